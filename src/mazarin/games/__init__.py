"""The games: their records, their rules, and the verbs by which everybody asks.

Knows no names of people, no clocks, no sockets, no sentences.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mazarin.games.contract import Game

GAMES = ("stopp", "michigan", "stoppa")


class UnknownGame(ValueError):
    """A name that is no game of the house."""


def game(name: str) -> "Game":
    """Return a game by name; its file is imported only now. Raise ``UnknownGame``."""
    if name not in GAMES:
        raise UnknownGame(f"no game {name!r}; there is {', '.join(GAMES)}")
    found: Game = import_module(f"mazarin.games.{name}").GAME
    return found
