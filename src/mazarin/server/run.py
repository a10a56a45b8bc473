"""Starting and ending a server: everything a table needs, then the application, then the doors."""

import contextlib
import time
from collections.abc import AsyncIterator, Callable
from socket import socket

import uvicorn

from mazarin.server.app import Application
from mazarin.server.bus import Bus, NatsBus, NoBus, NotifyBus
from mazarin.server.doors import Doors
from mazarin.server.guests import Guests
from mazarin.server.house import House
from mazarin.server.leases import Leases, SoleLeases
from mazarin.server.limits import Buckets
from mazarin.server.metrics import Metrics
from mazarin.server.pace import PACES, hastened
from mazarin.server.services import Services
from mazarin.server.settings import Settings
from mazarin.server.store import Store
from mazarin.server.thinker import Thinker

Announce = Callable[[str], None]


@contextlib.asynccontextmanager
async def house_of(settings: Settings) -> AsyncIterator[House]:
    """Open a house as the settings say. Raise ``StoreError`` or ``ConnectionError``."""
    async with contextlib.AsyncExitStack() as stack:
        store = await Store.open(settings.database_url)
        stack.push_async_callback(store.close)
        bus = _bus(settings)
        await bus.start()
        stack.push_async_callback(bus.close)
        leases = Leases(settings.database_url) if settings.is_shared else SoleLeases()
        await leases.start()
        stack.push_async_callback(leases.close)
        thinker = Thinker()
        await thinker.start()
        stack.push_async_callback(thinker.close)
        paces = hastened(PACES, settings.haste)
        services = Services(store, bus, leases, thinker, paces=paces)
        yield House(services, idle=settings.idle_hours * 3_600_000, most=settings.tables)


def _bus(settings: Settings) -> Bus:
    match settings.bus_url:
        case "none":
            return NoBus()
        case "postgresql":
            return NotifyBus(settings.database_url)
        case address:
            return NatsBus(address)


def _doors(settings: Settings, metrics: Metrics) -> Doors:
    return Doors(
        messages=Buckets(settings.limit_of_messages, time.monotonic),
        connections=Buckets(settings.limit_of_connections, time.monotonic),
        new_tables=Buckets(settings.limit_of_new_tables, time.monotonic),
        sockets=settings.quota_of_sockets(),
        metrics=metrics,
    )


class _Server(uvicorn.Server):
    """Says where it is once the door is open, and tells the players before it is shut."""

    def __init__(self, config: uvicorn.Config, house: House, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._house, self._opened = house, opened

    @property
    def port(self) -> int:
        """The port in use."""
        return int(self.servers[0].sockets[0].getsockname()[1])

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._opened()

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        await self._house.close()
        await super().shutdown(sockets)


async def serve(settings: Settings, announce: Announce) -> None:
    """Serve until the process is told to end; ``announce`` is told the address.

    Raise ``StoreError`` or ``ConnectionError`` if that is not possible.
    """
    async with house_of(settings) as house:

        def address() -> str:
            return settings.address(server.port)

        application = Application(
            house,
            Guests(await house.services.store.house_key()),
            _doors(settings, house.services.metrics),
            address=address,
            base_path=settings.base_path,
            origins=settings.origins,
        )
        config = uvicorn.Config(
            application,
            host=settings.host,
            port=settings.port,
            http="httptools",
            ws="websockets-sansio",
            ws_max_size=settings.largest_message,
            ws_per_message_deflate=False,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            proxy_headers=settings.trust_proxy,
            forwarded_allow_ips="*" if settings.trust_proxy else None,
            server_header=False,
            access_log=False,
            log_config=None,
            timeout_graceful_shutdown=5,
        )

        server = _Server(config, house, lambda: announce(address()))
        await server.serve()
