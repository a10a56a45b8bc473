"""The room: all that a table is, folded from its log entry by entry.

It decides nothing and knows no clock: `desk.py` decides what comes next, `keeper.py` when. The same
entries give the same room, in every process and after every restart.
"""

from collections import OrderedDict
from dataclasses import dataclass, field
from functools import singledispatchmethod
from typing import Literal

from mazarin.compiled import Record
from mazarin.games.generic import game_of
from mazarin.play import fair, question
from mazarin.play.events import Event
from mazarin.play.match import Match
from mazarin.play.notation import read_move
from mazarin.play.sight import Sight
from mazarin.server import entries as log
from mazarin.server.wire import Happening, Role

Phase = Literal["waiting", "playing", "between", "finished", "closed"]
ANSWERS_KEPT = 512
STAND_IN = "simple"
"""The level of the bot that plays for somebody who is away or has left."""


@dataclass
class Chair:
    """A seat: who sits there, which bot, and whether the bot plays for the person just now."""

    guest: str | None = None
    bot: str | None = None
    away: bool = False


@dataclass
class Visitor:
    """A guest at the table; ``node`` is where his line ends, none if it is down."""

    name: str
    role: Role
    node: str | None = None


@dataclass
class Room:
    """A table, up to entry ``seq``. ``at`` is the last entry that changed the game."""

    id: str
    seq: int = 0
    at: int = 0
    moment: int = 0
    """When the last entry was written, ms."""
    since: int = 0
    """When the game last changed, ms: what the player on turn is charged counts from here."""
    extensions: int = 0
    opened: log.Opened | None = None
    host: str = ""
    chairs: list[Chair] = field(default_factory=list)
    people: dict[str, Visitor] = field(default_factory=dict)
    banned: set[str] = field(default_factory=set)
    match: Match | None = None
    number: int = 0
    """Which match of the table this is, from 1."""
    secret: fair.Secret | None = None
    commitment: str | None = None
    next_secret: fair.Secret | None = None
    next_commitment: str | None = None
    cuts: dict[str, str] = field(default_factory=dict)
    """By guest, for the coming match."""
    dealt_cuts: dict[int, str] = field(default_factory=dict)
    """By seat, for the match that is on."""
    asked_about: Sight | None = None
    """The state as the table sees it while a question is open; none if there is none."""
    unanswered: list[Event] = field(default_factory=list)
    """What will be told when the question is settled."""
    offer: str | None = None
    offered: int = 0
    """When the rematch was offered, ms."""
    agreed: set[str] = field(default_factory=set)
    asked: set[str] = field(default_factory=set)
    warned: int | None = None
    """When it was told that the table closes soon, ms; none once something has happened."""
    closed: str | None = None
    answers: OrderedDict[tuple[str, str], int] = field(default_factory=OrderedDict)

    # What is asked about it.

    @property
    def info(self) -> log.Opened:
        """What was agreed when the table was opened."""
        assert self.opened is not None
        return self.opened

    @property
    def phase(self) -> Phase:
        """What is going on."""
        if self.closed is not None:
            return "closed"
        if self.match is None:
            return "waiting"
        if self.asked_about is not None:
            # The answer may end the deal, or the match; until it is told, nobody may know.
            return "playing"
        now = self.match.sight.truth
        if now.finished:
            return "finished"
        return "between" if now.is_over else "playing"

    @property
    def shown(self) -> Sight | None:
        """The state from which views are made: the true one, or the one that is asked about."""
        if self.asked_about is not None:
            return self.asked_about
        return self.match.sight if self.match else None

    @property
    def state(self) -> Record:
        """The true state of the match. There must be one."""
        assert self.match is not None
        return self.match.state

    @property
    def sight(self) -> Sight:
        """The true state, looked at. There must be a match."""
        assert self.match is not None
        return self.match.sight

    @property
    def revealed(self) -> bool:
        """Whether the secret of the last deal may be told."""
        if self.phase == "finished":
            return True
        seated = {chair.guest for chair in self.chairs if chair.guest}
        return self.phase == "between" and bool(seated) and seated <= self.asked

    @property
    def cuts_by_seat(self) -> dict[int, str]:
        """The cuts for the coming match."""
        seated = ((seat, chair.guest) for seat, chair in enumerate(self.chairs))
        return {seat: self.cuts[guest] for seat, guest in seated if guest in self.cuts}

    @property
    def generation(self) -> int:
        """How often the invitations were made void."""
        return len(self.banned)

    def seat_of(self, guest: str | None) -> int | None:
        """Return where a guest sits."""
        seats = (n for n, chair in enumerate(self.chairs) if guest and chair.guest == guest)
        return next(seats, None)

    def plays_itself(self, seat: int) -> bool:
        """Return whether a bot moves for a seat now."""
        chair = self.chairs[seat]
        return chair.guest is None or chair.away

    # What happens to it.

    def fold(self, entry: log.Entry) -> list[Happening]:
        """Add the next entry and return what the table saw of it."""
        self.seq += 1
        self.moment, self.warned = entry.at, None
        if entry.guest and entry.command:
            self.answers[entry.guest, entry.command] = self.seq
            if len(self.answers) > ANSWERS_KEPT:
                self.answers.popitem(last=False)
        happened = self._fold(entry.what)
        if isinstance(entry.what, log.Dealt | log.Moved | log.Settled):
            self.at, self.since, self.extensions = self.seq, entry.at, 0
        return happened

    @singledispatchmethod
    def _fold(self, what: log.What) -> list[Happening]:
        raise TypeError(f"no entry of a log: {what}")

    @_fold.register
    def _(self, what: log.Opened) -> list[Happening]:
        self.opened, self.host = what, what.host
        self.chairs = [Chair(bot=level) for level in what.bots]
        return [Happening("opened", guest=what.host)]

    @_fold.register
    def _(self, what: log.Committed) -> list[Happening]:
        self.next_secret = fair.Secret(bytes.fromhex(what.tip))
        self.next_commitment = self.next_secret.commitment
        self.cuts.clear()
        return [Happening("commits")]

    @_fold.register
    def _(self, what: log.Entered) -> list[Happening]:
        self.people[what.guest] = Visitor(what.name, what.role)
        return [Happening("entered", guest=what.guest, text=what.name)]

    @_fold.register
    def _(self, what: log.Sat) -> list[Happening]:
        chair = self.chairs[what.seat]
        chair.guest, chair.bot, chair.away = what.guest, None, False
        return [Happening("sat", what.seat, guest=what.guest)]

    @_fold.register
    def _(self, what: log.Stood) -> list[Happening]:
        return [Happening("stood", self._vacate(what.guest), guest=what.guest)]

    @_fold.register
    def _(self, what: log.Departed) -> list[Happening]:
        seat, name = self._vacate(what.guest), self.people.pop(what.guest).name
        if what.kicked:
            self.banned.add(what.guest)
        return [Happening("kicked" if what.kicked else "left", seat, guest=what.guest, text=name)]

    def _vacate(self, guest: str) -> int | None:
        """Free a guest's seat; in the middle of a match a bot goes on for him."""
        seat = self.seat_of(guest)
        if seat is not None:
            running = self.phase in ("playing", "between")
            self.chairs[seat] = Chair(bot=STAND_IN if running else None)
        self.asked.discard(guest)
        self.cuts.pop(guest, None)
        return seat

    @_fold.register
    def _(self, what: log.Hosts) -> list[Happening]:
        self.host = what.guest
        return [Happening("hosts", self.seat_of(what.guest), guest=what.guest)]

    @_fold.register
    def _(self, what: log.Placed) -> list[Happening]:
        self.chairs[what.seat].bot = what.level
        return [Happening("bot-sat" if what.level else "bot-left", what.seat, text=what.level)]

    @_fold.register
    def _(self, what: log.Cut) -> list[Happening]:
        self.cuts[what.guest] = what.value
        return [Happening("cuts", self.seat_of(what.guest), guest=what.guest)]

    @_fold.register
    def _(self, what: log.Dealt) -> list[Happening]:
        if what.dealer is not None:
            self._begin(what.dealer)
        assert self.match is not None
        self.asked.clear()
        pack = game_of(self.match.state).pack.read_each(what.pack)
        return [_happening(event) for event in self.match.deal(pack)]

    def _begin(self, dealer: int) -> None:
        self.match = Match.new(
            self.info.game, players=len(self.chairs), rules=self.info.rules, dealer=dealer
        )
        self.number += 1
        self.secret, self.next_secret = self.next_secret, None
        self.commitment, self.next_commitment = self.next_commitment, None
        self.dealt_cuts = self.cuts_by_seat
        self.offer = None
        self.agreed.clear()

    @_fold.register
    def _(self, what: log.Moved) -> list[Happening]:
        assert self.match is not None
        before = self.match.state
        action = read_move(before, what.move)
        events = self.match.step(action)
        told, self.unanswered = question.split(events)
        if self.unanswered:
            self.asked_about = Sight(question.as_asked(before, action))
        return [_happening(event) for event in told]

    @_fold.register
    def _(self, what: log.Settled) -> list[Happening]:
        told, self.unanswered, self.asked_about = self.unanswered, [], None
        return [_happening(event) for event in told]

    @_fold.register
    def _(self, what: log.Away) -> list[Happening]:
        self.chairs[what.seat].away = True
        self.chairs[what.seat].bot = STAND_IN
        return [Happening("away", what.seat, text=what.why)]

    @_fold.register
    def _(self, what: log.Back) -> list[Happening]:
        self.chairs[what.seat].away = False
        self.chairs[what.seat].bot = None
        return [Happening("back", what.seat)]

    @_fold.register
    def _(self, what: log.Extended) -> list[Happening]:
        self.extensions += 1
        return [Happening("extends", guest=what.guest)]

    @_fold.register
    def _(self, what: log.Offered) -> list[Happening]:
        self.offer, self.offered, self.agreed = what.guest, self.moment, {what.guest}
        return [Happening("offers-rematch", self.seat_of(what.guest), guest=what.guest)]

    @_fold.register
    def _(self, what: log.Agreed) -> list[Happening]:
        self.agreed.add(what.guest)
        return [Happening("agrees", self.seat_of(what.guest), guest=what.guest)]

    @_fold.register
    def _(self, what: log.Declined) -> list[Happening]:
        self.offer = None
        self.agreed.clear()
        return [Happening("no-rematch", self.seat_of(what.guest), guest=what.guest)]

    @_fold.register
    def _(self, what: log.Said) -> list[Happening]:
        return [Happening("says", self.seat_of(what.guest), guest=what.guest, text=what.phrase)]

    @_fold.register
    def _(self, what: log.Asked) -> list[Happening]:
        self.asked.add(what.guest)
        return [Happening("asks-secret", self.seat_of(what.guest), guest=what.guest)]

    @_fold.register
    def _(self, what: log.Came) -> list[Happening]:
        self.people[what.guest].node = what.node
        return []

    @_fold.register
    def _(self, what: log.Went) -> list[Happening]:
        self.people[what.guest].node = None
        return []

    @_fold.register
    def _(self, what: log.Warned) -> list[Happening]:
        self.warned = self.moment
        return [Happening("closing-soon", amount=what.minutes)]

    @_fold.register
    def _(self, what: log.Closed) -> list[Happening]:
        self.closed = what.why
        return [Happening("closed", text=what.why)]


def _happening(event: Event) -> Happening:
    return Happening(event.name, event.seat, event.cards, event.amount)


def fold(table_id: str, rows: list[bytes]) -> Room:
    """Return the room of a whole log."""
    room = Room(table_id)
    for row in rows:
        room.fold(log.decode(row))
    return room
