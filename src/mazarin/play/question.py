"""The open question of holder Michigan: what the table may see until it hears the answer.

Whether anybody holds the wanted card is answered by the rules in the step that asks. A server lets
the answer come after the same time whatever it is, and until then nothing may differ.
"""

import numpy as np

from mazarin.compiled import Record
from mazarin.games.contract import FOLLOW, NOBODY
from mazarin.games.generic import game_of
from mazarin.games.michigan import HOLDER, followers
from mazarin.play import table
from mazarin.play.events import Event

UNANSWERED = "nobody-follows"
"""The event that answers the question of holder Michigan when no hand has the card."""


def as_asked(before: Record, action: int) -> Record:
    """Return the state after a move as the table sees it until it hears that nobody follows (M6).

    It is the state that would be if somebody could follow, with nobody's turn told.
    """
    asked = before.copy()
    seat, wanted = int(before.turn), np.uint64(followers(before, action))
    asked.hands[seat] |= wanted
    asked, _ = table.play(asked, action)
    asked.hands[seat] &= ~wanted
    assert game_of(asked).name == "michigan"
    assert asked.succession == HOLDER
    assert asked.phase == FOLLOW
    asked.turn = NOBODY
    return asked


def split(events: list[Event]) -> tuple[list[Event], list[Event]]:
    """Return what is told of a move at once, and what is told with the answer."""
    names = [event.name for event in events]
    at = names.index(UNANSWERED) if UNANSWERED in names else len(events)
    return events[:at], events[at:]
