"""Events: what everybody at the table sees and hears of a move or a deal.

They are told by comparing the record before and after, so that the rules stay silent and fast.
Every event is public: it holds nothing that only one seat may know.
"""

from dataclasses import dataclass
from functools import cache
from importlib import import_module

from mazarin.compiled import Record
from mazarin.play.reading import Reading


@dataclass(frozen=True)
class Event:
    """One thing that happened; ``name`` is also the name of its sentence."""

    name: str
    seat: int | None = None
    cards: tuple[str, ...] = ()
    amount: int | None = None

    def as_json(self) -> dict[str, object]:
        """Return the parts that say something."""
        parts = {"event": self.name, "seat": self.seat, "cards": list(self.cards) or None}
        parts["amount"] = self.amount
        return {name: part for name, part in parts.items() if part is not None}


def tell_deal(before: Reading, after: Reading) -> list[Event]:
    """Return what the table saw of a deal."""
    told: list[Event] = _teller(after.game.name).tell_deal(before, after)
    return told


def tell(before: Reading, action: int, after: Reading) -> list[Event]:
    """Return what the table saw and heard of a move, up to the end of the match."""
    told: list[Event] = _teller(after.game.name).tell(before, action, after)
    if after.finished:
        won = (n for n in seats(after) if after.won[n])
        told += [Event("wins-match", n, amount=int(after.chips[n])) for n in won]
    return told


@cache
def _teller(name: str):  # type: ignore[no-untyped-def]
    return import_module(f"mazarin.play.{name}_events")


def seats(s: Record | Reading) -> range:
    """Return the seats of a table."""
    return range(int(s.players))


def payments(name: str, s: Reading) -> list[Event]:
    """Return an event for each seat that paid at the end of a deal."""
    return [Event(name, n, amount=int(s.paid[n])) for n in seats(s) if s.paid[n]]
