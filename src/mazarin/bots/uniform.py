"""The random bot: any legal move, each code as likely as any other."""

from mazarin.chance import Chance, below, pick
from mazarin.compiled import Record, compiled
from mazarin.games.contract import action_of
from mazarin.games.generic import bounds, legal


@compiled
def uniform(s: Record, chance: Chance) -> int:
    """Return a legal action: a code, and where it is a bet an amount, both drawn uniformly.

    Drawing among all amounts as moves of their own would make nearly every move a raise.
    """
    code = pick(chance, legal(s))
    least, most = bounds(s, code)
    if most == 0:
        return code
    return action_of(code, least + below(chance, most - least + 1))
