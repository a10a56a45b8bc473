"""Simulation: many deals between bots, summed up with their errors.

Matches are numbered, and each has its own stream of chance; they are counted in order until the
deals asked for are full, the last match cut short if need be. So the result depends on the seed
alone, never on how many threads played or who was faster.
"""

import os
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice

import numpy as np
from numpy.typing import NDArray

from mazarin.bots import level
from mazarin.cards import members
from mazarin.games import game
from mazarin.games.contract import Game
from mazarin.lab.matches import Desk, play_matches
from mazarin.lab.results import Result, Sums

BLOCK = 256
"""Matches played in one go."""
WHOLE_MATCH = 2**31
MOST_DEALS = 10**12
MOST_THREADS = 1024

Progress = Callable[[int], None]


@dataclass
class Block:
    """The results of some matches, a row each: deals and steps; chips and deals won."""

    tally: NDArray[np.int64]
    net: NDArray[np.int64]
    won: NDArray[np.int64]

    @classmethod
    def empty(cls, matches: int, players: int) -> "Block":
        """Return room for so many matches."""
        shape = (matches, 2, players)
        return cls(
            np.zeros((matches, 2), np.int64), np.zeros(shape, np.int64), np.zeros(shape, np.int64)
        )

    def first(self, matches: int) -> "Block":
        """Return the results of the first matches."""
        return Block(self.tally[:matches], self.net[:matches], self.won[:matches])


class Player:
    """Plays blocks of matches of one table; each call has working memory of its own."""

    def __init__(
        self, found: Game, players: int, rules: object, bots: Sequence[str], seed: int
    ) -> None:
        self.game, self.seats, self.seed = found, players, seed % 2**63
        self.fresh = found.new(players=players, rules=rules)
        self.pack = np.array(list(members(found.pack_for(players))), np.uint8)
        self.levels = np.array([level(name) for name in bots], np.int64)

    def play(self, first: int, matches: int = BLOCK, limit: int = WHOLE_MATCH) -> Block:
        """Return the results of some matches."""
        block = Block.empty(matches, self.seats)
        play_matches(self._desk(), self.seed, first, limit, block.tally, block.net, block.won)
        return block

    def _desk(self) -> Desk:
        records = np.zeros(2, self.game.dtype)
        return Desk(
            records=records,
            raw=records.view(np.uint8).reshape(2, -1),
            fresh=np.array(bytearray(self.fresh.tobytes()), np.uint8),
            masks=self.game.masks,
            blank=self.game.blank.view(np.uint8),
            cards=self.pack,
            pack=self.pack.copy(),
            levels=self.levels,
            chips=np.zeros(self.seats, np.int64),
            chance=np.zeros(1, np.uint64),
        )


def simulate(
    name: str,
    *,
    players: int,
    deals: int,
    rules: object = None,
    bots: Sequence[str] = ("random",),
    seed: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Result:
    """Play ``deals`` deals and return the sums. Raise ``ValueError`` for what cannot be played.

    ``bots`` names one bot for all seats or one for each; ``progress`` is told the deals done.
    """
    found = game(name)
    _check("deals", deals, 1, MOST_DEALS)
    threads = (os.cpu_count() or 1) if threads is None else threads
    _check("threads", threads, 1, MOST_THREADS)
    table = Player(found, players, rules, _one_each(bots, players), seed)
    table.play(0, matches=1, limit=1)  # Compiles, apart from the time that is measured.
    begun = time.perf_counter()
    sums = Sums.of(players)
    for number, block in _blocks(table, threads):
        done = np.cumsum(block.tally[:, 0])
        whole = int(np.searchsorted(done, deals - sums.deals, side="right"))
        sums.add(block.first(whole))
        if whole < len(done):
            if sums.deals < deals:
                sums.add(table.play(number + whole, matches=1, limit=deals - sums.deals))
            break
        if progress is not None:
            progress(sums.deals)
    seconds = time.perf_counter() - begun
    if progress is not None:
        progress(deals)
    return Result.of(
        found,
        table.fresh,
        sums,
        bots=_one_each(bots, players),
        seed=seed,
        threads=threads,
        seconds=seconds,
    )


def _check(name: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise ValueError(f"{name} must be from {least} to {most}, not {value}")


def _one_each(bots: Sequence[str], players: int) -> list[str]:
    if len(bots) not in (1, players):
        raise ValueError(
            f"name one bot for all or one for each of {players} seats, not {len(bots)}"
        )
    return list(bots) * (players if len(bots) == 1 else 1)


def _blocks(table: Player, threads: int) -> Iterator[tuple[int, Block]]:
    """Yield blocks in order, with the number of their first match, a few being played ahead."""
    with ThreadPoolExecutor(threads) as pool:
        numbers = iter(range(0, WHOLE_MATCH, BLOCK))
        waiting = deque((n, pool.submit(table.play, n)) for n in islice(numbers, 2 * threads))
        try:
            while waiting:
                number, block = waiting.popleft()
                yield number, block.result()
                ahead = next(numbers)
                waiting.append((ahead, pool.submit(table.play, ahead)))
        finally:
            pool.shutdown(cancel_futures=True)
