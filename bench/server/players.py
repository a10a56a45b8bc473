"""A thousand players in one lean process: they read from a frame what they need, and no more.

A frame is looked through for a few words instead of being decoded, so that the players take little
from the cores that they share with the server.
"""

import asyncio
import os
import time
from base64 import b64encode
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import cast

import msgspec

from mazarin.games import GAMES, game

_TEXT, _CLOSE, _PING = 1, 8, 9
_WORDS = {f'"{word.text}"'.encode() for name in GAMES for word in game(name).words}
_REMATCH = b'"phase":"finished","seats"'
_NEXT_DEAL = b'"phase":"between","seats"'


@dataclass
class Tally:
    """What the players saw since the last look."""

    waits: list[float] = field(default_factory=list)
    """Seconds from each move to its answer."""
    refused: list[bytes] = field(default_factory=list)
    frames: int = 0
    sizes: int = 0
    """Bytes of the frames."""
    tellings: int = 0
    """Frames that tell of the game."""


class Drive:
    """When moves are made: as soon as there is one, or in a row, so many a second."""

    def __init__(self) -> None:
        self.tally = Tally()
        self.going = True
        self._ready: deque[Callable[[], None]] = deque()
        self._paced = False

    def offer(self, move: Callable[[], None]) -> None:
        """Make a move, now or when it is its turn."""
        if self._paced:
            self._ready.append(move)
        else:
            move()

    async def pace(self, rate: float, seconds: float) -> None:
        """Let so many moves a second be made, one after the other."""
        self._paced = True
        began, made = time.perf_counter(), 0
        while (now := time.perf_counter() - began) < seconds:
            while self._ready and made < now * rate:
                self._ready.popleft()()
                made += 1
            made = max(made, int(now * rate) - 1)  # what could not be made is not made up for
            await asyncio.sleep(1 / rate)
        self._paced = False
        while self._ready:
            self._ready.popleft()()

    def look(self) -> Tally:
        """Return what was seen since the last look."""
        seen, self.tally = self.tally, Tally()
        return seen


class Player(asyncio.Protocol):
    """A socket, by its bytes."""

    def __init__(self, drive: Drive, hello: dict[str, str], *, is_host: bool) -> None:
        self.answered = asyncio.Event()
        """Set when a command has been answered that was no move."""
        self.greeted = asyncio.Event()
        """Set when the socket is open and the server has been told who is there."""
        self._drive, self._hello, self._is_host = drive, hello, is_host
        self._rest = b""
        self._upgraded = False
        self._at = self._moved_at = -1
        self._sent = 0.0
        self._moves: list[bytes] = []
        self._asked = 0
        self._finished = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        key = b64encode(os.urandom(16))
        self._transport.write(
            b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: %s\r\n\r\n" % key
        )

    def connection_lost(self, _exc: Exception | None) -> None:
        self.answered.set()

    async def ask(self, **command: object) -> None:
        """Send a command and wait until it is answered."""
        self._ask(**command)
        await self.answered.wait()

    def _ask(self, **command: object) -> None:
        self._asked += 1
        self.answered.clear()
        self._send(msgspec.json.encode({**command, "id": f"c{self._asked}"}))

    def _send(self, text: bytes, opcode: int = _TEXT) -> None:
        # With a key of zeros a frame is masked as it must be, and stays as it is.
        head = bytes([0x80 | opcode])
        size = len(text)
        head += bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2)
        self._transport.write(head + b"\0\0\0\0" + text)

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        begin = 0
        if not self._upgraded:
            begin = data.find(b"\r\n\r\n") + 4
            if begin < 4:
                self._rest = data
                return
            self._upgraded = True
            self._send(msgspec.json.encode({"type": "hello", **self._hello}))
            self.greeted.set()
        while (end := self._frame(data, begin)) > begin:
            begin = end
        self._rest = data[begin:]

    def _frame(self, data: bytes, begin: int) -> int:
        """Take the frame that begins here, if it is all there, and return where it ends."""
        if len(data) < begin + 4:
            return begin if len(data) < begin + 2 or data[begin + 1] else begin + 2
        size, start = data[begin + 1], begin + 2
        if size > 125:
            width = 2 if size == 126 else 8
            size = int.from_bytes(data[start : start + width])
            start += width
        end = start + size
        if end > len(data):
            return begin
        opcode = data[begin] & 15
        if opcode == _TEXT:
            self._take(data, start, end)
        elif opcode == _PING:
            self._send(data[start:end], 10)
        elif opcode == _CLOSE:
            self._transport.close()
        return end

    def _take(self, data: bytes, start: int, end: int) -> None:
        tally = self._drive.tally
        tally.frames += 1
        tally.sizes += end - start
        kind = data[start + 9 : start + 12]
        if kind == b"ans":
            self._hear_answer(data, start, end)
        elif kind in (b"tol", b"sna"):
            tally.tellings += 1
            self._hear_telling(data, start, end)
        elif kind != b"wel":
            tally.refused.append(data[start:end])

    def _hear_answer(self, data: bytes, start: int, end: int) -> None:
        if data.find(b'"ok":true', start, end) < 0:
            self._drive.tally.refused.append(data[start:end])
        if data.startswith(b'"m', start + 22):
            self._drive.tally.waits.append(time.perf_counter() - self._sent)
        else:
            self.answered.set()

    def _hear_telling(self, data: bytes, start: int, end: int) -> None:
        own = data.rfind(b'"own":{', start, end)
        if own >= 0:
            self._moves = _moves(data, own, end)
        if data.find(b'"table":{', start, end) >= 0:
            self._hear_phase(data, start, end)
        game_at = data.find(b'"game":{"at":', start, end)
        if game_at >= 0:
            self._at = int(data[game_at + 13 : data.index(b",", game_at, end)])
            if self._moves and self._at != self._moved_at and self._drive.going:
                self._moved_at = self._at
                self._drive.offer(self._move)

    def _hear_phase(self, data: bytes, start: int, end: int) -> None:
        finished = data.find(_REMATCH, start, end) >= 0
        if finished and not self._finished:
            self._ask(type="rematch")
        self._finished = finished
        if finished:
            return
        if self._is_host and data.find(_NEXT_DEAL, start, end) >= 0:
            self._ask(type="deal")

    def _move(self) -> None:
        move = self._moves[self._at % len(self._moves)] if self._moves else b'"none"'
        self._sent = time.perf_counter()
        self._send(b'{"type":"move","id":"m%d","at":%d,"move":%s}' % (self._at, self._at, move))


def _moves(data: bytes, own: int, end: int) -> list[bytes]:
    """Return the moves of a seat on turn, but none where its answer comes by itself."""
    found: list[bytes] = []
    at = data.find(b'"moves":[', own, end)
    if at >= 0:
        found = [move for move in data[at + 9 : data.index(b"]", at, end)].split(b",") if move]
    at = data.find(b'"amounts":{', own, end)
    if at >= 0:
        word, _, bounds = data[at + 11 : data.index(b"]", at, end)].partition(b":[")
        least = bounds.partition(b",")[0]
        found.append(b'%s %s"' % (word[:-1], least))
    forced = len(found) == 1 and found[0] in _WORDS
    return [] if forced else found
