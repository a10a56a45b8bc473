"""Limits: how much one address or guest may ask of the house.

Each has a name in plain words. It is the label of its counter in the metrics, and the reason that
a client reads when its socket is closed.
"""

import ipaddress
import math
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

LimitName = Literal[
    "too-many-messages",
    "too-many-connections",
    "too-many-new-tables",
    "too-many-sockets",
    "too-many-tables",
    "too-many-bad-messages",
]

MOST_REMEMBERED = 10_000
"""Addresses or guests that one limit keeps in mind."""

_WHOLE_HOUSEHOLD = 64
"""Bits of an IPv6 address that a household gets; the rest it chooses as it likes."""


@dataclass(frozen=True)
class Limit:
    """So many a second on the average, and so many at once after a rest."""

    name: LimitName
    rate: float
    burst: float


class Buckets:
    """A bucket of tokens for each address or guest; whoever asks takes one, and they grow back.

    Of those who have not asked for longest the bucket is forgotten, which is as if it were full:
    a flood of addresses can fill no memory.
    """

    def __init__(
        self, limit: Limit, clock: Callable[[], float], most: int = MOST_REMEMBERED
    ) -> None:
        self.limit = limit
        self.refused = 0
        self._clock = clock
        self._most = most
        # What was in each bucket, and when. The one used last is at the end.
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str, cost: float = 1) -> bool:
        """Return whether there was enough in somebody's bucket; then it has been taken."""
        level, now = self._level(who), self._clock()
        enough = level >= cost
        self.refused += not enough
        self._levels[who] = (level - cost if enough else level, now)
        self._levels.move_to_end(who)
        if len(self._levels) > self._most:
            self._levels.popitem(last=False)
        return enough

    def wait(self, who: str, cost: float = 1) -> float:
        """Return the seconds until so much can be taken; infinity if it is more than a bucket."""
        if cost > self.limit.burst:
            return math.inf
        return max(0.0, (cost - self._level(who)) / self.limit.rate)

    def __len__(self) -> int:
        return len(self._levels)

    def _level(self, who: str) -> float:
        level, then = self._levels.get(who, (self.limit.burst, self._clock()))
        # A clock that was set back takes nothing away.
        grown = max(0.0, self._clock() - then) * self.limit.rate
        return min(self.limit.burst, level + grown)


class Quota:
    """How many of something each address has at the same time, and all of them together."""

    def __init__(self, name: LimitName, each: int, together: int) -> None:
        self.name = name
        self.each = each
        self.together = together
        self.refused = 0
        self.held = 0
        self._held: Counter[str] = Counter()

    def enter(self, who: str) -> bool:
        """Return whether one more is within the quota; then it is counted, until ``leave``."""
        if self._held[who] >= self.each or self.held >= self.together:
            self.refused += 1
            return False
        self._held[who] += 1
        self.held += 1
        return True

    def leave(self, who: str) -> None:
        """Count one less. Raise ``ValueError`` if there was none."""
        if not self._held[who]:
            raise ValueError(f"nothing is counted for {who!r} against {self.name}")
        self._held[who] -= 1
        self.held -= 1
        if not self._held[who]:
            del self._held[who]

    def count(self, who: str) -> int:
        """Return how many somebody has."""
        return self._held.get(who, 0)

    def __len__(self) -> int:
        return len(self._held)


def household(address: str) -> str:
    """Return what stands for all addresses that one household can choose from.

    An IPv4 address stands for itself, also when it is written as an IPv6 one; of IPv6 the network
    counts. Whatever is no address, such as the name of a local socket, stands for itself.
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found), _WHOLE_HOUSEHOLD), strict=False))
