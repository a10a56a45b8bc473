"""A record, or a view of one, as plain data and back: what goes over a wire.

Driven by the declaration of the fields, so a new field cannot be forgotten. A set of cards is
written card by card (``5hQh``), a card or a seat that there is none as ``null``; a field that
has a row for each seat has one for each seat of the table.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from mazarin.cards import FRENCH, NEAPOLITAN, Pack, members
from mazarin.compiled import Record
from mazarin.games import game
from mazarin.games.contract import NOBODY, Game
from mazarin.games.fields import Field, Kind
from mazarin.games.generic import game_of

Facts = dict[str, Any]
PACKS = {pack.name: pack for pack in (FRENCH, NEAPOLITAN)}


def facts(s: Record) -> Facts:
    """Return all but the options; phases by name."""
    game, players = game_of(s), int(s.players)
    told = {field.name: _fact(game, field, s[field.name], players) for field in game.state}
    told["phase"] = game.phases[told["phase"]]
    return told


def own_facts(seen: Record, public: Record) -> Facts:
    """Return the fields of a seat's view in which it differs from the bystander's."""
    game, players = game_of(seen), int(seen.players)
    return {
        field.name: _fact(game, field, seen[field.name], players)
        for field in _private(game.name)
        if np.any(seen[field.name] != public[field.name])
    }


@lru_cache
def _private(name: str) -> tuple[Field, ...]:
    """Return the fields that not everybody may see at all times."""
    plain = game(name).state
    return tuple(field for field in plain if field.seen.value != "all" or field.veil is not None)


def _fact(game: Game, field: Field, value: Any, players: int) -> Any:
    match field.kind:
        case Kind.CARDS:
            cards = _by_seat(field, value, players)
            pack = game.pack.name
            return [_cards(pack, c) for c in cards] if field.shape else _cards(pack, cards)
        case Kind.CARD:
            return None if value == NOBODY else game.pack.write_card(int(value))
        case Kind.SEAT:
            return None if value == NOBODY else int(value)
        case Kind.POTS:
            return {game.pack.write_card(card): int(n) for card, n in enumerate(value) if n}
        case Kind.STOCK:
            return None
        case _:
            return _by_seat(field, value, players)


def _by_seat(field: Field, value: Any, players: int) -> Any:
    return value[:players].tolist() if field.shape else int(value)


@lru_cache(maxsize=8192)
def _cards(pack: str, cards: int) -> str:
    return "".join(map(PACKS[pack].write_card, members(cards)))


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
