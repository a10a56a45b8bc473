"""What the table sees of Stopp."""

from mazarin.cards import FRENCH, count
from mazarin.compiled import Record
from mazarin.games.contract import LEAD, OVER
from mazarin.games.stopp import STOPP
from mazarin.play.events import Event, payments, seats


def tell_deal(_before: Record, after: Record) -> list[Event]:
    """S3, S4: who deals and who leads."""
    return [Event("deals", int(after.dealer)), Event("leads", int(after.turn))]


def tell(before: Record, action: int, after: Record) -> list[Event]:
    """Return what the table saw and heard of a move."""
    told = _move(before, action, after)
    if after.phase == LEAD:
        turned = count(after.gone) - count(before.gone)
        told.append(Event("turns-pile", int(after.turn), amount=turned))
    if after.phase == OVER:
        told += [*_end(after), *_pot_taken(before, action, after)]
    return told


def _move(before: Record, action: int, after: Record) -> list[Event]:
    seat = int(before.turn)
    if action == STOPP:
        paid = [Event("pays-for-stopp", seat, amount=1)] if _costs(before, action) else []
        return [Event("says-stopp", seat), *paid]
    told = [Event("lays", seat, (FRENCH.write_card(action),))]
    return told if after.sizes[seat] else [*told, Event("out", seat)]


def _end(s: Record) -> list[Event]:
    """S10, S11: who pays, who leaves the match."""
    paid = payments("pays-pot", s) or [Event("nobody-pays")]
    left = [Event("leaves-match", n) for n in seats(s) if s.dealt_in[n] and not s.chips[n]]
    return [Event("deal-over"), *paid, *left]


def _pot_taken(before: Record, action: int, after: Record) -> list[Event]:
    """S11: who takes the pot at the end of the match, or what each gets of it."""
    got = [int(after.chips[n]) + int(after.paid[n]) - int(before.chips[n]) for n in seats(after)]
    if _costs(before, action):
        got[int(before.turn)] += 1
    return [Event("takes-pot", n, amount=got[n]) for n in seats(after) if after.won[n]]


def _costs(before: Record, action: int) -> bool:
    """Whether the move was a stopp that had to be paid for."""
    return bool(action == STOPP and before.pay_on_stopp and before.chips[before.turn] > 0)
