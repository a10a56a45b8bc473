"""``make bench``: all in one run, side by side, medians, printed as ratios to what must be reached.

A step is a move, forced ones too, with its share of shuffling, dealing, choosing and settling.
What runs on one core is measured by the processor's time, which others on the machine disturb
least; what runs on all, by the clock.
"""

import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from statistics import median

from rich.console import Console
from rich.table import Table as Drawing

from bench import rivals, starts, twin
from mazarin.games import GAMES, game
from mazarin.lab.simulate import Table

ROUNDS = 7
MATCHES = {"stopp": 100_000, "michigan": 60_000, "stoppa": 40_000}
"""Enough for a good part of a second: starting threads takes some milliseconds."""
DEALS = 24_000
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1

Rate = Callable[[], float]


def main() -> int:
    """Measure everything and return 1 if a bar is missed."""
    console = Console(width=100)
    console.print(
        f"Random play of four players, steps a second; {CORES} cores, medians of {ROUNDS}."
    )
    rates = _medians(_contenders())
    bars = _Bars()
    for name, rate in rates.items():
        bars.rates.add_row(name, f"{rate:,.0f}")
    console.print(bars.rates)
    _judge(rates, bars)
    console.print(bars.drawing)
    return 0 if bars.all_reached else 1


def _contenders() -> dict[str, Rate]:
    """Return what is measured, by name; each returns its steps or decisions a second."""
    found: dict[str, Rate] = {}
    for name in GAMES:
        table = Table(name, 4, None, "random", 0)
        table.play(0, 1)
        found[f"{name}, one core"] = partial(_one_core, table)
        found[f"{name}, all cores"] = partial(_all_cores, table)
    if twin.compiler():
        found["stopp in C, one core"] = _twin
    if rivals.is_installed():
        for name in rivals.GAMES:
            found[f"OpenSpiel {name}, evaluate_bots"] = partial(rivals.evaluate, name)
            found[f"OpenSpiel {name}, rollouts"] = partial(rivals.roll_out, name)
    return found


def _medians(contenders: dict[str, Rate]) -> dict[str, float]:
    """Measure all in turn, round after round, so that a noisy moment hits all alike."""
    rounds = [{name: rate() for name, rate in contenders.items()} for _ in range(ROUNDS)]
    return {name: median(one[name] for one in rounds) for name in contenders}


def _one_core(table: Table) -> float:
    begun = time.process_time()
    steps = int(table.play(0, MATCHES[table.game.name]).tally[:, 1].sum())
    return steps / (time.process_time() - begun)


def _all_cores(table: Table) -> float:
    matches = MATCHES[table.game.name]
    with ThreadPoolExecutor(CORES) as pool:
        list(pool.map(lambda _: table.play(0, 1), range(CORES)))
        begun = time.perf_counter()
        blocks = list(pool.map(lambda n: table.play(n * matches, matches), range(CORES)))
        seconds = time.perf_counter() - begun
    return sum(int(block.tally[:, 1].sum()) for block in blocks) / seconds


def _twin() -> float:
    begun = time.process_time()
    steps, _, _ = twin.play(players=4, seed=0, deals=DEALS)
    return steps / (time.process_time() - begun)


class _Bars:
    """The table of what is reached and what must be."""

    def __init__(self) -> None:
        self.all_reached = True
        self.rates = Drawing("", "a second")
        self.rates.columns[1].justify = "right"
        self.drawing = Drawing("what", "reached", "bar", "")

    def add(
        self, what: str, reached: float, bar: float, *, at_most: bool = False, unit: str = ""
    ) -> None:
        """Add a line; ``at_most`` says that less is better."""
        good = reached <= bar if at_most else reached >= bar
        self.all_reached &= good
        sign = "≤" if at_most else "≥"
        self.drawing.add_row(
            what, f"{reached:.2f}{unit}", f"{sign} {bar:g}{unit}", "yes" if good else "NO"
        )


def _judge(rates: dict[str, float], bars: _Bars) -> None:
    if "stopp in C, one core" in rates:
        bars.add(
            "Stopp / its C twin", rates["stopp, one core"] / rates["stopp in C, one core"], 0.8
        )
    for name in GAMES:
        one = rates[f"{name}, one core"]
        bars.add(f"{name}, {CORES} cores / one", rates[f"{name}, all cores"] / one, 0.9 * CORES)
        best = max((rate for rival, rate in rates.items() if "OpenSpiel" in rival), default=None)
        if best:
            bars.add(f"{name} / best of OpenSpiel", one / best, 20)
        bars.add(f"{name}, record", game(name).dtype.itemsize, 512, at_most=True, unit=" bytes")
    for name in GAMES:
        first, later = starts.first_hand_seconds(name)
        bars.add(f"{name}, first hand on a new machine", first, 20, at_most=True, unit=" s")
        bars.add(f"{name}, first hand later", later, 3, at_most=True, unit=" s")
    seconds = median(starts.help_seconds() for _ in range(ROUNDS))
    bars.add("mazarin --help", seconds, 0.3, at_most=True, unit=" s")
    bars.add("mazarin --help without Numba", float(starts.help_needs_no_compiler()), 1)


if __name__ == "__main__":
    sys.exit(main())
