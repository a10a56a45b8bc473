"""Tellings: what each viewer is told of a room. The only place that makes frames about a game.

What everybody may know is made from the bystander's view, and encoded once; what a seat knows
besides, from that seat's view. Both come from `table.view`, the only redactor.
"""

import msgspec

from mazarin.play import facts
from mazarin.server import wire
from mazarin.server.room import Room

Viewer = int | None
"""A seat, or none for whoever watches."""


def table_info(room: Room) -> wire.TableInfo:
    """Return all that everybody may know of a table but its game."""
    opened = room.info
    return wire.TableInfo(
        id=room.id,
        game=opened.game,
        rules=opened.rules,
        pace=opened.pace,  # type: ignore[arg-type]
        listed=opened.listed,
        spectators=opened.spectators,  # type: ignore[arg-type]
        host=room.host,
        phase=room.phase,
        seats=tuple(_seat_info(room, seat) for seat in range(len(room.chairs))),
        people=tuple(
            wire.Person(guest, visitor.name, visitor.node is not None)
            for guest, visitor in room.people.items()
        ),
        match=room.number,
        commitment=room.commitment,
        secret=_secret(room),
        next_commitment=room.next_commitment,
        offer=wire.Offer(room.offer, tuple(sorted(room.agreed))) if room.offer else None,
        asked=tuple(sorted(room.asked)),
    )


def _seat_info(room: Room, seat: int) -> wire.SeatInfo:
    chair = room.chairs[seat]
    cut = room.dealt_cuts.get(seat) if room.next_secret is None else room.cuts_by_seat.get(seat)
    return wire.SeatInfo(chair.guest, chair.bot, chair.away, cut)


def _secret(room: Room) -> str | None:
    if not room.revealed or room.secret is None:
        return None
    return room.secret.reveal(int(room.state.deal)).hex()


def game_state(room: Room) -> wire.GameState | None:
    """Return what a bystander may know of the game."""
    sight = room.shown
    return wire.GameState(room.at, facts.facts(sight.seen(None))) if sight is not None else None


def own(room: Room, seat: int) -> wire.Own | None:
    """Return what a seat knows besides, and what it may do."""
    sight = room.shown
    if sight is None:
        return None
    plain, amounts = sight.moves() if sight.turn == seat else ([], {})
    return wire.Own(facts.own_facts(sight.seen(seat), sight.seen(None)), tuple(plain), amounts)


class Teller:
    """Encodes tellings, each part once, and knows what was told last."""

    def __init__(self) -> None:
        self._own: dict[int, bytes] = {}
        self._rests: dict[int, object] = {}
        """By seat not on turn, what its own part was made of."""

    def public(
        self,
        room: Room,
        happened: tuple[wire.Happening, ...],
        *,
        table_changed: bool,
        game_changed: bool,
        clock: wire.Clock | None,
    ) -> bytes:
        """Return the frame of an entry for whoever watches."""
        return wire.encode(
            wire.Told(
                seq=room.seq,
                events=happened,
                table=table_info(room) if table_changed else None,
                game=game_state(room) if game_changed else None,
                clock=clock,
            )
        )

    def for_seat(self, room: Room, seat: int, public: bytes) -> bytes:
        """Return the frame for a seat: the public one, and what is new of its own."""
        rest = _rest(room, seat)
        if rest is not None and self._rests.get(seat) == rest:
            return public
        self._rests[seat] = rest
        mine = msgspec.json.encode(own(room, seat))
        if self._own.get(seat) == mine:
            return public
        self._own[seat] = mine
        return b'%s,"own":%s}' % (public[:-1], mine)

    def forget(self) -> None:
        """Tell everything of one's own again at the next change."""
        self._own.clear()
        self._rests.clear()


def _rest(room: Room, seat: int) -> object:
    """Return what a seat's own part is made of; none if it is on turn, and may do something."""
    sight = room.shown
    if sight is None or sight.turn == seat:
        return None
    return sight.veil_of(seat), facts.rows_of(sight.truth, seat)


def snapshot(
    room: Room,
    viewer: Viewer,
    missed: tuple[wire.Happening, ...],
    clock: wire.Clock | None,
    *,
    with_game: bool = True,
) -> bytes:
    """Return the frame that says all that a viewer may know now, and what he has missed."""
    return wire.encode(
        wire.Snapshot(
            seq=room.seq,
            events=missed,
            table=table_info(room),
            game=game_state(room) if with_game else None,
            own=own(room, viewer) if viewer is not None else None,
            clock=clock,
        )
    )


def card(room: Room) -> bytes:
    """Return what the lobby shows of a table."""
    seats = room.chairs
    return msgspec.json.encode(
        wire.TableCard(
            id=room.id,
            game=room.info.game,
            rules=room.info.rules,
            pace=room.info.pace,  # type: ignore[arg-type]
            spectators=room.info.spectators,  # type: ignore[arg-type]
            phase=room.phase,
            host=room.people[room.host].name if room.host in room.people else "",
            seats=len(seats),
            people=sum(chair.guest is not None for chair in seats),
            bots=sum(chair.guest is None and chair.bot is not None for chair in seats),
        )
    )
