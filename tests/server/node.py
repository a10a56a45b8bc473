"""A process that tries to keep one table: ``python -m tests.server.node URL``.

It says ``True`` or ``False`` whenever the answer changes, and ``lost`` when it lost its lease.
"""

import asyncio
import sys

from mazarin.server.leases import Leases


async def main(url: str) -> None:
    leases = Leases(url, lambda: print("lost", flush=True))
    await leases.start()
    kept = None
    while True:
        if kept != (kept := await leases.claim("alder")):
            print(kept, flush=True)
        await asyncio.sleep(0.02)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
