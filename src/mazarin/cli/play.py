"""``mazarin play``: sits the player down, at a new match or a saved one."""

import argparse
import secrets
from pathlib import Path

from mazarin.chance import stream
from mazarin.cli.kept import keep, kept_file
from mazarin.cli.prepare import prepare
from mazarin.cli.screen import Screen
from mazarin.cli.session import Session
from mazarin.cli.show import welcome
from mazarin.cli.terminal import fitted
from mazarin.compiled import Record
from mazarin.games.generic import game_of
from mazarin.play.events import seats
from mazarin.play.match import Match
from mazarin.play.record import replay
from mazarin.play.sentences import Sentences

BOTS = 2**32
"""Number of the stream the bots draw from, apart from those of the deals."""


def play(asked: argparse.Namespace) -> int:
    """Play a match in the terminal."""
    say = Sentences(asked.lang)
    match = _resumed(asked.resume) if asked.resume is not None else _begun(asked)
    s, me = match.state, asked.seat or 0
    if not 0 <= me < s.players:
        raise ValueError(f"--seat must be from 0 to {int(s.players) - 1}, not {me}")
    prepare(game_of(s).name, say)
    seed = asked.seed if asked.seed is not None else secrets.randbits(32)
    pack = game_of(s).pack.name

    def tell(line: str) -> None:
        print(fitted(line, pack), flush=True)

    for line in welcome(s, say):
        tell(line)
    Session(
        match,
        seed=seed,
        chance=stream(seed, BOTS),
        screen=Screen(say, _names(s, me, say), me),
        ask=input,
        tell=tell,
    ).run()
    if match.state.finished:
        _forget(asked.resume)
    else:
        tell(say.text("match-stopped"))
        tell(keep(match, me, say))
    tell(say.text("goodbye"))
    return 0


def _names(s: Record, me: int, say: Sentences) -> list[str]:
    return [
        say.text("name-you") if seat == me else say.text("name-player", number=seat + 1)
        for seat in seats(s)
    ]


def _begun(asked: argparse.Namespace) -> Match:
    if asked.game is None:
        raise ValueError("name a game: stopp, michigan or stoppa")
    players = 4 if asked.players is None else asked.players
    dealer = (
        secrets.randbelow(max(players, 1)) if asked.seed is None else asked.seed % max(players, 1)
    )
    return Match.new(asked.game, players=players, rules=asked.rules, dealer=dealer)


def _resumed(name: str) -> Match:
    """Return the match saved in a file, or if that is "" the one that was left last."""
    if not name and not kept_file().exists():
        raise ValueError("no match was left that could be gone on with")
    file = Path(name) if name else kept_file()
    done = replay(file.read_text("utf-8"))
    if done.fault:
        raise ValueError(f"{file}: {done.fault}")
    if done.match.state.finished:
        raise ValueError(f"{file}: this match is over; `mazarin replay` shows it")
    return done.match


def _forget(resumed: str | None) -> None:
    """Remove the match that was left last, once it has been played to its end."""
    if resumed == "":
        kept_file().unlink(missing_ok=True)
