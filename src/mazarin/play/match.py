"""A match: deals in a row, with the log of all that chance and the players did.

The log is enough to play the match again; the state is only its last page.
"""

from dataclasses import dataclass, field

import numpy as np

from mazarin.cards import NO_CARD, members
from mazarin.chance import shuffle, stream
from mazarin.compiled import Record
from mazarin.games import game
from mazarin.games.contract import IllegalMove
from mazarin.games.generic import game_of
from mazarin.games.stoppa_points import GROSSO, PICCOLO
from mazarin.play import table
from mazarin.play.events import Event, tell
from mazarin.play.reading import Reading
from mazarin.play.sight import Sight


@dataclass
class Deal:
    """The log of one deal: the pack as it was dealt, the moves, the chips before.

    ``pack`` is empty where the match was set up in the middle of a deal. ``breaks`` are the numbers
    of the moves at which a new pile or run begins.
    """

    pack: list[int]
    chips: list[int]
    moves: list[tuple[int, int]] = field(default_factory=list)
    breaks: set[int] = field(default_factory=set)
    net: list[int] | None = None


class Match:
    """One table's match, from its first deal or from a position."""

    def __init__(self, state: Record, headers: dict[str, str] | None = None) -> None:
        self.start = state
        self.state = state
        self.headers = headers or {}
        self.deals: list[Deal] = []
        self._past: list[Reading] = []
        self._sight: Sight | None = None
        if not table.is_over(state):
            self.deals.append(Deal([], self._chips()))

    @classmethod
    def new(cls, name: str, *, players: int, rules: object = None, dealer: int = 0) -> "Match":
        """Return a match about to begin. Raise ``ValueError`` for a table that cannot be."""
        return cls(game(name).new(players=players, rules=rules, dealer=dealer))

    def deal(self, pack: list[int]) -> list[Event]:
        """Deal a pack in order. Raise ``DealError``."""
        chips = self._chips()
        self.state, events = table.with_deal(self.state, pack)
        self.deals.append(Deal(list(pack), chips))
        self._past.clear()
        return events

    def play(self, action: int, seat: int | None = None) -> list[Event]:
        """Make a move. Raise ``IllegalMove``; then nothing has changed."""
        reason = self.sight.why_not(action, self.sight.truth.turn if seat is None else seat)
        if reason is not None:
            raise IllegalMove(reason)
        return self.step(action)

    def step(self, action: int) -> list[Event]:
        """Make a move that is known to be legal."""
        before = self.sight
        self._past.append(before.truth)
        self.state = table.stepped(self.state, action)
        log = self.deals[-1]
        if self._begins_line(before.truth):
            log.breaks.add(len(log.moves))
        log.moves.append((before.truth.turn, action))
        if self.sight.truth.is_over:
            log.net = [now - was for now, was in zip(self._chips(), log.chips, strict=True)]
        return tell(before.truth, action, self.sight.truth)

    @property
    def sight(self) -> Sight:
        """The state, looked at."""
        if self._sight is None or self._sight.record is not self.state:
            self._sight = Sight(self.state)
        return self._sight

    def _begins_line(self, before: Reading) -> bool:
        """Return whether a record starts a new line here: a new pile, run or round of bets."""
        if before.top != NO_CARD:
            return False
        if before.phase not in (PICCOLO, GROSSO) or len(self._past) < 2:
            return True
        previous = self._past[-2]
        return bool(previous.phase != before.phase or previous.hand != before.hand)

    @property
    def before_last(self) -> Record | None:
        """The state before the last move of this deal, if there was one."""
        return self._past[-1].record if self._past else None

    def undo(self) -> None:
        """Take the last move of this deal back. Whether that is fair is for the caller to know."""
        self.state = self._past.pop().record
        log = self.deals[-1]
        log.moves.pop()
        log.breaks.discard(len(log.moves))
        log.net = None

    def _chips(self) -> list[int]:
        now = self.sight.truth
        return list(now.chips[: now.players])


def shuffled(s: Record, seed: int, number: int) -> list[int]:
    """Return the pack of deal ``number`` of a match with this seed."""
    pack = pack_of(s)
    places = np.arange(len(pack), dtype=np.uint8)
    shuffle(stream(seed, number), places, len(pack))
    return [pack[place] for place in places]


def pack_of(s: Record) -> list[int]:
    """Return the pack of a match, unshuffled, in its own order."""
    return list(members(game_of(s).pack_for(int(s.players))))
