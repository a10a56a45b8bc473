"""``python -m bench.store``: durable appends a second on SQLite, from one caller and from many."""

import asyncio
import sys
import tempfile
import time

from mazarin.server.store import Append, Store

CALLERS = (1, 10, 200)
SECONDS = 3.0
ENTRY = b"x" * 150


async def main(url: str) -> None:
    """Print a line for each number of callers, each of them at a table of its own."""
    store = await Store.open(url)
    alone = 0.0
    for callers in CALLERS:
        rate = await _rate(store, callers)
        alone = alone or rate
        print(f"{callers:4} callers  {rate:8,.0f} appends a second  {rate / alone:5.1f} x one")
    await store.close()


async def _rate(store: Store, callers: int) -> float:
    began = time.perf_counter()

    async def call(table: str) -> int:
        seq = 0
        while time.perf_counter() < began + SECONDS:
            seq += 1
            await store.append(Append(table, seq, (ENTRY,), seq))
        return seq

    done = await asyncio.gather(*(call(f"{callers}-{n}-{began}") for n in range(callers)))
    return sum(done) / (time.perf_counter() - began)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(main(*sys.argv[1:] or [f"sqlite:///{folder}/house.db"]))
