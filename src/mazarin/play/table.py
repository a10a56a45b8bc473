"""The safe verbs of a table: deal, ask, play, look. Each checks first and changes nothing in place.

The unchecked twins for search and simulation are in `mazarin.games.generic`.
"""

from collections.abc import Iterator
from functools import cache

import numpy as np
from numpy.typing import NDArray

from mazarin.cards import members
from mazarin.compiled import Record, compiled
from mazarin.games import game
from mazarin.games.contract import (
    FIRST_WORD,
    NOBODY,
    OVER,
    READY,
    Game,
    IllegalMove,
    Reason,
    action_of,
    amount_of,
    code_of,
)
from mazarin.games.generic import bounds, deal, game_of, legal, step, veiled
from mazarin.play.events import Event, tell, tell_deal
from mazarin.play.reading import Reading

NOT_YOUR_TURN = "not-your-turn"
WRONG_AMOUNT = "wrong-amount"
NO_AMOUNT = "no-amount"
LONGEST_PACK = 100


class DealError(ValueError):
    """A deal that cannot be made now, or not with this pack."""


@compiled
def _legal(s: Record) -> np.uint64:
    return legal(s)


@compiled
def _bounds(s: Record, code: int) -> tuple[int, int]:
    return bounds(s, code)


@compiled
def _step(s: Record, action: int) -> None:
    step(s, action)


@compiled
def _deal(s: Record, pack: NDArray[np.uint8]) -> None:
    deal(s, pack)


@compiled
def _veiled(s: Record, seat: int) -> bool:
    return veiled(s, seat)


def is_over(s: Record) -> bool:
    """Return whether no deal is going on."""
    return s.phase in (READY, OVER)


def turn(s: Record) -> int | None:
    """Return the seat on turn."""
    return None if s.turn == NOBODY else int(s.turn)


def legal_codes(s: Record) -> list[int]:
    """Return the codes open to the seat on turn, cards first."""
    return [] if turn(s) is None else list(members(int(_legal(s))))


def limits(s: Record, code: int) -> tuple[int, int]:
    """Return least and greatest amount of a legal word that carries one."""
    least, most = _bounds(s, code)
    return int(least), int(most)


def has_amount(s: Record, code: int) -> bool:
    """Return whether a code is a word that carries an amount."""
    words = game_of(s).words
    return FIRST_WORD <= code < FIRST_WORD + len(words) and words[code - FIRST_WORD].has_amount


def legal_actions(s: Record) -> Iterator[int]:
    """Yield every legal action, each amount of a bet as one of its own."""
    for code in legal_codes(s):
        if has_amount(s, code):
            least, most = limits(s, code)
            yield from (action_of(code, amount) for amount in range(least, most + 1))
        else:
            yield code


def with_deal(s: Record, pack: list[int]) -> tuple[Record, list[Event]]:
    """Return the state after a deal of these cards, in order. Raise ``DealError``."""
    game = game_of(s)
    if s.finished:
        raise DealError("the match is over")
    if not is_over(s):
        raise DealError("a deal is going on")
    wanted = game.pack_for(int(s.players))
    if sorted(pack) != list(members(wanted)):
        raise DealError(_pack_fault(s, pack, wanted))
    after = s.copy()
    _deal(after, np.array(pack, np.uint8))
    return after, tell_deal(Reading.of(s), Reading.of(after))


def _pack_fault(s: Record, pack: list[int], wanted: int) -> str:
    if len(pack) > LONGEST_PACK:
        return f"not a whole pack of {wanted.bit_count()} cards: {len(pack)} cards"
    write = game_of(s).pack.write_card
    missing = [write(card) for card in members(wanted) if card not in pack]
    wrong = [write(card) for card in pack if not wanted >> card & 1 or pack.count(card) > 1]
    faults = [f"missing {' '.join(missing)}"] if missing else []
    faults += [f"too many {' '.join(dict.fromkeys(wrong))}"] if wrong else []
    return f"not a whole pack of {wanted.bit_count()} cards: {', '.join(faults)}"


def why_not(s: Record, action: int, seat: int | None = None) -> Reason | None:
    """Return why an action is not allowed, or ``None`` where it is.

    ``seat`` is who asks, the seat on turn if left out. The answer tells nothing but the rules and
    the asker's own cards.
    """
    if is_over(s):
        over = game_of(s).clauses[0]
        return Reason(over.number, over.name)
    if seat is not None and seat != s.turn:
        return Reason(_turn_clause(s), NOT_YOUR_TURN)
    return _forbidden(s, code_of(action)) or _wrong_amount(s, code_of(action), amount_of(action))


def _turn_clause(s: Record) -> str:
    return game_of(s).turn_clause_in(int(s.phase))


def _forbidden(s: Record, code: int) -> Reason | None:
    game = game_of(s)
    card = game.pack.write_card(code) if code < game.pack.size else None
    for number, clause in enumerate(game.clauses):
        open_codes = int(game.permits(s, number))
        if not open_codes >> code & 1:
            cards = tuple(map(game.pack.write_card, members(int(_legal(s)) & game.pack.cards)))
            return Reason(clause.number, clause.name, card, cards)
    return None


def _wrong_amount(s: Record, code: int, amount: int) -> Reason | None:
    game = game_of(s)
    if not has_amount(s, code):
        return Reason(_turn_clause(s), NO_AMOUNT) if amount else None
    least, most = limits(s, code)
    if least <= amount <= most:
        return None
    clause = game.words[code - FIRST_WORD].amount_clause
    return Reason(clause, WRONG_AMOUNT, least=least, most=most)


def play(s: Record, action: int, seat: int | None = None) -> tuple[Record, list[Event]]:
    """Return the state after a move, and what the table saw. Raise ``IllegalMove``."""
    reason = why_not(s, action, seat)
    if reason is not None:
        raise IllegalMove(reason)
    after = stepped(s, action)
    return after, tell(Reading.of(s), action, Reading.of(after))


def stepped(s: Record, action: int) -> Record:
    """Return the state after a move that is known to be legal."""
    after = s.copy()
    _step(after, action)
    return after


def view(s: Record, seat: int | None) -> Record:
    """Return the record as a seat may know it now; ``None`` is the bystander, who knows least.

    The only redactor of the house: what may not be seen reads as if it had never happened.
    """
    game = game_of(s)
    viewer = game.seats if seat is None else seat
    return as_record(game, seen(game, s.tobytes(), viewer, int(_veiled(s, viewer))))


def seen(game: Game, raw: bytes, viewer: int, veil: int) -> bytes:
    """Return the bytes of a record as a viewer may see them, with the veil down or not."""
    shown, hidden = _masks(game.name)[veil][viewer]
    words = int.from_bytes(raw, "little") & shown | hidden
    return words.to_bytes(len(raw), "little")


def as_record(game: Game, raw: bytes) -> Record:
    """Return a record of its own from its bytes."""
    return np.frombuffer(bytearray(raw), game.dtype)[0]


@cache
def _masks(name: str) -> list[list[tuple[int, int]]]:
    """Return by veil and viewer what is shown of a record, and what stands for the rest."""
    kind = game(name)
    blank = int.from_bytes(kind.blank.tobytes(), "little")
    return [
        [(shown, blank & ~shown) for shown in map(_as_word, by_viewer)] for by_viewer in kind.masks
    ]


def _as_word(mask: NDArray[np.uint8]) -> int:
    return int.from_bytes(mask.tobytes(), "little")
