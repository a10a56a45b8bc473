"""Simulation: many deals between bots, summed up with their errors.

Matches are numbered, and each has its own stream of chance; they are counted in order until the
deals asked for are full, the last match cut short if need be. So the result depends on the seed
alone, never on how many threads played or who was faster.
"""

import os
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mazarin.bots import RANDOM, level
from mazarin.cards import members
from mazarin.games import game
from mazarin.games.contract import Game
from mazarin.games.rules import Rules
from mazarin.lab.matches import DEALS, Desk, play_matches
from mazarin.lab.results import Result, Sums

LARGEST_BLOCK = 2048
"""Matches played in one go: many, so that Python is asked seldom."""
AHEAD = 2
"""Blocks under way or waiting for each thread."""
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
        tally = np.zeros((matches, 2), np.int64)
        return cls(tally, np.zeros(shape, np.int64), np.zeros(shape, np.int64))

    def first(self, matches: int) -> "Block":
        """Return the results of the first matches."""
        return Block(self.tally[:matches], self.net[:matches], self.won[:matches])


class Table:
    """Plays blocks of matches between the same bots; each call has working memory of its own."""

    def __init__(
        self, name: str, players: int, rules: object, bots: str | Sequence[str], seed: int
    ) -> None:
        self.game: Game = game(name)
        self.players = players
        self.seed = seed
        self.fresh = self.game.new(players=players, rules=rules)
        self.rules: Rules = self.game.rules.of(self.fresh)
        self.bots = _one_each(bots, players)
        levels = [level(bot) for bot in self.bots]
        self._levels = None if set(levels) == {RANDOM} else np.array(levels, np.int64)
        self._cards = np.array(list(members(self.game.pack_for(players))), np.uint8)

    def play(self, first: int, matches: int, limit: int = WHOLE_MATCH) -> Block:
        """Return the results of some matches, each cut short after ``limit`` deals."""
        block = Block.empty(matches, self.players)
        seed = np.uint64(self.seed % 2**64)
        play_matches(
            self._desk(), self._levels, seed, first, limit, block.tally, block.net, block.won
        )
        return block

    def _desk(self) -> Desk:
        records = np.zeros(2, self.game.dtype)
        fresh = np.frombuffer(self.fresh.tobytes(), np.uint64)
        return Desk(
            records=records,
            raw=records.view(np.uint64).reshape(2, -1),
            fresh=fresh.copy(),
            masks=self.game.masks.view(np.uint64),
            blank=self.game.blank.view(np.uint64),
            cards=self._cards,
            pack=self._cards.copy(),
            chips=np.zeros(self.players, np.int64),
            chance=np.zeros(1, np.uint64),
        )


def simulate(
    name: str,
    players: int,
    deals: int,
    *,
    rules: object = None,
    bots: str | Sequence[str] = "random",
    seed: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Result:
    """Play ``deals`` deals and return what they gave. Raise ``ValueError`` for what cannot be.

    Matches are played from first deal to last, the first dealer being the match's number modulo
    players. ``bots`` names one bot for all seats, or one for each. ``threads`` are as many as the
    machine has cores if left out. ``progress`` is told now and then how many deals are done.
    """
    _check("deals", deals, MOST_DEALS)
    threads = _cores() if threads is None else threads
    _check("threads", threads, MOST_THREADS)
    threads = min(threads, deals)
    table = Table(name, players, rules, bots, seed)
    table.play(0, matches=1, limit=1)  # Compiles, apart from the time that is measured.
    begun = time.perf_counter()
    sums = _play(table, deals, threads, progress)
    seconds = time.perf_counter() - begun
    return Result.of(
        sums,
        game=name,
        rules=table.rules.write(),
        bots=table.bots,
        seed=seed,
        threads=threads,
        seconds=seconds,
    )


def _cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _check(what: str, value: int, most: int) -> None:
    if not 1 <= value <= most:
        raise ValueError(f"{what} must be from 1 to {most}, not {value}")


def _one_each(bots: str | Sequence[str], players: int) -> list[str]:
    names = [bots] if isinstance(bots, str) else list(bots)
    if len(names) not in (1, players):
        raise ValueError(f"name one bot for all {players} seats or one for each, not {len(names)}")
    return names * players if len(names) == 1 else names


def _play(table: Table, deals: int, threads: int, progress: Progress | None) -> Sums:
    sums = Sums.of(table.players)
    for first, block in _blocks(table, deals, threads, sums):
        done = np.cumsum(block.tally[:, DEALS])
        whole = int(np.searchsorted(done, deals - sums.deals, side="right"))
        sums.add(block.first(whole))
        if whole < len(done) and sums.deals < deals:
            # The match in which the last deal falls, once more and only so far.
            sums.add(table.play(first + whole, matches=1, limit=deals - sums.deals))
        if progress is not None:
            progress(sums.deals)
        if sums.deals == deals:
            break
    return sums


def _blocks(table: Table, deals: int, threads: int, sums: Sums) -> Iterator[tuple[int, Block]]:
    """Yield blocks in order, with the number of their first match, some being played ahead.

    Blocks are cut so that little is played beyond the last deal wanted: how many deals a match
    takes is seen from those that are done.
    """
    waiting: deque[tuple[int, int, Future[Block]]] = deque()
    following = 0
    with ThreadPoolExecutor(threads) as pool:
        try:
            while True:
                while len(waiting) < AHEAD * threads:
                    matches = _matches_wanted(deals, threads, sums, following)
                    if waiting and matches == 0:
                        break
                    matches = max(matches, 1)
                    waiting.append(
                        (following, matches, pool.submit(table.play, following, matches))
                    )
                    following += matches
                first, _, future = waiting.popleft()
                yield first, future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _matches_wanted(deals: int, threads: int, sums: Sums, following: int) -> int:
    """Return how many matches to play next when ``following`` have been given out."""
    expected = sums.matches * deals // sums.deals + 1 if sums.deals else deals
    share = -(-(expected - following) // (AHEAD * threads))
    return max(0, min(share, LARGEST_BLOCK))
