"""The application: HTTP and sockets below one base path, and how it starts and ends."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

from starlette.applications import Starlette
from starlette.routing import Mount

from mazarin.server import wire
from mazarin.server.doors import Doors
from mazarin.server.guests import Guests
from mazarin.server.house import House
from mazarin.server.limits import household
from mazarin.server.pages import Pages
from mazarin.server.socket import FORBIDDEN, Receive, Scope, Send, Socket, origin_is_fine

TOO_MANY = 4429


class Application:
    """What uvicorn runs: sockets at ``/ws`` go straight to `Socket`, all else to the pages."""

    def __init__(
        self,
        house: House,
        guests: Guests,
        doors: Doors,
        *,
        address: Callable[[], str],
        base_path: str = "",
        origins: frozenset[str] = frozenset(),
    ) -> None:
        self.house, self.guests, self.doors = house, guests, doors
        self.socket_paths = {f"{base_path}/ws", "/ws"}
        self.origins = origins
        routes = Pages(house, guests, doors, address).routes()
        mounts = [Mount(base_path, routes=routes)] if base_path else []
        # A proxy may take the base path away before it hands a request on, or leave it there.
        self._pages = Starlette(routes=[*mounts, *routes], lifespan=self._lifespan)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or socket."""
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._pages(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        if scope["path"] not in self.socket_paths or not origin_is_fine(headers, self.origins):
            await receive()
            await send({"type": "websocket.close", "code": FORBIDDEN})
            return
        client = household((scope.get("client") or ("",))[0])
        full = self.doors.full(client)
        if full is not None:
            await _turn_away(full, receive, send)
            return
        try:
            await Socket(self.house, self.guests, self.doors, receive, send).run()
        finally:
            self.doors.sockets.leave(client)

    @contextlib.asynccontextmanager
    async def _lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        sweeper = asyncio.create_task(self.house.sweep_for_ever())
        yield
        sweeper.cancel()
        await self.house.close()


async def _turn_away(limit: str, receive: Receive, send: Send) -> None:
    """Say why there is no line for this client."""
    await receive()
    await send({"type": "websocket.accept"})
    bye = wire.encode(wire.Bye(why=limit, again=True))
    await send({"type": "websocket.send", "text": bye.decode()})
    await send({"type": "websocket.close", "code": TOO_MANY, "reason": limit})
