"""The simple bot: for each game the rule of thumb of a sensible player.

What it does is written in the file of each game's bot.
"""

from typing import Any

import numba
from numba.extending import overload

from mazarin.bots import michigan, stopp, stoppa
from mazarin.chance import Chance
from mazarin.compiled import Record
from mazarin.games import game
from mazarin.games.generic import game_of

_CHOOSERS = {"stopp": stopp.choose, "michigan": michigan.choose, "stoppa": stoppa.choose}
_by_type: dict[Any, Any] = {
    numba.from_dtype(game(name).dtype): chooser for name, chooser in _CHOOSERS.items()
}


def simple(view: Record, seat: int, chance: Chance) -> int:
    """Return a sensible legal action for the seat whose view this is."""
    return int(_CHOOSERS[game_of(view).name](view, seat, chance))


@overload(simple, strict=False)
def _simple(view: Any, seat: Any, chance: Any) -> Any:
    chooser = _by_type[view]
    return lambda view, seat, chance: chooser(view, seat, chance)
