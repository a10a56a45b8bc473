"""OpenSpiel's C++ random play of its nearest games, where it is installed.

Decisions only are counted: a move of a player, not the dealing of a card.
"""

import importlib.util
import time
from typing import Any

GAMES = ("crazy_eights", "hearts")
ROLLOUTS = 3000


def is_installed() -> bool:
    """Return whether OpenSpiel is here."""
    return importlib.util.find_spec("pyspiel") is not None


def evaluate(name: str, rounds: int = 300) -> float:
    """Return decisions a second of ``evaluate_bots`` with uniform random bots."""
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    states = [game.new_initial_state() for _ in range(rounds)]
    begun = time.process_time()
    for seed, state in enumerate(states):
        pyspiel.evaluate_bots(state, bots, seed)
    seconds = time.process_time() - begun
    return sum(map(_decisions, states)) / seconds


def roll_out(name: str) -> float:
    """Return decisions a second of the C++ rollouts of an evaluator, from dealt hands."""
    import pyspiel

    game = pyspiel.load_game(name)
    start = _dealt(game)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 7)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 3, False)
    begun = time.process_time()
    bot.mcts_search(start)
    seconds = time.process_time() - begun
    return ROLLOUTS * _mean_decisions(game, start) / seconds


def _dealt(game: Any) -> Any:
    """Return a state in which all cards are dealt, always the first outcome of chance."""
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[len(outcomes) // 2][0])
    return state


def _mean_decisions(game: Any, start: Any, rounds: int = 200) -> float:
    import pyspiel

    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    total = 0
    for seed in range(rounds):
        state = start.clone()
        before = _decisions(state)
        pyspiel.evaluate_bots(state, bots, seed)
        total += _decisions(state) - before
    return total / rounds


def _decisions(state: Any) -> int:
    return sum(1 for action in state.full_history() if action.player >= 0)
