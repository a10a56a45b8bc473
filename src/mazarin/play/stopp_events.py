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
        told += _end(after)
    return told


def _move(before: Record, action: int, after: Record) -> list[Event]:
    seat = int(before.turn)
    if action == STOPP:
        costs = before.pay_on_stopp and before.chips[seat] > 0
        paid = [Event("pays-for-stopp", seat, amount=1)] if costs else []
        return [Event("says-stopp", seat), *paid]
    told = [Event("lays", seat, (FRENCH.write_card(action),))]
    return told if after.sizes[seat] else [*told, Event("out", seat)]


def _end(s: Record) -> list[Event]:
    """S10, S11: who pays, who leaves the match."""
    paid = payments("pays-pot", s) or [Event("nobody-pays")]
    left = [Event("leaves-match", n) for n in seats(s) if s.dealt_in[n] and not s.chips[n]]
    return [Event("deal-over"), *paid, *left]
