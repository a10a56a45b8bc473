"""The bot of docs/bots.md plays whole matches at a real server, from an invitation or a token."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from mazarin.games import GAMES
from mazarin.play.record import replay
from tests.server.serving import Served, serving
from tests.test_docs import ROOT, blocks_of

[PROGRAM] = [b for b in blocks_of(ROOT / "docs" / "bots.md") if b.info == "python bot"]
MOST_LINES = 30


def test_it_is_short_and_needs_nothing_of_ours() -> None:
    assert len([line for line in PROGRAM.lines if line.strip()]) <= MOST_LINES
    assert "mazarin" not in PROGRAM.text


@pytest.mark.parametrize("game", GAMES)
def test_it_plays_a_whole_match(game: str, tmp_path: Path) -> None:
    with serving(tmp_path / "house", haste="200") as served:
        asyncio.run(_match(served, game, tmp_path))


async def _match(served: Served, game: str, folder: Path) -> None:
    """Three bots play: two by invitation, one by the token of a guest who has been there."""
    (folder / "bot.py").write_text(PROGRAM.text, "utf-8")
    wish = {"game": game, "pace": "fast", "rules": "capital=3" if game == "stopp" else ""}
    opened = await asyncio.to_thread(lambda: served.open(**wish))
    link = opened["invitations"]["seat_url"]
    hello = {"type": "hello", "table": opened["table"], "name": "Bo"}
    known = await _welcome(served, {**hello, "invite": opened["invitations"]["seat"]})
    ways = [(link,), (link,), (link.split("?")[0], known["token"])]
    bots = [await _bot(folder, *words) for words in ways]
    try:
        async with asyncio.timeout(300):
            await _begin(served, {**hello, "token": opened["token"]})
            told = [await bot.communicate() for bot in bots]
    finally:
        for bot in bots:
            if bot.returncode is None:
                bot.kill()
                await bot.wait()
    assert [out for out, _ in told] == [b"The match is over.\n"] * 3
    path = served.path(f"api/tables/{opened['table']}/records/1")
    _, record = await asyncio.to_thread(served.http, "GET", path)
    assert replay(record.decode()).match.state.finished


async def _welcome(served: Served, hello: dict[str, Any]) -> dict[str, Any]:
    async with connect(served.socket) as line:
        await line.send(json.dumps(hello))
        welcome: dict[str, Any] = json.loads(await line.recv())
        return welcome


async def _bot(folder: Path, *words: str) -> asyncio.subprocess.Process:
    command = [sys.executable, str(folder / "bot.py"), *words]
    return await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)


async def _begin(served: Served, hello: dict[str, Any]) -> None:
    """Begin the match as its host, once all seats are taken."""
    async with connect(served.socket) as line:
        await line.send(json.dumps(hello))
        async for frame in line:
            table = json.loads(frame).get("table")
            if table and all(seat["guest"] for seat in table["seats"]):
                await line.send(json.dumps({"type": "start", "id": "start"}))
                return
