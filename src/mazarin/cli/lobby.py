"""Who is at a server's table, in words."""

from mazarin.cli.known import Known
from mazarin.play.sentences import Sentences, harmless
from mazarin.server import wire


def names_of_seats(known: Known, say: Sentences) -> list[str]:
    """Return what each seat's player is called."""
    return [_name(known, seat, say) for seat in range(len(known.info.seats))]


def _name(known: Known, seat: int, say: Sentences) -> str:
    chair = known.info.seats[seat]
    if chair.guest == known.guest:
        return say.text("name-you")
    person = known.person(chair.guest)
    if person is not None:
        return harmless(person.name)
    return say.text("name-bot" if chair.bot else "name-seat", number=seat + 1)


def lobby(known: Known, say: Sentences) -> list[str]:
    """Return the seats with who sits there, and who watches."""
    seats = [_seat(known, number, chair, say) for number, chair in enumerate(known.info.seats, 1)]
    watchers = [harmless(person.name) for person in known.watchers]
    watching = [say.text("watchers", list=say.joined(watchers))] if watchers else []
    return [*(f"  {seat}" for seat in seats), *watching]


def _seat(known: Known, number: int, chair: wire.SeatInfo, say: Sentences) -> str:
    person = known.person(chair.guest)
    if person is None:
        if chair.bot is None:
            return say.text("place-free", number=number)
        return say.text("place-bot", number=number, level=chair.bot)
    mine = person.guest == known.guest
    line = say.text("place-you" if mine else "place-person", number=number, name=person.name)
    marks = {
        "place-mark-host": person.guest == known.info.host,
        "place-mark-away": chair.away,
        "place-mark-offline": not person.here and not mine,
    }
    told = ", ".join(say.text(mark) for mark, is_so in marks.items() if is_so)
    return f"{line} ({told})" if told else line
