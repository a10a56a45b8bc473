"""Sight: what each viewer may see of one state, and what may be done in it, worked out once.

For a server, which tells every move to many. Views are made by `table.seen`, the only redactor.
"""

from functools import cached_property, lru_cache

import numpy as np

from mazarin.cards import members
from mazarin.compiled import Record, compiled
from mazarin.games import game
from mazarin.games.contract import FIRST_WORD, NOBODY, Reason
from mazarin.games.generic import legal, veiled
from mazarin.play import table
from mazarin.play.reading import Reading

_VIEWERS = 9
"""Eight seats and the bystander, in the largest game."""


@compiled
def _look(s: Record) -> tuple[np.uint64, int]:
    """Return the legal codes of the seat on turn, and for whom the veil is down, as bits."""
    veils = 0
    for viewer in range(_VIEWERS):
        if veiled(s, viewer):
            veils |= 1 << viewer
    return (legal(s) if s.turn != NOBODY else np.uint64(0)), veils


class Sight:
    """One state, looked at."""

    def __init__(self, s: Record) -> None:
        self.record = s
        self.truth = Reading.of(s)
        self._seen: dict[int, Reading] = {}

    @cached_property
    def _looked(self) -> tuple[int, int]:
        codes, veils = _look(self.record)
        return int(codes), int(veils)

    @property
    def turn(self) -> int | None:
        """The seat on turn."""
        turn: int = self.truth.turn
        return None if turn == NOBODY else turn

    @property
    def codes(self) -> list[int]:
        """The codes open to the seat on turn, cards first."""
        return list(members(self._looked[0]))

    def seen(self, seat: int | None) -> Reading:
        """Return the view of a seat, or of the bystander."""
        kind = self.truth.game
        viewer = kind.seats if seat is None else seat
        if viewer not in self._seen:
            raw = table.seen(kind, self.truth.raw, viewer, self.veil_of(viewer))
            self._seen[viewer] = Reading(kind, raw)
        return self._seen[viewer]

    def veil_of(self, viewer: int) -> int:
        """Return 1 where the veil is down for a viewer."""
        return self._looked[1] >> viewer & 1

    @property
    def public_turn(self) -> int | None:
        """The seat on turn, where everybody may know it."""
        turn: int = self.seen(None).turn
        return None if turn == NOBODY else turn

    @property
    def is_secret(self) -> bool:
        """Whether nobody but the seat on turn may know whose turn it is."""
        return self.turn is not None and self.public_turn is None

    @cached_property
    def is_forced(self) -> bool:
        """Whether the answer awaited is no choice: a word alone, or a card asked of all (M6)."""
        codes = self._looked[0]
        if codes == 0 or codes & (codes - 1):
            return False
        return codes >> FIRST_WORD != 0 or self.is_secret

    def why_not(self, action: int, seat: int) -> Reason | None:
        """Return the same as `table.why_not`, at once for a plain move that is legal."""
        plain = action < FIRST_WORD and seat == self.truth.turn
        if plain and self._looked[0] >> action & 1:
            return None
        return table.why_not(self.record, action, seat)

    def moves(self) -> tuple[list[str], dict[str, tuple[int, int]]]:
        """Return the legal moves without an amount, and the bounds of the words with one."""
        kind = self.truth.game
        plain: list[str] = []
        amounts: dict[str, tuple[int, int]] = {}
        for code in self.codes:
            if code >= FIRST_WORD and kind.words[code - FIRST_WORD].has_amount:
                word = kind.words[code - FIRST_WORD].text
                amounts[word] = table.limits(self.record, code)
            else:
                plain.append(_text(kind.name, code))
        return plain, amounts


@lru_cache(maxsize=1024)
def _text(name: str, code: int) -> str:
    return game(name).write_move(code)
