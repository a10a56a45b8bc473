"""``make bench-server``: the table server under load, beside a bare server of the same stack.

1,000 sockets at 250 tables play real games, in turn with the bare server, which writes and tells as
much for each move and knows no rules. Others may use the machine too, so what counts is time of the
processor; what the clock says stands beside it. Needs Linux.
"""

import asyncio
import json
import os
import sys
import urllib.request
from contextlib import AbstractContextManager
from dataclasses import dataclass
from statistics import median, quantiles
from typing import Any

import uvloop
from rich.console import Console
from rich.table import Table as Drawing

from bench.server import processes
from bench.server.players import Drive, Player, Tally
from bench.server.processes import Process
from mazarin.games import GAMES

CORES = 2
SEATS = 4
TABLES = int(os.environ.get("MAZARIN_BENCH_TABLES", "250"))
ROUNDS = int(os.environ.get("MAZARIN_BENCH_ROUNDS", "3"))
HASTE = 40
"""At the pace ``normal``, forced answers come after 25 ms, and players have a second to move."""
WARM_UP, SECONDS = 3.0, 8.0
PACED = 500
"""Moves a second of the paced run."""


@dataclass(frozen=True)
class Run:
    """What one run of a server gave."""

    rate: float
    """Moves a second that were answered."""
    cost: float
    """Microseconds of the server's processor time for each of them."""
    waits: tuple[float, float]
    """Median and 99th percentile of the milliseconds to an answer, under full load."""
    paced: tuple[float, float]
    """The same when so many moves are made as `PACED` says."""
    room: float
    """Kilobytes of memory for each socket."""
    telling: float
    """Bytes of a frame."""
    tellings: float
    """Frames that tell of the game, for each move."""
    players: float
    """Cores that the players took."""


async def run(server: AbstractContextManager[Process], *, real: bool) -> Run:
    """Play at all tables of a server: as fast as it goes, then paced."""
    with server as process:
        drive = Drive()
        await _play_at(process, drive, TABLES // 10, real=real)
        await asyncio.sleep(WARM_UP / 2)
        before = process.memory
        await _play_at(process, drive, TABLES - TABLES // 10, real=real)
        await asyncio.sleep(WARM_UP)
        drive.look()
        seconds, own = process.seconds, os.times()
        await asyncio.sleep(SECONDS)
        full, seconds = drive.look(), process.seconds - seconds
        players = sum(os.times()[:2]) - sum(own[:2])
        memory = process.memory - before
        await drive.pace(PACED, WARM_UP)
        drive.look()
        await drive.pace(PACED, SECONDS)
        paced = drive.look()
        drive.going = False
        await asyncio.sleep(0.5)
    _expect_no_refusals(full, paced)
    moves = len(full.waits)
    return Run(
        rate=moves / SECONDS,
        cost=seconds / moves * 1e6,
        waits=_percentiles(full.waits),
        paced=_percentiles(paced.waits),
        room=memory / 1000 / SEATS / (TABLES - TABLES // 10),
        telling=full.sizes / full.frames,
        tellings=full.tellings / moves,
        players=players / SECONDS,
    )


def _expect_no_refusals(*tallies: Tally) -> None:
    refused = [frame for tally in tallies for frame in tally.refused]
    if refused:
        raise SystemExit(f"{len(refused)} refusals, such as {refused[0][:300]!r}")


def _percentiles(waits: list[float]) -> tuple[float, float]:
    return median(waits) * 1000, quantiles(waits, n=100)[98] * 1000


async def _play_at(process: Process, drive: Drive, tables: int, *, real: bool) -> None:
    """Fill so many tables, the games in turn, and begin."""
    hosts = []
    for number in range(tables):
        game = GAMES[number % len(GAMES)]
        hellos = _open(process, game) if real else [{"table": f"{tables}-{number}"}] * SEATS
        players = [Player(drive, hello, is_host=seat == 0) for seat, hello in enumerate(hellos)]
        for seat, player in enumerate(players):
            await _connect(player, process.port)
            await player.ask(type="sit", seat=seat)
        hosts.append(players[0])
    for host in hosts:
        await host.ask(type="start")


async def _connect(player: Player, port: int) -> None:
    loop = asyncio.get_running_loop()
    await loop.create_connection(lambda: player, "127.0.0.1", port)
    await player.greeted.wait()


def _open(process: Process, game: str) -> list[dict[str, str]]:
    """Open a table, and return what its host and his friends say first."""
    wish = {"game": game, "name": "Host", "bots": [None] * SEATS, "pace": "normal"}
    request = urllib.request.Request(
        f"http://127.0.0.1:{process.port}/api/tables", json.dumps(wish).encode(), method="POST"
    )
    with urllib.request.urlopen(request) as response:
        opened = json.load(response)
    table, invite = opened["table"], opened["invitations"]["seat"]
    friends = [{"table": table, "invite": invite, "name": f"Friend {n}"} for n in range(1, SEATS)]
    return [{"table": table, "token": opened["token"]}, *friends]


def _middle(runs: list[Run]) -> Run:
    """Return the medians of all figures."""
    rows = zip(*(tuple(vars(run).values()) for run in runs), strict=True)
    return Run(*(_median(row) for row in rows))


def _median(row: tuple[Any, ...]) -> Any:
    if isinstance(row[0], tuple):
        return tuple(median(part) for part in zip(*row, strict=True))
    return median(row)


def _judge(ours: Run, bare: Run) -> int:
    """Print what was measured and what it must be; return 1 if a bar is missed."""
    console = Console(width=100)
    figures = Drawing("medians", "Mazarin", "bare", "ratio")
    for column in figures.columns[1:]:
        column.justify = "right"

    def row(name: str, mine: float, its: float, form: str = ",.0f", *, ratio: bool = True) -> None:
        share = f"{mine / its:.2f}" if ratio else ""
        figures.add_row(name, format(mine, form), format(its, form), share)

    row("moves a second, by the clock", ours.rate, bare.rate)
    row("moves a second of the server's processor", 1e6 / ours.cost, 1e6 / bare.cost)
    row("processor time for a move, µs", ours.cost, bare.cost)
    row("wait under full load, ms, median", ours.waits[0], bare.waits[0], ".1f")
    row("wait under full load, ms, 99 %", ours.waits[1], bare.waits[1], ".1f")
    row(f"wait at {PACED} moves a second, ms, median", ours.paced[0], bare.paced[0], ".2f")
    row(f"wait at {PACED} moves a second, ms, 99 %", ours.paced[1], bare.paced[1], ".2f")
    row("memory of a socket, kB", ours.room, bare.room, ".1f")
    row("frames of tellings for a move", ours.tellings, bare.tellings, ".1f")
    row("bytes of a frame", ours.telling, bare.telling)
    row("cores that the players took", ours.players, bare.players, ".2f", ratio=False)
    console.print(figures)
    bars = [
        ("moves / bare server", bare.cost / ours.cost, 0.6, bare.cost / ours.cost >= 0.6),
        (f"99 % of waits at {PACED} a second, ms", ours.paced[1], 20, ours.paced[1] <= 20),
        ("memory of a socket, kB", ours.room, 60, ours.room <= 60),
    ]
    drawing = Drawing("what", "reached", "bar", "")
    for name, reached, bar, good in bars:
        drawing.add_row(name, f"{reached:.2f}", f"{bar:g}", "yes" if good else "NO")
    console.print(drawing)
    return 0 if all(good for *_, good in bars) else 1


async def main() -> int:
    """Measure all, print it, and return 1 if a bar is missed."""
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:CORES])
    ours: list[Run] = []
    bare: list[Run] = []
    for _ in range(ROUNDS):
        ours.append(await run(processes.house(HASTE), real=True))
        print(ours[-1], file=sys.stderr)
        telling, beats = round(ours[0].telling), ours[0].tellings / SEATS - 1
        bare.append(await run(processes.bare(telling, beats), real=False))
        print(bare[-1], file=sys.stderr)
    return _judge(_middle(ours), _middle(bare))


if __name__ == "__main__":
    sys.exit(uvloop.run(main()))
