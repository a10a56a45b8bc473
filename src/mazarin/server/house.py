"""The house: all tables of this process, loaded from their logs when somebody comes."""

import asyncio
import logging
import secrets
import string
from contextlib import suppress

from mazarin.server import desk, wire
from mazarin.server import entries as log
from mazarin.server.desk import Refused, Whats
from mazarin.server.keeper import Keeper, load
from mazarin.server.room import Room
from mazarin.server.services import Services

logger = logging.getLogger(__name__)

LETTERS = string.ascii_lowercase + string.digits
ID_LENGTH = 10
SLEEP = 60_000
"""After so many ms without a line a table is put out of memory; its log stays."""
LAST_CALL = 600_000
"""So many ms before a table at which nothing happens is closed, those who are there are told."""
SWEEP = 15.0
"""Seconds between two looks for tables that sleep or are forgotten."""
SWEPT_AT_ONCE = 200
LAST_WORDS = 1.0
"""Seconds for the lines to be told that the house closes."""


class House:
    """The tables of this process."""

    def __init__(self, services: Services, idle: int, most: int) -> None:
        self.services = services
        self.most = most
        """Tables in memory."""
        self.idle = idle
        """After so many ms in which nothing has happened a table is closed for good."""
        self.keepers: dict[str, Keeper] = {}
        self._loading: dict[str, asyncio.Task[Keeper | None]] = {}
        self._background: set[asyncio.Task[None]] = set()
        services.bus.listen(self._hear, self._hear_all)
        services.leases.on_lost = self._hear_all

    async def open(self, whats: Whats) -> Keeper:
        """Open a table with these first entries. Raise ``Refused``."""
        if len(self.keepers) >= self.most:
            raise Refused("too-many-tables", "the house is full; come back later")
        table_id = "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))
        keeper = Keeper(Room(table_id), self.services)
        await keeper.act(lambda _room: whats)
        self.keepers[table_id] = keeper
        self._count()
        return keeper

    async def find(self, table_id: str) -> Keeper:
        """Return the keeper of a table, from its log if need be. Raise ``Refused``."""
        keeper = self.keepers.get(table_id)
        if keeper is None:
            # Several may ask at once; the log is read by one of them.
            task = self._loading.get(table_id) or asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            keeper = await asyncio.shield(task)
        if keeper is None or keeper.room.closed is not None:
            raise Refused("no-such-table", "there is no such table; it may have been closed")
        # Whoever asked is about to come in: the sweep must not put the table away before.
        keeper.idle_since = self.services.now()
        return keeper

    async def _load(self, table_id: str) -> Keeper | None:
        try:
            keeper = await load(table_id, self.services) if _is_id(table_id) else None
            if keeper is not None:
                self.keepers[table_id] = keeper
                self.services.metrics.restored.inc()
                self._count()
            return keeper
        finally:
            del self._loading[table_id]

    async def listed(self, limit: int = 50) -> list[bytes]:
        """Return the summaries of listed tables."""
        return await self.services.store.listed(limit)

    # What the other processes do.

    def _hear(self, table_id: str, seq: int) -> None:
        keeper = self.keepers.get(table_id)
        if keeper is not None and keeper.room.seq < seq:
            self._do(keeper)

    def _hear_all(self) -> None:
        for keeper in self.keepers.values():
            self._do(keeper)

    def _do(self, keeper: Keeper) -> None:
        task = asyncio.get_running_loop().create_task(keeper.catch_up())
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    # Putting away.

    async def sweep_for_ever(self) -> None:
        """Put sleeping tables out of memory and close forgotten ones, now and then."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep()
            except Exception:
                logger.exception("sweeping failed")

    async def sweep(self) -> None:
        """Put tables without a line out of memory; close those that nobody has come back to."""
        now = self.services.now()
        for keeper in list(self.keepers.values()):
            if keeper.room.closed is not None or (
                not keeper.lines and keeper.idle_since < now - SLEEP
            ):
                await self._put_away(keeper)
            elif keeper.idle_since < now - self.idle:
                await self._close_idle(keeper)
            else:
                await keeper.find_lost()
        for table_id in await self.services.store.stale(now - self.idle, SWEPT_AT_ONCE):
            if table_id not in self.keepers:
                await self._close_forgotten(table_id)

    async def _put_away(self, keeper: Keeper) -> None:
        self.keepers.pop(keeper.room.id, None)
        await keeper.rest()
        self._count()

    async def _close_idle(self, keeper: Keeper) -> None:
        """Say that the table closes soon, and when that was not heard, close it."""
        warned = keeper.room.warned
        if warned is None:
            await keeper.act(lambda _room: [log.Warned(minutes=LAST_CALL // 60_000)])
        elif warned < self.services.now() - LAST_CALL:
            await keeper.act(lambda _room: [log.Closed(why="idle")])

    async def _close_forgotten(self, table_id: str) -> None:
        try:
            keeper = await self.find(table_id)
            await keeper.act(lambda _room: [log.Closed(why="idle")])
            await self._put_away(keeper)
        except Refused as refused:
            logger.info("table %s: %s", table_id, refused)

    async def close(self) -> None:
        """Put all tables away; their lines are told to come back."""
        for task in list(self._background):
            task.cancel()
        await self._say_goodbye()
        for keeper in list(self.keepers.values()):
            await keeper.rest()
        self.keepers.clear()

    async def _say_goodbye(self) -> None:
        """Tell all lines to come back; wait a little until they have been told."""
        lines = [line for keeper in self.keepers.values() for line in keeper.lines.values()]
        for line in lines:
            line.end("restart", again=True)
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS):
                for line in lines:
                    await line.over.wait()

    def _count(self) -> None:
        self.services.metrics.tables.set(len(self.keepers))


def _is_id(text: str) -> bool:
    return len(text) == ID_LENGTH and set(text) <= set(LETTERS)


def arrival(room: Room, guest: str, name: str | None, role: wire.Role | None, node: str) -> Whats:
    """Return what a guest's line makes happen. ``role`` is that of his invitation, if any.

    Raise ``Refused`` if he may not come in.
    """
    if room.closed is not None:
        raise Refused("table-closed", "the table is closed")
    if guest in room.banned:
        raise Refused("kicked", "the host has sent you away from this table")
    whats: Whats = []
    known = room.people.get(guest)
    role = role or ("seat" if room.info.listed else None)
    if known is None:
        if role is None:
            raise Refused("not-invited", "this table is private; you need an invitation")
        if role == "watch" and room.info.spectators == "no":
            raise Refused("no-spectators", "nobody may watch at this table")
        if len(room.people) >= desk.MOST_PEOPLE:
            raise Refused("crowded", "too many people are at this table")
        whats.append(log.Entered(guest=guest, name=desk.name_for(room, name), role=role))
    elif role == "seat" and known.role == "watch":
        whats.append(log.Entered(guest=guest, name=known.name, role=role))
    if known is None or known.node != node:
        whats.append(log.Came(guest=guest, node=node))
    seat = room.seat_of(guest)
    if seat is not None and room.chairs[seat].away:
        whats.append(log.Back(seat=seat))
    return whats
