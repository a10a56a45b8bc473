"""The text of positions and moves: one line that a hand can write and a program can read.

``GAME HANDS TABLE TURN KEY=VALUE ...``, for example ``stopp 5hQh/8h/Jh 8h p2 last=p1``. The
grammar is in docs/notation.md. The reader forgives; the writer has one spelling and leaves out
whatever the reader would find by itself.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, partial

import numpy as np

from mazarin.cards import NO_CARD, CardTextError, Pack, members
from mazarin.compiled import Record
from mazarin.games import UnknownGame, game
from mazarin.games.contract import FIRST_WORD, NOBODY, Game, action_of
from mazarin.games.fields import Field, Kind
from mazarin.games.generic import game_of
from mazarin.games.rules import RulesError
from mazarin.play.setup import complete, faults

WHOLE = "whole"
LARGEST = {"i1": 127, "i4": 10_000_000, "i8": 10**15}
"""The greatest number each type of field may be given, with room to add up."""
CORE = frozenset({"hands", "sizes", "players", "top", "turn"})
LONGEST_TEXT = 20_000


class NotationError(ValueError):
    """Text that is no position or no move; ``faults`` lists all that is wrong."""

    def __init__(self, found: list[str]) -> None:
        super().__init__("; ".join(found))
        self.faults = found


@dataclass(frozen=True)
class Position:
    """A record and whose view it is: ``WHOLE``, a seat, or ``None`` for the bystander."""

    record: Record
    viewer: int | str | None = WHOLE


def write_rules(s: Record) -> str:
    """Return the game and its changed rules: ``michigan(succession=holder)``."""
    changes = game_of(s).rules.of(s).write()
    return f"{game_of(s).name}({changes})" if changes else game_of(s).name


def read_rules(text: str, players: int) -> tuple[Game, object]:
    """Return game and rules from a short name. Raise ``NotationError``."""
    match = re.fullmatch(r"([a-z]+)(?:\((.*)\))?", text.strip())
    if match is None:
        raise NotationError([f"{text!r} is no game; write it like stopp or stopp(capital=20)"])
    try:
        found = game(match[1])
        return found, found.rules.read(match[2], players=players)
    except RulesError as error:
        raise NotationError(error.faults) from None
    except UnknownGame as error:
        raise NotationError([str(error)]) from None


def write_move(s: Record, action: int) -> str:
    """Return the spelling of a move."""
    return game_of(s).write_move(action)


def read_move(s: Record, text: str) -> int:
    """Return the action that a text names, legal or not. Raise ``NotationError``."""
    return _read_move(game_of(s), text)


@lru_cache(maxsize=4096)
def _read_move(found: Game, text: str) -> int:
    words = {word.text: number for number, word in enumerate(found.words)}
    name, _, amount = " ".join(text.lower().replace(":", " ").split()).partition(" ")
    if name in words:
        number = words[name]
        return action_of(FIRST_WORD + number, _amount(found, number, amount))
    try:
        return found.pack.read_card(text)
    except CardTextError as error:
        others = f", or say {', '.join(words)}" if words else ""
        raise NotationError([str(error) + others]) from None


def _amount(found: Game, number: int, digits: str) -> int:
    word = found.words[number]
    if digits and not word.has_amount:
        raise NotationError([f"{word.text} takes no amount"])
    if word.has_amount and not re.fullmatch("[0-9]{1,40}", digits):
        raise NotationError([f"{word.text} needs a whole number of chips, like {word.text} 2"])
    # More than any table allows stays more than any table allows.
    return min(int(digits or 0), LARGEST["i8"])


def write(position: Position | Record) -> str:
    """Return the one spelling of a position or view."""
    if not isinstance(position, Position):
        position = Position(position)
    s = position.record
    found = game_of(s)
    table = "-" if s.top == NO_CARD else found.pack.write_card(s.top)
    parts = [write_rules(s), _write_hands(s), table, _seat_text(s.turn)]
    parts += [f"{field.name}={_write_value(field, s)}" for field in _told(s)]
    if position.viewer != WHOLE:
        viewer = position.viewer
        parts.append(f"view={'-' if viewer is None else f'p{viewer}'}")
    return " ".join(parts)


def _write_hands(s: Record) -> str:
    return "/".join(_write_hand(s, seat) for seat in range(int(s.players)))


def _write_hand(s: Record, seat: int) -> str:
    known, size = int(s.hands[seat]), int(s.sizes[seat])
    unknown = size - known.bit_count()
    text = game_of(s).pack.write(known)
    if not unknown:
        return text
    return f"{text if known else ''}+{unknown}"


def _told(s: Record) -> list[Field]:
    """Return the fields that a reader would not find by itself, in the order of the record."""
    guess = game_of(s).blank.copy()[0]
    game_of(s).rules.of(s).store(guess)
    for name in CORE:
        guess[name] = s[name]
    told: list[Field] = []
    fields = [field for field in game_of(s).state if field.name not in CORE]
    # The phase first: other fields follow from it.
    for field in sorted(fields, key=lambda field: field.name != "phase"):
        complete(guess, CORE | {f.name for f in told})
        if not np.array_equal(guess[field.name], s[field.name]):
            guess[field.name] = s[field.name]
            told.append(field)
    return [field for field in fields if field in told]


def _write_value(field: Field, s: Record) -> str:
    value, found, players = s[field.name], game_of(s), int(s.players)
    if field.name == "phase":
        return found.phases[int(value)]
    if field.kind is Kind.POTS:
        piles = [f"{found.pack.write_card(c)}:{int(n)}" for c, n in enumerate(value) if n]
        return ",".join(piles) or "-"
    if field.kind is Kind.STOCK:
        return found.pack.write_each(int(c) for c in reversed(value) if c != NO_CARD)
    write_one = _writer(field.kind, found.pack)
    if not value.shape:
        return write_one(int(value))
    joint = "/" if field.kind is Kind.CARDS else ","
    return joint.join(write_one(int(part)) for part in value[:players])


def _writer(kind: Kind, pack: Pack) -> Callable[[int], str]:
    if kind is Kind.CARDS:
        return pack.write
    if kind is Kind.CARD:
        return lambda card: "-" if card == NO_CARD else pack.write_card(card)
    return _seat_text if kind is Kind.SEAT else str


def _seat_text(seat: int) -> str:
    return "-" if seat == NOBODY else f"p{seat}"


def read(text: str) -> Position:
    """Return the position that a line describes. Raise ``NotationError`` with all its faults.

    A line with ``view=`` may leave cards unknown, any other must be whole and playable.
    """
    position = read_setup(text)
    found = faults(position.record, whole=position.viewer == WHOLE)
    if found:
        raise NotationError(found)
    return position


def read_setup(text: str) -> Position:
    """Return whatever a line describes, perhaps no possible position. Raise ``NotationError``."""
    if len(text) > LONGEST_TEXT:
        raise NotationError([f"a position has at most {LONGEST_TEXT} characters"])
    words = text.partition("#")[0].split()
    if len(words) < 4:
        raise NotationError(["a position is: GAME HANDS TABLE TURN, then KEY=VALUE ..."])
    hands = words[1].split("/")
    found, rules = read_rules(words[0], len(hands))
    if len(hands) > found.seats:
        raise NotationError([f"{len(hands)} hands; {found.name} has at most {found.seats}"])
    s = found.blank.copy()[0]
    rules.store(s)  # type: ignore[attr-defined]
    s.players = len(hands)
    given, viewer, wrong = _Reader(s, found).fill(hands, words[2], words[3], words[4:])
    if wrong:
        raise NotationError(wrong)
    complete(s, given)
    return Position(s, viewer)


class _Reader:
    """Fills a record from words, noting faults instead of stopping at the first."""

    def __init__(self, s: Record, found: Game) -> None:
        self.s, self.game = s, found
        self.fields = {field.name: field for field in found.state if field.name not in CORE}
        self.given: set[str] = set(CORE)
        self.viewer: int | str | None = WHOLE
        self.faults: list[str] = []
        self.keys_told = False

    def fill(
        self, hands: list[str], table: str, turn: str, tail: list[str]
    ) -> tuple[frozenset[str], int | str | None, list[str]]:
        """Return the fields given, the viewer and the faults."""
        for seat, hand in enumerate(hands):
            self._try(f"hand of p{seat}", partial(self._hand, seat, hand))
        self._try("table", partial(self._set, "top", Kind.CARD, table))
        self._try("turn", partial(self._set, "turn", Kind.SEAT, turn))
        for word in tail:
            self._try(word.partition("=")[0], partial(self._pair, word))
        return frozenset(self.given), self.viewer, self.faults

    def _try(self, name: str, act: Callable[[], None]) -> None:
        try:
            act()
        except ValueError as error:
            self.faults.append(f"{name}: {error}")

    def _hand(self, seat: int, text: str) -> None:
        known, plus, unknown = text.partition("+")
        cards = self.game.pack.read(known)
        if plus and not (unknown.isascii() and unknown.isdigit() and len(unknown) < 3):
            raise ValueError(f"+ needs a number of unknown cards, not {unknown!r}")
        self.s.hands[seat] = cards
        self.s.sizes[seat] = min(cards.bit_count() + int(unknown or 0), 99)

    def _set(self, name: str, kind: Kind, text: str) -> None:
        self.s[name] = self._one(kind, text)

    def _pair(self, word: str) -> None:
        name, equals, text = word.partition("=")
        if name == "view" and equals:
            self.viewer = self._viewer(text)
        elif name not in self.fields or not equals:
            raise ValueError(self._unknown_key())
        elif name in self.given:
            raise ValueError("given twice")
        else:
            self.s[name] = self._value(self.fields[name], text)
            self.given.add(name)

    def _unknown_key(self) -> str:
        """Name the keys there are, once."""
        if self.keys_told:
            return "no such key"
        self.keys_told = True
        return f"no such key; there is {', '.join(self.fields)}, view"

    def _viewer(self, text: str) -> int | None:
        seat = self._one(Kind.SEAT, text)
        if seat >= self.s.players:
            raise ValueError(f"no seat {text}")
        return None if seat == NOBODY else seat

    def _value(self, field: Field, text: str) -> object:
        if field.name == "phase":
            return self._phase(text)
        if field.kind is Kind.POTS:
            return self._pots(field, text)
        if field.kind is Kind.STOCK:
            return self._stock(field, text)
        if field.shape == ():
            return self._fitting(field, self._one(field.kind, text))
        parts = text.split("/" if field.kind is Kind.CARDS else ",")
        if len(parts) != self.s.players:
            raise ValueError(f"one for each of {self.s.players} seats, not {len(parts)}")
        row = np.zeros(field.shape, field.dtype)
        for seat, part in enumerate(parts):
            row[seat] = self._fitting(field, self._one(field.kind, part))
        return row

    def _fitting(self, field: Field, value: int) -> int:
        most = LARGEST.get(field.dtype)
        if most is not None and abs(value) > most:
            raise ValueError(f"must be a whole number of at most {most}, not {value}")
        return value

    def _one(self, kind: Kind, text: str) -> int:
        if kind is Kind.CARDS:
            return self.game.pack.read(text)
        if kind is Kind.CARD:
            return NO_CARD if text == "-" else self.game.pack.read_card(text)
        if kind is Kind.SEAT:
            return NOBODY if text == "-" else _read_seat(text)
        return _read_number(text)

    def _phase(self, text: str) -> int:
        for number, name in self.game.phases.items():
            if name == text:
                return number
        raise ValueError(f"must be one of {', '.join(self.game.phases.values())}")

    def _pots(self, field: Field, text: str) -> object:
        pots = np.zeros(field.shape, field.dtype)
        for pile in filter(None, text.removeprefix("-").split(",")):
            card, colon, chips = pile.partition(":")
            if not colon:
                raise ValueError(f"write it like Ah:4,Kc:5, not {pile!r}")
            pots[self.game.pack.read_card(card)] = self._fitting(field, _read_number(chips))
        return pots

    def _stock(self, field: Field, text: str) -> object:
        cards = self.game.pack.read_each(text)
        if len(cards) > field.shape:  # type: ignore[operator]
            raise ValueError("more cards than the pack has")
        stock = np.full(field.shape, NO_CARD, field.dtype)
        stock[: len(cards)] = cards[::-1]
        return stock


def _read_seat(text: str) -> int:
    match = re.fullmatch(r"p([0-9])", text, re.IGNORECASE)
    if match is None:
        raise ValueError(f"a seat is p0, p1, ... or -, not {text!r}")
    return int(match[1])


def _read_number(text: str) -> int:
    match = re.fullmatch(r"[+-]?[0-9]{1,18}", text)
    if match is None:
        raise ValueError(f"must be a whole number, not {text!r}")
    return int(text)


def cards_of(s: Record, seat: int) -> list[str]:
    """Return a seat's cards, each spelled, in pack order."""
    return [game_of(s).pack.write_card(card) for card in members(s.hands[seat])]
