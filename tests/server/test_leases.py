"""Who keeps a table: one node at a time, and another soon after it has gone."""

import asyncio
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager

import psycopg
import pytest
from sqlalchemy import make_url, select

from mazarin.server.leases import BEAT, LEASE, Leases, SoleLeases
from mazarin.server.store import Append, Store
from mazarin.server.store.database import Database
from mazarin.server.store.schema import nodes, owners
from tests.server.waiting import until


@pytest.fixture
def url(pg_url: str) -> str:
    Database.open(pg_url).close()
    return pg_url


@asynccontextmanager
async def node(url: str) -> AsyncIterator[Leases]:
    leases = Leases(url)
    await leases.start()
    try:
        yield leases
    finally:
        await leases.close()


@contextmanager
def other(url: str) -> Iterator["subprocess.Popen[str]"]:
    """Another process that keeps the table."""
    command = [sys.executable, "-m", "tests.server.node", url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert said(process) == "True"
        yield process
        process.kill()


def said(process: "subprocess.Popen[str]") -> str:
    assert process.stdout
    return process.stdout.readline().strip()


def epoch(url: str) -> int | None:
    with closing(Database.open(url)) as database, database.read.connect() as connection:
        return connection.scalar(select(owners.c.epoch).where(owners.c.table_id == "alder"))


async def taken(leases: Leases) -> None:
    """Claim until the table is ours."""
    async with asyncio.timeout(10):
        while not await leases.claim("alder"):
            await asyncio.sleep(0.02)


def allow(url: str, connections: bool) -> None:
    """Let everybody into a database, or nobody."""
    name = make_url(url).database
    everybody = "select pg_terminate_backend(pid) from pg_stat_activity where datname = "
    with psycopg.connect(url.replace(f"/{name}?", "/postgres?"), autocommit=True) as house:
        house.execute(f"alter database {name} allow_connections {connections}".encode())
        if not connections:
            house.execute(f"{everybody} '{name}'".encode())


def test_one_node_keeps_a_table(url: str) -> None:
    async def scene() -> None:
        async with node(url) as one, node(url) as two, node(url) as three:
            claims = await asyncio.gather(*(n.claim("alder") for n in (one, two, three)))
            assert sorted(claims) == [False, False, True]
            await asyncio.sleep(LEASE + BEAT)
            again = await asyncio.gather(*(n.claim("alder") for n in (one, two, three)))
            assert sorted(again) == [False, False, True]
            assert await two.claim("birch")
            assert not await one.claim("birch")

    asyncio.run(scene())


def test_a_table_given_free_is_taken_at_once(url: str) -> None:
    async def scene() -> None:
        async with node(url) as two:
            async with node(url) as one:
                assert await one.claim("alder")
                assert await one.claim("birch")
                assert not await two.claim("alder")
                await two.release("alder")
                assert not await two.claim("alder")
                await one.release("alder")
                assert await two.claim("alder")
                assert not await one.claim("alder")
            assert await two.claim("birch")
            assert not one.alive

    asyncio.run(scene())
    assert epoch(url) == 2


def test_claims_and_releases_of_one_node_keep_their_order(url: str) -> None:
    async def claim_and_release(leases: Leases) -> None:
        assert await leases.claim("alder")
        await leases.release("alder")

    async def scene() -> None:
        async with node(url) as one, node(url) as two:
            for _ in range(20):
                await asyncio.gather(claim_and_release(one), one.claim("alder"))
                assert [await two.claim("alder"), await one.claim("alder")].count(True) == 1
                await one.release("alder")
                await two.release("alder")

    asyncio.run(scene())


def test_the_tables_of_a_killed_node_are_taken_over(url: str) -> None:
    async def scene() -> None:
        with other(url) as process:
            async with node(url) as mine:
                assert not await mine.claim("alder")
                process.kill()
                await taken(mine)
        assert epoch(url) == 2

    asyncio.run(scene())


def test_a_frozen_node_keeps_nothing_when_it_wakes(url: str) -> None:
    async def scene() -> None:
        with other(url) as process:
            process.send_signal(signal.SIGSTOP)
            async with node(url) as mine:
                await taken(mine)
                process.send_signal(signal.SIGCONT)
                heard = {said(process), said(process)}
                assert heard == {"False", "lost"}
                await asyncio.sleep(3 * BEAT)
                assert await mine.claim("alder")
                await mine.release("alder")
                assert said(process) == "True"
        assert epoch(url) == 3

    asyncio.run(scene())


def test_a_node_knows_by_its_own_clock_that_its_time_is_up(url: str) -> None:
    async def scene() -> None:
        lost: list[bool] = []
        async with node(url) as mine:
            mine.on_lost = lambda: lost.append(mine.alive)
            assert await mine.claim("alder")
            time.sleep(LEASE + 0.1)
            assert not mine.alive
            assert not await mine.claim("alder")
            await taken(mine)
            assert lost == [False]
            assert mine.alive

    asyncio.run(scene())


def test_a_node_that_was_buried_drops_its_tables(url: str) -> None:
    async def scene() -> None:
        lost: list[str] = []
        async with node(url) as mine:
            mine.on_lost = lambda: lost.append("lost")
            assert await mine.claim("alder")
            await asyncio.to_thread(bury_all)
            await until(lambda: lost == ["lost"])
            await taken(mine)

    def bury_all() -> None:
        with closing(Database.open(url)) as database, database.write.begin() as connection:
            connection.execute(nodes.delete())

    asyncio.run(scene())
    assert epoch(url) == 2


def test_a_node_without_its_database_is_not_alive(url: str) -> None:
    """The database refuses everybody; when it is back, so is the node."""

    async def scene() -> None:
        async with node(url) as mine:
            assert await mine.claim("alder")
            await asyncio.to_thread(allow, url, False)
            await asyncio.sleep(LEASE + 0.1)
            assert not mine.alive
            assert not await mine.claim("alder")
            await asyncio.to_thread(allow, url, True)
            await taken(mine)

    asyncio.run(scene())


def test_a_closed_table_has_no_keeper(url: str) -> None:
    async def scene() -> None:
        store = await Store.open(url)
        async with node(url) as mine:
            await store.append(Append("alder", 1, (b"a",), 1000))
            assert await mine.claim("alder")
            await store.append(Append("alder", 2, (b"end",), 1000, closed=True))
            await mine.release("alder")
        await store.close()

    asyncio.run(scene())
    assert epoch(url) is None


def test_the_living_are_known(url: str) -> None:
    async def scene() -> None:
        async with node(url) as one:
            async with node(url) as two:
                assert await one.living() == await two.living() == {one.node, two.node}
            assert await one.living() == {one.node}
            name = one.node
            await asyncio.to_thread(allow, url, False)
            assert await one.living() == {name}
            await until(lambda: not one.alive)
            await asyncio.to_thread(allow, url, True)
            await taken(one)
            assert await one.living() == {one.node} != {name}

    asyncio.run(scene())


def test_without_a_database_there_is_no_lease() -> None:
    leases = Leases("postgresql://127.0.0.1:1/none")
    with pytest.raises(ConnectionError):
        asyncio.run(leases.start())


def test_a_process_that_is_alone_keeps_everything() -> None:
    async def scene() -> None:
        leases = SoleLeases()
        await leases.start()
        assert await leases.claim("alder")
        await leases.release("alder")
        assert await leases.claim("alder")
        assert leases.alive
        await leases.close()

    asyncio.run(scene())
