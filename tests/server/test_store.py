"""The contract of the store, which SQLite and PostgreSQL keep alike."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from mazarin.server.store import Append, Finished, FinishedInfo, Outrun, Store, StoreFailed
from mazarin.server.store.database import Database
from tests.server.conftest import cut


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


def entry(table: str, seq: int, *more: bytes, now: int = 1000) -> Append:
    return Append(table, seq, more or (f"{table} {seq}".encode(),), now)


def test_what_was_appended_is_read(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            assert await store.read("alder") == []
            await store.append(entry("alder", 1, b"sit", b"\x00\xff", b""))
            await store.append(entry("alder", 4, b"deal"))
            await store.append(entry("birch", 1, b"other"))
            assert await store.read("alder") == [b"sit", b"\x00\xff", b"", b"deal"]
            assert await store.read("alder", after=3) == [b"deal"]
            assert await store.read("alder", after=4) == []
        async with opened(url) as store:
            assert await store.read("alder", after=2) == [b"", b"deal"]

    asyncio.run(scene())


@pytest.mark.parametrize("seq", [1, 2, 4])
def test_an_append_that_is_outrun_leaves_nothing(url: str, seq: int) -> None:
    """A place that is taken, the beginning of a log that has begun, a gap."""

    async def scene() -> None:
        async with opened(url) as store:
            await store.append(Append("alder", 1, (b"a", b"b"), 1000, b"card", listed=True))
            late = Append(
                "alder",
                seq,
                (b"x", b"y"),
                9999,
                b"other card",
                listed=False,
                closed=True,
                finished=Finished(1, "stopp", 3, 1000, b"record"),
            )
            with pytest.raises(Outrun):
                await store.append(late)
            assert await store.read("alder") == [b"a", b"b"]
            assert await store.listed(9) == [b"card"]
            assert await store.stale(1001, 9) == ["alder"]
            assert await store.games(9, None) == []

    asyncio.run(scene())


def test_a_log_begins_at_one(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            with pytest.raises(Outrun):
                await store.append(entry("alder", 2))

    asyncio.run(scene())
    with pytest.raises(ValueError, match="numbered from 1"):
        entry("alder", 0)
    with pytest.raises(ValueError, match="has entries"):
        Append("alder", 1, (), 1000)


def test_of_many_appenders_one_wins_each_place(url: str) -> None:
    async def appender(store: Store, name: str, wins: list[tuple[int, str]]) -> None:
        while (seq := len(await store.read("alder")) + 1) <= 20:
            try:
                await store.append(entry("alder", seq, name.encode()))
                wins.append((seq, name))
            except Outrun:
                continue

    async def scene() -> None:
        wins: list[tuple[int, str]] = []
        async with opened(url) as store:
            await asyncio.gather(*(appender(store, f"{n}", wins) for n in range(8)))
            log = await store.read("alder")
        assert sorted(wins) == list(enumerate((name.decode() for name in log), 1))
        assert len(log) == 20

    asyncio.run(scene())


def test_only_the_guilty_of_a_batch_are_outrun(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await store.append(entry("guilty", 1))
            batch = [entry(f"table{n}", 1) for n in range(20)]
            batch[7] = entry("guilty", 1, b"again")
            batch[9] = entry("guilty", 2, b"chained")
            batch[13] = entry("nowhere", 5)
            batch[15] = entry("guilty", 3, b"chained")
            answers = await asyncio.gather(*map(store.append, batch), return_exceptions=True)
            wrong = [n for n, answer in enumerate(answers) if answer is not None]
            assert wrong == [7, 13]
            assert all(isinstance(answers[n], Outrun) for n in wrong)
            assert await store.read("guilty") == [b"guilty 1", b"chained", b"chained"]
            assert await store.read("nowhere") == []
            assert await store.read("table19") == [b"table19 1"]

    asyncio.run(scene())


def test_a_match_cannot_end_twice(url: str) -> None:
    """A fault of ours, not of whoever came second: no ``Outrun``, and nobody else suffers."""

    async def scene() -> None:
        finished = Finished(1, "stopp", 3, 1000, b"record")
        async with opened(url) as store:
            await store.append(Append("alder", 1, (b"a",), 1000, finished=finished))
            twice = Append("alder", 2, (b"b",), 1000, finished=finished)
            answers = await asyncio.gather(
                store.append(twice), store.append(entry("birch", 1)), return_exceptions=True
            )
            assert isinstance(answers[0], StoreFailed)
            assert answers[1] is None
            assert await store.read("alder") == [b"a"]

    asyncio.run(scene())


def test_the_lobby_sees_open_listed_tables(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await store.append(Append("alder", 1, (b"a",), 1000, b"Alder", listed=True))
            await store.append(Append("birch", 1, (b"a",), 2000, b"Birch", listed=False))
            await store.append(Append("cedar", 1, (b"a",), 3000, b"Cedar", listed=True))
            await store.append(Append("elder", 1, (b"a",), 4000, b"Elder"))
            assert await store.listed(9) == [b"Cedar", b"Alder"]
            assert await store.listed(1) == [b"Cedar"]
            await store.append(Append("alder", 2, (b"a",), 5000, b"Alder 2"))
            await store.append(Append("birch", 2, (b"a",), 5000, listed=True))
            await store.append(Append("cedar", 2, (b"a",), 5000, closed=True))
            assert await store.listed(9) == [b"Birch", b"Alder 2"]
            await store.append(Append("birch", 3, (b"a",), 5000, listed=False))
            assert await store.listed(9) == [b"Alder 2"]

    asyncio.run(scene())


def test_forgotten_tables_are_found(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            for n, table in enumerate(("alder", "birch", "cedar", "elder")):
                await store.append(entry(table, 1, now=1000 * n))
            assert await store.stale(2000, 9) == ["alder", "birch"]
            assert await store.stale(2000, 1) == ["alder"]
            await store.append(entry("alder", 2, now=9000))
            assert await store.stale(3001, 9) == ["birch", "cedar", "elder"]
            await store.append(Append("birch", 2, (b"end",), 2500, closed=True))
            assert await store.stale(3001, 9) == ["cedar", "elder"]

    asyncio.run(scene())


def test_a_closed_table_leaves_its_games_and_takes_nothing_more(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await store.append(entry("alder", 1, b"a", b"b"))
            over = Finished(1, "stoppa", 4, 2000, b"record")
            await store.append(Append("alder", 3, (b"end",), 2000, closed=True, finished=over))
            assert await store.read("alder") == []
            assert await store.game("alder", 1) == "record"
            for seq in (1, 3, 4):
                with pytest.raises(Outrun):
                    await store.append(entry("alder", seq))

    asyncio.run(scene())


def test_finished_games_are_kept_small_and_come_back_whole(url: str) -> None:
    record = "[Game michigan]\n1. spar 7 → stopp … картка\n" * 500

    async def scene() -> None:
        async with opened(url) as store:
            for n in range(1, 6):
                over = Finished(n, "michigan", 3, 1000 * n, f"{n} {record}".encode())
                await store.append(
                    Append("alder", n, (b"end",), 1000 * n, finished=over, closed=n == 5)
                )
            assert await store.game("alder", 3) == f"3 {record}"
            assert await store.game("alder", 6) is None
            assert await store.game("birch", 1) is None
            newest = await store.games(2, None)
            assert newest == [FinishedInfo("alder", n, "michigan", 3, 1000 * n) for n in (5, 4)]
            assert [game.match for game in await store.games(9, newest[-1].ended)] == [3, 2, 1]

    asyncio.run(scene())


def test_the_house_has_one_key(url: str) -> None:
    async def scene() -> bytes:
        async with opened(url) as store:
            return await store.house_key()

    first = asyncio.run(scene())
    assert len(first) == 32
    assert asyncio.run(scene()) == first


def test_closing_writes_what_waits(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            waiting = [asyncio.create_task(store.append(entry(f"t{n}", 1))) for n in range(50)]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        with pytest.raises(StoreFailed):
            await store.append(entry("late", 1))

    asyncio.run(scene())


def test_a_caller_who_goes_away_harms_nobody(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            gone = asyncio.create_task(store.append(entry("alder", 1)))
            await asyncio.sleep(0)
            gone.cancel()
            await store.append(entry("birch", 1))
            assert await store.read("birch") == [b"birch 1"]

    asyncio.run(scene())


def test_a_full_disk_is_told_and_leaves_no_half(sqlite_url: str) -> None:
    async def scene() -> None:
        database = Database.open(sqlite_url)
        store = Store(database)
        await store.append(entry("alder", 1))
        with database.write.connect() as connection:
            pages = connection.exec_driver_sql("pragma page_count").scalar_one()
            connection.exec_driver_sql(f"pragma max_page_count = {pages + 3}")
        much = [Append(f"t{n}", 1, (b"x" * 9000,) * 3, 1000) for n in range(5)]
        answers = await asyncio.gather(*map(store.append, much), return_exceptions=True)
        assert {type(answer) for answer in answers} == {StoreFailed}
        assert [await store.read(f"t{n}") for n in range(5)] == [[]] * 5
        with database.write.connect() as connection:
            connection.exec_driver_sql("pragma max_page_count = 100000")
        await store.append(entry("alder", 2))
        await asyncio.gather(*map(store.append, much))
        assert await store.read("alder") == [b"alder 1", b"alder 2"]
        await store.close()

    asyncio.run(scene())


def test_the_store_finds_its_database_again(pg_url: str) -> None:
    async def scene() -> None:
        async with opened(pg_url) as store:
            await store.append(entry("alder", 1))
            await store.read("alder")
            cut(pg_url)
            await store.append(entry("alder", 2))
            assert await store.read("alder") == [b"alder 1", b"alder 2"]

    asyncio.run(scene())


def test_two_processes_that_write_one_batch_each_do_not_block(pg_url: str) -> None:
    """They write the same tables in orders of their own, many times."""

    async def write(store: Store, order: list[int], seq: int) -> list[object]:
        appends = [entry(f"t{n}", seq) for n in order]
        return list(await asyncio.gather(*map(store.append, appends), return_exceptions=True))

    async def scene() -> None:
        async with opened(pg_url) as one, opened(pg_url) as two:
            for seq in range(1, 31):
                answers = await asyncio.gather(
                    write(one, list(range(20)), seq), write(two, list(range(20))[::-1], seq)
                )
                for first, second in zip(answers[0], answers[1][::-1], strict=True):
                    assert {type(first), type(second)} == {type(None), Outrun}

    asyncio.run(scene())
