"""Entries: the rows of a table's log. Folding them, in order, gives the table.

They are kept for years, so a name or a meaning never changes; something new gets a new name. An
entry may hold what no viewer may know (`Committed` holds the secret): none is ever sent.
"""

from typing import Literal, TypeAlias

import msgspec

VERSION = 1
"""Version of the rules and of these entries; it is in the first entry of every log."""


class What(msgspec.Struct, tag_field="is", tag=str.lower, omit_defaults=True, kw_only=True):
    """What happened."""


class Opened(What):
    """A guest opened the table; ``bots`` has a level for each seat that a bot is to have."""

    version: int
    game: str
    rules: str
    bots: tuple[str | None, ...]
    pace: str
    listed: bool
    spectators: str
    host: str


class Committed(What):
    """The secret of the coming match was drawn; tables see its commitment only."""

    match: int
    tip: str


class Entered(What):
    """A guest came to the table, or again with another name or role."""

    guest: str
    name: str
    role: Literal["seat", "watch"]


class Sat(What):
    """A guest took a seat."""

    guest: str
    seat: int


class Stood(What):
    """A guest left his seat and stays to watch."""

    guest: str


class Departed(What):
    """A guest left the table; ``kicked`` for good."""

    guest: str
    kicked: bool = False


class Hosts(What):
    """A guest became the host."""

    guest: str


class Placed(What):
    """A bot of this level was given a seat, or with no level taken from it."""

    seat: int
    level: str | None = None


class Cut(What):
    """A guest added his own chance to the shuffles of the coming match."""

    guest: str
    value: str


class Dealt(What):
    """Cards were dealt; with ``dealer`` a match began. ``pack`` is in order, cards as text."""

    pack: str
    dealer: int | None = None


class Moved(What):
    """A seat moved. ``hand`` tells whose: the person's, a bot's, the clock's or the beat's."""

    seat: int
    move: str
    hand: str = "person"


class Settled(What):
    """Nobody held the card that was asked for, and the table was told so."""


class Away(What):
    """A bot plays for a person until he is back."""

    seat: int
    why: str


class Back(What):
    """A person plays for himself again."""

    seat: int


class Extended(What):
    """The table gave the seat on turn more time."""

    guest: str


class Offered(What):
    """A guest offered a rematch; the offer ends with an answer of everybody or one refusal."""

    guest: str


class Agreed(What):
    """A guest agreed to the rematch."""

    guest: str


class Declined(What):
    """The offer ended without a rematch; no guest if its time was up or its table changed."""

    guest: str | None = None


class Said(What):
    """A guest said one of the ready-made phrases."""

    guest: str
    phrase: str


class Asked(What):
    """A guest asked that the secret of the last deal be told; it is when all have."""

    guest: str


class Came(What):
    """A guest's line is up, at this node."""

    guest: str
    node: str


class Went(What):
    """A guest's line is down."""

    guest: str


class Warned(What):
    """Nothing has happened for long, and those who are there were told that the table closes."""

    minutes: int


class Closed(What):
    """The table is no more."""

    why: str


AnyWhat: TypeAlias = (
    Opened
    | Committed
    | Entered
    | Sat
    | Stood
    | Departed
    | Hosts
    | Placed
    | Cut
    | Dealt
    | Moved
    | Settled
    | Away
    | Back
    | Extended
    | Offered
    | Agreed
    | Declined
    | Said
    | Asked
    | Came
    | Went
    | Warned
    | Closed
)


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One row: when (ms), what, and of which command of whom it is the answer."""

    at: int
    what: AnyWhat
    guest: str | None = None
    command: str | None = None


_DECODER = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> bytes:
    """Return the bytes of an entry."""
    return msgspec.json.encode(entry)


def decode(row: bytes) -> Entry:
    """Return the entry of some bytes. Raise ``msgspec.DecodeError`` if they are none."""
    return _DECODER.decode(row)
