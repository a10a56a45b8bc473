"""Dealing hidden cards anew so that nothing anybody knows is contradicted."""

import numpy as np
from numpy.typing import NDArray

from mazarin.cards import NONE, bit, count, lowest, without_lowest
from mazarin.chance import Chance, pick
from mazarin.compiled import compiled

_PARENT_BITS = 4
_PARENT_MASK = 15
NOWHERE = -1
SWAPS_A_CARD = 3


@compiled
def deal_hidden(
    hands: NDArray[np.uint64],
    sizes: NDArray[np.int8],
    lacks: NDArray[np.uint64],
    hidden: np.uint64,
    asked: np.uint64,
    viewer: int,
    chance: Chance,
) -> np.uint64:
    """Fill every hand but the viewer's from ``hidden`` and return what is left over.

    ``lacks`` are cards a seat is known not to hold, ``asked`` those that somebody must hold.
    Cards that stand in the hands already are known and stay. Some consistent deal must exist (the
    true one does); each can come of it.
    """
    known = NONE
    for seat in range(len(hands)):
        known |= hands[seat]
    spare = hidden & ~known
    loose = spare
    for seat in range(len(hands)):
        if seat != viewer:
            while count(hands[seat]) < sizes[seat]:
                spare = _give(hands, lacks, known, spare, asked, viewer, seat, chance)
    return _stir(hands, lacks, loose, spare, asked, chance)


@compiled
def _give(
    hands: NDArray[np.uint64],
    lacks: NDArray[np.uint64],
    known: np.uint64,
    spare: np.uint64,
    asked: np.uint64,
    viewer: int,
    seat: int,
    chance: Chance,
) -> np.uint64:
    """Give a seat one card more, along an augmenting path if others must pass cards on.

    A seat that cannot use any spare card asks the seats whose cards it could use, and so on; who
    asked whom is kept four bits a seat.
    """
    reached = bit(seat)
    waiting = reached
    parents = np.int64(0)
    while waiting:
        asker = lowest(waiting)
        waiting = without_lowest(waiting)
        usable = spare & ~lacks[asker]
        if usable:
            card = pick(chance, usable & asked if usable & asked else usable)
            _pass_on(hands, lacks, known, parents, asker, seat, card)
            return spare ^ bit(card)
        for other in range(len(hands)):
            fits = hands[other] & ~known & ~lacks[asker]
            if other != viewer and fits and not reached & bit(other):
                reached |= bit(other)
                waiting |= bit(other)
                parents |= asker << (_PARENT_BITS * other)
    hands[seat] |= spare & -spare  # Unreachable while a consistent deal exists; ends the loop.
    return without_lowest(spare)


@compiled
def _pass_on(
    hands: NDArray[np.uint64],
    lacks: NDArray[np.uint64],
    known: np.uint64,
    parents: np.int64,
    giver: int,
    seat: int,
    card: int,
) -> None:
    while giver != seat:
        taker = int((parents >> (_PARENT_BITS * giver)) & _PARENT_MASK)
        passed = lowest(hands[giver] & ~known & ~lacks[taker])
        hands[giver] ^= bit(passed) | bit(card)
        card = passed
        giver = taker
    hands[seat] |= bit(card)


@compiled
def _stir(
    hands: NDArray[np.uint64],
    lacks: NDArray[np.uint64],
    loose: np.uint64,
    spare: np.uint64,
    asked: np.uint64,
    chance: Chance,
) -> np.uint64:
    """Swap random pairs of hidden cards where nobody lacks what he would get."""
    if not loose:
        return spare
    for _ in range(SWAPS_A_CARD * count(loose)):
        one, two = pick(chance, loose), pick(chance, loose)
        mine, his = holder_of(hands, one), holder_of(hands, two)
        if mine == his:
            continue
        if not (may_hold(lacks, asked, mine, two) and may_hold(lacks, asked, his, one)):
            continue
        both = bit(one) | bit(two)
        if mine != NOWHERE:
            hands[mine] ^= both
        if his != NOWHERE:
            hands[his] ^= both
        if mine == NOWHERE or his == NOWHERE:
            spare ^= both
    return spare


@compiled
def holder_of(hands: NDArray[np.uint64], card: int) -> int:
    """Return the seat that holds a card, or ``NOWHERE``."""
    for seat in range(len(hands)):
        if hands[seat] & bit(card):
            return seat
    return NOWHERE


@compiled
def may_hold(lacks: NDArray[np.uint64], asked: np.uint64, seat: int, card: int) -> bool:
    """Return whether nothing is known against a card being with a seat, or lying aside."""
    forbidden = asked if seat == NOWHERE else lacks[seat]
    return not forbidden & bit(card)
