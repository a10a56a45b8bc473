"""A backup is taken while the server runs and fills an empty store of either kind."""

import asyncio
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import select

from mazarin.server.store import Append, Finished, Store, StoreError, StoreInUse
from mazarin.server.store.backup import backup, restore
from mazarin.server.store.database import Database
from mazarin.server.store.schema import KEPT
from tests.server.conftest import Postgres


async def fill(store: Store) -> None:
    await store.append(Append("alder", 1, (b"a", b"\x00\xff"), 1000, b"card", listed=True))
    over = Finished(1, "stopp", 3, 2000, "картка".encode())
    await store.append(Append("birch", 1, (b"a",), 1000, finished=over))
    await store.append(Append("birch", 2, (b"b",), 2000, closed=True))
    many = (Append(f"t{n}", 1, (b"x" * 100,) * 50, n) for n in range(60))
    await asyncio.gather(*map(store.append, many))


def rows(url: str) -> list[list[tuple[object, ...]]]:
    with closing(Database.open(url)) as database, database.read.connect() as connection:
        return [sorted(map(tuple, connection.execute(select(table)))) for table in KEPT]


def test_a_backup_comes_back_whole(url: str, postgres: Postgres, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"

    async def scene() -> None:
        store = await Store.open(url)
        await fill(store)
        await asyncio.to_thread(backup, url, file)
        await store.append(Append("later", 1, (b"not in the backup",), 3000))
        await store.close()

    asyncio.run(scene())
    assert [path.name for path in tmp_path.glob("backup*")] == ["backup.db"]
    copies = []
    for target in (f"sqlite:///{tmp_path}/new/house.db", postgres()):
        restore(file, target)
        copies.append(rows(target))
    assert copies[0] == copies[1] == rows(f"sqlite:///{file}")
    assert [len(copy) for copy in copies[0]] == [1, 62, 2 + 60 * 50, 1]


def test_a_backup_is_taken_of_a_store_at_rest(url: str, sqlite_url: str, tmp_path: Path) -> None:
    Database.open(url).close()
    backup(url, tmp_path / "backup.db")
    target = sqlite_url.replace("house", "other")
    restore(tmp_path / "backup.db", target)
    assert rows(target) == rows(url)


def test_only_an_empty_store_is_filled(url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"

    async def scene() -> None:
        store = await Store.open(url)
        await fill(store)
        await store.close()

    asyncio.run(scene())
    backup(url, file)
    before = rows(url)
    with pytest.raises(StoreError, match="not empty"):
        restore(file, url)
    assert rows(url) == before


def test_a_store_in_use_is_not_filled(sqlite_url: str, tmp_path: Path) -> None:
    with closing(Database.open(sqlite_url)):
        backup(sqlite_url, tmp_path / "backup.db")
        with pytest.raises(StoreInUse):
            restore(tmp_path / "backup.db", sqlite_url)


def test_no_backup_is_written_over(sqlite_url: str, tmp_path: Path) -> None:
    Database.open(sqlite_url).close()
    with pytest.raises(StoreError, match="exists already"):
        backup(sqlite_url, tmp_path / "house.db")


def test_without_a_store_there_is_no_backup(tmp_path: Path) -> None:
    for url in (f"sqlite:///{tmp_path}/none.db", "postgresql://127.0.0.1:1/none"):
        with pytest.raises(StoreError):
            backup(url, tmp_path / "backup.db")
    assert list(tmp_path.iterdir()) == []


def test_what_is_no_backup_is_not_restored(sqlite_url: str, tmp_path: Path) -> None:
    Database.open(sqlite_url).close()
    backup(sqlite_url, tmp_path / "whole.db")
    whole = (tmp_path / "whole.db").read_bytes()
    (tmp_path / "text.db").write_text("shopping list\n" * 1000)
    (tmp_path / "empty.db").touch()
    (tmp_path / "cut.db").write_bytes(whole[: len(whole) // 2])
    for name in ("text.db", "empty.db", "cut.db", "missing.db"):
        with pytest.raises(StoreError):
            restore(tmp_path / name, f"sqlite:///{tmp_path}/new.db")
    assert not (tmp_path / "new.db").exists()
