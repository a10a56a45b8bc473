"""A record, or a view of one, as plain data and back: what goes over a wire.

Driven by the declaration of the fields, so a new field cannot be forgotten. A set of cards is
written card by card (``5hQh``), a card or a seat that there is none as ``null``; a field that has a
row for each seat has one for each seat of the table.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from mazarin.cards import Pack, members
from mazarin.compiled import Record
from mazarin.games import game
from mazarin.games.contract import NOBODY
from mazarin.games.fields import Field, Kind, Seen
from mazarin.play.reading import Reading

Facts = dict[str, Any]
Writer = Callable[[Any, int], Any]
"""Makes a fact of what is read of a field, at a table of so many players."""


def facts(s: Reading) -> Facts:
    """Return all but the options; phases by name."""
    players = s.players
    return {name: write(s[name], players) for name, write in _writers(s.game.name).items()}


def own_facts(seen: Reading, public: Reading) -> Facts:
    """Return the fields of a seat's view in which it differs from the bystander's."""
    writers = _writers(seen.game.name)
    return {
        name: writers[name](seen[name], seen.players)
        for name in private_fields(seen.game.name)
        if seen[name] != public[name]
    }


def rows_of(s: Reading, seat: int) -> list[int]:
    """Return a seat's rows of the fields that not everybody may see."""
    fields = (s[name] for name in private_fields(s.game.name))
    return [rows[seat] for rows in fields if isinstance(rows, tuple)]


@cache
def private_fields(name: str) -> tuple[str, ...]:
    """Return the fields of a game that not everybody may see at all times."""
    state = game(name).state
    return tuple(f.name for f in state if f.seen is not Seen.ALL or f.veil is not None)


@cache
def _writers(name: str) -> dict[str, Writer]:
    kind = game(name)
    writers = {field.name: _writer(kind.pack, field) for field in kind.state}
    return {**writers, "phase": lambda phase, _: kind.phases[phase]}


def _writer(pack: Pack, field: Field) -> Writer:
    write_cards = _card_writer(pack)
    match field.kind:
        case Kind.CARDS if field.shape:
            return lambda rows, players: list(map(write_cards, rows[:players]))
        case Kind.CARDS:
            return lambda cards, _: write_cards(cards)
        case Kind.CARD:
            return lambda card, _: None if card == NOBODY else pack.write_card(card)
        case Kind.SEAT:
            return lambda seat, _: None if seat == NOBODY else seat
        case Kind.POTS:
            return lambda rows, _: {pack.write_card(c): n for c, n in enumerate(rows) if n}
        case Kind.STOCK:
            return lambda _cards, _players: None
        case _ if field.shape:
            return lambda rows, players: rows[:players]
        case _:
            return lambda number, _: number


@cache
def _card_writer(pack: Pack) -> Callable[[int], str]:
    """Return what writes cards one by one: suit by suit, of which there are only so many sets."""
    ranks = len(pack.ranks)
    suit, firsts = (1 << ranks) - 1, range(0, pack.size, ranks)

    @cache
    def write_suit(first: int, cards: int) -> str:
        return "".join(pack.write_card(first + card) for card in members(cards))

    return lambda cards: "".join([write_suit(at, cards >> at & suit) for at in firsts])


def record_of(name: str, rules: str, told: Mapping[str, Any]) -> Record:
    """Return the view that facts tell of. Raise ``ValueError`` where they make no sense."""
    kind = game(name)
    s = kind.blank.copy()[0]
    kind.rules.read(rules, players=int(told["players"])).store(s)
    for field in kind.state:
        value = told.get(field.name)
        if field.name == "phase":
            s.phase = next(number for number, phase in kind.phases.items() if phase == value)
        elif value is not None and field.kind is not Kind.STOCK:
            _read_fact(kind.pack, s, field, value)
    return s


def _read_fact(pack: Pack, s: Record, field: Field, value: Any) -> None:
    match field.kind:
        case Kind.CARDS if field.shape:
            s[field.name][: len(value)] = [_set(pack, cards) for cards in value]
        case Kind.CARDS:
            s[field.name] = _set(pack, value)
        case Kind.CARD:
            s[field.name] = pack.read_card(value)
        case Kind.POTS:
            for card, chips in value.items():
                s[field.name][pack.read_card(card)] = chips
        case _ if field.shape:
            s[field.name][: len(value)] = value
        case _:
            s[field.name] = value


def _set(pack: Pack, text: str) -> int:
    return sum(1 << card for card in pack.read_each(text))
