"""The wire: every message between a client and the server, as a struct. See docs/protocol.md.

JSON text frames, each an object whose ``type`` says what it is. `schema` gives them all as JSON
Schema. Clients send commands; the server answers each, and tells what happens.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

PROTOCOL = 1

Id = Annotated[str, Meta(min_length=1, max_length=64, description="chosen by the client")]
Seq = Annotated[int, Meta(ge=0, le=2**53)]
Seat = Annotated[int, Meta(ge=0, le=7)]
Short = Annotated[str, Meta(max_length=200)]
Name = Annotated[str, Meta(max_length=400)]
Pace = Literal["relaxed", "normal", "fast"]
Spectators = Literal["yes", "no", "delayed"]
Role = Literal["seat", "watch"]


def _tag(name: str) -> str:
    return name[0].lower() + "".join(f"-{c.lower()}" if c.isupper() else c for c in name[1:])


class Message(
    msgspec.Struct,
    tag_field="type",
    tag=_tag,
    omit_defaults=True,
    forbid_unknown_fields=True,
    kw_only=True,
):
    """A message."""


# From a client.


class Hello(Message):
    """First message of a line: which table, who, by what right, and what is already known.

    ``name`` and ``invite`` matter at the first visit; ``after`` is the number of the last telling.
    """

    table: Short
    token: Short | None = None
    name: Name | None = None
    invite: Short | None = None
    after: Seq | None = None


class Command(Message):
    """A wish; answered exactly once, and the same id always gets the same answer."""

    id: Id


class Move(Command):
    """A card or a word in our notation; ``at`` is the ``at`` of the game that it answers."""

    at: Seq
    move: Short


class Sit(Command):
    """Take a free seat, or any if none is named; ``cut`` as in `Cut`."""

    seat: Seat | None = None
    cut: Short | None = None


class Stand(Command):
    """Leave the seat and watch."""


class Leave(Command):
    """Leave the table."""


class Kick(Command):
    """Host: remove a guest for good."""

    guest: Short


class Host(Command):
    """Host: hand the table over."""

    guest: Short


class Bot(Command):
    """Host: give a free seat to a bot of a level, or with none take it away."""

    seat: Seat
    level: Short | None = None


class Cut(Command):
    """Add one's own chance to the shuffles of the coming match: at most 64 hexadecimal digits."""

    value: Short


class Start(Command):
    """Host: begin the match; empty seats get bots."""


class Deal(Command):
    """Go on with the next deal."""


class Extend(Command):
    """Give the seat on turn more time."""


class Rematch(Command):
    """Offer a rematch, or agree to the one that is offered; ``cut`` as in `Cut`."""

    cut: Short | None = None


class Decline(Command):
    """Refuse the rematch that is offered."""


class Say(Command):
    """Say one of the ready-made phrases."""

    phrase: Short


class Reveal(Command):
    """Ask that the secret of the deal that is over be told; it is when all seated persons ask."""


class Close(Command):
    """Host: end the table for everybody."""


class Here(Command):
    """Play for oneself again; any other command does so too."""


class Ping(Message):
    """Is anybody there?"""

    n: Seq = 0


Incoming: TypeAlias = (
    Hello
    | Move
    | Sit
    | Stand
    | Leave
    | Kick
    | Host
    | Bot
    | Cut
    | Start
    | Deal
    | Extend
    | Rematch
    | Decline
    | Say
    | Reveal
    | Close
    | Here
    | Ping
)

# From the server.


class Person(msgspec.Struct, frozen=True):
    """A guest at the table."""

    guest: str
    name: str
    here: bool


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat: its person, its bot, or both where a bot plays for a person who is away."""

    guest: str | None = None
    bot: str | None = None
    away: bool = False
    cut: str | None = None


class Offer(msgspec.Struct, frozen=True):
    """A rematch that is offered, and who has agreed."""

    guest: str
    agreed: tuple[str, ...]


class TableInfo(msgspec.Struct, frozen=True):
    """All about a table but the game: who is there, what was agreed."""

    id: str
    game: str
    rules: str
    pace: Pace
    listed: bool
    spectators: Spectators
    host: str
    phase: Literal["waiting", "playing", "between", "finished", "closed"]
    seats: tuple[SeatInfo, ...]
    people: tuple[Person, ...]
    match: int
    commitment: str | None = None
    secret: str | None = None
    next_commitment: str | None = None
    offer: Offer | None = None
    asked: tuple[str, ...] = ()


class TableCard(msgspec.Struct, frozen=True):
    """A table as the lobby lists it."""

    id: str
    game: str
    rules: str
    pace: Pace
    spectators: Spectators
    phase: Literal["waiting", "playing", "between", "finished", "closed"]
    host: str
    seats: int
    people: int
    bots: int


class Happening(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that was seen or heard; the name is also that of its sentence."""

    event: str
    seat: int | None = None
    cards: tuple[str, ...] = ()
    amount: int | None = None
    guest: str | None = None
    text: str | None = None


class Clock(msgspec.Struct, frozen=True):
    """Time left to the player on turn when this was sent, and how long he has in all, in ms."""

    left: int
    whole: int


class GameState(msgspec.Struct, frozen=True):
    """What everybody may know of the game; ``facts`` are the fields of the bystander's view.

    ``at`` is what a move must name.
    """

    at: int
    facts: dict[str, Any]


class Own(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat knows besides: facts that replace the public ones, and what it may do.

    ``amounts`` has least and greatest chips for each word that takes some.
    """

    facts: dict[str, Any]
    moves: tuple[str, ...] = ()
    amounts: dict[str, tuple[int, int]] = {}


class Welcome(Message):
    """First answer: who one is here, and how to be it again. ``token`` only when it is new."""

    guest: str
    role: Role
    seat: int | None
    protocol: int
    token: str | None = None


class Told(Message):
    """Telling ``seq``: what happened, and what is different now. Parts left out are as before."""

    seq: int
    events: tuple[Happening, ...] = ()
    table: TableInfo | None = None
    game: GameState | None = None
    own: Own | None = None
    clock: Clock | None = None


class Snapshot(Told):
    """All that one may know now; instead of the tellings that one has missed."""


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a move is refused: the clause of the rule sheet, and what would be right."""

    clause: str
    name: str
    card: str | None = None
    cards: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None


class Answer(Message):
    """The answer to a command: accepted as telling ``seq``, or refused.

    ``refused`` names a sentence; ``reason`` is there if it is the rules that forbid it.
    """

    id: str
    ok: bool
    seq: int
    refused: str | None = None
    why: str | None = None
    reason: Reason | None = None


class Refusal(Message):
    """Something that was no command is refused; the line stays up."""

    refused: str
    why: str


class Bye(Message):
    """Last message of a line, and why; ``again`` if it makes sense to come back."""

    why: str
    again: bool


class Pong(Message):
    """Somebody is."""

    n: int


Outgoing: TypeAlias = Welcome | Told | Snapshot | Answer | Refusal | Bye | Pong

_DECODER: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)
_READER: msgspec.json.Decoder[Outgoing] = msgspec.json.Decoder(Outgoing)
_ENCODER = msgspec.json.Encoder()


def decode(frame: str | bytes) -> Incoming:
    """Return a client's message. Raise ``msgspec.MsgspecError`` or ``ValueError``."""
    return _DECODER.decode(frame)


def encode(message: Message) -> bytes:
    """Return the frame of a message."""
    return _ENCODER.encode(message)


def read(frame: str | bytes) -> Outgoing:
    """Return a message of the server, as a client reads it. Raise ``msgspec.MsgspecError``."""
    return _READER.decode(frame)


def schema() -> dict[str, Any]:
    """Return the JSON Schema of all messages, ``incoming`` and ``outgoing``."""
    (incoming, outgoing), definitions = msgspec.json.schema_components(
        [Incoming, Outgoing], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Mazarin's wire, protocol {PROTOCOL}",
        "incoming": incoming,
        "outgoing": outgoing,
        "$defs": definitions,
    }
