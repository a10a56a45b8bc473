"""What a simulation found: sums over matches, and means with their errors."""

from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from mazarin.compiled import Record
from mazarin.games.contract import Game
from mazarin.play.notation import write_rules

if TYPE_CHECKING:
    from mazarin.lab.simulate import Block


@dataclass
class Moments:
    """Sums, squares and products with the deals, of what matches add up; shape (2, seats)."""

    total: NDArray[np.float64]
    squares: NDArray[np.float64]
    products: NDArray[np.float64]

    @classmethod
    def of(cls, players: int) -> "Moments":
        """Return moments of nothing."""
        return cls(*(np.zeros((2, players)) for _ in range(3)))

    def add(self, values: NDArray[np.int64], deals: NDArray[np.int64]) -> None:
        """Add the values of some matches, shape (matches, 2, seats), and their deals."""
        self.total += values.sum(axis=0)
        self.squares += (values.astype(float) ** 2).sum(axis=0)
        self.products += (values * deals[:, None, None]).sum(axis=0)


@dataclass
class Sums:
    """Sums over matches."""

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

    def add(self, block: "Block") -> None:
        """Add the results of some matches."""
        deals = block.tally[:, 0]
        self.deals += int(deals.sum())
        self.steps += int(block.tally[:, 1].sum())
        self.matches += len(deals)
        self.deals_squared += int((deals**2).sum())
        self.net.add(block.net, deals)
        self.won.add(block.won, deals)

    def mean(self, moments: Moments, kind: int, seat: int) -> tuple[float, float]:
        """Return a mean a deal and its standard error.

        Deals of one match hang together: chips and stakes are carried over. So the error is that
        of a ratio of sums over whole matches (Cochran, Sampling Techniques, 1977, section 6.3).
        """
        total = moments.total[kind, seat]
        mean = total / self.deals
        spread = (
            moments.squares[kind, seat]
            - 2 * mean * moments.products[kind, seat]
            + mean**2 * self.deals_squared
        )
        if self.matches < 2:
            return float(mean), float("nan")
        matches = self.matches / (self.matches - 1)
        return float(mean), sqrt(max(spread, 0.0) * matches) / self.deals


@dataclass(frozen=True)
class Row:
    """Means a deal of one seat, or of one distance from the dealer."""

    net_mean: float
    net_se: float
    win_share: float
    win_se: float


@dataclass(frozen=True)
class Result:
    """A simulation, with all that is needed to run it again."""

    game: str
    players: int
    bots: list[str]
    seed: int
    threads: int
    deals: int
    matches: int
    steps: int
    seconds: float
    seats: list[Row] = field(default_factory=list)
    positions: list[Row] = field(default_factory=list)
    """By distance from the dealer in the direction of play, the dealer first."""

    @classmethod
    def of(
        cls,
        _game: Game,
        s: Record,
        sums: Sums,
        *,
        bots: list[str],
        seed: int,
        threads: int,
        seconds: float,
    ) -> "Result":
        """Return the result of a finished simulation."""
        return cls(
            write_rules(s),
            int(s.players),
            bots,
            seed,
            threads,
            sums.deals,
            sums.matches,
            sums.steps,
            seconds,
            *(_rows(sums, kind, int(s.players)) for kind in (0, 1)),
        )

    @property
    def steps_per_second(self) -> float:
        """Moves made in a second of play, compiling apart."""
        return self.steps / self.seconds

    def as_json(self) -> dict[str, object]:
        """Return all of it as plain data; an error that one match cannot give is null."""
        plain = {**vars(self), "steps_per_second": self.steps_per_second}
        return plain | {
            name: [_plain(row) for row in getattr(self, name)] for name in ("seats", "positions")
        }


def _rows(sums: Sums, kind: int, players: int) -> list[Row]:
    return [
        Row(*sums.mean(sums.net, kind, n), *sums.mean(sums.won, kind, n)) for n in range(players)
    ]


def _plain(row: Row) -> dict[str, float | None]:
    return {name: None if value != value else value for name, value in vars(row).items()}  # noqa: PLR0124
