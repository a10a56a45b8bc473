"""The clockwork: what comes next at a table by itself, and when. Decides and changes nothing.

A `Chime` is due at a moment that follows from what the table saw, never from how a hidden card
lies. So the beat after a question is the same whether somebody can answer or nobody.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from mazarin.server import desk
from mazarin.server import entries as log
from mazarin.server.desk import Whats
from mazarin.server.pace import Pace
from mazarin.server.room import Room

BLIP = 3_000
"""A line that is back so soon (ms) was never lost for the others."""
NEVER = 2**62


@dataclass(frozen=True)
class Chime:
    """Something that is due at a moment (ms): entries, or a bot must think for a seat."""

    due: int
    whats: Callable[[Room], Whats] = lambda _room: []
    thinker: int | None = None


def next_chime(room: Room, pace: Pace, lost: dict[str, int], resumed: int) -> Chime | None:
    """Return what comes next.

    ``lost`` tells since when (ms) each guest is away from his line. ``resumed`` is since when the
    table is kept here: time before is not charged to anybody.
    """
    return min(_chimes(room, pace, lost, resumed), key=lambda chime: chime.due, default=None)


def _chimes(room: Room, pace: Pace, lost: dict[str, int], resumed: int) -> Iterator[Chime]:
    since = max(room.since, resumed)
    yield from _lines_down(room, lost)
    match room.phase:
        case "playing":
            yield _move(room, pace, since)
            yield from _absent(room, pace, lost)
        case "between":
            yield from _next_deal(room, pace, since)
        case "finished":
            yield from _rematch(room, pace, resumed)


def _move(room: Room, pace: Pace, since: int) -> Chime:
    if room.asked_about is not None:
        return Chime(since + pace.beat, partial(_just, log.Settled()))
    seat = room.sight.truth.turn
    if room.sight.is_forced:
        return Chime(since + pace.beat, _forced)
    if room.plays_itself(seat):
        return Chime(since + pace.bot, thinker=seat)
    return Chime(_deadline(room, pace, since), partial(_just, log.Away(seat=seat, why="time")))


def _forced(room: Room) -> Whats:
    (only,), _ = room.sight.moves()
    return [log.Moved(seat=room.sight.truth.turn, move=only, hand="beat")]


def _deadline(room: Room, pace: Pace, since: int) -> int:
    return NEVER if pace.turn is None else since + pace.turn * (1 + room.extensions)


def time_left(room: Room, pace: Pace, resumed: int, now: int) -> tuple[int, int] | None:
    """Return how long the seat on turn still has, and in all; none if no clock runs or shows.

    A clock shows only where everybody may know whose turn it is, and that it is a person's.
    """
    if pace.turn is None or room.phase != "playing" or room.asked_about is not None:
        return None
    seat = room.sight.public_turn
    if seat is None or room.plays_itself(seat):
        return None
    since = max(room.since, resumed)
    return max(0, _deadline(room, pace, since) - now), pace.turn * (1 + room.extensions)


def _absent(room: Room, pace: Pace, lost: dict[str, int]) -> Iterator[Chime]:
    """A bot plays for whoever has been without a line for too long."""
    for seat, chair in enumerate(room.chairs):
        if chair.guest in lost and not chair.away:
            away = log.Away(seat=seat, why="line")
            yield Chime(lost[chair.guest] + pace.grace, partial(_just, away))


def _lines_down(room: Room, lost: dict[str, int]) -> Iterator[Chime]:
    for guest, since in lost.items():
        if guest in room.people and room.people[guest].node is not None:
            yield Chime(since + BLIP, partial(_just, log.Went(guest=guest)))


def _just(what: log.AnyWhat, _room: Room) -> Whats:
    return [what]


def _next_deal(room: Room, pace: Pace, since: int) -> Iterator[Chime]:
    everybody_away = all(room.plays_itself(seat) for seat in range(len(room.chairs)))
    if pace.next_deal is not None and not everybody_away:
        yield Chime(since + pace.next_deal, lambda room: [desk.next_deal(room)])


def _rematch(room: Room, pace: Pace, resumed: int) -> Iterator[Chime]:
    if room.offer is None:
        return
    seated = {chair.guest for chair in room.chairs if chair.guest}
    if seated <= room.agreed:
        yield Chime(room.moment, lambda room: [desk.rematch_deal(room)])
    else:
        yield Chime(max(room.offered, resumed) + pace.offer, partial(_just, log.Declined()))
