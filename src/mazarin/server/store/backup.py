"""A backup is one SQLite file with the schema of the store, whatever the store is kept in."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import DBAPIError

from mazarin.server.store.append import StoreError
from mazarin.server.store.database import Database, address_of, file_of, migrate, writer
from mazarin.server.store.schema import KEPT, games, house, tables

_ROWS = 1000
"""So many are held in memory at once."""


def backup(url: str, file: Path) -> None:
    """Write the store at an address, as it is at one moment, into a new file.

    The server may be running. Raise ``StoreError`` if the file exists or the store does not.
    """
    if file.exists():
        raise StoreError(f"{file} exists already; a backup goes into a new file")
    address = address_of(url)
    part = file.with_name(file.name + ".part")
    part.unlink(missing_ok=True)
    try:
        if address.drivername == "sqlite":
            _copy_file(file_of(address), part)
        else:
            _copy_database(url, part)
        part.rename(file)
    except (OSError, sqlite3.Error, DBAPIError) as error:
        raise StoreError(f"no backup was made: {error}") from error
    finally:
        part.unlink(missing_ok=True)


def restore(file: Path, url: str) -> None:
    """Fill an empty store from a backup. No server may be using it.

    Raise ``StoreError`` if the store is not empty, or the file is no backup or is damaged.
    """
    with TemporaryDirectory() as folder:
        copy = Path(folder, "store.db")
        try:
            _check(file)
            _copy_file(file, copy)
        except sqlite3.Error as error:
            raise StoreError(f"{file} cannot be restored: {error}") from error
        with _transaction(copy) as source:
            migrate(source)
            _fill(url, source)


def _fill(url: str, source: Connection) -> None:
    with closing(Database.open(url)) as database, database.write.begin() as target:
        for table in (tables, games):
            if target.execute(select(table).limit(1)).first():
                raise StoreError(f"{address_of(url)!r} is not empty; restore into a new store")
        target.execute(delete(house))
        _copy_rows(source, target)


def _check(file: Path) -> None:
    with _read_only(file) as connection:
        damage = connection.execute("pragma quick_check").fetchone()[0]
        if damage != "ok":
            raise StoreError(f"{file} is damaged: {damage}")
        if not connection.execute("select * from sqlite_schema where name = 'house'").fetchone():
            raise StoreError(f"{file} is no backup of a store")


def _copy_file(source: Path, target: Path) -> None:
    """Copy a database that may be in use."""
    with _read_only(source) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
    _make_one(target)


def _copy_database(url: str, target: Path) -> None:
    with closing(Database.open(url)) as database, database.read.connect() as connection:
        source = connection.execution_options(isolation_level="REPEATABLE READ")
        with _transaction(target) as copy:
            migrate(copy)
            _copy_rows(source, copy)
    _make_one(target)


def _copy_rows(source: Connection, target: Connection) -> None:
    for table in KEPT:
        rows = source.execution_options(yield_per=_ROWS).execute(select(table)).mappings()
        for some in rows.partitions():
            target.execute(insert(table), [dict(row) for row in some])


def _make_one(file: Path) -> None:
    """Leave a database that needs no other file beside it."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("pragma journal_mode = delete")


@contextmanager
def _read_only(file: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
        yield connection


@contextmanager
def _transaction(file: Path) -> Iterator[Connection]:
    engine = writer(file)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()
