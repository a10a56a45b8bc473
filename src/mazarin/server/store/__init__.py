"""Where everything that must survive is kept: the logs of the tables and the finished games."""

from mazarin.server.store.append import (
    Append,
    Finished,
    FinishedInfo,
    Outrun,
    StoreError,
    StoreFailed,
    StoreInUse,
)
from mazarin.server.store.store import Store

__all__ = [
    "Append",
    "Finished",
    "FinishedInfo",
    "Outrun",
    "Store",
    "StoreError",
    "StoreFailed",
    "StoreInUse",
]
