"""What a simulation found: sums over matches, and means with their errors."""

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from mazarin.lab.matches import BY_DISTANCE, BY_SEAT, DEALS, STEPS

if TYPE_CHECKING:
    from mazarin.lab.simulate import Block

Exact = NDArray[np.object_]
"""Python's whole numbers, which never overflow."""

_HALF = 24


@dataclass
class Moments:
    """Sums over matches of what a match adds up to, by row (seat or distance) and column.

    Besides the totals: their squares, and their products with the match's number of deals.
    """

    total: Exact
    squares: Exact
    products: Exact

    @classmethod
    def of(cls, players: int) -> "Moments":
        """Return moments of nothing."""
        return cls(*(np.zeros((2, players), object) for _ in range(3)))

    def add(self, values: NDArray[np.int64], deals: NDArray[np.int64]) -> None:
        """Add the values of some matches, shape (matches, 2, players), and their deals."""
        self.total += values.sum(axis=0).astype(object)
        self.squares += _sum_of_squares(values)
        self.products += np.tensordot(deals, values, axes=1).astype(object)


def _sum_of_squares(values: NDArray[np.int64]) -> Exact:
    """Return the sums of squares; bets without a limit grow beyond what 64 bits could square."""
    high, low = values >> _HALF, values & ((1 << _HALF) - 1)
    both = ((high * high, 2 * _HALF), (high * low, _HALF + 1), (low * low, 0))
    total: Exact = sum(part.sum(axis=0).astype(object) * 2**shift for part, shift in both)
    return total


@dataclass
class Sums:
    """Sums over matches; whole numbers, so that their order cannot matter."""

    net: Moments
    won: Moments
    deals: int = 0
    steps: int = 0
    matches: int = 0
    deals_squared: int = 0

    @classmethod
    def of(cls, players: int) -> "Sums":
        """Return sums of nothing."""
        return cls(Moments.of(players), Moments.of(players))

    @property
    def players(self) -> int:
        """Number of seats."""
        return int(self.net.total.shape[1])

    def add(self, block: "Block") -> None:
        """Add the results of some matches."""
        deals = block.tally[:, DEALS]
        self.deals += int(deals.sum())
        self.steps += int(block.tally[:, STEPS].sum())
        self.matches += len(deals)
        self.deals_squared += int((deals * deals).sum())
        self.net.add(block.net, deals)
        self.won.add(block.won, deals)

    def mean(self, moments: Moments, row: int, column: int) -> tuple[float, float | None]:
        """Return a mean a deal and its standard error.

        Deals of one match hang together: chips, stakes and the dealer's turn are carried over. So
        the matches, not the deals, are taken as independent, and the error is that of a ratio of
        sums over matches: with X the match's chips (or deals won) and n its deals, the mean is
        m = sum X / sum n, and its squared error G/(G-1) sum (X - m n)^2 / (sum n)^2 over G matches
        (Cochran, Sampling Techniques, 1977, section 6.4; known as cluster-robust). One match
        alone gives no error.
        """
        total, deals = moments.total[row, column], self.deals
        if self.matches == 1:
            return total / deals, None
        spread = (
            deals**2 * moments.squares[row, column]
            - 2 * total * deals * moments.products[row, column]
            + total**2 * self.deals_squared
        )
        variance = spread * self.matches / ((self.matches - 1) * deals**4)
        return total / deals, sqrt(variance)


@dataclass(frozen=True)
class Row:
    """Means a deal at one seat, or at one distance from the dealer, with standard errors."""

    net_mean: float
    net_se: float | None
    win_share: float
    win_se: float | None


@dataclass(frozen=True, kw_only=True)
class Result:
    """A simulation, with all that it takes to run it again."""

    game: str
    players: int
    rules: str
    bots: list[str]
    seed: int
    threads: int
    deals: int
    matches: int
    steps: int
    seconds: float
    seats: list[Row]
    positions: list[Row]
    """By how many seats after the dealer, the dealer first; seats that are out count too."""

    @classmethod
    def of(cls, sums: Sums, **about: Any) -> "Result":
        """Return the result of a finished simulation."""
        return cls(
            players=sums.players,
            deals=sums.deals,
            matches=sums.matches,
            steps=sums.steps,
            seats=_rows(sums, BY_SEAT),
            positions=_rows(sums, BY_DISTANCE),
            **about,
        )

    @property
    def steps_per_second(self) -> float:
        """Moves made in a second of play, compiling apart."""
        return self.steps / self.seconds

    def as_json(self) -> dict[str, object]:
        """Return all of it as plain data; an error that one match cannot give is null."""
        rows = {name: [vars(row) for row in vars(self)[name]] for name in ("seats", "positions")}
        return {**vars(self), "steps_per_second": self.steps_per_second, **rows}


def _rows(sums: Sums, row: int) -> list[Row]:
    return [
        Row(*sums.mean(sums.net, row, column), *sums.mean(sums.won, row, column))
        for column in range(sums.players)
    ]
