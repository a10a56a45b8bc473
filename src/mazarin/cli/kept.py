"""The match that was left last: kept in the user's folder of states, so that none is ever lost."""

import os
from pathlib import Path

import platformdirs

from mazarin.play.match import Match
from mazarin.play.record import write_record
from mazarin.play.sentences import Sentences, guess_language


def kept_file() -> Path:
    """Return where the match that was left last is kept."""
    return Path(platformdirs.user_state_dir("mazarin")) / "left.stops"


def keep(match: Match, me: int, say: Sentences) -> str:
    """Keep a match in place of the one kept before; return how to go on with it, in a sentence."""
    file = kept_file()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(write_record(match), "utf-8")
    except OSError as error:
        return say.text("save-failed", file=str(file), problem=error.strerror or str(error))
    return say.text("match-kept", command=_command(me, say.lang))


def _command(me: int, lang: str) -> str:
    """Return what a player types to go on, the way they began: with make or without."""
    seat = f" --seat {me}" if me else ""
    language = "" if lang == guess_language(os.environ) else f" --lang {lang}"
    options = f"--resume{seat}{language}"
    return f"make play ARGS='{options}'" if "MAKELEVEL" in os.environ else f"mazarin play {options}"
