"""A caller at a server's table: brings the line, the terminal and the visit together."""

import asyncio
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from websockets.exceptions import WebSocketException

from mazarin.chance import stream
from mazarin.cli.house import unreachable
from mazarin.cli.known import Known
from mazarin.cli.line import Heard, Line
from mazarin.cli.place import Left
from mazarin.cli.prepare import prepare
from mazarin.cli.show import welcome
from mazarin.cli.terminal import Terminal
from mazarin.cli.visit import Visit
from mazarin.play.sentences import PACKS
from mazarin.server import wire

if TYPE_CHECKING:
    from mazarin.cli.join import Guest


class Caller:
    """Stays at the table until the server or the player ends it."""

    def __init__(self, guest: "Guest", terminal: Terminal, *, sits: bool) -> None:
        self.guest, self.terminal, self.sits = guest, terminal, sits
        self.say = guest.say
        self._line = Line(guest.address.socket, guest.hello(), self._hear)
        self._welcome: wire.Welcome | None = None
        self._visit: Visit | None = None
        self._arrived = asyncio.Event()
        self._asking: set[asyncio.Task[None]] = set()

    @property
    def came_in(self) -> bool:
        """Whether there ever was a table to see."""
        return self._visit is not None

    async def stay(self) -> wire.Bye | None:
        """Play; return the server's last word, or none if it was the player who left.

        Raise ``ConnectionError`` if there is no way in.
        """
        line = asyncio.create_task(self._line.run())
        typing = asyncio.create_task(self._type())
        done, rest = await asyncio.wait([line, typing], return_when=asyncio.FIRST_COMPLETED)
        for task in rest:
            task.cancel()
        await asyncio.wait(rest)
        if line in done:
            return await self._last_word(line)
        with suppress(Left, EOFError):
            await typing
        return None

    async def _last_word(self, line: asyncio.Task[wire.Bye]) -> wire.Bye:
        address = self.guest.address
        try:
            return await line
        except (WebSocketException, msgspec.MsgspecError) as error:
            raise ConnectionError(self.say.text("house-strange", address=address.house)) from error
        except OSError as error:
            raise ConnectionError(unreachable(address, error, self.say)) from error

    async def _type(self) -> None:
        """Take what is typed, from when there is a table to type at."""
        await self._arrived.wait()
        assert self._visit is not None
        while True:
            self._visit.take(await self.terminal.typed())

    # What is heard.

    def _hear(self, heard: Heard) -> None:
        if self._visit is not None:
            self._visit.hear(heard)
        elif isinstance(heard, wire.Welcome):
            self._welcome = heard
        elif isinstance(heard, wire.Snapshot) and self._welcome is not None:
            self._begin(Known(self._welcome, heard))

    def _begin(self, known: Known) -> None:
        """Show the table, and sit down."""
        assert self._welcome is not None
        self.guest.keep(self._welcome.token)
        name = known.info.game
        self.terminal.pack = PACKS[name]
        prepare(name, self.say)
        self._visit = Visit(
            known,
            self._line,
            say=self.say,
            chance=stream(secrets.randbits(32)),
            tell=self.terminal.tell,
            invite=self._invite,
        )
        self._visit.lines(welcome(known.view, self.say))
        self._visit.arrive(sits=self.sits)
        self._arrived.set()

    def _invite(self) -> None:
        """Show the invitations as soon as they are here."""
        asking = asyncio.create_task(self._show_links())
        self._asking.add(asking)
        asking.add_done_callback(self._asking.discard)

    async def _show_links(self) -> None:
        house, table = self.guest.house, self.guest.address.table or ""
        try:
            links = await asyncio.to_thread(house.invitations, table, self.guest.token)
        except ConnectionError as error:
            self.terminal.tell(str(error))
            return
        for line in house.told(links):
            self.terminal.tell(line)
