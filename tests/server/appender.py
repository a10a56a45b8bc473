"""A process that appends to one table for ever and says which numbers were acknowledged.

``python -m tests.server.appender URL``; it is ended by SIGKILL.
"""

import asyncio
import sys

from mazarin.server.store import Append, Store


async def main(url: str) -> None:
    store = await Store.open(url)
    seq = 0
    while seq := seq + 1:
        await store.append(Append("alder", seq, (f"entry {seq}".encode(),), 1000))
        print(seq, flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
