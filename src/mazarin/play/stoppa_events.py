"""What the table sees of Stoppa."""

import numpy as np

from mazarin.cards import NEAPOLITAN, NO_CARD, members
from mazarin.games.contract import NOBODY, OVER, amount_of, code_of
from mazarin.games.stoppa import PASS, is_direct
from mazarin.games.stoppa_bets import CLOSE, FROM_SEEN, OPEN, SEE
from mazarin.games.stoppa_points import PICCOLO, STOPPATA, cancelling, counting_cards
from mazarin.play.events import Event, payments, seats
from mazarin.play.reading import Reading


def tell_deal(before: Reading, after: Reading) -> list[Event]:
    """P2: who deals, and the first hand."""
    return [Event("deals", int(after.dealer)), *_hand(after, _antes(before, after))]


def _hand(s: Reading, antes: list[int]) -> list[Event]:
    """P2, P8: a hand is served, the antes are in, di mano speaks."""
    opening = (
        Event("punto-piccolo", amount=int(s.hand)) if s.phase == PICCOLO else Event("punto-grosso")
    )
    paid = [Event("antes", n, amount=antes[n]) for n in seats(s) if antes[n]]
    return [opening, *paid, Event("speaks-first", int(s.turn))]


def _antes(before: Reading, after: Reading) -> list[int]:
    return [int(before.chips[n]) - int(after.chips[n]) for n in seats(after)]


def tell(before: Reading, action: int, after: Reading) -> list[Event]:
    """Return what the table saw and heard of a move."""
    if before.phase == STOPPATA:
        return _tell_play(before, action, after)
    told = [_bet(before, action)]
    return told if _is_same_round(before, after) else told + _round_end(before, action, after)


def _bet(before: Reading, action: int) -> Event:
    seat, word, amount = int(before.turn), code_of(action), amount_of(action)
    if word in (CLOSE, SEE):
        return Event("closes" if word == CLOSE else "sees", seat)
    return Event("opens" if word == OPEN else "raises", seat, amount=amount)


def _is_same_round(before: Reading, after: Reading) -> bool:
    return bool(before.phase == after.phase and before.hand == after.hand)


def _round_end(before: Reading, action: int, after: Reading) -> list[Event]:
    """P6, then the next hand or the stoppata."""
    told, winner, pot = _contest(before, action, after)
    told.append(Event("takes-pot", winner, amount=pot))
    if after.phase == STOPPATA:
        return [*told, Event("stoppata-begins"), Event("leads", int(after.turn))]
    if after.phase == OVER:
        return [*told, *_cancelled(after)]
    return told + _hand(after, _next_antes(before, after, winner, pot))


def _contest(before: Reading, action: int, after: Reading) -> tuple[list[Event], int, int]:
    """Return who showed or said "è buono", who took the pot, and the pot."""
    word, speaker = code_of(action), int(before.turn)
    pot = int(before.pot)
    if word == SEE:
        pot += int(before.level) - int(before.staked[speaker])
    left = [
        n for n in _asked(before) if not before.closed[n] and not (word == CLOSE and n == speaker)
    ]
    if len(left) == 1:
        return [], left[0], pot
    told = [_answer(before, int(after.points[n]), n) for n in left]
    winner = max(left, key=lambda n: (int(after.points[n]), -left.index(n)))
    return told, winner, pot


def _asked(s: Reading) -> list[int]:
    """P6: return the seats in the order in which they show, the seen player first."""
    raiser, players = int(s.raiser), int(s.players)
    first = raiser if s.tie == FROM_SEEN else int(s.dealer)
    order = [(first + step) % players for step in range(1, players + 1)]
    return order if raiser == NOBODY else [raiser, *(n for n in order if n != raiser)]


def _answer(before: Reading, points: int, seat: int) -> Event:
    if not points:
        return Event("good-enough", seat)
    cards = 0 if before.oral_points else int(counting_cards(np.uint64(before.hands[seat])))
    return Event("shows", seat, _cards(cards), points)


def _next_antes(before: Reading, after: Reading, winner: int, pot: int) -> list[int]:
    antes = _antes(before, after)
    speaker = int(before.turn)
    antes[speaker] -= pot - int(before.pot)
    antes[winner] += pot
    return antes


def _cancelled(s: Reading) -> list[Event]:
    """P13: who forbids the stoppata, with the cards he shows for it."""
    shown = [(n, _cards(int(cancelling(s.record, np.uint64(s.hands[n]))))) for n in seats(s)]
    return [
        *(Event("forbids-stoppata", n, cards) for n, cards in shown if cards),
        Event("deal-over"),
    ]


def _tell_play(before: Reading, action: int, after: Reading) -> list[Event]:
    seat = int(before.turn)
    if action == PASS:
        return [Event("passes", seat)]
    told = [Event("lays", seat, (NEAPOLITAN.write_card(action),))]
    if after.phase == OVER:
        name = "stoppata-di-mano" if is_direct(after.record, seat) else "stoppata"
        return [*told, Event(name, seat), *_payments(after)]
    return told if after.top != NO_CARD else [*told, Event("closes-run", seat)]


def _payments(s: Reading) -> list[Event]:
    """P14: who pays, and who keeps an odd card that is free."""
    odd = [Event("odd-card-free", n) for n in seats(s) if s.sizes[n] % 2]
    return [Event("deal-over"), *payments("pays", s), *odd]


def _cards(cards: int) -> tuple[str, ...]:
    return tuple(map(NEAPOLITAN.write_card, members(cards)))
