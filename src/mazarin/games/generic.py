"""The rules of whatever game a record belongs to, for code written once for all games.

Each verb looks the game up by the record's type: interpreted at every call, compiled once, when
the caller is specialised. (Functions passed as arguments would do the same, but Numba never keeps
such callers in its cache.)
"""

from typing import Any

import numba
import numpy as np
from numba.extending import overload
from numpy.typing import NDArray

from mazarin.chance import Chance
from mazarin.compiled import Record
from mazarin.games.contract import ANY_CODE, Game

_games: dict[Any, Game] = {}


def register(game: Game) -> Game:
    """Make a game known by its record type."""
    _games[game.dtype] = game
    _games[numba.from_dtype(game.dtype)] = game
    return game


def game_of(s: Record) -> Game:
    """Return the game a record belongs to."""
    return _games[s.dtype]


def serves(s: Record) -> int:
    """Return how many cards of the pack the next deal uses."""
    return game_of(s).serves(s)


def deal(s: Record, pack: NDArray[np.uint8]) -> None:
    """Deal a pack of cards in the given order, antes and dealer's turn included."""
    game_of(s).deal(s, pack)


def legal(s: Record) -> np.uint64:
    """Return the codes open to the seat on turn: those that every clause permits."""
    game = game_of(s)
    codes = ANY_CODE
    for clause in range(len(game.clauses)):
        codes = codes & game.permits(s, clause)
    return codes


def bounds(s: Record, code: int) -> tuple[int, int]:
    """Return least and greatest amount of a word; (0, 0) for codes without one."""
    return game_of(s).bounds(s, code)


def step(s: Record, action: int) -> None:
    """Apply a legal action, unchecked."""
    game_of(s).step(s, action)


def start(s: Record) -> None:
    """Begin a match: chips as they are before the first deal."""
    game_of(s).start(s)


def resample(s: Record, seat: int, chance: Chance) -> None:
    """Deal the cards a seat cannot see anew."""
    game_of(s).resample(s, seat, chance)


def veiled(s: Record, seat: int) -> bool:
    """Return whether the veil is down for a viewer."""
    return game_of(s).veiled(s, seat)


@overload(serves, strict=False, jit_options={"forceinline": True})
def _serves(s: Any) -> Any:
    function = _games[s].serves
    return lambda s: function(s)


@overload(deal, strict=False, jit_options={"forceinline": True})
def _deal(s: Any, pack: Any) -> Any:
    function = _games[s].deal
    return lambda s, pack: function(s, pack)


@overload(legal, strict=False, jit_options={"forceinline": True})
def _legal(s: Any) -> Any:
    permits = _games[s].permits
    clauses = len(_games[s].clauses)

    def intersect(s: Record) -> np.uint64:
        codes = ANY_CODE
        for clause in range(clauses):
            codes &= permits(s, clause)
        return codes

    return intersect


@overload(bounds, strict=False, jit_options={"forceinline": True})
def _bounds(s: Any, code: Any) -> Any:
    function = _games[s].bounds
    return lambda s, code: function(s, code)


@overload(step, strict=False, jit_options={"forceinline": True})
def _step(s: Any, action: Any) -> Any:
    function = _games[s].step
    return lambda s, action: function(s, action)


@overload(start, strict=False, jit_options={"forceinline": True})
def _start(s: Any) -> Any:
    function = _games[s].start
    return lambda s: function(s)


@overload(resample, strict=False, jit_options={"forceinline": True})
def _resample(s: Any, seat: Any, chance: Any) -> Any:
    function = _games[s].resample
    return lambda s, seat, chance: function(s, seat, chance)


@overload(veiled, strict=False, jit_options={"forceinline": True})
def _veiled(s: Any, seat: Any) -> Any:
    function = _games[s].veiled
    return lambda s, seat: function(s, seat)
