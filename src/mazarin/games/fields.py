"""The declaration of a game's record: each field's type, what it means, and who may see it.

From it follow the record type, the redactor of views and the text of positions, so a new field can
neither be forgotten by the notation nor leak.
"""

from dataclasses import dataclass
from enum import Enum

import numpy as np
from numpy.typing import NDArray


class Kind(Enum):
    """What the numbers of a field stand for; decides how they are written."""

    NUMBER = "number"
    CARDS = "cards"
    CARD = "card"
    SEAT = "seat"
    POTS = "pots"
    """Chips by card, row *n* those on card *n*."""
    STOCK = "stock"
    """Cards still to be dealt, the next one last; -1 beyond."""

    @property
    def blank(self) -> int:
        """The number that says nothing: no card and no seat are -1."""
        return -1 if self in (Kind.CARD, Kind.SEAT, Kind.STOCK) else 0


class Seen(Enum):
    """Who may see a field."""

    ALL = "all"
    OWNER = "owner"
    """Row *n* belongs to seat *n*."""
    NOBODY = "nobody"


@dataclass(frozen=True)
class Field:
    """One field of a record.

    ``shape`` is () or the rows of a field by seat or by card; ``veil`` says who may see the field
    while the game's ``veiled`` holds for the viewer, where that differs from ``seen``.
    """

    name: str
    dtype: str
    kind: Kind
    shape: int | tuple[int, ...] = ()
    seen: Seen = Seen.ALL
    veil: Seen | None = None

    def seen_under(self, veiled: bool) -> Seen:
        """Return who may see the field, with the veil down or not."""
        return self.veil if veiled and self.veil is not None else self.seen


def record_type(fields: tuple[Field, ...]) -> np.dtype[np.record]:
    """Return the record type: fields by falling size, so that none wastes room on alignment."""
    for field in fields:
        # Such a name would read as NumPy's method, not as the field.
        assert not hasattr(np.generic, field.name), field.name
    by_size = sorted(fields, key=lambda f: -np.dtype(f.dtype).itemsize)
    plain = np.dtype([(f.name, f.dtype, f.shape) for f in by_size], align=True)
    typed: np.dtype[np.record] = np.dtype((np.record, plain))  # type: ignore[assignment]
    return typed


def blank_record(fields: tuple[Field, ...], dtype: np.dtype[np.record]) -> NDArray[np.record]:
    """Return an array of one record in which nothing has happened and nothing is known."""
    blank = np.zeros(1, dtype)
    for field in fields:
        blank[field.name] = field.kind.blank
    return blank


def masks(fields: tuple[Field, ...], dtype: np.dtype[np.record], seats: int) -> NDArray[np.uint8]:
    """Return the bytes each viewer may see, shape (2, seats + 1, record size): veil, viewer, byte.

    The last viewer is the bystander.
    """
    table = np.zeros((2, seats + 1), dtype)
    shown = table.view(np.uint8).reshape(2, seats + 1, dtype.itemsize)
    for veil in (0, 1):
        for viewer in range(seats + 1):
            for field in fields:
                _uncover(shown[veil, viewer], dtype, field, viewer, bool(veil))
    return shown


def _uncover(
    shown: NDArray[np.uint8], dtype: np.dtype[np.record], field: Field, viewer: int, veiled: bool
) -> None:
    seen = field.seen_under(veiled)
    kind, offset = dtype.fields[field.name][:2]  # type: ignore[index]
    if seen is Seen.ALL:
        shown[offset : offset + kind.itemsize] = 255
    elif seen is Seen.OWNER and viewer < kind.shape[0]:
        row = kind.itemsize // kind.shape[0]
        shown[offset + viewer * row : offset + (viewer + 1) * row] = 255
