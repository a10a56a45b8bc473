"""The desk: what a command makes of a room. Decides and changes nothing.

`decide` returns the entries to be written, which may be none, or raises `Refused`. What happens by
itself is in `clockwork.py`.
"""

import secrets
from functools import singledispatch

from mazarin.bots import LEVELS
from mazarin.games import game
from mazarin.games.contract import Reason
from mazarin.games.generic import game_of
from mazarin.play import fair, table
from mazarin.play.match import Match, pack_of
from mazarin.play.notation import NotationError, read_move, write_move
from mazarin.server import entries as log
from mazarin.server import names, wire
from mazarin.server.pace import MOST_EXTENSIONS, PACES
from mazarin.server.room import STAND_IN, Room

PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "oops",
    "one-moment",
    "your-turn",
    "goodbye",
)
"""What can be said; each has its sentence ``phrase-…``."""

MOST_PEOPLE = 50
"""At one table, those who watch included."""

Whats = list[log.AnyWhat]


class Refused(Exception):
    """A command that cannot be done now; ``name`` is that of a sentence."""

    def __init__(self, name: str, why: str, reason: Reason | None = None) -> None:
        super().__init__(why)
        self.name, self.why, self.reason = name, why, reason


def decide(room: Room, guest: str, command: wire.Command) -> Whats:
    """Return what a guest's command makes happen. Raise ``Refused``."""
    if room.closed is not None:
        raise Refused("table-closed", "the table is closed")
    if guest not in room.people:
        raise Refused("not-at-table", "you are not at this table")
    return [*_back(room, guest), *_decide(command, room, guest)]


def _back(room: Room, guest: str) -> Whats:
    """A person who does anything plays for himself again."""
    seat = room.seat_of(guest)
    return [log.Back(seat=seat)] if seat is not None and room.chairs[seat].away else []


@singledispatch
def _decide(command: wire.Command, room: Room, guest: str) -> Whats:
    raise TypeError(f"no such command: {command}")


# The game.


@_decide.register
def _move(command: wire.Move, room: Room, guest: str) -> Whats:
    seat = _seated(room, guest)
    if room.phase != "playing":
        raise Refused("no-deal", "no deal is going on")
    if command.at != room.at:
        raise Refused("stale", f"the move answers {command.at}, the game is at {room.at}")
    try:
        action = read_move(room.state, command.move)
    except NotationError as error:
        raise Refused("unreadable-move", str(error)) from None
    reason = _why_not(room, action, seat)
    if reason is not None:
        raise Refused("illegal-move", f"{reason.clause}: {reason.name}", reason)
    if room.sight.is_forced:
        # It comes on the beat, whether its player says so or not.
        return []
    return [log.Moved(seat=seat, move=write_move(room.state, action))]


def _why_not(room: Room, action: int, seat: int) -> Reason | None:
    """While a question is open, it is nobody's turn: who would lead next is not known yet."""
    if room.asked_about is not None:
        return Reason(game_of(room.state).turn_clause, table.NOT_YOUR_TURN)
    return room.sight.why_not(action, seat)


@_decide.register
def _start(_command: wire.Start, room: Room, guest: str) -> Whats:
    _host(room, guest)
    _only_in(room, "waiting", "the match has begun already")
    if not any(chair.guest for chair in room.chairs):
        raise Refused("nobody-seated", "somebody must take a seat first")
    empty = (n for n, chair in enumerate(room.chairs) if not chair.guest and not chair.bot)
    filled: Whats = [log.Placed(seat=seat, level=STAND_IN) for seat in empty]
    return [*filled, first_deal(room, secrets.randbelow(len(room.chairs)))]


@_decide.register
def _deal(_command: wire.Deal, room: Room, guest: str) -> Whats:
    _seated(room, guest)
    _only_in(room, "between", "there is no next deal now")
    return [next_deal(room)]


def first_deal(room: Room, dealer: int) -> log.Dealt:
    """Return the first deal of the coming match."""
    assert room.next_secret is not None
    players = len(room.chairs)
    fresh = game(room.info.game).new(players=players, rules=room.info.rules, dealer=dealer)
    pack = fair.shuffled(
        pack_of(fresh),
        room.next_secret.reveal(1),
        room.id,
        room.number + 1,
        1,
        room.cuts_by_seat,
    )
    return log.Dealt(pack=game_of(fresh).pack.write_each(pack), dealer=dealer)


def next_deal(room: Room) -> log.Dealt:
    """Return the next deal of the match that is on."""
    assert room.match is not None
    assert room.secret is not None
    deal = int(room.state.deal) + 1
    pack = fair.shuffled(
        pack_of(room.match.start),
        room.secret.reveal(deal),
        room.id,
        room.number,
        deal,
        room.dealt_cuts,
    )
    return log.Dealt(pack=game_of(room.state).pack.write_each(pack))


@_decide.register
def _extend(_command: wire.Extend, room: Room, guest: str) -> Whats:
    _seated(room, guest)
    if room.phase != "playing" or PACES[room.info.pace].turn is None:
        raise Refused("no-clock", "no clock is running")
    if room.extensions >= MOST_EXTENSIONS:
        raise Refused("extended-enough", f"more than {MOST_EXTENSIONS} times is too often")
    return [log.Extended(guest=guest)]


@_decide.register
def _here(_command: wire.Here, room: Room, guest: str) -> Whats:
    return []


# The seats.


@_decide.register
def _sit(command: wire.Sit, room: Room, guest: str) -> Whats:
    if room.people[guest].role != "seat":
        raise Refused("watch-only", "this invitation is for watching")
    if room.phase == "playing":
        raise Refused("deal-running", "a seat can be taken when the deal is over")
    if room.seat_of(guest) is not None and room.phase == "between":
        raise Refused("seated", "you have a seat in this match")
    seat = _free_seat(room) if command.seat is None else command.seat
    if seat >= len(room.chairs):
        raise Refused("no-such-seat", f"seats are 0 to {len(room.chairs) - 1}")
    if room.chairs[seat].guest is not None:
        raise Refused("seat-taken", "somebody sits there")
    leaving: Whats = [log.Stood(guest=guest)] if room.seat_of(guest) is not None else []
    cut = _cut_of(room, guest, command.cut)
    return [*_no_rematch(room), *leaving, log.Sat(guest=guest, seat=seat), *cut]


def _free_seat(room: Room) -> int:
    """Return a seat with nobody in it, rather without a bot."""
    free = [n for n, chair in enumerate(room.chairs) if chair.guest is None]
    if not free:
        raise Refused("table-full", "all seats are taken")
    return min(free, key=lambda n: room.chairs[n].bot is not None)


@_decide.register
def _stand(_command: wire.Stand, room: Room, guest: str) -> Whats:
    _seated(room, guest)
    return [*_no_rematch(room), log.Stood(guest=guest)]


@_decide.register
def _leave(_command: wire.Leave, room: Room, guest: str) -> Whats:
    return _departure(room, guest, kicked=False)


@_decide.register
def _kick(command: wire.Kick, room: Room, guest: str) -> Whats:
    _host(room, guest)
    if command.guest == guest:
        raise Refused("not-yourself", "leave the table instead")
    if command.guest not in room.people:
        raise Refused("no-such-guest", "nobody of that id is at the table")
    return _departure(room, command.guest, kicked=True)


def _departure(room: Room, guest: str, *, kicked: bool) -> Whats:
    """A guest goes; a host hands over, and the last one closes the table."""
    seated = room.seat_of(guest) is not None
    gone: Whats = [*(_no_rematch(room) if seated else [])]
    gone.append(log.Departed(guest=guest, kicked=kicked))
    others = [other for other in room.people if other != guest]
    if not others:
        return [*gone, log.Closed(why="everybody-left")]
    if room.host == guest:
        gone.append(log.Hosts(guest=min(others, key=lambda other: room.seat_of(other) is None)))
    return gone


@_decide.register
def _hand_over(command: wire.Host, room: Room, guest: str) -> Whats:
    _host(room, guest)
    if command.guest not in room.people:
        raise Refused("no-such-guest", "nobody of that id is at the table")
    return [log.Hosts(guest=command.guest)]


@_decide.register
def _bot(command: wire.Bot, room: Room, guest: str) -> Whats:
    _host(room, guest)
    if room.phase not in ("waiting", "finished"):
        raise Refused("match-running", "bots are seated before a match")
    if command.seat >= len(room.chairs):
        raise Refused("no-such-seat", f"seats are 0 to {len(room.chairs) - 1}")
    if room.chairs[command.seat].guest is not None:
        raise Refused("seat-taken", "somebody sits there")
    if command.level is not None and command.level not in LEVELS:
        raise Refused("no-such-bot", f"there is {', '.join(LEVELS)}")
    if command.level is None and room.phase == "finished":
        raise Refused("match-running", "a rematch needs all seats")
    return [*_no_rematch(room), log.Placed(seat=command.seat, level=command.level)]


@_decide.register
def _cut(command: wire.Cut, room: Room, guest: str) -> Whats:
    _seated(room, guest)
    return _cut_of(room, guest, command.value)


def _cut_of(room: Room, guest: str, value: str | None) -> Whats:
    """A cut counts if it comes after the house has committed itself, and before the deal."""
    if value is None:
        return []
    if not fair.is_cut(value):
        raise Refused("unreadable-cut", "a cut is 1 to 64 hexadecimal digits, small letters")
    if room.next_secret is None:
        raise Refused("no-commitment", "the house has not committed itself to a shuffle yet")
    return [log.Cut(guest=guest, value=value)]


# After a deal, after a match.


@_decide.register
def _reveal(_command: wire.Reveal, room: Room, guest: str) -> Whats:
    _seated(room, guest)
    _only_in(room, "between", "the secret of a deal is told when it is over")
    return [] if guest in room.asked else [log.Asked(guest=guest)]


@_decide.register
def _rematch(command: wire.Rematch, room: Room, guest: str) -> Whats:
    _seated(room, guest)
    _only_in(room, "finished", "a rematch comes after a match")
    if guest in room.agreed:
        return []
    if room.offer is None:
        committed: Whats = [] if room.next_secret else [commitment(room.number + 1)]
        opening: Whats = [*committed, log.Offered(guest=guest)]
        if command.cut is not None and not fair.is_cut(command.cut):
            raise Refused("unreadable-cut", "a cut is 1 to 64 hexadecimal digits, small letters")
        cut: Whats = [log.Cut(guest=guest, value=command.cut)] if command.cut else []
        return [*opening, *cut]
    return [*_cut_of(room, guest, command.cut), log.Agreed(guest=guest)]


def rematch_deal(room: Room) -> log.Dealt:
    """Return the first deal of a rematch: the deal passes to the next seat."""
    assert room.match is not None
    return first_deal(room, (int(room.match.start.dealer) + 1) % len(room.chairs))


def commitment(match: int) -> log.Committed:
    """Return a fresh secret for a match."""
    return log.Committed(match=match, tip=fair.Secret.new().tip.hex())


@_decide.register
def _decline(_command: wire.Decline, room: Room, guest: str) -> Whats:
    _seated(room, guest)
    if room.offer is None:
        raise Refused("no-offer", "no rematch is offered")
    return [log.Declined(guest=guest)]


def _no_rematch(room: Room) -> Whats:
    """Who sits at the table changes, so what was offered to others ends."""
    return [log.Declined()] if room.offer is not None else []


@_decide.register
def _say(command: wire.Say, room: Room, guest: str) -> Whats:
    if command.phrase not in PHRASES:
        raise Refused("no-such-phrase", f"there is {', '.join(PHRASES)}")
    return [log.Said(guest=guest, phrase=command.phrase)]


@_decide.register
def _close(_command: wire.Close, room: Room, guest: str) -> Whats:
    _host(room, guest)
    return [log.Closed(why="host")]


def first_name(name: str) -> str:
    """Return the name of whoever opens a table. Raise ``Refused`` if it is none."""
    return name_for(Room(""), name)


def name_for(room: Room, name: str | None) -> str:
    """Return a guest's name as it is shown at a table. Raise ``Refused`` if there is none."""
    try:
        return names.distinct(names.shown(name or ""), [v.name for v in room.people.values()])
    except ValueError as error:
        raise Refused("bad-name", str(error)) from None


# Conditions.


def _seated(room: Room, guest: str) -> int:
    seat = room.seat_of(guest)
    if seat is None:
        raise Refused("not-seated", "take a seat first")
    return seat


def _host(room: Room, guest: str) -> None:
    if room.host != guest:
        raise Refused("host-only", "only the host may do that")


def _only_in(room: Room, phase: str, why: str) -> None:
    if room.phase != phase:
        raise Refused("not-now", why)


def opening(
    guest: str,
    name: str,
    *,
    game_name: str,
    rules: object,
    bots: list[str | None],
    pace: wire.Pace,
    listed: bool,
    spectators: wire.Spectators,
) -> Whats:
    """Return the first entries of a table. Raise ``ValueError`` for one that cannot be."""
    start = Match.new(game_name, players=len(bots), rules=rules).state
    wrong = [level for level in bots if level is not None and level not in LEVELS]
    if wrong:
        raise ValueError(f"no bot {wrong[0]!r}; there is {', '.join(LEVELS)}")
    return [
        log.Opened(
            version=log.VERSION,
            game=game_name,
            rules=game_of(start).rules.of(start).write(),
            bots=tuple(bots),
            pace=pace,
            listed=listed,
            spectators=spectators,
            host=guest,
        ),
        commitment(1),
        log.Entered(guest=guest, name=name, role="seat"),
    ]
