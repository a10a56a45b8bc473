"""The line to a server's table: says who is there, and comes back by itself when it is lost.

Nothing is lost with it: the server tells what was missed, and a command that was not answered is
sent again under the same id, which the server does once.
"""

import asyncio
import random
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from mazarin.server import wire

FIRST_WAIT, LONGEST_WAIT = 0.5, 15.0
"""Seconds before the line is tried again: twice as many each time."""
LARGEST_FRAME = 2**20


@dataclass(frozen=True)
class Lost:
    """The line was lost, and is tried again."""


Heard = wire.Outgoing | Lost


class Line:
    """A line that is kept up until the server says that there is no point in coming back."""

    def __init__(self, url: str, hello: wire.Hello, hear: Callable[[Heard], None]) -> None:
        self.url, self.hear = url, hear
        self._hello = hello
        self._ids = secrets.token_hex(4)
        self._number = 0
        self._unanswered: dict[str, wire.Command] = {}
        self._socket: ClientConnection | None = None
        self._ever_up = False
        self._sending: set[asyncio.Task[None]] = set()

    @property
    def is_up(self) -> bool:
        """Whether what is sent now goes out at once."""
        return self._socket is not None

    def new_id(self) -> str:
        """Return an id that no command of this guest ever had."""
        self._number += 1
        return f"{self._ids}-{self._number}"

    def send(self, command: wire.Command) -> None:
        """Send a command, at once or when the line is up again."""
        self._unanswered[command.id] = command
        if self._socket is not None:
            sending = asyncio.get_running_loop().create_task(_send(self._socket, command))
            self._sending.add(sending)
            sending.add_done_callback(self._sending.discard)

    async def run(self) -> wire.Bye:
        """Keep the line up; return the server's last word.

        Raise ``OSError``, ``WebSocketException`` or ``MsgspecError`` if there is no way in.
        """
        wait = FIRST_WAIT
        while True:
            bye = await self._visit()
            if bye is not None and not bye.again:
                return bye
            if self.is_up:
                self._socket, wait = None, FIRST_WAIT
                self.hear(Lost())
            await asyncio.sleep(wait * random.uniform(0.5, 1))
            wait = min(2 * wait, LONGEST_WAIT)

    async def _visit(self) -> wire.Bye | None:
        """Go to the table and hear what is told there; return the last word, if there was one."""
        try:
            async with connect(self.url, max_size=LARGEST_FRAME, compression=None) as socket:
                await _send(socket, self._hello)
                async for frame in socket:
                    message = wire.read(frame)
                    await self._note(message, socket)
                    self.hear(message)
                    if isinstance(message, wire.Bye):
                        return message
        except (OSError, WebSocketException):
            if not self._ever_up:
                raise
        return None

    async def _note(self, message: wire.Outgoing, socket: ClientConnection) -> None:
        """Keep account of who one is, of what was told, and of what was answered."""
        match message:
            case wire.Welcome():
                self._hello.token = message.token or self._hello.token
                self._socket, self._ever_up = socket, True
                for command in list(self._unanswered.values()):
                    await _send(socket, command)
            case wire.Told():
                self._hello.after = message.seq
            case wire.Answer():
                self._unanswered.pop(message.id, None)


async def _send(socket: ClientConnection, message: wire.Message) -> None:
    """Send a message; where the line breaks, whoever reads from it will notice."""
    with suppress(ConnectionClosed):
        await socket.send(wire.encode(message).decode())
