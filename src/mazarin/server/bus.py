"""The doorbell between processes: ``(table, seq)`` says that a log has grown; who hears it reads.

A ring may be lost, with the process that should have rung at the latest: read the log now and then
all the same. Who rings does not hear himself.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from typing import LiteralString

import nats.errors
import psycopg
from nats.aio.client import Client
from nats.aio.msg import Msg
from psycopg import AsyncConnection

logger = logging.getLogger(__name__)

CHANNEL: LiteralString = "mazarin"

START = 5
"""Seconds to wait for the first connection."""

AGAIN = 0.2
"""Seconds between two tries to get a line back."""

_FITS = 7000
"""Bytes in one notice of PostgreSQL, which allows 8000."""

_LISTEN: LiteralString = f"listen {CHANNEL}"
_SPEAK: LiteralString = "set synchronous_commit = off"  # a notice need not be durable


class Bus(ABC):
    """Rings the others, and hears them ring."""

    def __init__(self) -> None:
        self._hear: Callable[[str, int], None] = lambda _table, _seq: None
        self._missed: Callable[[], None] = lambda: None

    def listen(
        self, hear: Callable[[str, int], None], missed: Callable[[], None] | None = None
    ) -> None:
        """Call ``hear`` at each ring.

        Call ``missed`` when rings may have been lost because a line was cut: every log must be
        read.
        """
        self._hear = hear
        self._missed = missed or self._missed

    @abstractmethod
    async def start(self) -> None:
        """Connect. Raise ``ConnectionError`` if that fails."""

    @abstractmethod
    async def ring(self, table: str, seq: int) -> None:
        """Tell the others that a log has grown to this number. Return at once; never raise."""

    @abstractmethod
    async def close(self) -> None:
        """Send what is left, and end."""

    def _heard(self, notice: str) -> None:
        """Take a notice in: ``table seq`` for each ring, or nothing where rings were lost."""
        loop = asyncio.get_running_loop()
        words = notice.split()
        for table, seq in zip(words[::2], words[1::2], strict=True):
            # By way of the loop, so that a listener's fault is not the bus's.
            loop.call_soon(self._hear, table, int(seq))
        if not words:
            loop.call_soon(self._missed)


class NoBus(Bus):
    """The bus of a process that is alone."""

    async def start(self) -> None:
        """Nothing to connect to."""

    async def ring(self, table: str, seq: int) -> None:
        """Nobody hears it."""

    async def close(self) -> None:
        """Nothing to end."""


class NotifyBus(Bus):
    """LISTEN and NOTIFY of PostgreSQL, on two lines of its own."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url
        self._rings: dict[str, int] = {}
        self._rung = asyncio.Event()
        self._mine = 0
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Connect and listen; from then on a line that is cut is made anew."""
        try:
            ear = await self._line(_LISTEN)
        except psycopg.Error as error:
            raise ConnectionError(f"no answer from PostgreSQL: {error}") from error
        self._tasks = [asyncio.create_task(self._listen(ear)), asyncio.create_task(self._speak())]

    async def ring(self, table: str, seq: int) -> None:
        """Leave it to the task that speaks: of several rings for one table, the last."""
        self._rings[table] = max(seq, self._rings.get(table, 0))
        self._rung.set()

    async def close(self) -> None:
        """Send what is left, and end."""
        with suppress(TimeoutError):
            async with asyncio.timeout(1):
                while self._tasks and self._rings:
                    await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen(self, ear: AsyncConnection) -> None:
        while True:
            try:
                async for notice in ear.notifies():
                    if notice.pid != self._mine:
                        self._heard(notice.payload)
            except psycopg.OperationalError as error:
                logger.debug("bus: %r", error)
            finally:
                await ear.close()
            ear = await self._line_again(_LISTEN)
            self._heard("")

    async def _speak(self) -> None:
        while True:
            mouth = await self._line_again(_SPEAK)
            self._mine = mouth.info.backend_pid
            try:
                while await self._rung.wait():
                    await self._send(mouth)
            except psycopg.OperationalError as error:
                logger.debug("bus: %r", error)
            finally:
                await mouth.close()

    async def _send(self, mouth: AsyncConnection) -> None:
        """Send all rings that wait; they go on waiting if that fails."""
        rings = dict(self._rings)
        for notice in _notices(rings):
            await mouth.execute("select pg_notify(%s, %s)", (CHANNEL, notice))
        self._rings = {t: seq for t, seq in self._rings.items() if seq > rings.get(t, 0)}
        if not self._rings:
            self._rung.clear()

    async def _line(self, first: LiteralString) -> AsyncConnection:
        """Return a new connection."""
        line = await AsyncConnection.connect(
            self._url,
            autocommit=True,
            connect_timeout=START,
            keepalives_idle=5,
            keepalives_interval=2,
            keepalives_count=3,
        )
        try:
            await line.execute(first)
        except BaseException:
            await line.close()
            raise
        return line

    async def _line_again(self, first: LiteralString) -> AsyncConnection:
        while True:
            with suppress(psycopg.OperationalError):
                return await self._line(first)
            await asyncio.sleep(AGAIN)


def _notices(rings: dict[str, int]) -> list[str]:
    """Return rings as few notices, none of them too long."""
    notices = [""]
    for table, seq in rings.items():
        if len(notices[-1]) > _FITS:
            notices.append("")
        notices[-1] += f"{table} {seq} "
    return notices if rings else []


class NatsBus(Bus):
    """A subject of NATS, whose server keeps nothing and need not."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url
        self._line = Client()

    async def start(self) -> None:
        """Connect and subscribe; from then on a line that is cut is made anew."""
        try:
            await asyncio.wait_for(self._connect(), START)
            await self._line.subscribe(CHANNEL, cb=self._take)
            # The first overtakes the subscription, the second comes back when it holds.
            await self._line.flush()
            await self._line.flush()
        except (OSError, TimeoutError, nats.errors.Error) as error:
            await self._line.close()
            raise ConnectionError(f"no answer from NATS: {error!r}") from error

    async def ring(self, table: str, seq: int) -> None:
        """Ring; while the line is cut, the client keeps rings for later."""
        await self._send(f"{table} {seq}")

    async def close(self) -> None:
        """Send what is left, and end."""
        with suppress(TimeoutError, nats.errors.Error):
            if self._line.is_connected:
                await self._line.flush(timeout=1)
        await self._line.close()

    async def _connect(self) -> None:
        await self._line.connect(
            self._url,
            no_echo=True,
            max_reconnect_attempts=-1,
            reconnect_time_wait=AGAIN,  # type: ignore[arg-type]  # it sleeps for so many seconds
            error_cb=self._note,
            reconnected_cb=self._look,
        )

    async def _take(self, message: Msg) -> None:
        self._heard(message.data.decode())

    async def _note(self, error: Exception) -> None:
        logger.debug("bus: %r", error)

    async def _look(self) -> None:
        """Have everybody read his logs: what either side rang while the line broke may be lost."""
        self._heard("")
        await self._send("")

    async def _send(self, notice: str) -> None:
        with suppress(nats.errors.Error):
            await self._line.publish(CHANNEL, notice.encode())
