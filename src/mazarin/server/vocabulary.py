"""Names of all that the server says in words; each is that of a sentence in ``server.ftl``."""

from typing import get_args

from mazarin.server.desk import PHRASES
from mazarin.server.limits import LimitName

TABLE_EVENTS = (
    "opened",
    "commits",
    "entered",
    "sat",
    "stood",
    "left",
    "kicked",
    "hosts",
    "bot-sat",
    "bot-left",
    "cuts",
    "away",
    "back",
    "extends",
    "offers-rematch",
    "agrees",
    "no-rematch",
    "says",
    "asks-secret",
    "closing-soon",
    "closed",
)
"""What happens at a table besides the game. Those of `VARIANTS` have a sentence for each text."""

AWAY = ("time", "line")
CLOSED = ("host", "idle", "everybody-left")
VARIANTS = {"away": AWAY, "closed": CLOSED}

REFUSALS = (
    "bad-invitation",
    "bad-message",
    "bad-name",
    "bad-table",
    "bad-token",
    "crowded",
    "deal-running",
    "extended-enough",
    "host-only",
    "illegal-move",
    "kicked",
    "match-running",
    "no-clock",
    "no-commitment",
    "no-deal",
    "no-offer",
    "no-spectators",
    "no-such-bot",
    "no-such-game",
    "no-such-guest",
    "no-such-phrase",
    "no-such-record",
    "no-such-seat",
    "no-such-table",
    "nobody-seated",
    "not-at-table",
    "not-invited",
    "not-now",
    "not-seated",
    "not-yourself",
    "seat-taken",
    "seated",
    "stale",
    "store-failed",
    "table-closed",
    "table-full",
    "too-busy",
    "too-long",
    "unreadable-cut",
    "unreadable-move",
    "watch-only",
    *get_args(LimitName),
)
"""Why a command, a request or a line is refused. Of `illegal-move` the reason says more."""

BYES = (
    "newer-line",
    "left",
    "restart",
    "slow-hello",
    *(f"closed-{why}" for why in CLOSED),
)
"""Why a line ends, if nothing was refused."""


def sentences() -> list[str]:
    """Return the ids of all these sentences."""
    plain = [f"event-{name}" for name in TABLE_EVENTS if name not in VARIANTS]
    variants = [f"event-{name}-{text}" for name, texts in VARIANTS.items() for text in texts]
    said = [f"refused-{name}" for name in REFUSALS] + [f"bye-{name}" for name in BYES]
    return [*plain, *variants, *said, *(f"phrase-{name}" for name in PHRASES)]
