"""Who keeps a table: beats, clocks and bots are one process's work at a time.

A lease keeps two processes from doing the same work; that the log stays right is the business of
the log, which has one place for each number. Every process is a **node** with one lease, renewed
twice a second; a table belongs to a node, and to nobody when its node's lease has run out. Only the
database's clock is asked, but a node does not wait for the database to know that its time is up.
"""

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

from sqlalchemy import BigInteger, ColumnElement, Connection, cast, delete, func, select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import DBAPIError

from mazarin.server.store.database import address_of, postgresql
from mazarin.server.store.schema import nodes, owners

LEASE = 1.5
BEAT = 0.5

_AWAY = (DBAPIError, TimeoutError)
"""What is raised while the database cannot be reached."""

T = TypeVar("T")


def _nothing() -> None:
    pass


class SoleLeases:
    """The leases of a process that is alone: it keeps every table."""

    alive = True

    def __init__(self, on_lost: Callable[[], None] = _nothing) -> None:
        self.on_lost = on_lost
        self.node = secrets.token_hex(8)

    async def living(self) -> set[str]:
        """Return the nodes whose leases run: this one."""
        return {self.node}

    async def start(self) -> None:
        """Begin. Nothing to do."""

    async def claim(self, table: str) -> bool:  # noqa: ARG002
        """Return true."""
        return True

    async def release(self, table: str) -> None:
        """Give a table free. Nobody else is there to take it."""

    async def close(self) -> None:
        """End. Nothing to do."""


class Leases:
    """This process's leases in a PostgreSQL database whose schema is there already.

    ``on_lost`` is called when the lease was lost: every table is somebody else's or nobody's. The
    node comes back under another name by itself, and may then claim tables anew.
    """

    def __init__(self, url: str, on_lost: Callable[[], None] = _nothing) -> None:
        self.on_lost = on_lost
        self._engine = postgresql(address_of(url))
        # One for the heartbeat and one for the rest, so that many claims cannot delay it.
        self._heart = ThreadPoolExecutor(1, "lease-heart")
        self._hands = ThreadPoolExecutor(1, "lease-hands")
        # What is thought to be kept must change in the order in which the database changes.
        self._turn = asyncio.Lock()
        self._node = ""
        self._until = 0.0
        self._kept: set[str] = set()
        self._beating: asyncio.Task[None] | None = None

    @property
    def alive(self) -> bool:
        """False as soon as our own clock says that the lease ran out."""
        return time.monotonic() < self._until

    @property
    def node(self) -> str:
        """The name of this process among the others; another one after a lease was lost."""
        return self._node

    async def living(self) -> set[str]:
        """Return the nodes whose leases run; this one only, where the database cannot be asked."""
        try:
            return await self._do(self._hands, _living)
        except _AWAY:
            return {self._node}

    async def start(self) -> None:
        """Take a lease and go on renewing it. Raise ``ConnectionError`` if that fails."""
        try:
            await self._join()
        except _AWAY as error:
            raise ConnectionError(f"no lease can be had: {error!r}") from error
        self._beating = asyncio.create_task(self._beat())

    async def claim(self, table: str) -> bool:
        """Return whether this node keeps the table now; take it if nobody does."""
        if table not in self._kept and self.alive:
            await self._take(table)
        return self.alive and table in self._kept

    async def release(self, table: str) -> None:
        """Let somebody else have the table at once."""
        async with self._turn:
            self._kept.discard(table)
            with suppress(*_AWAY):
                await self._do(self._hands, _release, table, self._node)

    async def close(self) -> None:
        """Give all tables free and end."""
        if self._beating:
            self._beating.cancel()
            await asyncio.wait([self._beating])
        self._until = 0.0
        self._kept.clear()
        with suppress(*_AWAY):
            await self._do(self._heart, _leave, self._node)
        self._heart.shutdown(wait=False)
        self._hands.shutdown(wait=False)
        self._engine.dispose()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            # While the lease runs, there is time for another try.
            with suppress(*_AWAY):
                await self._renew()
            if not self.alive:
                await self._lose()

    async def _renew(self) -> None:
        asked = time.monotonic()
        if self.alive and await self._do(self._heart, _renew, self._node):
            self._until = asked + LEASE
        else:
            self._until = 0.0

    async def _lose(self) -> None:
        if self._node:
            self._node = ""
            self._kept.clear()
            self.on_lost()
        with suppress(*_AWAY):
            await self._join()

    async def _take(self, table: str) -> None:
        async with self._turn:
            node = self._node
            with suppress(*_AWAY):
                if await self._do(self._hands, _claim, table, node) and node == self._node:
                    self._kept.add(table)

    async def _join(self) -> None:
        """Become a node, under a name that nobody had."""
        node, asked = secrets.token_hex(8), time.monotonic()
        await self._do(self._heart, _join, node)
        self._node, self._until = node, asked + LEASE

    async def _do(self, where: ThreadPoolExecutor, work: Callable[..., T], *arguments: str) -> T:
        def transaction() -> T:
            with self._engine.begin() as connection:
                return work(connection, *arguments)

        async with asyncio.timeout(LEASE - BEAT):
            return await asyncio.get_running_loop().run_in_executor(where, transaction)


def _now() -> ColumnElement[int]:
    """Return the database's clock, in milliseconds."""
    return cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)


def _join(connection: Connection, node: str) -> None:
    _bury(connection)
    connection.execute(insert(nodes).values(id=node, expires=_now() + int(LEASE * 1000)))


def _renew(connection: Connection, node: str) -> bool:
    renewal = update(nodes).where(nodes.c.id == node, nodes.c.expires > _now())
    return connection.execute(renewal.values(expires=_now() + int(LEASE * 1000))).rowcount == 1


def _living(connection: Connection) -> set[str]:
    return set(connection.scalars(select(nodes.c.id).where(nodes.c.expires > _now())))


def _bury(connection: Connection) -> None:
    """Delete the nodes whose time is up: none of them can renew its lease any more."""
    connection.execute(delete(nodes).where(nodes.c.expires <= _now()))


def _claim(connection: Connection, table: str, node: str) -> bool:
    keeper = select(owners.c.node).join(nodes, nodes.c.id == owners.c.node)
    keeper = keeper.where(owners.c.table_id == table, nodes.c.expires > _now())
    if found := connection.scalar(keeper):
        return bool(found == node)
    _bury(connection)
    first = insert(owners).values(table_id=table, node=node, epoch=1).on_conflict_do_nothing()
    if connection.scalar(first.returning(owners.c.epoch)):
        return True
    # Whoever holds the row goes first; then the nodes are looked at as they are by then.
    connection.execute(select(owners).where(owners.c.table_id == table).with_for_update())
    orphan = update(owners).where(
        owners.c.table_id == table, owners.c.node.not_in(select(nodes.c.id))
    )
    return connection.execute(orphan.values(node=node, epoch=owners.c.epoch + 1)).rowcount == 1


def _release(connection: Connection, table: str, node: str) -> None:
    connection.execute(
        update(owners).where(owners.c.table_id == table, owners.c.node == node).values(node="")
    )


def _leave(connection: Connection, node: str) -> None:
    connection.execute(delete(nodes).where(nodes.c.id == node))
