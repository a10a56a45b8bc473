"""A record read out at once: its fields as plain numbers, and what follows from them at a glance.

One attribute of a NumPy record costs as much as reading out all of them. So whatever looks at many
fields in plain Python (events, tellings, clocks) looks at a reading. Knows what the record knows:
read out a view, and it is a view.
"""

import struct
from functools import cache
from typing import Any

import numpy as np

from mazarin.compiled import Record
from mazarin.games import game
from mazarin.games.contract import OVER, READY, Game
from mazarin.games.generic import game_of

_CODES = {"u8": "Q", "i8": "q", "u4": "I", "i4": "i", "i2": "h", "u1": "B", "i1": "b"}
"""How `struct` calls NumPy's numbers."""


class Reading:
    """The fields of a record by their names, those with rows as tuples."""

    game: Game
    raw: bytes

    def __init__(self, kind: Game, raw: bytes) -> None:
        layout, parts = _layout(kind.name)
        numbers = layout.unpack(raw)
        fields = self.__dict__
        fields["game"], fields["raw"] = kind, raw
        for name, begin, end in parts:
            fields[name] = numbers[begin] if end is None else numbers[begin:end]

    @classmethod
    def of(cls, s: Record) -> "Reading":
        """Return what a record holds."""
        return cls(game_of(s), s.tobytes())

    def __getattr__(self, name: str) -> Any:
        """For the type checker: what a record's fields are is told by its game."""
        raise AttributeError(f"{self.game.name} has no field {name!r}")

    def __getitem__(self, name: str) -> Any:
        return self.__dict__[name]

    @property
    def record(self) -> Record:
        """The record itself, for what is compiled."""
        return np.frombuffer(bytearray(self.raw), self.game.dtype)[0]

    @property
    def is_over(self) -> bool:
        """Whether no deal is going on."""
        return self.phase in (READY, OVER)


@cache
def _layout(name: str) -> tuple[struct.Struct, tuple[tuple[str, int, int | None], ...]]:
    """Return how the bytes of a game's record are unpacked, and which numbers are which field."""
    dtype = game(name).dtype
    parts: list[tuple[str, int, int | None]] = []
    form, place, at = "=", 0, 0
    for field, (kind, offset, *_) in sorted(_fields(dtype), key=lambda named: named[1][1]):
        rows = kind.shape[0] if kind.shape else 1
        form += f"{offset - place}x{rows}{_CODES[kind.base.str[1:]]}"
        parts.append((field, at, at + rows if kind.shape else None))
        place, at = offset + kind.itemsize, at + rows
    return struct.Struct(f"{form}{dtype.itemsize - place}x"), tuple(parts)


def _fields(dtype: np.dtype[np.record]) -> list[tuple[str, Any]]:
    return list((dtype.fields or {}).items())
