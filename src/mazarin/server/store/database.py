"""A database under the store: found by its address, locked, and brought to the newest schema."""

import secrets
import sqlite3
from dataclasses import dataclass, field
from importlib.resources import as_file, files
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    create_engine,
    event,
    insert,
    make_url,
    select,
    text,
)
from sqlalchemy.exc import ArgumentError, DBAPIError

from mazarin.server.store.append import StoreError, StoreInUse
from mazarin.server.store.schema import house

READERS = 4

_MIGRATING = 7_827_267_378
"""The number of the advisory lock that servers which start together take on PostgreSQL."""


@dataclass
class Database:
    """An open database: one engine to write with, one to read with, and the lock on its file."""

    write: Engine
    read: Engine
    key: bytes = field(repr=False)
    """The secret of the house."""
    lock: sqlite3.Connection | None = None

    @classmethod
    def open(cls, url: str) -> "Database":
        """Open, lock and migrate the database at an address. Raise ``StoreError``."""
        address = address_of(url)
        if address.drivername == "sqlite":
            return _open_file(file_of(address))
        engine = postgresql(address)
        try:
            with engine.begin() as connection:
                connection.execute(text(f"select pg_advisory_xact_lock({_MIGRATING})"))
                migrate(connection)
                key = _house_key(connection)
        except (DBAPIError, StoreError) as error:
            engine.dispose()
            raise StoreError(f"{address!r} cannot be opened: {error}") from error
        return cls(engine, engine, key)

    def close(self) -> None:
        """Close all connections, then give the file free."""
        self.read.dispose()
        self.write.dispose()
        if self.lock:
            self.lock.close()


def address_of(url: str) -> URL:
    """Return the parts of an address. Raise ``StoreError`` for what is no store's."""
    # It may hold a password, so that no message repeats it as it stands.
    wrong = StoreError("a database is at sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")
    try:
        address = make_url(url)
    except ArgumentError:
        raise wrong from None
    if address.drivername == "postgresql":
        return address.set(drivername="postgresql+psycopg")
    if address.drivername == "sqlite" and address.database not in {None, "", ":memory:"}:
        return address
    raise wrong


def file_of(address: URL) -> Path:
    """Return the file of an SQLite database."""
    return Path(address.database or "").resolve()


def reader(file: Path) -> Engine:
    """Return an engine that only reads, beside the one that writes."""
    url = URL.create("sqlite", database=file.as_uri(), query={"mode": "ro", "uri": "true"})
    return create_engine(url, pool_size=READERS)


def writer(file: Path) -> Engine:
    """Return the engine that writes, through one connection.

    Before 3.51.3 SQLite can damage a file that two connections write and checkpoint at once.
    """
    engine = create_engine(URL.create("sqlite", database=str(file)), pool_size=1, max_overflow=0)
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def postgresql(address: URL) -> Engine:
    """Return an engine that finds its way back after the server was away."""
    patience = {
        "connect_timeout": 5,
        "keepalives_idle": 5,
        "keepalives_interval": 2,
        "keepalives_count": 3,
    }
    return create_engine(address, pool_size=READERS + 1, pool_pre_ping=True, connect_args=patience)


def migrate(connection: Connection) -> None:
    """Bring the schema to its newest revision, within the transaction that has begun."""
    with as_file(files("mazarin.server.store") / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError as error:
            raise StoreError(f"the database was made by a newer Mazarin: {error}") from error


def _open_file(file: Path) -> Database:
    file.parent.mkdir(parents=True, exist_ok=True)
    lock = _lock(file)
    write = writer(file)
    try:
        with write.begin() as connection:
            migrate(connection)
            key = _house_key(connection)
    except (DBAPIError, StoreError) as error:
        write.dispose()
        lock.close()
        raise StoreError(f"{file} cannot be opened: {error}") from error
    return Database(write, reader(file), key, lock)


def _house_key(connection: Connection) -> bytes:
    key = connection.scalar(select(house.c.key))
    if key is None:
        key = secrets.token_bytes(32)
        connection.execute(insert(house).values(id=1, key=key))
    return bytes(key)


def _lock(file: Path) -> sqlite3.Connection:
    """Lock a file beside the database by SQLite's own means, which end with the process."""
    try:
        lock = sqlite3.connect(
            f"{file}.lock", timeout=0, isolation_level=None, check_same_thread=False
        )
    except sqlite3.OperationalError as error:
        raise StoreError(f"{file} cannot be opened: {error}") from error
    try:
        lock.execute("begin exclusive")
    except sqlite3.OperationalError as error:
        lock.close()
        raise StoreInUse(str(file)) from error
    return lock


def _prepare(connection: sqlite3.Connection, _: object) -> None:
    """Leave transactions to us, so that a migration is one; and make a commit durable."""
    connection.isolation_level = None
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("begin immediate")
