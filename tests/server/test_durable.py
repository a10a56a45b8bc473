"""What outlives a process: its appends; and what does not: its lock."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from mazarin.server.store import Store, StoreInUse


def appender(url: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "tests.server.appender", url], stdout=subprocess.PIPE, text=True
    )


def killed_after(process: "subprocess.Popen[str]", acknowledged: int) -> list[int]:
    """Kill a process when it has said so much, and return all that it said."""
    with process:
        assert process.stdout
        said = [int(process.stdout.readline()) for _ in range(acknowledged)]
        process.kill()
        return said + [int(line) for line in process.stdout if line.endswith("\n")]


async def log(url: str) -> list[bytes]:
    store = await Store.open(url)
    try:
        return await store.read("alder")
    finally:
        await store.close()


def test_what_was_acknowledged_outlives_a_kill(url: str) -> None:
    said = killed_after(appender(url), 30)
    kept = asyncio.run(log(url))
    assert said == list(range(1, len(said) + 1))
    assert len(kept) in {len(said), len(said) + 1}
    assert kept == [f"entry {seq}".encode() for seq in range(1, len(kept) + 1)]


def test_a_second_server_on_the_same_file_refuses(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/house.db"
    (tmp_path / "other").symlink_to(tmp_path)

    async def scene() -> None:
        store = await Store.open(url)
        for same in (url, f"sqlite:///{tmp_path}/other/house.db"):
            with pytest.raises(StoreInUse, match=r"house\.db is in use by another server"):
                await Store.open(same)
        await store.close()
        await (await Store.open(url)).close()

    asyncio.run(scene())


def test_the_lock_dies_with_its_process(sqlite_url: str) -> None:
    process = appender(sqlite_url)
    with process:
        assert process.stdout
        process.stdout.readline()
        with pytest.raises(StoreInUse):
            asyncio.run(log(sqlite_url))
        process.kill()
    assert asyncio.run(log(sqlite_url))
