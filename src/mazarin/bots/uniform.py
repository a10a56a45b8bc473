"""The random bot: any legal move, each code as likely as any other."""

from mazarin.cards import lowest, without_lowest
from mazarin.chance import Chance, below, pick
from mazarin.compiled import Record, compiled
from mazarin.games.contract import action_of
from mazarin.games.generic import bounds, legal

WIDE = 2**32 - 1
"""The most that `below` can choose from."""


@compiled
def uniform(s: Record, chance: Chance) -> int:
    """Return a legal action: a code, and where it is a bet an amount, both drawn uniformly.

    Drawing among all amounts as moves of their own would make nearly every move a raise. Uses
    nothing but the legal moves, which are the same in a view and in truth; a forced move costs no
    chance.
    """
    codes = legal(s)
    code = pick(chance, codes) if without_lowest(codes) else lowest(codes)
    least, most = bounds(s, code)
    if most <= least:
        return action_of(code, least)
    return action_of(code, least + below(chance, min(most - least + 1, WIDE)))
