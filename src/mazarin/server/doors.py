"""The doors: how much may come in, from one guest or one address."""

from dataclasses import dataclass

from mazarin.server.limits import Buckets, LimitName, Quota
from mazarin.server.metrics import Metrics


@dataclass
class Doors:
    """The limits of one process."""

    messages: Buckets
    """By guest."""
    connections: Buckets
    """By address."""
    new_tables: Buckets
    """By address."""
    sockets: Quota
    """By address."""
    metrics: Metrics

    def full(self, address: str) -> str | None:
        """Let one more socket in, or return the limit that forbids it."""
        if not self.connections.take(address):
            return self.refuse("too-many-connections")
        return None if self.sockets.enter(address) else self.refuse("too-many-sockets")

    def refuse(self, limit: LimitName) -> LimitName:
        """Count a refusal, and return the limit."""
        self.metrics.limits.labels(limit).inc()
        return limit
