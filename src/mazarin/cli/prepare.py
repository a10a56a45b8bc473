"""Getting a game's compiled code ready, with a word of warning before the first time."""

import shutil
import sys

from mazarin.bots import choose_move
from mazarin.chance import stream
from mazarin.cli.screen import wrapped
from mazarin.compiled import INTERPRETED, is_compiled, mark_compiled
from mazarin.play import table
from mazarin.play.match import Match, shuffled
from mazarin.play.sentences import Sentences


def prepare(name: str, say: Sentences) -> None:
    """Play one deal of a game if it was never compiled on this machine, saying so first."""
    if INTERPRETED or is_compiled(name):
        return
    warning = say.text("preparing")
    if sys.stderr.isatty():
        warning = wrapped(warning, shutil.get_terminal_size().columns)
    print(warning, file=sys.stderr, flush=True)
    match = Match.new(name, players=4)
    match.deal(shuffled(match.state, 0, 0))
    chance = stream(0)
    while not table.is_over(match.state):
        seat = int(match.state.turn)
        match.play(choose_move(table.view(match.state, seat), seat, chance), seat)
    mark_compiled(name)
