"""What is typed about the table, not the game, as commands for the server."""

import re
import secrets
from collections.abc import Callable

from mazarin.bots import LEVELS
from mazarin.cli.known import Known
from mazarin.play.sentences import Sentences
from mazarin.server import wire
from mazarin.server.desk import PHRASES
from mazarin.server.room import STAND_IN

Order = Callable[["Orders", str], wire.Command]


class Unclear(ValueError):
    """What was typed cannot be sent; the text is a sentence that says why."""


def new_cut() -> str:
    """Return a cut that nobody can foresee."""
    return secrets.token_hex(16)


class Orders:
    """Makes commands, each with a new id, out of what is typed behind their words."""

    def __init__(self, known: Known, say: Sentences, new_id: Callable[[], str]) -> None:
        self.known, self.say, self.new_id = known, say, new_id

    def sit(self, rest: str) -> wire.Command:
        """Return the wish for a seat, any if none is named."""
        seat = self._seat(rest, "sit") if rest else None
        return wire.Sit(id=self.new_id(), seat=seat, cut=new_cut())

    def rematch(self, _rest: str) -> wire.Command:
        """Return the wish for another match."""
        return wire.Rematch(id=self.new_id(), cut=new_cut())

    def say_phrase(self, rest: str) -> wire.Command:
        """Return the phrase that is meant, by its name or its beginning."""
        texts = {phrase: self.say.text(f"phrase-{phrase}") for phrase in PHRASES}
        wanted = _letters(rest)
        for phrase, text in texts.items():
            if wanted and (_letters(text).startswith(wanted) or _letters(phrase) == wanted):
                return wire.Say(id=self.new_id(), phrase=phrase)
        raise Unclear(self.say.text("phrases", list=self.say.joined(texts.values(), "or")))

    def bot(self, rest: str) -> wire.Command:
        """Return the wish to give a bot a seat, or to take it away."""
        number, _, typed = rest.partition(" ")
        seat, level = self._seat(number, "bot"), typed.strip().casefold() or STAND_IN
        if self.say.vocabulary("answer").get(level) == "no":
            return wire.Bot(id=self.new_id(), seat=seat)
        if level not in LEVELS:
            raise Unclear(self.say.text("no-such-level", text=typed, list=self.say.joined(LEVELS)))
        return wire.Bot(id=self.new_id(), seat=seat, level=level)

    def kick(self, rest: str) -> wire.Command:
        """Return the wish to send somebody away."""
        return wire.Kick(id=self.new_id(), guest=self._guest(rest, "kick"))

    def host(self, rest: str) -> wire.Command:
        """Return the wish to make somebody else the host."""
        return wire.Host(id=self.new_id(), guest=self._guest(rest, "host"))

    def _seat(self, typed: str, command: str) -> int:
        count = len(self.known.info.seats)
        if typed.isascii() and typed.isdigit() and 1 <= int(typed) <= count:
            return int(typed) - 1
        example = f"{self._word(command)} {count}"
        raise Unclear(self.say.text("seat-usage", count=count, example=example))

    def _guest(self, typed: str, command: str) -> str:
        """Return somebody else, named in full or by a beginning that only one name has."""
        others = {p.name: p.guest for p in self.known.info.people if p.guest != self.known.guest}
        wanted = typed.casefold()
        exact = [guest for name, guest in others.items() if name.casefold() == wanted]
        begun = [guest for name, guest in others.items() if name.casefold().startswith(wanted)]
        for fitting in (exact, begun):
            if wanted and len(fitting) == 1:
                return fitting[0]
        if typed and others:
            raise Unclear(self.say.text("no-such-person", name=typed, list=self.say.joined(others)))
        example = f"{self._word(command)} {next(iter(others), 'Ada')}"
        raise Unclear(self.say.text("name-usage", example=example))

    def _word(self, command: str) -> str:
        return self.say.text(f"command-{command}")


def _letters(text: str) -> str:
    return "".join(re.findall(r"\w", text.casefold()))


def _plain(kind: type[wire.Command]) -> Order:
    """Return an order that needs nothing behind its word."""
    return lambda orders, _rest: kind(id=orders.new_id())


ORDERS: dict[str, Order] = {
    "sit": Orders.sit,
    "stand": _plain(wire.Stand),
    "start": _plain(wire.Start),
    "deal": _plain(wire.Deal),
    "rematch": Orders.rematch,
    "decline": _plain(wire.Decline),
    "say": Orders.say_phrase,
    "extend": _plain(wire.Extend),
    "reveal": _plain(wire.Reveal),
    "bot": Orders.bot,
    "kick": Orders.kick,
    "host": Orders.host,
    "leave": _plain(wire.Leave),
}
"""By the names of the commands, in the order in which help tells them."""
