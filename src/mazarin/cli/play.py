"""``mazarin play``: sits the player down, at a new match or a saved one."""

import argparse
import os
import secrets
import shutil
import sys
from pathlib import Path

from mazarin.chance import stream
from mazarin.cli.prepare import prepare
from mazarin.cli.screen import Screen, painted, wrapped
from mazarin.cli.session import Session
from mazarin.games.generic import game_of
from mazarin.play.match import Match
from mazarin.play.record import replay
from mazarin.play.sentences import Sentences

BOTS = 2**32
"""Number of the stream the bots draw from, apart from those of the deals."""


def play(asked: argparse.Namespace) -> int:
    """Play a match in the terminal."""
    say = Sentences(asked.lang)
    match = _resumed(asked) if asked.resume else _begun(asked)
    s = match.state
    players = int(s.players)
    me = asked.seat if asked.seat is not None else 0
    if not 0 <= me < players:
        raise ValueError(f"--seat must be from 0 to {players - 1}, not {me}")
    game = game_of(s)
    prepare(game.name, say)
    seed = asked.seed if asked.seed is not None else secrets.randbits(32)
    names = [
        say.text("name-you") if n == me else say.text("name-player", number=n + 1)
        for n in range(players)
    ]
    terminal = sys.stdout.isatty()
    plain = "NO_COLOR" in os.environ or os.environ.get("TERM") == "dumb"
    colours = terminal and not plain

    def tell(line: str) -> None:
        fitted = wrapped(line, shutil.get_terminal_size().columns) if terminal else line
        print(painted(fitted, game.pack.name) if colours else fitted, flush=True)

    tell(say.text("welcome", game=say.text(f"rules-{game.name}-title"), players=players))
    changes = game.rules.of(s).write()
    tell(say.text("house-rules", rules=changes) if changes else say.text("no-house-rules"))
    tell(say.text("welcome-help"))
    Session(
        match,
        me=me,
        seed=seed,
        chance=stream(seed, BOTS),
        screen=Screen(say, names, me),
        ask=input,
        tell=tell,
    ).run()
    return 0


def _begun(asked: argparse.Namespace) -> Match:
    if asked.game is None:
        raise ValueError("name a game: stopp, michigan or stoppa")
    players = 4 if asked.players is None else asked.players
    dealer = (
        secrets.randbelow(max(players, 1)) if asked.seed is None else asked.seed % max(players, 1)
    )
    return Match.new(asked.game, players=players, rules=asked.rules, dealer=dealer)


def _resumed(asked: argparse.Namespace) -> Match:
    done = replay(Path(asked.resume).read_text("utf-8"))
    if done.fault:
        raise ValueError(f"{asked.resume}: {done.fault}")
    if done.match.state.finished:
        raise ValueError(f"{asked.resume}: this match is over; `mazarin replay` shows it")
    return done.match
