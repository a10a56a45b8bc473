"""The whole state of a table as plain data: for programs and tests, never for players."""

from mazarin.cards import NO_CARD
from mazarin.compiled import Record
from mazarin.games.contract import FIRST_WORD, OVER
from mazarin.games.fields import Kind
from mazarin.games.generic import game_of
from mazarin.play.events import seats
from mazarin.play.notation import cards_of
from mazarin.play.table import has_amount, legal_codes, limits, turn


def describe(s: Record) -> dict[str, object]:
    """Return the state of a table, or of a view of it, as JSON-ready data."""
    game = game_of(s)
    return {
        "game": game.name,
        "rules": rules_as_json(s),
        "players": int(s.players),
        "phase": game.phases[int(s.phase)],
        "seat": turn(s),
        "dealer": int(s.dealer),
        "deal": int(s.deal),
        "hands": [cards_of(s, seat) for seat in seats(s)],
        "sizes": [int(s.sizes[seat]) for seat in seats(s)],
        "chips": [int(s.chips[seat]) for seat in seats(s)],
        "pot": int(s["pot"]) if "pot" in _names(s) else 0,
        "pots": _pots(s) if "pots" in _names(s) else {},
        "top": None if s.top == NO_CARD else game.pack.write_card(s.top),
        "deal_over": bool(s.phase == OVER),
        "match_over": bool(s.finished),
        "paid": [int(s.paid[seat]) for seat in seats(s)],
        "winners": [seat for seat in seats(s) if s.won[seat]],
        **_known(s),
    }


def rules_as_json(s: Record) -> dict[str, object]:
    """Return all options; those that are sets of cards as text."""
    rules = type(game_of(s).rules.of(s)).options()
    values = game_of(s).rules.of(s)
    return {
        name: getattr(values, name)
        if isinstance(getattr(values, name), bool | int) and option.dtype != "u8"
        else option.write(getattr(values, name))
        for name, option in rules.items()
    }


def _names(s: Record) -> set[str]:
    return {field.name for field in game_of(s).state}


def _pots(s: Record) -> dict[str, int]:
    game, staked = game_of(s), int(s.pay_cards)
    return {
        game.pack.write_card(card): int(chips)
        for card, chips in enumerate(s.pots)
        if chips or staked >> card & 1
    }


def _known(s: Record) -> dict[str, object]:
    """Return, under their own names, the sets of cards that are known of each seat."""
    game = game_of(s)
    return {
        field.name: [game.pack.write(int(cards)) for cards in s[field.name][: int(s.players)]]
        for field in game.state
        if field.kind is Kind.CARDS and field.shape and field.name != "hands"
    }


def moves(s: Record) -> tuple[list[str], dict[str, list[int]]]:
    """Return the legal moves without an amount, and the bounds of the words with one."""
    game = game_of(s)
    plain, amounts = [], {}
    for code in legal_codes(s):
        if has_amount(s, code):
            amounts[game.words[code - FIRST_WORD].text] = list(limits(s, code))
        else:
            plain.append(game.write_move(code))
    return plain, amounts
