"""The betting rounds of Stoppa (P4 to P6): who may say what, and who takes the pot.

Each function takes the record declared in `mazarin.games.stoppa`.
"""

import numpy as np

from mazarin.cards import bit
from mazarin.compiled import Record, Whole, compiled
from mazarin.games.contract import FIRST_WORD, NOBODY
from mazarin.games.seats import after
from mazarin.games.stoppa_points import counting_cards, point

OPEN, SEE, RAISE, CLOSE = range(FIRST_WORD, FIRST_WORD + 4)
WORDS = np.uint64(sum(1 << word for word in (OPEN, SEE, RAISE, CLOSE)))
EACH_HAND, ONCE_THEN_DEALER, DEALER_FUNDS, PUNTO_BECCATA = range(4)
POT_LIMIT, FIXED_LIMIT, NO_LIMIT = range(3)
DEAL_ORDER, FROM_SEEN = range(2)
HIGHEST_RAISE = 1000


@compiled
def open_round(s: Record) -> None:
    """Begin a round of bets: nobody has paid, closed or opened yet; di mano speaks."""
    for seat in range(s.players):
        s.staked[seat] = 0
        s.closed[seat] = 0
    s.raiser = NOBODY
    s.raises = 0
    s.level = 0
    s.turn = after(s, s.dealer)


@compiled
def ante(s: Record, hands: int, grosso: bool) -> None:
    """P2, P8: put in what this round costs everybody."""
    for seat in range(s.players):
        is_dealer = seat == s.dealer
        chips = _grosso_ante(s, hands, is_dealer) if grosso else _piccolo_ante(s, is_dealer)
        _pay(s, seat, chips)


@compiled
def _piccolo_ante(s: Record, is_dealer: bool) -> int:
    dealer_alone = s.ante == DEALER_FUNDS or (s.ante == ONCE_THEN_DEALER and s.hand > 1)
    return s.misera if is_dealer or not dealer_alone else 0


@compiled
def _grosso_ante(s: Record, hands: int, is_dealer: bool) -> int:
    if s.ante == PUNTO_BECCATA:
        return s.punto
    return 0 if is_dealer else s.misera * hands


@compiled
def _pay(s: Record, seat: int, chips: int) -> None:
    s.chips[seat] -= chips
    s.pot += chips


@compiled
def words(s: Record) -> np.uint64:
    """Return what may be said at this stage of a round, whatever the limits."""
    return bit(OPEN) | bit(CLOSE) if s.raiser == NOBODY else bit(SEE) | bit(RAISE) | bit(CLOSE)


@compiled
def bounds(s: Record, code: int) -> tuple[int, int]:
    """P4, P5: return least and greatest amount of an opening or a raise."""
    if code == OPEN or (code == RAISE and s.raise_limit == POT_LIMIT):
        return int(s.misera), int(s.pot)
    if code == RAISE:
        return int(s.misera), int(s.misera) * (HIGHEST_RAISE if s.raise_limit == NO_LIMIT else 1)
    return 0, 0


@compiled
def speak(s: Record, word: int, amount: int) -> bool:
    """Apply a bet and return whether the round is over and its pot taken."""
    seat = s.turn
    if word == CLOSE:
        s.closed[seat] = 1
    else:
        if word != SEE:
            s.raises += word == RAISE
            s.level += amount
            s.raiser = seat
        _pay(s, seat, s.level - s.staked[seat])
        s.staked[seat] = s.level
    return _pass_the_word(s)


@compiled
def _pass_the_word(s: Record) -> bool:
    left = _count_open(s)
    if left == 1:
        _take_pot(s, _first_open(s))
        return True
    seat = after(s, s.turn)
    while s.closed[seat]:
        seat = after(s, seat)
    s.turn = seat
    if seat == np.uint64(s.raiser):
        _show_down(s)
        return True
    return False


@compiled
def _count_open(s: Record) -> int:
    left = 0
    for seat in range(s.players):
        left += 1 - s.closed[seat]
    return left


@compiled
def _first_open(s: Record) -> int:
    seat = 0
    while s.closed[seat]:
        seat += 1
    return seat


@compiled
def _take_pot(s: Record, seat: Whole) -> None:
    for other in range(s.players):
        s.points[other] = 0
    s.chips[seat] += s.pot
    s.pot = 0


@compiled
def _show_down(s: Record) -> None:
    """P6: the seen player shows, then in turn whoever has more; each other says "è buono"."""
    seen = np.uint64(s.raiser)
    pot = s.pot
    _take_pot(s, seen)
    _show(s, seen)
    best = seen
    seat = seen if s.tie == FROM_SEEN else np.uint64(s.dealer)
    for _ in range(s.players):
        seat = after(s, seat)
        if seat == seen or s.closed[seat]:
            continue
        if point(s.hands[seat]) > s.points[best]:
            _show(s, seat)
            best = seat
        else:
            s.at_most[seat] = s.points[best]
    s.chips[seen] -= pot
    s.chips[best] += pot


@compiled
def _show(s: Record, seat: Whole) -> None:
    s.points[seat] = point(s.hands[seat])
    s.at_most[seat] = s.points[seat]
    if not s.oral_points:
        s.shown[seat] |= counting_cards(s.hands[seat])
