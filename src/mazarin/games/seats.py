"""The order of seats, the same in every game: they are numbered in the direction of play."""

import numpy as np

from mazarin.compiled import Record, Whole, compiled


@compiled
def after(s: Record, seat: Whole) -> Whole:
    """Return the next seat round the table.

    Unsigned, for a row that may be counted from the end costs a comparison at each look; a variable
    that holds it must be unsigned from the start.
    """
    following = np.uint64(seat) + np.uint64(1)
    return following if following < np.uint64(s.players) else np.uint64(0)
