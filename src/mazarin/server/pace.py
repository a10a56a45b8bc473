"""Paces: how long everything takes at a table, in ms. ``None`` is for ever."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Pace:
    """The times of one pace."""

    turn: int | None
    """To move, before a bot moves instead."""
    beat: int
    """Until a forced answer comes, whatever it is."""
    bot: int
    """A bot takes for a move."""
    grace: int
    """From the loss of a line until a bot plays for its person."""
    next_deal: int | None
    """To look at the payments, before the next deal begins by itself."""
    offer: int = 60_000
    """A rematch is offered."""


PACES = {
    "relaxed": Pace(None, 1200, 1000, 120_000, None),
    "normal": Pace(45_000, 1000, 800, 30_000, 30_000),
    "fast": Pace(15_000, 700, 450, 15_000, 12_000),
}
MOST_EXTENSIONS = 10
"""How often more time can be given for one move."""


def hastened(paces: Mapping[str, Pace], haste: float) -> dict[str, Pace]:
    """Return paces so many times faster, for demonstrations and tests."""

    def faster(pace: Pace) -> Pace:
        times = {name: time and max(1, int(time / haste)) for name, time in vars(pace).items()}
        return Pace(**times)

    return {name: faster(pace) for name, pace in paces.items()}
