"""Whole matches between bots, compiled, for all games: the inner loop of every simulation."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarin.bots import RANDOM, choose
from mazarin.chance import Chance, open_stream, shuffle
from mazarin.compiled import Record, compiled
from mazarin.games.contract import NOBODY, OVER
from mazarin.games.generic import deal, start, step, veiled

TRUTH, VIEW = 0, 1
"""Rows of a desk: the true state, and what the seat on turn may know of it."""


class Desk(NamedTuple):
    """Working memory for one match at a time, and what is needed to play it."""

    records: NDArray[np.record]
    """Two records."""
    raw: NDArray[np.uint8]
    """The same memory as bytes, shape (2, record size)."""
    fresh: NDArray[np.uint8]
    """The bytes of a match about to begin."""
    masks: NDArray[np.uint8]
    blank: NDArray[np.uint8]
    cards: NDArray[np.uint8]
    """The cards of the pack, sorted; ``pack`` is shuffled."""
    pack: NDArray[np.uint8]
    levels: NDArray[np.int64]
    """The bot of each seat."""
    chips: NDArray[np.int64]
    """Chips before a deal."""
    chance: Chance


@compiled
def play_matches(
    desk: Desk,
    seed: int,
    first: int,
    limit: int,
    tally: NDArray[np.int64],
    net: NDArray[np.int64],
    won: NDArray[np.int64],
) -> None:
    """Play matches ``first``, ``first`` + 1, ... one for each row of ``tally``.

    A match stops after ``limit`` deals. Results, a row a match: ``tally`` (deals, steps), ``net``
    and ``won`` (2, seats): chips and deals won, by seat and by distance from the dealer.
    """
    s = desk.records[TRUTH]
    for row in range(len(tally)):
        desk.raw[TRUTH, :] = desk.fresh
        desk.pack[:] = desk.cards
        s.dealer = (first + row) % s.players
        start(s)
        open_stream(desk.chance, np.uint64(seed), np.uint64(first + row))
        while tally[row, 0] < limit and not s.finished:
            tally[row, 0] += 1
            tally[row, 1] += _play_deal(desk, net[row], won[row])


@compiled
def _play_deal(desk: Desk, net: NDArray[np.int64], won: NDArray[np.int64]) -> int:
    """Play one deal, add up what it changed, and return its number of steps."""
    s = desk.records[TRUTH]
    for seat in range(s.players):
        desk.chips[seat] = s.chips[seat]
    shuffle(desk.chance, desk.pack, len(desk.pack))
    deal(s, desk.pack)
    steps = 0
    while s.phase != OVER:
        step(s, _choose(desk, int(s.turn)))
        steps += 1
    _add_up(s, desk.chips, net, won)
    return steps


@compiled
def _choose(desk: Desk, seat: int) -> int:
    """Ask the bot on turn, who gets his view only."""
    how = desk.levels[seat]
    if how == RANDOM:
        # It uses nothing but the legal moves, which are the same in the view and in truth.
        return choose(desk.records[TRUTH], seat, desk.chance, how)
    look(desk, seat)
    return choose(desk.records[VIEW], seat, desk.chance, how)


@compiled
def look(desk: Desk, seat: int) -> None:
    """Write into the second record what a seat may know of the first."""
    seen = desk.masks[1 if veiled(desk.records[TRUTH], seat) else 0, seat]
    for place in range(len(desk.blank)):
        shown = desk.raw[TRUTH, place] & seen[place]
        desk.raw[VIEW, place] = shown | (desk.blank[place] & ~seen[place])


@compiled
def _add_up(
    s: Record, chips: NDArray[np.int64], net: NDArray[np.int64], won: NDArray[np.int64]
) -> None:
    players = int(s.players)
    for seat in range(players):
        change = s.chips[seat] - chips[seat]
        net[0, seat] += change
        net[1, (seat - s.dealer) % players] += change
    if s.first_out != NOBODY:
        won[0, s.first_out] += 1
        won[1, (s.first_out - s.dealer) % players] += 1
