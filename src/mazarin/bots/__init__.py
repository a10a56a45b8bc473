"""Bots: a view in, a move out. They never see the true state.

``choose`` is compiled and written for all games; `choose_move` is for callers in Python.
"""

from mazarin.bots.simple import simple
from mazarin.bots.uniform import uniform
from mazarin.chance import Chance
from mazarin.compiled import Record, compiled

LEVELS = ("random", "simple")
RANDOM, SIMPLE = range(len(LEVELS))


class UnknownBot(ValueError):
    """A name that is no bot of the house."""


def level(name: str) -> int:
    """Return the number of a level of play. Raise ``UnknownBot``."""
    if name not in LEVELS:
        raise UnknownBot(f"no bot {name!r}; there is {', '.join(LEVELS)}")
    return LEVELS.index(name)


@compiled
def choose(view: Record, seat: int, chance: Chance, how: int) -> int:
    """Return a legal action for the seat whose view this is and who is on turn."""
    if how == RANDOM:
        return uniform(view, chance)
    return simple(view, seat, chance)


def choose_move(view: Record, seat: int, chance: Chance, how: int = SIMPLE) -> int:
    """Return a legal action; the same as ``choose``, as a plain number."""
    return int(choose(view, seat, chance, how))
