"""Other worlds: the same tale told of other cards, for all that a seat can know.

A tale is a deal from the last moment at which cards were served, with the moves made since and what
the table saw of them. Exchange cards that a seat cannot see, make the same moves, and if the table
sees the same, the seat must not be able to tell the two worlds apart. Everything that the record
derives from the cards comes out by playing, nothing is copied.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import combinations
from random import Random

import numpy as np

from mazarin.cards import NO_CARD, members
from mazarin.compiled import Record
from mazarin.games.contract import IllegalMove
from mazarin.games.generic import game_of
from mazarin.play import table
from mazarin.play.events import Event
from mazarin.play.setup import PLACES

Place = tuple[str, int]
ASIDE: Place = ("aside", 0)


@dataclass
class Tale:
    """What happened since cards were last served."""

    start: Record
    moves: list[int] = field(default_factory=list)
    told: list[list[Event]] = field(default_factory=list)

    def add(self, before: Record, action: int, events: list[Event], after: Record) -> None:
        """Go on with a move; where new cards are served a new tale begins."""
        if any(int(new) & ~int(old) for new, old in zip(after.hands, before.hands, strict=True)):
            self.start, self.moves, self.told = after, [], []
        else:
            self.moves.append(action)
            self.told.append(events)

    def again(self, exchanged: Mapping[int, int]) -> Record | None:
        """Return how the tale ends with cards exchanged, ``None`` where it would go otherwise."""
        s = exchange(self.start, exchanged)
        for action, told in zip(self.moves, self.told, strict=True):
            try:
                s, events = table.play(s, action)
            except IllegalMove:
                return None
            if events != told:
                return None
        return s


def content(s: Record) -> bytes:
    """Return the bytes of all fields, without those between fields that mean nothing."""
    return b"".join(s[name].tobytes() for name in s.dtype.names)


def places(s: Record) -> dict[int, Place]:
    """Return where each card of the pack is."""
    game = game_of(s)
    found = dict.fromkeys(members(game.pack_for(int(s.players))), ASIDE)
    for name in PLACES[game.name]:
        for row, value in enumerate(np.atleast_1d(s[name]).tolist()):
            if name == "stock":
                found |= {value: (name, row)} if value != NO_CARD else {}
            else:
                found |= dict.fromkeys(members(value), (name, row))
    return found


def hidden(s: Record, seat: int | None) -> list[int]:
    """Return the cards of which a seat does not know the place, lowest first."""
    seen = table.view(s, seat)
    shown = 0
    for cards in seen.shown.tolist() if "shown" in seen.dtype.names else ():
        shown |= cards
    return [card for card, at in places(seen).items() if at == ASIDE and not shown >> card & 1]


def exchange(s: Record, exchanged: Mapping[int, int]) -> Record:
    """Return a record in which other cards stand where some stood; nothing else is touched."""
    other = s.copy()
    for name in PLACES[game_of(s).name]:
        value = other[name]
        if name == "stock":
            other[name] = [exchanged.get(card, card) for card in value.tolist()]
        elif value.shape:
            other[name] = [_set(cards, exchanged) for cards in value.tolist()]
        else:
            other[name] = _set(int(value), exchanged)
    return other


def _set(cards: int, exchanged: Mapping[int, int]) -> int:
    return sum(1 << exchanged.get(card, card) for card in members(cards))


def exchanges(s: Record, other: Record) -> dict[int, int]:
    """Return which card must stand for which to make one record's cards those of another."""
    was, now = places(s), places(other)
    moved = [card for card in was if was[card] != now[card]]
    found: dict[int, int] = {}
    for place in {was[card] for card in moved}:
        leave = [card for card in moved if was[card] == place]
        come = [card for card in moved if now[card] == place]
        found |= zip(leave, come, strict=True)
    return found


def other_world(tale: Tale, s: Record, seat: int | None, rnd: Random) -> Record | None:
    """Return another end of the tale, for all that a seat knows; ``None`` if none was found.

    Where it is a secret who holds the card that is wanted, another seat shall hold it.
    """
    unseen, where = hidden(s, seat), places(s)
    wanted = [card for card in table.legal_codes(s) if card in unseen] or unseen
    pairs = [(a, b) for a in wanted for b in unseen if where[a] != where[b]]
    rnd.shuffle(pairs)
    for a, b in pairs[:8]:
        world = tale.again({a: b, b: a})
        if world is not None:
            return world
    return None


def possible_places(
    tale: Tale, s: Record, seat: int, rnd: Random, tries: int
) -> dict[int, set[Place]]:
    """Return for cards that a seat does not see where all they could be, found by trying."""
    where, unseen = places(s), hidden(s, seat)
    found: dict[int, set[Place]] = {card: {where[card]} for card in unseen}
    pairs = [(a, b) for a, b in combinations(unseen, 2) if where[a] != where[b]]
    for a, b in rnd.sample(pairs, min(tries, len(pairs))):
        if tale.again({a: b, b: a}) is not None:
            found[a].add(where[b])
            found[b].add(where[a])
    return found
