"""A rehearsal: one deal played for nobody, after which whatever it needed is compiled and loaded.

The first call of compiled code takes seconds where it was never compiled, and some hundredths of a
second where it is only loaded; at a table nobody should wait for either.
"""

from collections.abc import Callable

from mazarin.compiled import Record
from mazarin.play import table
from mazarin.play.match import Match, shuffled


def rehearse(name: str, choose: Callable[[Record, int], int]) -> None:
    """Play one deal of a game; ``choose`` gets a view and its seat and gives a legal action."""
    match = Match.new(name, players=4)
    match.deal(shuffled(match.state, 0, 0))
    while not table.is_over(match.state):
        seat = int(match.state.turn)
        match.play(choose(table.view(match.state, seat), seat), seat)
