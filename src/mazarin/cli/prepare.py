"""Getting a game's compiled code ready, with a word of warning before the first time."""

import shutil
import sys

from mazarin.bots import choose_move
from mazarin.chance import stream
from mazarin.cli.screen import wrapped
from mazarin.compiled import INTERPRETED, is_compiled, mark_compiled
from mazarin.play.rehearsal import rehearse
from mazarin.play.sentences import Sentences


def prepare(name: str, say: Sentences) -> None:
    """Play one deal of a game if it was never compiled on this machine, saying so first."""
    if INTERPRETED or is_compiled(name):
        return
    warning = say.text("preparing")
    if sys.stderr.isatty():
        warning = wrapped(warning, shutil.get_terminal_size().columns)
    print(warning, file=sys.stderr, flush=True)
    chance = stream(0)
    rehearse(name, lambda view, seat: choose_move(view, seat, chance))
    mark_compiled(name)
