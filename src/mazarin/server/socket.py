"""A socket: from the first frame, which says who is there, to the last, which says why it ended.

Whatever a client sends, it can spoil only its own socket.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec

from mazarin.server import wire
from mazarin.server.desk import Refused
from mazarin.server.doors import Doors
from mazarin.server.guests import Guests
from mazarin.server.house import House, arrival
from mazarin.server.keeper import Keeper
from mazarin.server.line import Line

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

HELLO_SECONDS = 10.0
LAST_WORD_SECONDS = 1.0
MOST_BAD = 20
"""Frames that make no sense, before a socket is closed."""

BYE, FORBIDDEN = 4000, 4403
"""Codes with which a socket is closed; the reason is in words in the last frame."""


class Gone(Exception):
    """The client is no longer there."""


class BadFrame(ValueError):
    """A frame that is no message."""


@dataclass
class Visit:
    """Who is at the other end, and at which table."""

    keeper: Keeper
    line: Line


class Socket:
    """One WebSocket, spoken by the ASGI events themselves: they are few, and every move is one."""

    def __init__(
        self, house: House, guests: Guests, doors: Doors, receive: Receive, send: Send
    ) -> None:
        self.house, self.guests, self.doors = house, guests, doors
        self._receive, self._send = receive, send
        self._bad = 0

    async def run(self) -> None:
        """Serve the client until he or we end it."""
        await self._receive()
        await self._send({"type": "websocket.accept"})
        with suppress(Gone):
            try:
                visit = await self._arrive(await self._hello())
            except (Refused, BadFrame, TimeoutError) as error:
                await self._turn_away(error)
                return
            await self._stay(visit)

    async def _turn_away(self, error: Exception) -> None:
        name = "slow-hello" if isinstance(error, TimeoutError) else "bad-message"
        why = error.name if isinstance(error, Refused) else name
        await self._frame(wire.encode(wire.Bye(why=why, again=why == "store-failed")))
        await self._close(BYE, why)

    async def _hello(self) -> wire.Hello:
        async with asyncio.timeout(HELLO_SECONDS):
            message = await self._message()
        if not isinstance(message, wire.Hello):
            raise BadFrame("the first message must be hello")
        return message

    async def _arrive(self, hello: wire.Hello) -> Visit:
        """Let a client in. Raise ``Refused``."""
        guest = self.guests.recognise(hello.token) if hello.token else None
        if hello.token and guest is None:
            raise Refused("bad-token", "this token is nobody's")
        fresh = None if guest else self.guests.new()
        line = Line(guest or fresh.id, fresh.token if fresh else None)  # type: ignore[union-attr]
        keeper = await self.house.find(hello.table)
        role = self._role(keeper, hello.invite)
        node = self.house.services.leases.node
        await keeper.attach(
            line, lambda room: arrival(room, line.guest, hello.name, role, node), hello.after
        )
        return Visit(keeper, line)

    def _role(self, keeper: Keeper, invite: str | None) -> wire.Role | None:
        if invite is None:
            return None
        role = self.guests.role_of(keeper.room.id, invite, keeper.room.generation)
        if role is None:
            raise Refused("bad-invitation", "this invitation is not valid, or no longer")
        return role

    async def _stay(self, visit: Visit) -> None:
        """Read and write until the line ends."""
        self.house.services.metrics.sockets.inc()
        writer = asyncio.create_task(self._write(visit))
        try:
            await self._read(visit)
            # The line was ended from here; its last word must still be written.
            await asyncio.wait([writer], timeout=LAST_WORD_SECONDS)
        finally:
            self.house.services.metrics.sockets.dec()
            visit.line.closing = True
            writer.cancel()
            await visit.keeper.detach(visit.line)

    async def _write(self, visit: Visit) -> None:
        with suppress(Gone):
            while (frames := await visit.line.next()) is not None:
                for frame in frames:
                    await self._frame(frame)
                if not frames:
                    await visit.keeper.refresh(visit.line)
            await self._close(BYE, visit.line.ended)

    async def _read(self, visit: Visit) -> None:
        while not visit.line.closing:
            try:
                message = await self._message()
            except BadFrame as error:
                self._bad += 1
                visit.line.send(wire.Refusal(refused="bad-message", why=str(error)))
                if self._bad >= MOST_BAD:
                    self.doors.refuse("too-many-bad-messages")
                    visit.line.end("too-many-bad-messages", again=False)
                continue
            await self._take(visit, message)

    async def _take(self, visit: Visit, message: wire.Incoming) -> None:
        if not self.doors.messages.take(visit.line.guest):
            self.doors.refuse("too-many-messages")
            visit.line.end("too-many-messages", again=True)
        elif isinstance(message, wire.Ping):
            visit.line.send(wire.Pong(n=message.n))
        elif isinstance(message, wire.Hello):
            visit.line.send(wire.Refusal(refused="bad-message", why="hello was said already"))
        else:
            visit.line.send(await self._answer(visit, message))

    async def _answer(self, visit: Visit, command: wire.Command) -> wire.Answer:
        metrics = self.house.services.metrics
        with metrics.seconds.time():
            try:
                answer = await visit.keeper.command(visit.line.guest, command)
                metrics.commands.labels("accepted").inc()
            except Refused as refused:
                answer = _refused(command, visit, refused.name, refused.why, refused)
                metrics.commands.labels("refused").inc()
        return answer

    async def _message(self) -> wire.Incoming:
        event = await self._receive()
        if event["type"] == "websocket.disconnect":
            raise Gone
        frame = event.get("text") or event.get("bytes") or b""
        try:
            return wire.decode(frame)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise BadFrame(f"not a message: {error}"[:200]) from None

    async def _frame(self, frame: bytes) -> None:
        try:
            await self._send({"type": "websocket.send", "text": frame.decode()})
        except (OSError, RuntimeError) as error:
            raise Gone from error

    async def _close(self, code: int, reason: str) -> None:
        with suppress(OSError, RuntimeError):
            await self._send({"type": "websocket.close", "code": code, "reason": reason})


def _refused(
    command: wire.Command, visit: Visit, name: str, why: str, refused: Refused | None = None
) -> wire.Answer:
    reason = None
    if refused is not None and refused.reason is not None:
        reason = wire.Reason(**vars(refused.reason))
    return wire.Answer(
        id=command.id, ok=False, seq=visit.keeper.room.seq, refused=name, why=why, reason=reason
    )


def origin_is_fine(headers: Mapping[bytes, bytes], allowed: frozenset[str]) -> bool:
    """Return whether a page may open a socket here: one of ours, or no page at all (F38)."""
    origin = headers.get(b"origin")
    if origin is None:
        return True
    host = headers.get(b"host", b"").decode("latin-1")
    text = origin.decode("latin-1").lower()
    return text in allowed or text.partition("://")[2] == host.lower()
