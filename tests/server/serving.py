"""A real server in a process of its own, and people who come to it over sockets."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPResponse
from itertools import count
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Message = dict[str, Any]
PATIENCE = 20.0
"""Seconds after which what has not happened never will."""
GENEROUS = {
    "haste": "50",
    "messages_per_second": "10000",
    "message_burst": "100000",
    "connections_per_minute": "1000000",
    "sockets_per_address": "1000",
    "guests_per_hour": "1000000",
    "tables_per_hour": "1000000",
    "tables_per_address": "1000000",
}
_IDS = count(1)


@dataclass
class Served:
    """A server that runs."""

    address: str
    journal: Path
    pid: int

    def http(
        self,
        method: str,
        path: str,
        body: bytes | None = None,
        headers: dict[str, str] | None = None,
    ) -> tuple[int, bytes]:
        """Return status and body of the answer to a request."""
        line = HTTPConnection(urlsplit(self.address).netloc, timeout=PATIENCE)
        try:
            line.request(method, path, body, headers or {})
            answer: HTTPResponse = line.getresponse()
            return answer.status, answer.read()
        finally:
            line.close()

    def get(self, path: str, token: str | None = None) -> Any:
        """Return the JSON at a path."""
        return json.loads(self.http("GET", path, headers=_bearer(token))[1])

    def open(self, **wish: Any) -> Message:
        """Open a table; unless it is said otherwise, of Michigan for three."""
        token = wish.pop("token", None)
        usual = {"game": "michigan", "name": "Ada", "bots": [None] * 3, "pace": "normal"}
        body = json.dumps(usual | wish).encode()
        status, answer = self.http("POST", self.path("api/tables"), body, _bearer(token))
        opened: Message = json.loads(answer)
        assert status == 201, opened
        return opened

    def path(self, rest: str) -> str:
        return urlsplit(self.address).path + rest

    @property
    def socket(self) -> str:
        return self.address.replace("http://", "ws://") + "ws"

    def written(self) -> str:
        """Return what the server has written about itself."""
        return self.journal.read_text("utf-8", "replace")


def _bearer(token: str | None) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"} if token else {}


@contextmanager
def serving(folder: Path, port: int = 0, **settings: str) -> Iterator[Served]:
    """Let a server run, with its own folder; at any port that is free, or the one it had before."""
    folder.mkdir(exist_ok=True)
    journal = folder / "journal"
    about = {f"MAZARIN_{name.upper()}": value for name, value in (GENEROUS | settings).items()}
    command = [sys.executable, "-m", "mazarin", "serve", "--port", str(port), "--data", str(folder)]
    with journal.open("ab") as written:
        process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=written,
            env={**os.environ, **about},
            text=True,
        )
        try:
            yield Served(_address(process, journal), journal, process.pid)
        finally:
            process.terminate()
            process.communicate(timeout=PATIENCE)


def _address(process: "subprocess.Popen[str]", journal: Path) -> str:
    assert process.stdout is not None
    for line in process.stdout:
        if found := [word for word in line.split() if word.startswith("http://")]:
            return found[0]
    raise AssertionError(journal.read_text())


class Client:
    """Somebody at a socket: what was sent to him, folded as a client folds it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Message] = []
        self.welcome: Message = {}
        self.table: Message = {}
        self.game: Message = {}
        self.own: Message = {}
        self.seq = 0
        self.bye: str | None = None

    async def hello(self, table: str, **fields: Any) -> Self:
        """Say who one is, and hear the first answer."""
        given = {name: value for name, value in fields.items() if value is not None}
        await self.send({"type": "hello", "table": table, **given})
        await self.hear(lambda m: m["type"] in ("snapshot", "bye"))
        return self

    async def send(self, message: Message | str | bytes) -> None:
        await self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def next(self) -> Message:
        """Return the next message."""
        async with asyncio.timeout(PATIENCE):
            message: Message = json.loads(await self.socket.recv())
        self.heard.append(message)
        self._fold(message)
        return message

    def _fold(self, message: Message) -> None:
        match message["type"]:
            case "welcome":
                self.welcome = message
            case "snapshot":
                self.game, self.own = message.get("game") or {}, message.get("own") or {}
            case "bye":
                self.bye = message["why"]
        self.seq = message["seq"] if message["type"] in ("told", "snapshot") else self.seq
        for part in ("table", "game", "own"):
            if message.get(part):
                setattr(self, part, message[part])

    async def hear(self, enough: Callable[[Message], Any]) -> Message:
        """Return the first message of this kind."""
        while not enough(message := await self.next()):
            pass
        return message

    async def until(self, true: Callable[[], Any]) -> None:
        """Listen until it is true."""
        while not true():
            await self.next()

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Return the answer to a command."""
        fields.setdefault("id", f"q{next(_IDS)}")
        await self.send({"type": kind, **fields})
        return await self.hear(lambda m: m["type"] == "answer" and m["id"] == fields["id"])

    async def did(self, kind: str, **fields: Any) -> Message:
        """Return the answer to a command that must be accepted."""
        answer = await self.ask(kind, **fields)
        assert answer["ok"], answer
        return answer

    @property
    def seat(self) -> int | None:
        me = self.welcome["guest"]
        seats = (n for n, chair in enumerate(self.table["seats"]) if chair["guest"] == me)
        return next(seats, None)

    @property
    def moves(self) -> list[str]:
        """What he may do, words with their least amount."""
        amounts = self.own.get("amounts", {})
        return [*self.own.get("moves", ()), *(f"{word} {n[0]}" for word, n in amounts.items())]

    async def closed(self) -> tuple[int | None, str]:
        """Listen to the end, and return the code and the reason with which the socket closes."""
        try:
            while True:
                await self.next()
        except ConnectionClosed as end:
            return (end.rcvd.code, end.rcvd.reason) if end.rcvd else (None, "")


@asynccontextmanager
async def dialled(served: Served, **kwargs: Any) -> AsyncIterator[Client]:
    """Open a socket and say nothing yet."""
    usual: dict[str, Any] = {"compression": None, "max_size": None, "proxy": None}
    async with connect(served.socket, **(usual | kwargs)) as socket:
        yield Client(socket)


@asynccontextmanager
async def visiting(served: Served, table: str, **fields: Any) -> AsyncIterator[Client]:
    """Be at a table; ``token``, ``invite`` and ``name`` as in `Hello`."""
    async with dialled(served) as client:
        yield await client.hello(table, **fields)
