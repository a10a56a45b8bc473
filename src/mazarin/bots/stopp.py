"""Stopp by rule of thumb: follow low, keep what cannot be beaten, lead what is hard to follow."""

import numpy as np

from mazarin.cards import NONE, bit, count, lowest, without_lowest
from mazarin.chance import Chance
from mazarin.compiled import Record, compiled
from mazarin.games.contract import LEAD
from mazarin.games.generic import legal
from mazarin.games.stopp import ABOVE, CARDS, STOPP


@compiled
def choose(view: Record, seat: int, chance: Chance) -> int:
    """Return the move of a sensible player."""
    codes = legal(view)
    if codes & bit(STOPP):
        return STOPP
    return _lead(view, seat, codes) if view.phase == LEAD else lowest(codes)


@compiled
def _lead(view: Record, seat: int, hand: np.uint64) -> int:
    """Lead a card that keeps the lead while others wait, else low from the longest suit."""
    best, best_worth = lowest(hand), -1_000_000
    cards = hand
    while cards:
        card = lowest(cards)
        cards = without_lowest(cards)
        worth = _worth(view, seat, hand, card)
        if worth > best_worth:
            best, best_worth = card, worth
    return best


@compiled
def _worth(view: Record, seat: int, hand: np.uint64, card: int) -> int:
    """Return how good a lead is: sure leads first, then many own cards that can follow."""
    unseen = ABOVE[card] & CARDS & ~(hand | view.gone | view.pile)
    mine = count(hand & ABOVE[card])
    if _nobody_beats(view, seat, unseen):
        return 100 - mine * 10
    return mine * 10 - int(card % 13)


@compiled
def _nobody_beats(view: Record, seat: int, unseen: np.uint64) -> bool:
    for other in range(view.players):
        if other != seat and view.sizes[other] > 0 and unseen & ~view.lacks[other] != NONE:
            return False
    return True
