"""Stoppa (la stop, stuppa): bet on your point, hand by hand; then be first out in the stoppata.

P1  Three to six play with the Neapolitan pack of 40; with three a king is taken out, with six all
    kings. Play runs counter-clockwise, so the player at the dealer's right is next: he is di mano.
P2  Each deal has some hands of three cards: four with three players, three with four, two with five
    or six. Everybody puts one misera in the pot before each. Cards that do not make three are dealt
    at the end of the first phase, without betting.
P3  The point: add the values of your cards of one suit, three at most: 7 is 21, 6 is 18, ace 16,
    5 is 15, 4 is 14, 3 is 13, 2 is 12, figures 10. The best is 55.
P4  Punto piccolo. From di mano on, each opens with a bet of at least one misera and at most the
    pot, or closes. Who closes is out of the hand. If all the others close, the dealer takes the
    pot.
P5  Once opened, each in turn sees the bet, raises it by at least one misera and at most the pot, or
    closes. The last to raise does not speak again. Four raises are the most.
P6  If nobody sees him, the last to raise takes the pot and shows nothing. Else he shows; the others
    in turn show only a higher point, or say "è buono". The highest takes the pot; in a tie he who
    was seen, else the nearest to di mano.
P7  Nobody may look at his used cards until the punto piccolo is over.
P8  Punto grosso: the same once more with all cards, after everybody but the dealer has put in as
    many miseras as there were hands.
P9  Stoppata. Di mano opens a run with any card and goes on upwards, suits not counting, as long as
    he has the next rank; a rank that is in no hand is skipped. Who has it must lay it.
P10 Who cannot go on passes, and the next player goes on with the run.
P11 A king, or any card with nothing higher in any hand, closes the run: who laid it opens another.
P12 Who opens with an ace may add more of his aces. On another's ace, aces may be added only by one
    who also has the next rank, and he must then lay it.
P13 If somebody holds three twos and no king, there is no stoppata.
P14 The first to run out has made the stoppata: the others pay him one misera for every two cards
    they hold, the odd card is free. Out in his own first turn, he gets double.
P15 A match is one deal for each player. The largest balance wins; debts are noted.

House rules are the options of `StoppaRules`. Source: the Italian text, clauses 1 to 29.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mazarin.cards import NEAPOLITAN, NO_CARD, NONE, bit, count
from mazarin.chance import Chance
from mazarin.compiled import Record, compiled
from mazarin.games import stoppa_bets as bets
from mazarin.games.contract import (
    ANY_CODE,
    FIRST_WORD,
    NOBODY,
    OVER,
    READY,
    Clause,
    Game,
    Word,
    amount_of,
    code_of,
)
from mazarin.games.fields import Field, Kind, Seen
from mazarin.games.generic import register
from mazarin.games.rules import Rules, choice, choices, flag, number
from mazarin.games.seats import after
from mazarin.games.stoppa_points import (
    ACES,
    GROSSO,
    KINGS,
    PICCOLO,
    RANK,
    RANKS,
    SEATS,
    STOPPATA,
    cancelling,
)
from mazarin.games.stoppa_sampling import resample_hands, resample_packets

PASS = FIRST_WORD + 4
CARDS = np.uint64(NEAPOLITAN.cards)
ANY_FIRST_TURN, LEADER_ONLY = range(2)
HANDS_OF_THREE = np.array([0, 0, 0, 4, 3, 2, 2])
LEFT_OVER = np.array([0, 0, 0, 1, 1, 2, 0])
SEATS_CARDS = 3 * HANDS_OF_THREE + LEFT_OVER
KING_OF_BASTONI = NEAPOLITAN.read("10b")
PACKS = np.array(
    [CARDS] * 3 + [CARDS & ~np.uint64(KING_OF_BASTONI), CARDS, CARDS, CARDS & ~KINGS], np.uint64
)


@dataclass(frozen=True, kw_only=True)
class StoppaRules(Rules):
    """House rules of Stoppa; the defaults are those of the Italian text."""

    misera: int = number(1, least=1, most=1000)
    ante: str = choice("each_hand", "once_then_dealer", "dealer_funds", "punto_beccata")
    punto: int = number(5, least=1, most=10_000)
    raise_limit: str = choice("pot", "fixed", "none")
    max_raises: int = number(4, least=0, most=8)
    tie: str = choice("deal_order", "counterclockwise_from_seen")
    oral_points: bool = flag()
    cancel_on: tuple[str, ...] = choices("three_twos", "three_aces", "four_aces")
    cavallo_counts_as_king: bool = flag()
    direct_scope: str = choice("any_first_turn", "leader_only")
    show_used_cards: bool = flag()

    def faults(self, players: int) -> list[str]:
        """Return what is wrong with these rules at a table of so many players."""
        if self.ante == "punto_beccata" and self.punto * players < self.misera:
            return [f"punto={self.punto}: the pot must hold a misera ({self.misera}) to bet for it"]
        return []


STATE = (
    Field("hands", "u8", Kind.CARDS, SEATS, Seen.OWNER),
    # P7: a player's used packets lie face down until the punto piccolo is over.
    Field("used", "u8", Kind.CARDS, SEATS, Seen.OWNER, veil=Seen.NOBODY),
    Field("stock", "i1", Kind.STOCK, NEAPOLITAN.size, Seen.NOBODY),
    Field("sizes", "i1", Kind.NUMBER, SEATS),
    Field("lacks", "u8", Kind.CARDS, SEATS),
    Field("shown", "u8", Kind.CARDS, SEATS),
    Field("laid", "u8", Kind.CARDS, SEATS),
    Field("wanted", "u8", Kind.CARDS),
    Field("chips", "i8", Kind.NUMBER, SEATS),
    Field("staked", "i8", Kind.NUMBER, SEATS),
    Field("pot", "i8", Kind.NUMBER),
    Field("level", "i8", Kind.NUMBER),
    Field("paid", "i4", Kind.NUMBER, SEATS),
    Field("deal", "i4", Kind.NUMBER),
    Field("players", "i1", Kind.NUMBER),
    Field("phase", "i1", Kind.NUMBER),
    Field("hand", "i1", Kind.NUMBER),
    Field("left", "i1", Kind.NUMBER),
    Field("dealer", "i1", Kind.SEAT),
    Field("turn", "i1", Kind.SEAT),
    Field("raiser", "i1", Kind.SEAT),
    Field("raises", "i1", Kind.NUMBER),
    Field("closed", "i1", Kind.NUMBER, SEATS),
    Field("points", "i1", Kind.NUMBER, SEATS),
    Field("at_most", "i1", Kind.NUMBER, SEATS),
    Field("top", "i1", Kind.CARD),
    Field("aces", "i1", Kind.NUMBER),
    Field("had_turn", "i1", Kind.NUMBER, SEATS),
    Field("first_out", "i1", Kind.SEAT),
    Field("finished", "i1", Kind.NUMBER),
    Field("won", "i1", Kind.NUMBER, SEATS),
)

(RUNS, BETS, PLAYS, SAYS, RAISES, HELD, OPENS, FITS, ADDS_ACES, GOES_ON) = range(10)
CLAUSES = (
    Clause("P14", "deal-over"),
    Clause("P4", "bets-first"),
    Clause("P9", "bets-are-over"),
    Clause("P5", "not-said-now"),
    Clause("P5", "no-more-raises"),
    Clause("P9", "not-held"),
    Clause("P11", "must-open-run"),
    Clause("P9", "does-not-fit"),
    Clause("P12", "aces-need-next"),
    Clause("P9", "must-go-on"),
)


@compiled
def permits(s: Record, clause: int) -> np.uint64:
    """Return the codes that one clause of the rule sheet leaves open to the seat on turn."""
    if clause == RUNS:
        return ANY_CODE if s.phase == PICCOLO or s.phase == GROSSO or s.phase == STOPPATA else NONE
    if s.phase == STOPPATA:
        return _permits_play(s, clause)
    if clause == BETS:
        return bets.WORDS
    if clause == SAYS:
        return bets.words(s)
    if clause == RAISES and s.raises >= s.max_raises:
        return ANY_CODE & ~bit(bets.RAISE)
    return ANY_CODE


@compiled
def _permits_play(s: Record, clause: int) -> np.uint64:
    hand = s.hands[s.turn]
    opening = s.top == NO_CARD
    if clause == PLAYS:
        return CARDS | bit(PASS)
    if clause == HELD:
        return hand | bit(PASS)
    if clause == OPENS and opening:
        return CARDS
    if clause == FITS and not opening:
        return s.wanted | (ACES if _on_ace(s) else NONE) | bit(PASS)
    if clause == ADDS_ACES and _on_ace(s) and not (s.aces or hand & s.wanted):
        return ANY_CODE & ~ACES
    if clause == GOES_ON and hand & s.wanted:
        return CARDS
    return ANY_CODE


@compiled
def _on_ace(s: Record) -> bool:
    return s.top != NO_CARD and (bit(s.top) & ACES) != NONE


@compiled
def start(s: Record) -> None:
    """P15: balances begin at nothing."""
    for seat in range(s.players):
        s.chips[seat] = 0


@compiled
def serves(s: Record) -> int:
    """P2: return how many cards a deal uses."""
    return SEATS_CARDS[s.players] * s.players


@compiled
def deal(s: Record, pack: NDArray[np.uint8]) -> None:
    """P2: pass the deal on, lay out the pack as the stock and serve the first hand."""
    if s.deal > 0:
        s.dealer = after(s, s.dealer)
    s.deal += 1
    _clear_table(s)
    s.left = serves(s)
    for place in range(s.left):
        s.stock[place] = pack[s.left - 1 - place]
    _next_hand(s)


@compiled
def _clear_table(s: Record) -> None:
    for seat in range(SEATS):
        s.hands[seat] = NONE
        s.used[seat] = NONE
        s.lacks[seat] = NONE
        s.shown[seat] = NONE
        s.laid[seat] = NONE
        s.sizes[seat] = 0
        s.paid[seat] = 0
        s.points[seat] = 0
        s.at_most[seat] = 0
        s.had_turn[seat] = 0
    s.wanted = NONE
    s.top = NO_CARD
    s.aces = 0
    s.hand = 0
    s.first_out = NOBODY


@compiled
def _next_hand(s: Record) -> None:
    """P2, P7: put the used cards away and serve three new ones, or all the rest."""
    for seat in range(s.players):
        s.used[seat] |= s.hands[seat]
        s.hands[seat] = NONE
        s.sizes[seat] = 0
        s.at_most[seat] = 0
    hands = HANDS_OF_THREE[s.players]
    if s.hand < hands:
        s.hand += 1
        s.phase = PICCOLO
        _serve(s, 3)
    else:
        _take_back(s)
        s.phase = GROSSO
        _serve(s, LEFT_OVER[s.players])
    bets.open_round(s)
    bets.ante(s, hands, s.phase == GROSSO)


@compiled
def _serve(s: Record, rounds: int) -> None:
    seat = np.uint64(s.dealer)
    for _ in range(rounds * s.players):
        seat = after(s, seat)
        s.left -= 1
        s.hands[seat] |= bit(s.stock[s.left])
        s.stock[s.left] = NO_CARD
        s.sizes[seat] += 1


@compiled
def _take_back(s: Record) -> None:
    for seat in range(s.players):
        s.hands[seat] = s.used[seat]
        s.used[seat] = NONE
        s.sizes[seat] = count(s.hands[seat])


@compiled
def bounds(s: Record, code: int) -> tuple[int, int]:
    """P4, P5: return least and greatest amount of an opening or a raise."""
    return bets.bounds(s, code)


@compiled
def step(s: Record, action: int) -> None:
    """Apply a legal action."""
    if s.phase == STOPPATA:
        if action == PASS:
            _pass(s)
        else:
            _lay(s, action)
    elif bets.speak(s, code_of(action), amount_of(action)):
        if s.phase == PICCOLO:
            _next_hand(s)
        else:
            _open_stoppata(s)


@compiled
def _open_stoppata(s: Record) -> None:
    """P13, P9: di mano opens the last phase, unless somebody's hand forbids it."""
    s.phase = STOPPATA
    s.turn = after(s, s.dealer)
    cancelled = False
    for seat in range(s.players):
        shown = cancelling(s, s.hands[seat])
        s.shown[seat] |= shown
        cancelled = cancelled or shown != NONE
    if cancelled:
        _end_deal(s)


@compiled
def _pass(s: Record) -> None:
    """P10: the next player goes on with the run."""
    s.lacks[s.turn] |= s.wanted
    s.had_turn[s.turn] = 1
    s.aces = 0
    s.turn = after(s, s.turn)


@compiled
def _lay(s: Record, card: int) -> None:
    seat = s.turn
    s.hands[seat] ^= bit(card)
    s.laid[seat] |= bit(card)
    s.shown[seat] &= ~bit(card)
    s.sizes[seat] -= 1
    if s.sizes[seat] == 0:
        _settle(s, seat)
        return
    s.aces = 1 if bit(card) & ACES and (s.top == NO_CARD or s.aces) else 0
    s.wanted = _next_rank(s, card % RANKS)
    s.top = card if s.wanted else NO_CARD


@compiled
def _next_rank(s: Record, rank: int) -> np.uint64:
    """P9, P11: return the cards of the next rank that is in any hand; none closes the run."""
    held = NONE
    for seat in range(s.players):
        held |= s.hands[seat]
    for higher in range(rank + 1, RANKS):
        if held & RANK[higher]:
            return RANK[higher]
    return NONE


@compiled
def _settle(s: Record, winner: int) -> None:
    """P14: pay the winner for every two cards left in the other hands."""
    s.first_out = winner
    pairs_pay = s.misera * (2 if is_direct(s, winner) else 1)
    for seat in range(s.players):
        s.paid[seat] = (s.sizes[seat] // 2) * pairs_pay
        s.chips[seat] -= s.paid[seat]
        s.chips[winner] += s.paid[seat]
    _end_deal(s)


@compiled
def is_direct(s: Record, seat: int) -> bool:
    """P14: return whether a seat that runs out does so in his own first turn."""
    if s.had_turn[seat]:
        return False
    return s.direct_scope == ANY_FIRST_TURN or np.uint64(seat) == after(s, s.dealer)


@compiled
def _end_deal(s: Record) -> None:
    s.phase = OVER
    s.turn = NOBODY
    s.top = NO_CARD
    s.wanted = NONE
    s.aces = 0
    if s.deal >= s.players:
        s.finished = 1
        best = s.chips[0]
        for seat in range(s.players):
            best = max(best, s.chips[seat])
        for seat in range(s.players):
            s.won[seat] = s.chips[seat] == best


@compiled
def veiled(s: Record, seat: int) -> bool:
    """P7: return whether used packets lie face down for their owners too."""
    return s.phase == PICCOLO and not s.show_used_cards


@compiled
def resample(s: Record, seat: int, chance: Chance) -> None:
    """Deal anew what a seat does not see; see `mazarin.games.stoppa_sampling`."""
    pack = PACKS[s.players]
    if s.phase == PICCOLO:
        resample_packets(s, pack, seat, chance)
    else:
        resample_hands(s, pack, seat, chance)


def winners(s: Record) -> list[int]:
    """P15: return who won the match, nobody while it runs."""
    return [seat for seat in range(int(s.players)) if s.won[seat]]


def _longest(s: Record) -> int:
    """Return a bound on the steps of a deal: what may be said, 40 cards, passes between them."""
    players = int(s.players)
    rounds = int(HANDS_OF_THREE[players]) + 1
    return rounds * players * (int(s.max_raises) + 2) + NEAPOLITAN.size * (players + 1)


GAME = register(
    Game(
        name="stoppa",
        pack=NEAPOLITAN,
        seats=SEATS,
        fewest=3,
        rules=StoppaRules,
        state=STATE,
        clauses=CLAUSES,
        turn_clause="P10",
        turn_clauses={PICCOLO: "P4", GROSSO: "P4"},
        words=(
            Word("open", amount_clause="P4"),
            Word("see"),
            Word("raise", amount_clause="P5"),
            Word("close"),
            Word("pass"),
        ),
        phases={
            READY: "ready",
            PICCOLO: "punto_piccolo",
            GROSSO: "punto_grosso",
            STOPPATA: "stoppata",
            OVER: "over",
        },
        pack_for=lambda players: int(PACKS[players]),
        longest=_longest,
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
