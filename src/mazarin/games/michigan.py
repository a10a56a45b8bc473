"""Michigan (Boodle, Stops): lay cards upwards in one suit, collect pay cards, be first out.

M1  Three to eight play with 52 cards; in each suit 2 is low and the ace high.
M2  Four pay cards lie on the table: the ace of hearts, king of clubs, queen of diamonds, jack of
    spades. Before each deal everybody puts a stake on each of them, the dealer two.
M3  The cards are dealt one at a time, the same number to everybody; what remains is put aside
    unseen. The deal passes to the next player.
M4  The player after the dealer leads. Whoever leads may choose the suit, but plays his lowest card
    of it.
M5  The next player must lay a higher card of the same suit if he has one; he chooses which.
M6  If he has none, that is a stop: he leads instead.
M7  An ace ends the run: who laid it leads.
M8  Whoever lays a pay card takes all that lies on it, leading or following, also with his last
    card. What nobody takes stays for the next deal.
M9  Play stops at once when a player has no cards left. Each of the others pays him one stake for
    every card in hand.
M10 A match is one deal for each player. What then lies on the pay cards is shared equally, and the
    winner of the last deal takes what cannot be shared. The largest balance wins.
M11 House rule ``suit_change``: a new run must leave the suit (or the colour) of the last card. Who
    cannot may lead it all the same, or lets the lead pass; if nobody can, the deal is void.

House rules are the options of `MichiganRules`. With ``succession=holder`` (Classic Michigan) the
holder of the next card plays it, out of turn; if nobody holds it, the last to play leads; one hand
more is dealt, to nobody.

Source: the Ukrainian text, clauses 1 to 17.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from mazarin.cards import FRENCH, NO_CARD, NONE, bit, lowest, without_lowest
from mazarin.chance import Chance
from mazarin.compiled import Record, Whole, compiled
from mazarin.games.contract import (
    ANY_CODE,
    FOLLOW,
    LEAD,
    NOBODY,
    OVER,
    READY,
    Clause,
    Game,
)
from mazarin.games.fields import Field, Kind, Seen
from mazarin.games.generic import register
from mazarin.games.rules import Rules, cards, choice, number
from mazarin.games.sampling import NOWHERE, deal_hidden, holder_of
from mazarin.games.seats import after

SEATS = 8
RANKS = 13
PACK_SIZE = FRENCH.size
CARDS = np.uint64(FRENCH.cards)
ABOVE = np.array([sum(1 << c for c in range(n + 1, n - n % 13 + 13)) for n in range(52)], np.uint64)
BELOW = np.array([sum(1 << c for c in range(n - n % 13, n)) for n in range(52)], np.uint64)
NEXT_UP = ABOVE & (np.uint64(2) << np.arange(52, dtype=np.uint64))
SUITS = np.array([((1 << RANKS) - 1) << RANKS * suit for suit in range(4)], np.uint64)
COLOURS = np.array([SUITS[0] | SUITS[1], SUITS[2] | SUITS[3]], np.uint64)
HIGHER, NEXT, HOLDER = range(3)
FREE, ELSE_SAME, ELSE_PASS, COLOUR = range(4)
LEDGER, TABLE_STAKES = range(2)
SPARE_AUTO, SPARE_YES, SPARE_NO = range(3)
PATIENCE = 1000


@dataclass(frozen=True, kw_only=True)
class MichiganRules(Rules):
    """House rules of Michigan; the defaults are those of the Ukrainian text, read literally."""

    succession: str = choice("higher", "next", "holder")
    suit_change: str = choice("free", "else_same", "else_pass", "colour")
    spare_hand: str = choice("auto", "yes", "no")
    pay_cards: int = cards("AhKcQdJs", most=8)
    stake: int = number(1, least=1, most=1000)
    accounts: str = choice("ledger", "table_stakes")
    capital: int = number(50, least=1, most=100_000)
    deals: int = number(0, least=0, most=1000)

    presets: ClassVar[Mapping[str, Mapping[str, object]]] = {"classic": {"succession": "holder"}}

    def faults(self, players: int) -> list[str]:
        """Return what is wrong with these rules at a table of so many players."""
        if self.succession == "holder" and self.spare_hand == "no":
            return ["spare_hand=no: succession=holder needs a spare hand"]
        return []


STATE = (
    Field("hands", "u8", Kind.CARDS, SEATS, Seen.OWNER),
    Field("sizes", "i1", Kind.NUMBER, SEATS),
    Field("lacks", "u8", Kind.CARDS, SEATS),
    Field("gone", "u8", Kind.CARDS),
    Field("spare", "u8", Kind.CARDS, seen=Seen.NOBODY),
    Field("chips", "i4", Kind.NUMBER, SEATS),
    Field("paid", "i4", Kind.NUMBER, SEATS),
    Field("pots", "i4", Kind.POTS, FRENCH.size),
    Field("deal", "i4", Kind.NUMBER),
    Field("players", "i1", Kind.NUMBER),
    Field("phase", "i1", Kind.NUMBER),
    Field("dealer", "i1", Kind.SEAT),
    # In holder Michigan whose card is wanted is itself secret until the card falls.
    Field("turn", "i1", Kind.SEAT, veil=Seen.NOBODY),
    Field("top", "i1", Kind.CARD),
    Field("laid", "i1", Kind.CARD),
    Field("last", "i1", Kind.SEAT),
    Field("first_out", "i1", Kind.SEAT),
    Field("finished", "i1", Kind.NUMBER),
    Field("dealt_in", "i1", Kind.NUMBER, SEATS),
    Field("won", "i1", Kind.NUMBER, SEATS),
)

RUNS, HELD, FOLLOWS, LOWEST, CHANGES = range(5)
CLAUSES = (
    Clause("M9", "deal-over"),
    Clause("M5", "not-held"),
    Clause("M5", "must-follow"),
    Clause("M4", "must-lead-lowest"),
    Clause("M11", "must-change-suit"),
)


@compiled
def permits(s: Record, clause: int) -> np.uint64:
    """Return the codes that one clause of the rule sheet leaves open to the seat on turn."""
    if clause == RUNS:
        return ANY_CODE if s.phase == LEAD or s.phase == FOLLOW else NONE
    hand = s.hands[s.turn]
    if clause == HELD:
        return hand
    if clause == FOLLOWS and s.phase == FOLLOW:
        return followers(s, s.top)
    if clause == LOWEST and s.phase == LEAD:
        return lowest_of_suits(hand)
    if clause == CHANGES and s.phase == LEAD:
        other = other_suits(s)
        return other if hand & other else ANY_CODE
    return ANY_CODE


@compiled
def followers(s: Record, card: int) -> np.uint64:
    """M5: return the cards that may lie on a card: all higher ones of its suit, or the next."""
    return ABOVE[card] if s.succession == HIGHER else NEXT_UP[card]


@compiled
def lowest_of_suits(hand: np.uint64) -> np.uint64:
    """M4: return the cards of a hand that may be led."""
    found = NONE
    for suit in range(4):
        held = hand & SUITS[suit]
        found |= held ^ without_lowest(held)
    return found


@compiled
def other_suits(s: Record) -> np.uint64:
    """M11: return the cards that change suit (or colour) from the last card laid."""
    if s.suit_change == FREE or s.laid == NO_CARD:
        return CARDS
    suit = s.laid // RANKS
    return CARDS & ~(COLOURS[suit // 2] if s.suit_change == COLOUR else SUITS[suit])


@compiled
def start(s: Record) -> None:
    """Give everybody his chips: none at a ledger table, the capital at table stakes."""
    for seat in range(s.players):
        s.chips[seat] = s.capital if s.accounts == TABLE_STAKES else 0


@compiled
def serves(s: Record) -> int:
    """M3: return how many cards the next deal uses: the same number for everybody, or all."""
    playing = 0
    for seat in range(s.players):
        playing += _has_chips(s, seat)
    return PACK_SIZE if _has_spare_hand(s) else PACK_SIZE - PACK_SIZE % int(playing)


@compiled
def deal(s: Record, pack: NDArray[np.uint8]) -> None:
    """M2, M3: pass the deal on, stake, and serve everybody who plays."""
    if s.deal > 0:
        s.dealer = _next_dealer(s, s.dealer)
    s.deal += 1
    _clear_table(s)
    playing = 0
    for seat in range(s.players):
        s.dealt_in[seat] = _has_chips(s, seat)
        playing += s.dealt_in[seat]
    for seat in range(s.players):
        if s.dealt_in[seat]:
            _stake(s, seat)
    _serve(s, pack, playing)
    s.turn = _next_player(s, s.dealer)


@compiled
def _clear_table(s: Record) -> None:
    for seat in range(SEATS):
        s.hands[seat] = NONE
        s.sizes[seat] = 0
        s.lacks[seat] = NONE
        s.paid[seat] = 0
    s.spare = NONE
    s.gone = NONE
    s.top = NO_CARD
    s.laid = NO_CARD
    s.last = NOBODY
    s.first_out = NOBODY
    s.phase = LEAD


@compiled
def _has_chips(s: Record, seat: int) -> bool:
    return s.accounts == LEDGER or s.chips[seat] > 0


@compiled
def _next_dealer(s: Record, seat: Whole) -> Whole:
    seat = after(s, seat)
    while not _has_chips(s, seat):
        seat = after(s, seat)
    return seat


@compiled
def _next_player(s: Record, seat: Whole) -> Whole:
    seat = after(s, seat)
    while not s.dealt_in[seat]:
        seat = after(s, seat)
    return seat


@compiled
def _stake(s: Record, seat: int) -> None:
    for _ in range(2 if seat == s.dealer else 1):
        waiting = s.pay_cards
        while waiting:
            card = lowest(waiting)
            waiting = without_lowest(waiting)
            chips = _payable(s, seat, s.stake)
            s.chips[seat] -= chips
            s.pots[card] += chips


@compiled
def _payable(s: Record, seat: int, owed: int) -> int:
    """Return what a seat pays of a debt: all of it at a ledger table, else what it has."""
    return owed if s.accounts == LEDGER else min(int(s.chips[seat]), int(owed))


@compiled
def _has_spare_hand(s: Record) -> bool:
    return s.spare_hand == SPARE_YES or (s.spare_hand == SPARE_AUTO and s.succession == HOLDER)


@compiled
def _serve(s: Record, pack: NDArray[np.uint8], playing: int) -> None:
    spare_hand = _has_spare_hand(s)
    dealt = PACK_SIZE if spare_hand else PACK_SIZE - PACK_SIZE % playing
    round_of = playing if spare_hand else PACK_SIZE
    left = round_of
    seat = np.uint64(s.dealer)
    for place in range(PACK_SIZE):
        card = bit(pack[place])
        if place >= dealt or left == 0:
            s.spare |= card
            left = round_of
        else:
            seat = _next_player(s, seat)
            s.hands[seat] |= card
            s.sizes[seat] += 1
            left -= 1


@compiled
def step(s: Record, card: int) -> None:
    """Lay a legal card; stops and passed leads follow by themselves."""
    seat = np.uint64(s.turn)
    left = s.sizes[seat] - 1
    if s.phase == LEAD:
        _note_lead(s, seat, card)
    s.hands[seat] ^= bit(card)
    s.sizes[seat] = left
    s.gone |= bit(card)
    s.laid = card
    s.last = seat
    s.chips[seat] += s.pots[card]
    s.pots[card] = 0
    if left == 0:
        _settle(s, seat)
    else:
        _ask_next(s, seat, card)


@compiled
def _note_lead(s: Record, seat: Whole, card: int) -> None:
    """A lead shows that its player has nothing lower in the suit, and perhaps no other suit."""
    s.lacks[seat] |= BELOW[card]
    if not other_suits(s) & bit(card):
        s.lacks[seat] |= other_suits(s)


@compiled
def _ask_next(s: Record, seat: Whole, card: int) -> None:
    """M5 to M7: find who follows a card, or who leads after a stop or an ace."""
    wanted = followers(s, card)
    if not wanted:
        _lead(s, seat)
    elif s.succession == HOLDER:
        _ask_all(s, seat, wanted)
    else:
        follower = _next_player(s, seat)
        if s.hands[follower] & wanted:
            _follow(s, follower)
        else:
            s.lacks[follower] |= wanted
            _lead(s, follower)


@compiled
def _ask_all(s: Record, seat: Whole, wanted: np.uint64) -> None:
    holder = holder_of(s.hands, lowest(wanted))
    if holder != NOWHERE:
        _follow(s, holder)
        return
    for other in range(s.players):
        s.lacks[other] |= wanted
    _lead(s, seat)


@compiled
def _follow(s: Record, seat: Whole) -> None:
    s.top = s.laid
    s.phase = FOLLOW
    s.turn = seat


@compiled
def _lead(s: Record, seat: Whole) -> None:
    """M11: give the lead to a seat, or to the next one that can change suit where it must."""
    s.top = NO_CARD
    s.phase = LEAD
    s.turn = seat
    if s.suit_change == FREE or s.suit_change == ELSE_SAME:
        return
    for _ in range(s.players):
        if s.hands[s.turn] & other_suits(s):
            return
        s.lacks[s.turn] |= other_suits(s)
        s.turn = _next_player(s, s.turn)
    _end_deal(s)


@compiled
def _settle(s: Record, winner: Whole) -> None:
    """M9: pay the winner for the cards left in the other hands."""
    s.first_out = winner
    for seat in range(s.players):
        s.paid[seat] = _payable(s, seat, s.sizes[seat] * s.stake)
        s.chips[seat] -= s.paid[seat]
        s.chips[winner] += s.paid[seat]
    _end_deal(s)


@compiled
def _end_deal(s: Record) -> None:
    s.phase = OVER
    s.turn = NOBODY
    s.top = NO_CARD
    able = 0
    for seat in range(s.players):
        able += _has_chips(s, seat)
    if s.deal >= (s.deals if s.deals else s.players) or able < 2:
        _end_match(s)


@compiled
def _end_match(s: Record) -> None:
    """M10: share what lies on the pay cards; the odd chips go to the winner of the last deal."""
    s.finished = 1
    left = 0
    for card in range(PACK_SIZE):
        left += s.pots[card]
        s.pots[card] = 0
    share = left // s.players
    best = s.chips[0] + share
    odd_to = np.uint64(s.first_out) if s.first_out != NOBODY else _next_player(s, s.dealer)
    for seat in range(s.players):
        s.chips[seat] += share
    s.chips[odd_to] += left - share * s.players
    for seat in range(s.players):
        best = max(best, s.chips[seat])
    for seat in range(s.players):
        s.won[seat] = s.chips[seat] == best


@compiled
def bounds(s: Record, code: int) -> tuple[int, int]:
    """No move of Michigan carries an amount."""
    return 0, 0


@compiled
def veiled(s: Record, seat: int) -> bool:
    """Return whether a viewer may not know who is on turn."""
    return s.succession == HOLDER and s.phase == FOLLOW and seat != s.turn


@compiled
def resample(s: Record, seat: int, chance: Chance) -> None:
    """Deal anew what a seat has not seen, until the player on turn can do what he was asked."""
    for _ in range(PATIENCE):
        _resample(s, seat, chance)
        if seat == s.turn or _turn_is_right(s):
            return


@compiled
def _resample(s: Record, seat: int, chance: Chance) -> None:
    for other in range(s.players):
        if other != seat:
            s.hands[other] = NONE
    hidden = CARDS & ~(s.hands[seat] | s.gone)
    asked = NONE
    if s.phase == FOLLOW and s.succession == HOLDER:
        asked = followers(s, s.top) & hidden
    s.spare = deal_hidden(s.hands, s.sizes, s.lacks, hidden, asked, seat, chance)
    if asked:
        s.turn = holder_of(s.hands, lowest(asked))


@compiled
def _turn_is_right(s: Record) -> bool:
    """Return whether the seat on turn holds a card that brought it the turn (M5, M11)."""
    if s.phase == FOLLOW:
        return (s.hands[s.turn] & followers(s, s.top)) != NONE
    if s.phase == LEAD and (s.suit_change == ELSE_PASS or s.suit_change == COLOUR):
        return (s.hands[s.turn] & other_suits(s)) != NONE
    return True


def winners(s: Record) -> list[int]:
    """M10: return who won the match, nobody while it runs."""
    return [seat for seat in range(int(s.players)) if s.won[seat]]


GAME = register(
    Game(
        name="michigan",
        pack=FRENCH,
        seats=SEATS,
        fewest=3,
        rules=MichiganRules,
        state=STATE,
        clauses=CLAUSES,
        turn_clause="M5",
        words=(),
        phases={READY: "ready", LEAD: "lead", FOLLOW: "follow", OVER: "over"},
        pack_for=lambda players: FRENCH.cards,
        longest=lambda s: FRENCH.size,
        start=start,
        serves=serves,
        deal=deal,
        permits=permits,
        bounds=bounds,
        step=step,
        resample=resample,
        veiled=veiled,
        winners=winners,
    )
)
