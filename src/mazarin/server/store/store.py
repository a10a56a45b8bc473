"""The store: the logs of the tables, and the games that were finished there."""

import asyncio
import zlib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVarTuple

from sqlalchemy import Row, Select, select
from sqlalchemy.exc import DBAPIError

from mazarin.server.store.append import Append, FinishedInfo, StoreFailed
from mazarin.server.store.database import READERS, Database
from mazarin.server.store.schema import entries, games, tables
from mazarin.server.store.writer import Writer

Columns = TypeVarTuple("Columns")


class Store:
    """Everything that must survive, in SQLite or PostgreSQL. Safe to use by many at once."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = Writer(database.write)
        self._readers = ThreadPoolExecutor(READERS, "store-reader")

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Open the store at ``sqlite:////path/file.db`` or ``postgresql://…``, made if missing.

        Raise ``StoreInUse`` if another server has the same file open, or another ``StoreError``.
        """
        return cls(await asyncio.to_thread(Database.open, url))

    async def append(self, what: Append) -> None:
        """Write entries; they are durable when this returns.

        Raise ``Outrun`` if the log does not end where the append begins, or the table is closed;
        then nothing has changed. Raise ``StoreFailed`` if the database failed. A caller that is
        cancelled does not know whether it was written.
        """
        await self._writer.append(what)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """Return the entries of an open table that follow number ``after``; none if unknown."""
        query = (
            select(entries.c.entry)
            .where(entries.c.table_id == table, entries.c.seq > after)
            .order_by(entries.c.seq)
        )
        return [row.entry for row in await self._rows(query)]

    async def listed(self, limit: int) -> list[bytes]:
        """Return the summaries of open tables that are listed, the newest table first."""
        query = (
            select(tables.c.summary)
            .where(~tables.c.closed, tables.c.listed, tables.c.summary.is_not(None))
            .order_by(tables.c.opened.desc(), tables.c.id)
            .limit(limit)
        )
        return [row.summary for row in await self._rows(query)]

    async def stale(self, before: int, limit: int) -> list[str]:
        """Return open tables that nobody has touched since, the longest forgotten first."""
        query = (
            select(tables.c.id)
            .where(~tables.c.closed, tables.c.touched < before)
            .order_by(tables.c.touched)
            .limit(limit)
        )
        return [row.id for row in await self._rows(query)]

    async def games(self, limit: int, before: int | None = None) -> list[FinishedInfo]:
        """Return finished games, the newest first; with ``before``, those that ended earlier."""
        columns = (games.c.table_id, games.c.match, games.c.game, games.c.players, games.c.ended)
        query = select(*columns).order_by(games.c.ended.desc(), games.c.table_id, games.c.match)
        if before is not None:
            query = query.where(games.c.ended < before)
        return [FinishedInfo(*row) for row in await self._rows(query.limit(limit))]

    async def game(self, table: str, match: int) -> str | None:
        """Return the record of a finished game."""
        query = select(games.c.record).where(games.c.table_id == table, games.c.match == match)
        for row in await self._rows(query):
            return zlib.decompress(row.record).decode()
        return None

    async def house_key(self) -> bytes:
        """Return 32 random bytes, drawn once and the same in all processes of this house."""
        return self._database.key

    async def close(self) -> None:
        """Write what waits, then close the database and give its file free."""
        self._writer.close()
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        self._writer.join()
        self._readers.shutdown()
        self._database.close()

    async def _rows(self, query: Select[*Columns]) -> Sequence[Row[*Columns]]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._read, query)

    def _read(self, query: Select[*Columns]) -> Sequence[Row[*Columns]]:
        try:
            with self._database.read.connect() as connection:
                return connection.execute(query).all()
        except DBAPIError as error:
            raise StoreFailed(f"the database failed: {error}") from error
