"""Stopp: get rid of your cards by beating the card before you, or say "Stopp".

S1  Three to six play with 52 cards; in each suit 2 is low and the ace high. As players drop out the
    match goes on, down to two.
S2  Everybody begins with a capital of ten chips. The pot begins empty.
S3  Each gets six cards, one at a time, beginning with forehand, the player after the dealer. The
    rest is put aside unseen. The deal passes to the next player still in the match.
S4  Forehand leads any card. Whoever is on lead must play: there is no stopp on a lead.
S5  In turn you must beat the last card with a higher one of the same suit, if you can. Any higher
    card will do; you choose.
S6  Only if you cannot beat it, you say "Stopp", and the next player is asked.
S7  When all the others have said "Stopp", the last to play turns the pile away and leads again.
S8  Whoever plays his last card is out of the deal and is not asked again, but the others may beat
    his card as usual.
S9  When a last card stands unbeaten, the deal is over. It is over too when only one player still
    holds cards and has had his chance to beat the last card.
S10 Whoever holds cards then pays the pot one chip for each, or what he has; the rest is forgiven.
S11 Whoever has nothing left is out of the match. The last one left takes the pot.

Source: the Swedish text, clauses 2 to 17. House rules are the options of `StoppRules`.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mazarin.cards import FRENCH, NO_CARD, NONE, bit
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
    Word,
)
from mazarin.games.fields import Field, Kind, Seen
from mazarin.games.generic import register
from mazarin.games.rules import Rules, flag, number
from mazarin.games.sampling import deal_hidden
from mazarin.games.seats import after

SEATS = 6
STOPP = 52
CARDS = np.uint64(FRENCH.cards)
WORDS = np.uint64(1 << STOPP)
ABOVE = np.array([sum(1 << c for c in range(n + 1, n - n % 13 + 13)) for n in range(52)], np.uint64)


@dataclass(frozen=True, kw_only=True)
class StoppRules(Rules):
    """House rules of Stopp; the defaults are those of the Swedish text."""

    capital: int = number(10, least=1, most=1000)
    hand_size: int = number(6, least=1, most=17)
    solo_plays_on: bool = flag()
    pay_on_stopp: bool = flag()

    def faults(self, players: int) -> list[str]:
        """Return what is wrong with these rules at a table of so many players."""
        if self.hand_size * players > FRENCH.size:
            return [f"hand_size={self.hand_size}: {players} hands need more than 52 cards"]
        return []


STATE = (
    Field("hands", "u8", Kind.CARDS, SEATS, Seen.OWNER),
    Field("sizes", "i1", Kind.NUMBER, SEATS),
    Field("lacks", "u8", Kind.CARDS, SEATS),
    Field("pile", "u8", Kind.CARDS),
    Field("gone", "u8", Kind.CARDS),
    Field("chips", "i8", Kind.NUMBER, SEATS),
    Field("paid", "i8", Kind.NUMBER, SEATS),
    Field("pot", "i8", Kind.NUMBER),
    Field("deal", "i4", Kind.NUMBER),
    Field("players", "i1", Kind.NUMBER),
    Field("phase", "i1", Kind.NUMBER),
    Field("dealer", "i1", Kind.SEAT),
    Field("turn", "i1", Kind.SEAT),
    Field("top", "i1", Kind.CARD),
    Field("last", "i1", Kind.SEAT),
    Field("first_out", "i1", Kind.SEAT),
    Field("finished", "i1", Kind.NUMBER),
    Field("dealt_in", "i1", Kind.NUMBER, SEATS),
    Field("won", "i1", Kind.NUMBER, SEATS),
)

RUNS, HELD, LEADS, BEATS, STOPS = range(5)
CLAUSES = (
    Clause("S9", "deal-over"),
    Clause("S5", "not-held"),
    Clause("S4", "must-lead"),
    Clause("S5", "must-beat"),
    Clause("S6", "can-beat"),
)


@compiled
def permits(s: Record, clause: int) -> np.uint64:
    """Return the codes that one clause of the rule sheet leaves open to the seat on turn."""
    if clause == RUNS:
        return NONE if s.turn == NOBODY else ANY_CODE
    if clause == HELD:
        return s.hands[np.uint64(s.turn)] | WORDS
    if s.phase == LEAD:
        return CARDS if clause == LEADS else ANY_CODE
    if clause == BEATS:
        return ABOVE[np.uint64(s.top)] | WORDS
    if clause == STOPS:
        return CARDS if s.hands[np.uint64(s.turn)] & ABOVE[np.uint64(s.top)] else ANY_CODE
    return ANY_CODE


@compiled
def serves(s: Record) -> int:
    """S3: return how many cards the next deal uses."""
    playing = 0
    for seat in range(s.players):
        playing += s.chips[seat] > 0
    return int(playing * s.hand_size)


@compiled
def deal(s: Record, pack: NDArray[np.uint8]) -> None:
    """S3: pass the deal on and serve everybody still in the match."""
    if s.deal > 0:
        s.dealer = _next_with_chips(s, s.dealer)
    s.deal += 1
    _clear_table(s)
    for seat in range(s.players):
        s.dealt_in[seat] = s.chips[seat] > 0
    served: Whole = np.uint64(s.dealer)
    for place in range(serves(s)):
        served = _next_with_chips(s, served)
        s.hands[served] |= bit(pack[place])
        s.sizes[served] += 1
    s.turn = _next_with_chips(s, s.dealer)


@compiled
def _clear_table(s: Record) -> None:
    for seat in range(SEATS):
        s.hands[seat] = NONE
        s.sizes[seat] = 0
        s.lacks[seat] = NONE
        s.paid[seat] = 0
    s.pile = NONE
    s.gone = NONE
    s.top = NO_CARD
    s.last = NOBODY
    s.first_out = NOBODY
    s.phase = LEAD


@compiled
def _next_with_chips(s: Record, seat: Whole) -> Whole:
    seat = after(s, seat)
    while s.chips[seat] == 0:
        seat = after(s, seat)
    return seat


@compiled
def step(s: Record, action: int) -> None:
    """Apply a legal action."""
    seat = np.uint64(s.turn)
    if action == STOPP:
        _say_stopp(s, seat)
    else:
        _lay(s, seat, action)
    _ask_next(s, seat)


@compiled
def _lay(s: Record, seat: Whole, card: int) -> None:
    left = s.sizes[seat] - 1
    s.hands[seat] ^= bit(card)
    s.sizes[seat] = left
    s.pile |= bit(card)
    s.top = card
    s.last = seat
    if left == 0 and s.first_out == NOBODY:
        s.first_out = seat


@compiled
def _say_stopp(s: Record, seat: Whole) -> None:
    s.lacks[seat] |= ABOVE[np.uint64(s.top)]
    if s.pay_on_stopp and s.chips[seat] > 0:
        s.chips[seat] -= 1
        s.pot += 1


@compiled
def _ask_next(s: Record, seat: Whole) -> None:
    """S6, S8: ask the next player who holds cards, until the word is back at the last to play."""
    last = np.uint64(s.last)
    seat = after(s, seat)
    while seat != last and s.sizes[seat] == 0:
        seat = after(s, seat)
    if seat == last:
        _card_stands(s)
    else:
        s.turn = seat
        s.phase = FOLLOW


@compiled
def _card_stands(s: Record) -> None:
    """S7, S9: nobody beat the last card."""
    if s.sizes[s.last] == 0 or (_is_alone(s, s.last) and not s.solo_plays_on):
        _settle(s)
    else:
        s.gone |= s.pile
        s.pile = NONE
        s.top = NO_CARD
        s.turn = s.last
        s.phase = LEAD


@compiled
def _is_alone(s: Record, seat: int) -> bool:
    for other in range(s.players):
        if other != seat and s.sizes[other] > 0:
            return False
    return True


@compiled
def _settle(s: Record) -> None:
    """S10: pay the pot for the cards left."""
    s.phase = OVER
    s.turn = NOBODY
    s.top = NO_CARD
    left = 0
    for seat in range(s.players):
        s.paid[seat] = min(np.int64(s.sizes[seat]), s.chips[seat])
        s.chips[seat] -= s.paid[seat]
        s.pot += s.paid[seat]
        left += s.chips[seat] > 0
    if left <= 1:
        _end_match(s, left)


@compiled
def _end_match(s: Record, left: int) -> None:
    """S11: the last one left takes the pot.

    Where every stopp is paid for, all may go under together: then those dealt into the last deal
    share, and the odd units go to its winner.
    """
    s.finished = 1
    sharers = 0
    for seat in range(s.players):
        s.won[seat] = s.chips[seat] > 0 if left else s.dealt_in[seat]
        sharers += s.won[seat]
    share = s.pot // sharers
    for seat in range(s.players):
        s.chips[seat] += share * s.won[seat]
    s.chips[s.first_out] += s.pot - share * sharers
    s.pot = 0


@compiled
def bounds(s: Record, code: int) -> tuple[int, int]:
    """No word of Stopp carries an amount."""
    return 0, 0


@compiled
def veiled(s: Record, seat: int) -> bool:
    """Nothing but the hands is secret in Stopp."""
    return False


@compiled
def start(s: Record) -> None:
    """S2: give everybody the capital."""
    for seat in range(s.players):
        s.chips[seat] = s.capital


@compiled
def resample(s: Record, seat: int, chance: Chance) -> None:
    """Deal anew what a seat has not seen: the other hands and the cards put aside."""
    for other in range(s.players):
        if other != seat:
            s.hands[other] = NONE
    hidden = CARDS & ~(s.hands[seat] | s.pile | s.gone)
    deal_hidden(s.hands, s.sizes, s.lacks, hidden, NONE, seat, chance)


def winners(s: Record) -> list[int]:
    """S11: return who won the match, nobody while it runs."""
    return [seat for seat in range(int(s.players)) if s.won[seat]]


GAME = register(
    Game(
        name="stopp",
        pack=FRENCH,
        seats=SEATS,
        fewest=3,
        rules=StoppRules,
        state=STATE,
        clauses=CLAUSES,
        turn_clause="S5",
        words=(Word("stopp"),),
        phases={READY: "ready", LEAD: "lead", FOLLOW: "follow", OVER: "over"},
        pack_for=lambda players: FRENCH.cards,
        # Each card is followed by at most one stopp from each of the others.
        longest=lambda s: int(s.hand_size) * int(s.players) ** 2,
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
