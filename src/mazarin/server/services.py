"""What every table of a process uses: the store, the bus, the leases, the bots, the time."""

import asyncio
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from mazarin.compiled import Record
from mazarin.server.bus import Bus
from mazarin.server.leases import Leases, SoleLeases
from mazarin.server.metrics import Metrics
from mazarin.server.pace import PACES, Pace
from mazarin.server.store import Store


class Bots(Protocol):
    """Who thinks for the bots."""

    async def choose(self, view: Record, seat: int, level: str) -> str:
        """Return a legal move for the seat on turn, from its view alone."""


def steady_clock() -> Callable[[], int]:
    """Return a clock of ms that never goes back, whatever happens to the machine's."""
    began = time.time() - time.monotonic()
    return lambda: int((began + time.monotonic()) * 1000)


@dataclass
class Services:
    """Handed to every keeper."""

    store: Store
    bus: Bus
    leases: Leases | SoleLeases
    thinker: Bots
    metrics: Metrics = field(default_factory=Metrics)
    paces: Mapping[str, Pace] = field(default_factory=lambda: PACES)
    clock: Callable[[], int] = field(default_factory=steady_clock)

    def now(self) -> int:
        """Return the time in ms."""
        return self.clock()

    def later(self, wait: int, what: Callable[[], None]) -> asyncio.TimerHandle:
        """Call something in so many ms."""
        return asyncio.get_running_loop().call_later(max(0, wait) / 1000, what)
