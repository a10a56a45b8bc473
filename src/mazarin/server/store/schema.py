"""The tables of the database, the same for SQLite and PostgreSQL.

Times are whole milliseconds, what is the server's own business is bytes. Whoever changes a table
here adds a revision to ``migrations/versions``; a test compares the two.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
)

metadata = MetaData()

house = Table(
    "house",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("key", LargeBinary, nullable=False),
)
"""One row: the secret that this house's tokens are made with."""

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("head", BigInteger, nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("closed", Boolean, nullable=False),
    Column("summary", LargeBinary),
)
"""A row a table, closed ones too. ``head`` is the number of the last entry: an append moves it from
where it thinks that it is, so a log has no gaps and nothing is written after the end."""

Index(
    "tables_open",
    tables.c.opened,
    sqlite_where=tables.c.closed == false(),
    postgresql_where=tables.c.closed == false(),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", BigInteger, primary_key=True),
    Column("entry", LargeBinary, nullable=False),
)
"""The logs of the open tables."""

games = Table(
    "games",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("match", Integer, primary_key=True),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("record", LargeBinary, nullable=False),
)
"""The finished games; ``record`` is text, compressed by zlib."""

Index("games_ended", games.c.ended)

nodes = Table(
    "nodes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("expires", BigInteger, nullable=False),
)
"""The processes that are alive, by the database's clock."""

owners = Table(
    "owners",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("node", Text, nullable=False),
    Column("epoch", BigInteger, nullable=False),
)
"""Which process keeps a table; ``epoch`` grows each time that somebody else takes it."""

KEPT = (house, tables, entries, games)
"""What a backup holds: all but the leases, which are of the moment."""
