"""What the table sees of Michigan."""

from mazarin.cards import FRENCH
from mazarin.games.contract import FOLLOW, NOBODY
from mazarin.games.michigan import HOLDER, RANKS
from mazarin.play.events import Event, payments, seats
from mazarin.play.reading import Reading


def tell_deal(before: Reading, after: Reading) -> list[Event]:
    """M2 to M4: who deals, what each stakes, who leads."""
    return [
        Event("deals", int(after.dealer)),
        *(Event("stakes", n, amount=_staked(before, after, n)) for n in _playing(after)),
        Event("leads", int(after.turn)),
    ]


def _staked(before: Reading, after: Reading, seat: int) -> int:
    return int(before.chips[seat]) - int(after.chips[seat])


def _playing(s: Reading) -> list[int]:
    return [seat for seat in seats(s) if s.dealt_in[seat]]


def tell(before: Reading, action: int, after: Reading) -> list[Event]:
    """Return what the table saw and heard of a move."""
    seat = int(before.turn)
    card = (FRENCH.write_card(action),)
    told = [Event("lays", seat, card)]
    if before.pots[action]:
        told.append(Event("collects", seat, card, int(before.pots[action])))
    if after.first_out != NOBODY:
        told += [Event("out", seat), Event("deal-over"), *payments("pays", after)]
    elif after.phase != FOLLOW:
        told += _stop(action, after)
    return told + _shares(before, after) if after.finished else told


def _shares(before: Reading, after: Reading) -> list[Event]:
    """M10: what each gets of that which was left on the pay cards."""
    collected, left = int(before.pots[after.laid]), int(sum(before.pots))
    got = [int(after.chips[n]) - int(before.chips[n]) + int(after.paid[n]) for n in seats(after)]
    got[int(after.last)] -= collected
    if after.first_out != NOBODY:
        got[int(after.first_out)] -= int(sum(after.paid))
    return [
        Event("shares-rest", n, amount=got[n]) for n in seats(after) if left > collected and got[n]
    ]


def _stop(card: int, s: Reading) -> list[Event]:
    """M6, M7, M11: why the run ended, who had to let the lead pass, who leads."""
    told, seat = _run_end(card, s)
    if s.turn == NOBODY:
        passing = [Event("passes-lead", seat)]
        while len(passing) < len(_playing(s)):
            seat = _next(s, seat)
            passing.append(Event("passes-lead", seat))
        return [*told, *passing, Event("deal-void")]
    while seat != s.turn:
        told.append(Event("passes-lead", seat))
        seat = _next(s, seat)
    return [*told, Event("leads", seat)]


def _run_end(card: int, s: Reading) -> tuple[list[Event], int]:
    """Return why the run ended and who has the first right to lead."""
    seat = int(s.last)
    if card % RANKS == RANKS - 1:
        return [Event("ace-ends-run", seat)], seat
    if s.succession == HOLDER:
        return [Event("nobody-follows")], seat
    return [Event("stop-card", _next(s, seat))], _next(s, seat)


def _next(s: Reading, seat: int) -> int:
    seat = (seat + 1) % int(s.players)
    return seat if s.dealt_in[seat] else _next(s, seat)
