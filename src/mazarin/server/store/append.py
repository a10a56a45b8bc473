"""What is written at once, what is kept of a finished game, and what can go wrong."""

from dataclasses import dataclass


class Outrun(Exception):
    """Somebody else has written this place of the log, or has closed the table. Nothing changed."""


class StoreError(Exception):
    """The store cannot do this; the message says why."""


class StoreInUse(StoreError):
    """Another server has this file open."""

    def __init__(self, file: str) -> None:
        super().__init__(
            f"{file} is in use by another server. Stop that one first, or keep this one's data "
            "in a folder of its own."
        )
        self.file = file


class StoreFailed(StoreError):
    """The database failed, and whether an append was written is not known: read the log."""


@dataclass(frozen=True)
class Finished:
    """A match that ended. The store compresses its record."""

    match: int
    game: str
    players: int
    ended: int
    """When, in milliseconds."""
    record: bytes


@dataclass(frozen=True)
class FinishedInfo:
    """What the list of finished games says of one; its record is read by ``Store.game``."""

    table: str
    match: int
    game: str
    players: int
    ended: int


@dataclass(frozen=True)
class Append:
    """Entries to be written at the end of one table's log, and what changes with them."""

    table: str
    seq: int
    """The number of the first entry; the log must end just before it."""
    entries: tuple[bytes, ...]
    touched: int
    """Now, in milliseconds."""
    summary: bytes | None = None
    """What the lobby shows; ``None``: as before."""
    listed: bool | None = None
    """``None``: as before; a new table is not."""
    closed: bool = False
    """The table is over. Its entries are deleted, its finished games stay, its id is never free."""
    finished: Finished | None = None

    def __post_init__(self) -> None:
        if self.seq < 1 or not self.entries:
            raise ValueError("an append has entries, numbered from 1")

    @property
    def head(self) -> int:
        """The number of its last entry."""
        return self.seq + len(self.entries) - 1
