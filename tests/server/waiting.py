"""Waiting for what happens elsewhere."""

import asyncio
from collections.abc import Callable


async def until(true: Callable[[], bool]) -> None:
    """Return as soon as it is true; fail after ten seconds."""
    async with asyncio.timeout(10):
        while not true():
            await asyncio.sleep(0.01)
