"""The doorbell: the others hear it, whoever rings does not, and a cut line comes back."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from mazarin.server.bus import Bus, NatsBus, NoBus, NotifyBus
from tests.server.conftest import Nats, cut
from tests.server.waiting import until

Make = Callable[[], Bus]


@pytest.fixture(params=["notify", "nats"])
def make(request: pytest.FixtureRequest) -> Make:
    if request.param == "notify":
        url = request.getfixturevalue("pg_url")
        return lambda: NotifyBus(url)
    server = request.getfixturevalue("nats_server")
    return lambda: NatsBus(server.url)


class Listener:
    """A bus with all that was heard on it."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.heard: list[tuple[str, int]] = []
        self.missed = 0
        bus.listen(lambda table, seq: self.heard.append((table, seq)), self._miss)

    def _miss(self) -> None:
        self.missed += 1

    async def hears(self, table: str, seq: int) -> None:
        await until(lambda: (table, seq) in self.heard)


@asynccontextmanager
async def listeners(make: Make, number: int) -> AsyncIterator[list[Listener]]:
    found = [Listener(make()) for _ in range(number)]
    for listener in found:
        await listener.bus.start()
    try:
        yield found
    finally:
        for listener in found:
            await listener.bus.close()


def test_the_others_hear_a_ring(make: Make) -> None:
    async def scene() -> None:
        async with listeners(make, 3) as (one, two, three):
            await one.bus.ring("alder", 7)
            await two.hears("alder", 7)
            await three.hears("alder", 7)
            await two.bus.ring("birch", 2**40)
            await one.hears("birch", 2**40)
            assert one.heard == [("birch", 2**40)]
            assert two.heard == [("alder", 7)]
            assert (one.missed, two.missed, three.missed) == (0, 0, 0)

    asyncio.run(scene())


def test_the_last_ring_of_each_table_is_heard(make: Make) -> None:
    """Several rings of one table may become one; so many at once go into several notices."""

    async def scene() -> None:
        async with listeners(make, 2) as (one, two):
            for seq in range(1, 6):
                for n in range(1000):
                    await one.bus.ring(f"table{n:05}", seq)
            for n in range(1000):
                await two.hears(f"table{n:05}", 5)

    asyncio.run(scene())


def test_closing_sends_what_is_left(make: Make) -> None:
    async def scene() -> None:
        async with listeners(make, 1) as (two,):
            async with listeners(make, 1) as (one,):
                await one.bus.ring("alder", 1)
            await two.hears("alder", 1)

    asyncio.run(scene())


def test_the_fault_of_a_listener_does_not_end_the_bus(make: Make) -> None:
    async def scene() -> None:
        faults: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, fault: faults.append(fault))
        async with listeners(make, 2) as (one, two):

            def fail(_table: str, _seq: int) -> None:
                raise RuntimeError

            two.bus.listen(fail)
            await one.bus.ring("alder", 1)
            await until(lambda: bool(faults))
            Listener.__init__(two, two.bus)
            await one.bus.ring("alder", 2)
            await two.hears("alder", 2)

    asyncio.run(scene())


def test_notify_comes_back_after_a_cut(pg_url: str) -> None:
    """Both lines of both sides are cut; rings of meanwhile are kept or known to be missed."""

    async def scene() -> None:
        async with listeners(lambda: NotifyBus(pg_url), 2) as (one, two):
            await one.bus.ring("alder", 1)
            await two.hears("alder", 1)
            cut(pg_url)
            await one.bus.ring("alder", 2)
            await until(lambda: two.missed == 1 and one.missed == 1)
            await one.bus.ring("alder", 3)
            await two.hears("alder", 3)
            await two.bus.ring("alder", 4)
            await one.hears("alder", 4)

    asyncio.run(scene())


def test_nats_comes_back_after_a_cut(nats_server: Nats) -> None:
    async def scene() -> None:
        async with listeners(lambda: NatsBus(nats_server.url), 2) as (one, two):
            await one.bus.ring("alder", 1)
            await two.hears("alder", 1)
            nats_server.stop()
            await one.bus.ring("alder", 2)
            await asyncio.to_thread(nats_server.start)
            await until(lambda: two.missed > 0 and one.missed > 0)
            await one.bus.ring("alder", 3)
            await two.hears("alder", 3)
            await two.bus.ring("alder", 4)
            await one.hears("alder", 4)

    asyncio.run(scene())


def test_nobody_at_the_other_end_is_told_at_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazarin.server.bus.START", 1)
    for bus in (NatsBus("nats://127.0.0.1:1"), NotifyBus("postgresql://127.0.0.1:1/none")):
        with pytest.raises(ConnectionError, match="no answer"):
            asyncio.run(bus.start())


def test_a_process_that_is_alone_rings_to_nobody() -> None:
    async def scene() -> None:
        async with listeners(NoBus, 2) as (one, two):
            await one.bus.ring("alder", 1)
            assert two.heard == []

    asyncio.run(scene())
