"""Dealing Stoppa's hidden cards anew for one seat: packets in hand, used packets, the stock.

What is known of the others: cards they showed, ranks they passed on, the points they announced or
called "buono" in the punto grosso, and that no hand forbade the stoppata. Points announced in
earlier hands of the punto piccolo bind only through the cards shown.
"""

import numpy as np

from mazarin.cards import NONE, bit, count
from mazarin.chance import Chance, pick
from mazarin.compiled import Record, compiled
from mazarin.games.sampling import deal_hidden, holder_of, may_hold
from mazarin.games.stoppa_points import STOPPATA, cancelling, counting_cards, point

DEALS, SWAPS = 200, 300
THREE = 3


@compiled
def resample_packets(s: Record, pack: np.uint64, seat: int, chance: Chance) -> None:
    """Punto piccolo: deal anew the other hands, the used packets and the order of the stock."""
    own_used = s.used[seat] if s.show_used_cards else NONE
    shown = NONE
    for other in range(s.players):
        shown |= s.shown[other]
        if other != seat:
            s.hands[other] = NONE
        s.used[other] = own_used if other == seat and own_used else s.shown[other]
    hidden = pack & ~(s.hands[seat] | own_used | shown)
    rest = deal_hidden(s.hands, s.sizes, s.lacks, hidden, NONE, seat, chance)
    sizes = np.zeros(len(s.sizes), np.int8)
    for other in range(s.players):
        sizes[other] = THREE * (s.hand - 1)
    rest = deal_hidden(s.used, sizes, s.lacks, rest | shown, NONE, -1, chance)
    for place in range(s.left):
        s.stock[place] = pick(chance, rest)
        rest ^= bit(s.stock[place])


@compiled
def resample_hands(s: Record, pack: np.uint64, seat: int, chance: Chance) -> None:
    """Punto grosso and stoppata: deal anew the other hands; every card is in one or laid."""
    for _ in range(DEALS):
        loose = _deal_hands(s, pack, seat, chance)
        if count(loose) < 2 or _settles_doubts(s, loose, chance):
            return


@compiled
def _deal_hands(s: Record, pack: np.uint64, seat: int, chance: Chance) -> np.uint64:
    """Deal what was not shown and return it."""
    known = s.hands[seat]
    shown = NONE
    for other in range(s.players):
        known |= s.laid[other]
        if other != seat:
            s.hands[other] = s.shown[other]
            shown |= s.shown[other]
    deal_hidden(s.hands, s.sizes, s.lacks, pack & ~known, NONE, seat, chance)
    return pack & ~(known | shown)


@compiled
def _settles_doubts(s: Record, loose: np.uint64, chance: Chance) -> bool:
    """Swap hidden cards, never for the worse, and return whether no hand contradicts any more."""
    doubts = _doubts(s)
    for _ in range(SWAPS):
        if doubts == 0:
            return True
        one, two = pick(chance, loose), pick(chance, loose)
        mine, his = holder_of(s.hands, one), holder_of(s.hands, two)
        if mine == his:
            continue
        if not (may_hold(s.lacks, NONE, mine, two) and may_hold(s.lacks, NONE, his, one)):
            continue
        _swap(s, mine, his, one, two)
        now = _doubts(s)
        if now > doubts:
            _swap(s, mine, his, one, two)
        else:
            doubts = now
    return doubts == 0


@compiled
def _swap(s: Record, mine: int, his: int, one: int, two: int) -> None:
    s.hands[mine] ^= bit(one) | bit(two)
    s.hands[his] ^= bit(one) | bit(two)


@compiled
def _doubts(s: Record) -> int:
    """Return by how much the hands contradict what was said: points too many or too few."""
    doubts = 0
    for seat in range(s.players):
        whole = s.hands[seat] | s.laid[seat]
        if s.at_most[seat]:
            doubts += max(0, point(whole) - s.at_most[seat])
            doubts += max(0, s.points[seat] - point(whole))
            if s.points[seat] and not s.oral_points:
                # Shown were the cards that make the point; no others may make it as well.
                doubts += count(counting_cards(whole) & ~(s.shown[seat] | s.laid[seat]))
        doubts += count(cancelling(s, whole)) if s.phase == STOPPATA else 0
    return doubts
