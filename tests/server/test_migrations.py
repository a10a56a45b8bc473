"""The schema: made from nothing, the same as its declaration, by several openers at once."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, inspect, text

from mazarin.server.store import Append, Store, StoreError
from mazarin.server.store.database import Database, writer
from mazarin.server.store.schema import house, metadata


def test_the_revisions_make_what_the_schema_declares(url: str) -> None:
    with closing(Database.open(url)) as database, database.write.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        indexes = inspect(connection).get_indexes("tables")
        assert [index["name"] for index in indexes] == ["tables_open"]


def test_servers_that_start_together_make_one_schema(pg_url: str) -> None:
    async def scene() -> None:
        stores = await asyncio.gather(*(Store.open(pg_url) for _ in range(4)))
        keys = {await store.house_key() for store in stores}
        await stores[0].append(Append("alder", 1, (b"a",), 1000))
        logs = [await store.read("alder") for store in stores]
        await asyncio.gather(*(store.close() for store in stores))
        assert len(keys) == 1
        assert logs == [[b"a"]] * 4

    asyncio.run(scene())


def test_a_migration_that_fails_leaves_nothing(tmp_path: Path) -> None:
    """SQLite too takes a migration as one transaction; a second try begins from the beginning."""
    engine = writer(tmp_path / "house.db")

    def fail(connection: Connection) -> None:
        metadata.create_all(connection)
        connection.execute(insert(house).values(id=1, key=b"key"))
        raise RuntimeError

    with pytest.raises(RuntimeError), engine.begin() as connection:
        fail(connection)
    with engine.connect() as connection:
        assert inspect(connection).get_table_names() == []
    engine.dispose()


def test_the_store_of_a_newer_mazarin_is_left_alone(url: str) -> None:
    with closing(Database.open(url)) as database, database.write.begin() as connection:
        connection.execute(text("update alembic_version set version_num = '9999'"))
    for _ in range(2):
        with pytest.raises(StoreError, match="newer Mazarin"):
            Database.open(url)


@pytest.mark.parametrize(
    ("address", "word"),
    [
        ("sqlite://", "a database is at"),
        ("postgresql:/secret@host", "a database is at"),
        ("sqlite:///:memory:", "a database is at"),
        ("mysql://host/name", "a database is at"),
        ("postgres://host/name", "a database is at"),
        ("house.db", "a database is at"),
        ("postgresql://nobody:secret@127.0.0.1:1/house", "cannot be opened"),
        ("sqlite:////proc/house.db", "cannot be opened"),
    ],
)
def test_an_address_that_is_none_is_told_so(address: str, word: str) -> None:
    with pytest.raises(StoreError, match=word) as told:
        Database.open(address)
    assert "secret" not in str(told.value)


def test_a_file_that_is_no_database_is_told_so(tmp_path: Path) -> None:
    Path(tmp_path, "house.db").write_text("shopping list\n" * 100)
    with pytest.raises(StoreError, match="not a database"):
        Database.open(f"sqlite:///{tmp_path}/house.db")


def test_any_name_of_a_file_will_do(tmp_path: Path) -> None:
    folder = tmp_path / "Kortspel på 100 % #1"

    async def scene() -> None:
        store = await Store.open(f"sqlite:///{folder}/хата.db")
        await store.append(Append("alder", 1, (b"a",), 1000))
        assert await store.read("alder") == [b"a"]
        await store.close()

    asyncio.run(scene())
    with closing(sqlite3.connect(folder / "хата.db")) as connection:
        assert connection.execute("select count(*) from entries").fetchone() == (1,)
