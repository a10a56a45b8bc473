"""Michigan by rule of thumb: collect what lies on pay cards, follow low, lead from long suits."""

from mazarin.cards import count, lowest, without_lowest
from mazarin.chance import Chance
from mazarin.compiled import Record, compiled
from mazarin.games.contract import FOLLOW
from mazarin.games.generic import legal
from mazarin.games.michigan import RANKS, SUITS


@compiled
def choose(view: Record, seat: int, chance: Chance) -> int:
    """Return the move of a sensible player."""
    codes = legal(view)
    best, best_worth = lowest(codes), -1_000_000
    cards = codes
    while cards:
        card = lowest(cards)
        cards = without_lowest(cards)
        worth = _worth(view, seat, card)
        if worth > best_worth:
            best, best_worth = card, worth
    return best


@compiled
def _worth(view: Record, seat: int, card: int) -> int:
    """Return how good a card is to lay now: chips at once, then what it leaves in hand."""
    collects = int(view.pots[card]) * 1000
    rank = card % RANKS
    if view.phase == FOLLOW:
        return collects - rank
    suit = SUITS[card // RANKS] & view.hands[seat]
    ace = 500 if rank == RANKS - 1 else 0
    return collects + ace + count(suit) * 20 - rank
