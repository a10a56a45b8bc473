"""The thread that writes: everything that waits is written and made durable by one commit."""

import asyncio
import queue
import threading
import zlib
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine, bindparam, delete, false, func, insert, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from mazarin.server.store.append import Append, Outrun, StoreFailed
from mazarin.server.store.schema import entries, games, owners, tables

MOST = 1000
"""So many appends are written by one commit at most."""

_MOVE_HEAD = (
    update(tables)
    .where(
        tables.c.id == bindparam("table"),
        tables.c.head == bindparam("before"),
        tables.c.closed == false(),
    )
    .values(
        head=bindparam("last"),
        touched=bindparam("now"),
        closed=bindparam("over"),
        listed=func.coalesce(bindparam("shown", type_=tables.c.listed.type), tables.c.listed),
        summary=func.coalesce(bindparam("card", type_=tables.c.summary.type), tables.c.summary),
    )
)


@dataclass(frozen=True)
class _Waiting:
    """An append, and the future that its caller waits for."""

    what: Append
    loop: asyncio.AbstractEventLoop
    written: "asyncio.Future[None]"

    def answer(self, error: Exception | None) -> None:
        """Tell the caller, unless he has gone."""
        if self.written.done():
            return
        if error:
            self.written.set_exception(error)
        else:
            self.written.set_result(None)


class Writer:
    """Group commit."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._closing = False
        self._waiting: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def append(self, what: Append) -> None:
        """Return when it is durable. Raise ``Outrun`` or ``StoreFailed``."""
        if self._closing:
            raise StoreFailed("the store is closed")
        loop = asyncio.get_running_loop()
        waiting = _Waiting(what, loop, loop.create_future())
        self._waiting.put(waiting)
        await waiting.written

    def close(self) -> None:
        """Take no more; end when what waits is written."""
        self._closing = True
        self._waiting.put(None)

    def join(self) -> None:
        """Wait for the end."""
        self._thread.join()

    def _run(self) -> None:
        while batch := self._next():
            errors = write(self._engine, [waiting.what for waiting in batch])
            _answer(batch, errors)

    def _next(self) -> list[_Waiting]:
        """Return all that waits; wait if it is nothing. An empty list is the end."""
        batch: list[_Waiting] = []
        while len(batch) < MOST and not (batch and self._waiting.empty()):
            waiting = self._waiting.get()
            if waiting is None:
                if batch:
                    self._waiting.put(None)
                break
            batch.append(waiting)
        return batch


def _answer(batch: list[_Waiting], errors: list[Exception | None]) -> None:
    """Tell all callers, each loop being woken once."""
    loops: dict[asyncio.AbstractEventLoop, list[tuple[_Waiting, Exception | None]]] = {}
    for waiting, error in zip(batch, errors, strict=True):
        loops.setdefault(waiting.loop, []).append((waiting, error))
    for loop, answers in loops.items():
        with suppress(RuntimeError):  # the loop is closed, and nobody waits
            loop.call_soon_threadsafe(_answer_all, answers)


def _answer_all(answers: list[tuple[_Waiting, Exception | None]]) -> None:
    for waiting, error in answers:
        waiting.answer(error)


def write(engine: Engine, appends: Sequence[Append]) -> list[Exception | None]:
    """Write appends by one commit and return what each of them ran into, if anything.

    All processes go through the tables in one order, or they would wait for each other for ever.
    """
    order = sorted(range(len(appends)), key=lambda i: appends[i].table)
    errors: list[Exception | None] = [None] * len(appends)
    try:
        try:
            with engine.begin() as connection:
                _write(connection, [appends[i] for i in order])
        except (Outrun, DBAPIError) as error:
            if isinstance(error, DBAPIError) and error.connection_invalidated:
                raise
            # Only the guilty shall suffer.
            with engine.begin() as connection:
                for i in order:
                    errors[i] = _try(connection, appends[i])
    except Exception as error:
        return [_failed(error) for _ in appends]
    return errors


def _try(connection: Connection, what: Append) -> Exception | None:
    try:
        with connection.begin_nested():
            _write(connection, [what])
    except Outrun as outrun:
        return outrun
    except DBAPIError as error:
        if error.connection_invalidated:
            raise
        return _failed(error)
    return None


def _failed(error: Exception) -> StoreFailed:
    failed = StoreFailed(f"the database failed: {error}")
    failed.__cause__ = error
    return failed


def _write(connection: Connection, appends: Sequence[Append]) -> None:
    """Write appends or raise ``Outrun`` if one of them is not at the end of an open log."""
    _open(connection, [what for what in appends if what.seq == 1])
    _move(connection, [what for what in appends if what.seq > 1])
    connection.execute(
        insert(entries),
        [
            {"table_id": what.table, "seq": seq, "entry": entry}
            for what in appends
            for seq, entry in enumerate(what.entries, what.seq)
        ],
    )
    finished = [_game(what) for what in appends if what.finished]
    if finished:
        connection.execute(insert(games), finished)
    for what in appends:
        if what.closed:
            connection.execute(delete(entries).where(entries.c.table_id == what.table))
            connection.execute(delete(owners).where(owners.c.table_id == what.table))


def _open(connection: Connection, appends: list[Append]) -> None:
    if not appends:
        return
    rows: list[dict[str, Any]] = [
        {
            "id": what.table,
            "head": what.head,
            "opened": what.touched,
            "touched": what.touched,
            "listed": bool(what.listed),
            "closed": what.closed,
            "summary": what.summary,
        }
        for what in appends
    ]
    try:
        connection.execute(insert(tables), rows)
    except IntegrityError as error:
        raise Outrun from error


def _move(connection: Connection, appends: list[Append]) -> None:
    if not appends:
        return
    rows: list[dict[str, Any]] = [
        {
            "table": what.table,
            "before": what.seq - 1,
            "last": what.head,
            "now": what.touched,
            "over": what.closed,
            "shown": what.listed,
            "card": what.summary,
        }
        for what in appends
    ]
    if connection.execute(_MOVE_HEAD, rows).rowcount != len(rows):
        raise Outrun


def _game(what: Append) -> dict[str, Any]:
    assert what.finished
    return {
        "table_id": what.table,
        "match": what.finished.match,
        "game": what.finished.game,
        "players": what.finished.players,
        "ended": what.finished.ended,
        "record": zlib.compress(what.finished.record, 9),
    }
