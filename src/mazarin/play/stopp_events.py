"""What the table sees of Stopp."""

from mazarin.cards import FRENCH
from mazarin.games.contract import LEAD, OVER
from mazarin.games.stopp import STOPP
from mazarin.play.events import Event, payments, seats
from mazarin.play.reading import Reading


def tell_deal(_before: Reading, after: Reading) -> list[Event]:
    """S3, S4: who deals and who leads."""
    return [Event("deals", int(after.dealer)), Event("leads", int(after.turn))]


def tell(before: Reading, action: int, after: Reading) -> list[Event]:
    """Return what the table saw and heard of a move."""
    told = _move(before, action, after)
    if after.phase == LEAD:
        turned = after.gone.bit_count() - before.gone.bit_count()
        told.append(Event("turns-pile", int(after.turn), amount=turned))
    if after.phase == OVER:
        told += [*_end(after), *_pot_taken(before, action, after)]
    return told


def _move(before: Reading, action: int, after: Reading) -> list[Event]:
    seat = int(before.turn)
    if action == STOPP:
        paid = [Event("pays-for-stopp", seat, amount=1)] if _costs(before, action) else []
        return [Event("says-stopp", seat), *paid]
    told = [Event("lays", seat, (FRENCH.write_card(action),))]
    return told if after.sizes[seat] else [*told, Event("out", seat)]


def _end(s: Reading) -> list[Event]:
    """S10, S11: who pays, who leaves the match."""
    paid = payments("pays-pot", s) or [Event("nobody-pays")]
    left = [Event("leaves-match", n) for n in seats(s) if s.dealt_in[n] and not s.chips[n]]
    return [Event("deal-over"), *paid, *left]


def _pot_taken(before: Reading, action: int, after: Reading) -> list[Event]:
    """S11: who takes the pot at the end of the match, or what each gets of it."""
    got = [int(after.chips[n]) + int(after.paid[n]) - int(before.chips[n]) for n in seats(after)]
    if _costs(before, action):
        got[int(before.turn)] += 1
    return [Event("takes-pot", n, amount=got[n]) for n in seats(after) if after.won[n]]


def _costs(before: Reading, action: int) -> bool:
    """Whether the move was a stopp that had to be paid for."""
    return bool(action == STOPP and before.pay_on_stopp and before.chips[before.turn] > 0)
