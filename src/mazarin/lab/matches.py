"""Whole matches between bots, compiled, for all games: the inner loop of every simulation."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarin.bots import choose
from mazarin.bots.uniform import uniform
from mazarin.chance import Chance, open_stream, shuffle
from mazarin.compiled import Record, compiled
from mazarin.games.contract import NOBODY, OVER
from mazarin.games.generic import deal, serves, start, step, veiled

TRUTH, VIEW = 0, 1
"""Records of a desk: the true state, and what the seat on turn may know of it."""

DEALS, STEPS = 0, 1
"""Columns of a tally."""

BY_SEAT, BY_DISTANCE = 0, 1
"""Rows of what is won: by seat, and by distance from the dealer in the direction of play."""

Levels = NDArray[np.int64] | None
"""The bot of each seat; ``None`` where all play at random."""


class Desk(NamedTuple):
    """Working memory for one match at a time, and what is needed to play it."""

    records: NDArray[np.record]
    """Two records."""
    raw: NDArray[np.uint64]
    """The same memory as words, shape (2, words of a record)."""
    fresh: NDArray[np.uint64]
    """A match about to begin."""
    masks: NDArray[np.uint64]
    """What a seat may see, shape (2, viewers, words): with the veil up or down."""
    blank: NDArray[np.uint64]
    """What it sees of the rest."""
    cards: NDArray[np.uint8]
    """The cards of the pack, sorted; ``pack`` is shuffled."""
    pack: NDArray[np.uint8]
    chips: NDArray[np.int64]
    """Chips before a deal."""
    chance: Chance


@compiled
def play_matches(
    desk: Desk,
    levels: Levels,
    seed: np.uint64,
    first: int,
    limit: int,
    tally: NDArray[np.int64],
    net: NDArray[np.int64],
    won: NDArray[np.int64],
) -> None:
    """Play matches ``first``, ``first`` + 1, ... one for each row of ``tally``.

    A match stops after ``limit`` deals. Results, a row a match: ``tally`` (deals, steps), ``net``
    and ``won`` (by seat and by distance, seats): chips and deals won.
    """
    s = desk.records[TRUTH]
    for row in range(len(tally)):
        number = first + row
        desk.raw[TRUTH, :] = desk.fresh
        desk.pack[:] = desk.cards
        s.dealer = number % np.int64(s.players)
        start(s)
        open_stream(desk.chance, seed, np.uint64(number))
        while tally[row, DEALS] < limit and not s.finished:
            tally[row, DEALS] += 1
            tally[row, STEPS] += _play_deal(desk, levels, net[row], won[row])


@compiled
def _play_deal(desk: Desk, levels: Levels, net: NDArray[np.int64], won: NDArray[np.int64]) -> int:
    """Play one deal, add up what it changed, and return its number of steps."""
    s = desk.records[TRUTH]
    for seat in range(s.players):
        desk.chips[seat] = s.chips[seat]
    shuffle(desk.chance, desk.pack, serves(s))
    deal(s, desk.pack)
    steps = 0
    while s.phase != OVER:
        step(s, _choose(desk, levels))
        steps += 1
    _add_up(s, desk.chips, net, won)
    return steps


@compiled
def _choose(desk: Desk, levels: Levels) -> int:
    """Ask the bot on turn, who gets his view only."""
    s = desk.records[TRUTH]
    # Without levels only this branch is compiled. The random bot uses nothing but the legal moves,
    # which are the same in the view and in truth.
    if levels is None:
        return uniform(s, desk.chance)
    seat = int(s.turn)
    look(desk, seat)
    return choose(desk.records[VIEW], seat, desk.chance, levels[seat])


@compiled
def look(desk: Desk, seat: int) -> None:
    """Write into the second record what a seat may know of the first."""
    seen = desk.masks[1 if veiled(desk.records[TRUTH], seat) else 0, seat]
    for word in range(len(desk.blank)):
        shown = desk.raw[TRUTH, word] & seen[word]
        desk.raw[VIEW, word] = shown | (desk.blank[word] & ~seen[word])


@compiled
def _add_up(
    s: Record, chips: NDArray[np.int64], net: NDArray[np.int64], won: NDArray[np.int64]
) -> None:
    players = int(s.players)
    for seat in range(players):
        change = s.chips[seat] - chips[seat]
        net[BY_SEAT, seat] += change
        net[BY_DISTANCE, _distance(s, seat, players)] += change
    if s.first_out != NOBODY:
        won[BY_SEAT, s.first_out] += 1
        won[BY_DISTANCE, _distance(s, s.first_out, players)] += 1


@compiled
def _distance(s: Record, seat: int, players: int) -> int:
    """Return how many seats after the dealer a seat is."""
    distance = seat - int(s.dealer)
    return distance if distance >= 0 else distance + players
