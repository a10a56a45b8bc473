"""What a hand of Stoppa is worth: its point (P3), and whether it forbids the stoppata (P13)."""

import numpy as np

from mazarin.cards import NONE, count
from mazarin.compiled import Record, compiled

SEATS = 6
RANKS = 10
SUITS = 4
PICCOLO, GROSSO, STOPPATA = 3, 4, 5
THREE_TWOS, THREE_ACES, FOUR_ACES = 1, 2, 4
RANK = np.array(
    [sum(1 << rank + RANKS * suit for suit in range(4)) for rank in range(RANKS)], np.uint64
)
ACES, TWOS, HORSES, KINGS = (np.uint64(RANK[rank]) for rank in (0, 1, 8, 9))
VALUES = (16, 12, 13, 14, 15, 18, 21, 10, 10, 10)
COUNTED = 3


def _counting(held: int) -> list[int]:
    """Return the ranks of one suit that count: the three of greatest value."""
    ranks = [rank for rank in range(RANKS) if held >> rank & 1]
    return sorted(ranks, key=lambda rank: (-VALUES[rank], rank))[:COUNTED]


_COUNTING = np.array(
    [sum(1 << r for r in _counting(held)) for held in range(1 << RANKS)], np.uint64
)
_POINT = np.array([sum(VALUES[r] for r in _counting(held)) for held in range(1 << RANKS)], np.int64)
_SUIT = np.uint64((1 << RANKS) - 1)


@compiled
def _best_suit(hand: np.uint64) -> int:
    """Return the suit of greatest total, the first of equals."""
    best = 0
    for suit in range(1, SUITS):
        if _total(hand, suit) > _total(hand, best):
            best = suit
    return best


@compiled
def _held(hand: np.uint64, suit: int) -> np.int64:
    return np.int64((hand >> np.uint64(suit * RANKS)) & _SUIT)


@compiled
def _total(hand: np.uint64, suit: int) -> int:
    return _POINT[_held(hand, suit)]


@compiled
def point(hand: np.uint64) -> int:
    """Return the point of a hand, 0 for none."""
    return _total(hand, _best_suit(hand))


@compiled
def counting_cards(hand: np.uint64) -> np.uint64:
    """Return the cards that make the point."""
    if not hand:
        return NONE
    suit = _best_suit(hand)
    return _COUNTING[_held(hand, suit)] << np.uint64(suit * RANKS)


@compiled
def cancelling(s: Record, hand: np.uint64) -> np.uint64:
    """P13: return the cards by which a hand forbids the stoppata."""
    kings = KINGS | HORSES if s.cavallo_counts_as_king and s.players == SEATS else KINGS
    if hand & kings:
        return NONE
    twos, aces = hand & TWOS, hand & ACES
    cards = twos if s.cancel_on & THREE_TWOS and count(twos) >= 3 else NONE
    if (s.cancel_on & THREE_ACES and count(aces) >= 3) or (
        s.cancel_on & FOUR_ACES and aces == ACES
    ):
        cards |= aces
    return cards
