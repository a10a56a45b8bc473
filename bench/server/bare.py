"""The yardstick: the least that a server of tables must do, on the same stack.

It reads a message, writes it to the same store, durably, answers, and then tells the table: as many
frames, and as large, as Mazarin tells of a move. It knows no rules, no views and no clocks.

``python -m bench.server.bare FOLDER TELLING BEATS``
"""

import asyncio
import sys
import time
from collections import defaultdict
from typing import Any

import uvicorn
import uvloop

from mazarin.server import entries as log
from mazarin.server import wire
from mazarin.server.socket import Receive, Scope, Send
from mazarin.server.store import Append, Store

_HEAD = b'{"type":"told","seq":%d,"events":[],"game":{"at":%d,"facts":"'
_TAIL = b'"},"own":{"facts":{},"moves":[%s]}}'


class Table:
    """Four sockets and the number of the last entry."""

    def __init__(self) -> None:
        self.sockets: list[Send] = []
        self.seq = 0
        self.lock = asyncio.Lock()
        self.owed = 0.0
        """Entries that follow a move by themselves, as forced answers do."""


class Bare:
    """The application: tellings of so many bytes, and so many ``beats`` after each move."""

    def __init__(self, store: Store, telling: int, beats: float) -> None:
        self._store, self._beats = store, beats
        self._padding = b"x" * max(0, telling - len(_HEAD) - len(_TAIL))
        self._tables: defaultdict[str, Table] = defaultdict(Table)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        table, name = Table(), ""
        while (event := await receive())["type"] == "websocket.receive":
            command = wire.decode(event["text"])
            if isinstance(command, wire.Hello):
                name, table = command.table, self._tables[command.table]
                table.sockets.append(send)
            elif isinstance(command, wire.Sit):
                await _say(send, wire.encode(wire.Answer(id=command.id, ok=True, seq=0)))
            elif isinstance(command, wire.Command):
                await self._move(name, table, command, send)

    async def _move(self, name: str, table: Table, command: wire.Command, send: Send) -> None:
        async with table.lock:
            await self._write(name, table, name, command.id)
            await _say(send, wire.encode(wire.Answer(id=command.id, ok=True, seq=table.seq)))
            table.owed += self._beats
            while table.owed >= 1:
                await self._tell(table, None)
                await self._write(name, table, None, None)
                table.owed -= 1
            await self._tell(table, table.seq % len(table.sockets))

    async def _write(self, name: str, table: Table, guest: str | None, id: str | None) -> None:
        table.seq += 1
        now = int(time.time() * 1000)
        entry = log.encode(log.Entry(now, log.Moved(seat=0, move="5h"), guest, id))
        await self._store.append(Append(name, table.seq, (entry,), now))

    async def _tell(self, table: Table, turn: int | None) -> None:
        head = _HEAD % (table.seq, table.seq) + self._padding
        others, mine = head + _TAIL % b"", head + _TAIL % b'"5h"'
        for seat, send in enumerate(table.sockets):
            await _say(send, mine if seat == turn else others)


async def _say(send: Send, frame: bytes) -> None:
    await send({"type": "websocket.send", "text": frame.decode()})


async def _serve(folder: str, telling: int, beats: float) -> None:
    store = await Store.open(f"sqlite:///{folder}/bare.db")
    app: Any = Bare(store, telling, beats)
    config = uvicorn.Config(
        app,
        port=0,
        http="httptools",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        lifespan="off",
        access_log=False,
        log_config=None,
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.05)
    print(f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}", flush=True)
    await serving
    await store.close()


if __name__ == "__main__":
    uvloop.run(_serve(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))
