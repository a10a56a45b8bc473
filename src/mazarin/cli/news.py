"""What a server says besides the game, in words: what happens, what it refuses, why it ends."""

from mazarin.cli.known import Known
from mazarin.play.sentences import Sentences, harmless
from mazarin.server import wire
from mazarin.server.vocabulary import TABLE_EVENTS, VARIANTS


def is_news(event: wire.Happening) -> bool:
    """Return whether something happened at the table, not in the game."""
    return event.event in TABLE_EVENTS


def news(event: wire.Happening, known: Known, say: Sentences) -> str:
    """Return what happened at the table."""
    args: dict[str, str | int] = {"who": "you" if _is_me(event, known) else "other"}
    args["name"] = harmless(_name(event, known))
    if event.seat is not None:
        args["number"] = event.seat + 1
    if event.amount is not None:
        args["amount"] = event.amount
    if event.event == "says":
        args["phrase"] = say.text(f"phrase-{event.text}")
    variant = f"-{event.text}" if event.event in VARIANTS else ""
    return say.text(f"event-{event.event}{variant}", **args)


def _guest(event: wire.Happening, known: Known) -> str | None:
    if event.guest is None and event.seat is not None:
        return known.info.seats[event.seat].guest
    return event.guest


def _is_me(event: wire.Happening, known: Known) -> bool:
    return _guest(event, known) == known.guest


def _name(event: wire.Happening, known: Known) -> str:
    """Return whose doing it is; who has left is no longer known, and told with the event."""
    person = known.person(_guest(event, known))
    return person.name if person else event.text or ""


def refusal(name: str, why: str, say: Sentences) -> str:
    """Return why something is refused; in the server's English if we know no words for it."""
    id_ = f"refused-{name}"
    return say.text(id_, problem=why) if id_ in say.ids else why


def farewell(why: str, say: Sentences) -> str:
    """Return why a line ends."""
    id_ = f"bye-{why}"
    return say.text(id_) if id_ in say.ids else refusal(why, why, say)
