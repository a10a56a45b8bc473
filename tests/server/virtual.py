"""A house in one process, with its log in memory and time that passes when a test says so."""

import asyncio
import heapq
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any, cast

import msgspec

from mazarin.bots import choose_move
from mazarin.chance import stream
from mazarin.compiled import Record
from mazarin.play.notation import write_move
from mazarin.server import desk, tellings, wire
from mazarin.server.bus import NoBus
from mazarin.server.house import House, arrival
from mazarin.server.keeper import Keeper
from mazarin.server.leases import SoleLeases
from mazarin.server.line import Line
from mazarin.server.room import Room
from mazarin.server.services import Bots, Services
from mazarin.server.store import Append, FinishedInfo, Outrun, Store

MINUTE = 60_000
HOUR = 60 * MINUTE
IDLE = 24 * HOUR
MOST_MOVES = 2000
_TURNS = 12
"""So often the loop goes round until nothing more happens by itself."""


class Shelf(Store):
    """A store in memory. ``fault`` is raised by appends as long as there is one."""

    def __init__(self) -> None:
        self.logs: dict[str, list[bytes]] = {}
        self.last: dict[str, Append] = {}
        self.records: dict[tuple[str, int], str] = {}
        self.closed: set[str] = set()
        self.fault: Exception | None = None
        self.tries = 0

    async def append(self, what: Append) -> None:
        self.tries += 1
        await asyncio.sleep(0)
        if self.fault is not None:
            raise self.fault
        log = self.logs.setdefault(what.table, [])
        if what.table in self.closed or len(log) != what.seq - 1:
            raise Outrun
        log += what.entries
        self.last[what.table] = what
        if what.finished is not None:
            self.records[what.table, what.finished.match] = what.finished.record.decode()
        if what.closed:
            self.closed.add(what.table)
            del self.logs[what.table], self.last[what.table]

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return self.logs.get(table, [])[after:]

    async def listed(self, limit: int) -> list[bytes]:
        cards = [last.summary for last in self.last.values() if last.listed and last.summary]
        return cards[::-1][:limit]

    async def stale(self, before: int, limit: int) -> list[str]:
        return [name for name, last in self.last.items() if last.touched < before][:limit]

    async def games(self, limit: int, before: int | None = None) -> list[FinishedInfo]:
        raise NotImplementedError

    async def game(self, table: str, match: int) -> str | None:
        return self.records.get((table, match))

    async def house_key(self) -> bytes:
        return bytes(32)

    async def close(self) -> None:
        pass


@dataclass(order=True)
class _Timer:
    due: int
    number: int
    what: Callable[[], None] = field(compare=False)
    cancelled: bool = field(default=False, compare=False)

    def cancel(self) -> None:
        self.cancelled = True


class Hours:
    """Time, in ms."""

    def __init__(self) -> None:
        self.now = 1_000_000_000
        self._timers: list[_Timer] = []
        self._numbers = count()

    def later(self, wait: int, what: Callable[[], None]) -> asyncio.TimerHandle:
        timer = _Timer(self.now + max(0, wait), next(self._numbers), what)
        heapq.heappush(self._timers, timer)
        return cast(asyncio.TimerHandle, timer)

    async def go_by(self, ms: int) -> None:
        """Let so much time go by, and all happen that is due."""
        end = self.now + ms
        await settled()
        while self._timers and self._timers[0].due <= end:
            timer = heapq.heappop(self._timers)
            if not timer.cancelled:
                self.now = max(self.now, timer.due)
                timer.what()
                await settled()
        self.now = end

    def ring(self) -> None:
        """Ring what is due now, and let it begin no more than that."""
        while self._timers and self._timers[0].due <= self.now:
            timer = heapq.heappop(self._timers)
            if not timer.cancelled:
                timer.what()

    @property
    def waiting(self) -> int:
        """How many timers run."""
        return sum(not timer.cancelled for timer in self._timers)


async def settled() -> None:
    """Return when all that is under way has happened."""
    for _ in range(_TURNS):
        await asyncio.sleep(0)


class VirtualServices(Services):
    """Services whose timers are those of `Hours`."""

    hours: Hours

    def later(self, wait: int, what: Callable[[], None]) -> asyncio.TimerHandle:
        return self.hours.later(wait, what)


class GoodBots:
    """Bots of the house, in this process. Counts what they were asked."""

    def __init__(self) -> None:
        self.asked = 0
        self._chance = stream(1)

    async def choose(self, view: Record, seat: int, level: str) -> str:  # noqa: ARG002
        self.asked += 1
        return write_move(view, choose_move(view, seat, self._chance))


class Guest:
    """Somebody at a table, and all that was sent to him."""

    def __init__(self, name: str, keeper: Keeper, parlour: "Parlour") -> None:
        self.name, self.keeper, self.parlour = name, keeper, parlour
        self.line = Line(name)
        self.told: list[dict[str, Any]] = []

    @property
    def room(self) -> Room:
        return self.keeper.room

    @property
    def seat(self) -> int | None:
        return self.room.seat_of(self.name)

    async def do(self, command: wire.Command) -> wire.Answer:
        """Return the answer to a command. Raise ``Refused``."""
        return await self.keeper.command(self.name, command)

    async def refused(self, command: wire.Command) -> str:
        """Return the name of the refusal; there must be one."""
        try:
            answer = await self.do(command)
        except desk.Refused as refused:
            return refused.name if refused.why else "no reason"
        raise AssertionError(f"{command} was accepted: {answer}")

    async def hear(self) -> list[dict[str, Any]]:
        """Return what was sent since the last time."""
        fresh: list[dict[str, Any]] = []
        while self.line._waiting or self.line.lagging:
            frames = await self.line.next()
            fresh += [msgspec.json.decode(frame) for frame in frames or []]
        self.told += fresh
        return fresh

    async def drop(self) -> None:
        """Lose the line."""
        await self.keeper.detach(self.line)

    async def come_back(self, role: wire.Role | None = None) -> None:
        """Be there again, on a new line."""
        self.line = Line(self.name)
        self.keeper = await self.parlour.house.find(self.room.id)
        await self.parlour._attach(self, None, role)

    def moves(self) -> list[str]:
        """Return what he may do, words with their least and their greatest amount."""
        seat = self.seat
        own = tellings.own(self.room, seat) if seat is not None else None
        if own is None or self.room.phase != "playing":
            return []
        bounds = ((word, n) for word, both in own.amounts.items() for n in both)
        return [*own.moves, *(f"{word} {n}" for word, n in bounds)]


class Parlour:
    """A house with virtual time, its store and its bots."""

    def __init__(self, bots: Bots | None = None, shelf: Shelf | None = None) -> None:
        self.hours, self.shelf, self.bots = Hours(), shelf or Shelf(), bots or GoodBots()
        self.random = Random(1)
        self._ids = count(1)
        self.open_house()

    def open_house(self) -> None:
        """Begin as a process that has just been started, with whatever is on the shelf."""
        services = VirtualServices(
            self.shelf, NoBus(), SoleLeases(), self.bots, clock=lambda: self.hours.now
        )
        services.hours = self.hours
        self.house = House(services, idle=IDLE, most=10_000)

    async def restart(self, out_for: int = 0) -> None:
        """End the process, and after so many ms start another."""
        await self.house.close()
        self.hours.now += out_for
        self.open_house()

    async def open(
        self,
        game: str = "michigan",
        *,
        bots: list[str | None] | None = None,
        rules: str | None = None,
        pace: wire.Pace = "normal",
        listed: bool = False,
        spectators: wire.Spectators = "yes",
        host: str = "ada",
    ) -> Guest:
        """Open a table, and return its host, who is there but does not sit."""
        keeper = await self.house.open(
            desk.opening(
                host,
                host.title(),
                game_name=game,
                rules=rules,
                bots=bots or [None] * 3,
                pace=pace,
                listed=listed,
                spectators=spectators,
            )
        )
        return await self.come(keeper, host)

    async def come(self, keeper: Keeper, name: str, role: wire.Role | None = "seat") -> Guest:
        """Let a guest come to a table, by an invitation for a role."""
        guest = Guest(name, keeper, self)
        await self._attach(guest, name.title(), role)
        return guest

    async def _attach(self, guest: Guest, name: str | None, role: wire.Role | None) -> None:
        node = self.house.services.leases.node
        await guest.keeper.attach(
            guest.line, lambda room: arrival(room, guest.name, name, role, node), None
        )

    def id(self) -> str:
        """Return an id that no command has had."""
        return f"c{next(self._ids)}"

    async def seated(self, *names: str, **kwargs: Any) -> list[Guest]:
        """Open a table where these sit, the first of them the host."""
        host = await self.open(host=names[0], **kwargs)
        guests = [host, *[await self.come(host.keeper, name) for name in names[1:]]]
        for seat, guest in enumerate(guests):
            await guest.do(wire.Sit(id=self.id(), seat=seat))
        return guests

    async def playing(self, *names: str, **kwargs: Any) -> list[Guest]:
        """Open a table where these play."""
        guests = await self.seated(*names, **kwargs)
        await guests[0].do(wire.Start(id=self.id()))
        return guests

    async def on_turn(self, guests: list[Guest]) -> Guest | None:
        """Let time go by until one of these has a choice, and return him; none if the deal ends."""
        for _ in range(1000):
            if guests[0].room.phase != "playing":
                return None
            for guest in guests:
                if guest.moves() and not self.is_forced(guest.room):
                    return guest
            await self.hours.go_by(200)
        raise AssertionError("nobody ever has a choice")

    @staticmethod
    def is_forced(room: Room) -> bool:
        return room.sight.is_forced

    async def play(self, guest: Guest) -> wire.Answer:
        """Let somebody on turn make any move."""
        move = self.random.choice(guest.moves())
        return await guest.do(wire.Move(id=self.id(), at=guest.room.at, move=move))

    async def play_deal(self, guests: list[Guest]) -> None:
        """Play until the deal is over."""
        for _ in range(MOST_MOVES):
            guest = await self.on_turn(guests)
            if guest is None:
                return
            await self.play(guest)
        raise AssertionError("the deal never ends")

    async def play_match(self, guests: list[Guest]) -> None:
        """Play until the match is over."""
        for _ in range(MOST_MOVES):
            if guests[0].room.phase == "finished":
                return
            await self.play_deal(guests)
            if guests[0].room.phase == "between":
                seated = next(guest for guest in guests if guest.seat is not None)
                await seated.do(wire.Deal(id=self.id()))
        raise AssertionError("the match never ends")


def virtually(scene: Callable[[Parlour], Awaitable[None]], bots: Bots | None = None) -> None:
    """Run a scene in a house of its own."""

    async def run() -> None:
        await scene(Parlour(bots))

    asyncio.run(run())


@contextmanager
def failing(shelf: Shelf, fault: Exception) -> Iterator[None]:
    """Let no append succeed for a while."""
    shelf.fault = fault
    try:
        yield
    finally:
        shelf.fault = None
