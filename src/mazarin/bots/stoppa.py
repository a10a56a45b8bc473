"""Stoppa by rule of thumb: bet on good points, shed long runs, close with the king."""

import numpy as np

from mazarin.cards import bit, count, lowest, without_lowest
from mazarin.chance import Chance, below
from mazarin.compiled import Record, compiled
from mazarin.games.contract import NOBODY, action_of
from mazarin.games.generic import bounds, legal
from mazarin.games.stoppa import PASS
from mazarin.games.stoppa_bets import CLOSE, OPEN, RAISE, SEE
from mazarin.games.stoppa_points import ACES, PICCOLO, RANK, RANKS, STOPPATA, point


@compiled
def choose(view: Record, seat: int, chance: Chance) -> int:
    """Return the move of a sensible player."""
    if view.phase == STOPPATA:
        return _lay(view, seat)
    return _bet(view, seat, chance)


@compiled
def _bet(view: Record, seat: int, chance: Chance) -> int:
    """Open and raise on a strong point, see on a fair one, bluff now and then."""
    codes = legal(view)
    mine = point(view.hands[seat])
    fair, strong = (29, 36) if view.phase == PICCOLO else (49, 53)
    if view.raiser == NOBODY:
        if mine >= fair or below(chance, 20) == 0:
            least, most = bounds(view, OPEN)
            return action_of(OPEN, most if mine >= strong else least)
        return CLOSE
    if mine >= strong and codes & bit(RAISE) and below(chance, 2) == 0:
        least, most = bounds(view, RAISE)
        return action_of(RAISE, least + below(chance, (most - least) // 2 + 1))
    owed = view.level - view.staked[seat]
    if mine >= strong or (mine >= fair and 2 * owed <= view.pot):
        return SEE
    return CLOSE


@compiled
def _lay(view: Record, seat: int) -> int:
    """Go on while a card fits; open where the longest run of one's own can be laid."""
    codes = legal(view)
    if codes & bit(PASS):
        codes ^= bit(PASS)
    if not codes:
        return PASS
    if codes & ACES:
        return lowest(codes & ACES)
    best, best_worth = lowest(codes), -1
    cards = codes
    while cards:
        card = lowest(cards)
        cards = without_lowest(cards)
        worth = _run_from(view.hands[seat], card % RANKS)
        if worth > best_worth:
            best, best_worth = card, worth
    return best


@compiled
def _run_from(hand: np.uint64, rank: int) -> int:
    """Return how many cards a run from this rank sheds, a closing king counting as two."""
    length = 0
    while rank < RANKS and count(hand & RANK[rank]) > 0:
        length += 2 if rank == RANKS - 1 else 1
        rank += 1
    return length
