"""Setting up a position from the few things that somebody writes down, and finding its faults.

A reader fills in the fields that were given; `complete` works out all the rest, game by game; and
`faults` lists everything that is wrong, so that past this door no function doubts its input.
"""

from collections.abc import Callable

from mazarin.cards import NO_CARD, members
from mazarin.compiled import Record
from mazarin.games.contract import FOLLOW, LEAD, NOBODY, OVER, READY
from mazarin.games.fields import Kind
from mazarin.games.generic import game_of
from mazarin.games.michigan import LEDGER
from mazarin.games.stoppa import HANDS_OF_THREE, LEFT_OVER
from mazarin.games.stoppa_points import GROSSO, PICCOLO, STOPPATA
from mazarin.play.table import legal_codes

Given = frozenset[str]
FEWEST = 2

PLACES = {
    "stopp": ("hands", "pile", "gone"),
    "michigan": ("hands", "spare", "gone"),
    "stoppa": ("hands", "used", "stock", "laid"),
}
"""The fields that say where a card is; it can be in one place only."""


def complete(s: Record, given: Given) -> None:
    """Work out every field that was not given from those that were."""
    game = game_of(s)
    if "phase" not in given:
        s.phase = _PHASE[game.name](s)
    if "deal" not in given:
        s.deal = 0 if s.phase == READY else 1
    if "dealer" not in given:
        s.dealer = (int(s.turn) - 1) % int(s.players) if s.turn != NOBODY else 0
    _COMPLETE[game.name](s, given)


def _phase_of_cards(s: Record) -> int:
    if s.top != NO_CARD:
        return FOLLOW
    return LEAD if s.turn != NOBODY else OVER


def _phase_of_stoppa(s: Record) -> int:
    return STOPPATA if s.turn != NOBODY else OVER


_PHASE: dict[str, Callable[[Record], int]] = {
    "stopp": _phase_of_cards,
    "michigan": _phase_of_cards,
    "stoppa": _phase_of_stoppa,
}


def _complete_stopp(s: Record, given: Given) -> None:
    players = int(s.players)
    if "pile" not in given and s.top != NO_CARD:
        s.pile = 1 << int(s.top)
    if "last" not in given and s.phase == FOLLOW:
        s.last = (int(s.turn) - 1) % players
    if "first_out" not in given:
        out = s.phase == FOLLOW and s.last != NOBODY and not s.sizes[s.last]
        s.first_out = s.last if out else NOBODY
    for seat in range(players):
        if "chips" not in given:
            s.chips[seat] = s.capital
        if "dealt_in" not in given:
            s.dealt_in[seat] = s.phase != READY and (s.sizes[seat] > 0 or s.chips[seat] > 0)


def _complete_michigan(s: Record, given: Given) -> None:
    players = int(s.players)
    for seat in range(players):
        if "chips" not in given:
            s.chips[seat] = 0 if s.accounts == LEDGER else s.capital
        if "dealt_in" not in given:
            ledger = s.accounts == LEDGER
            s.dealt_in[seat] = s.phase != READY and (ledger or s.sizes[seat] > 0)
    if "gone" not in given and s.top != NO_CARD:
        s.gone = 1 << int(s.top)
    if "spare" not in given and s.phase != READY and not _has_unknown(s):
        s.spare = game_of(s).pack.cards & ~(_held(s) | int(s.gone))
    if "laid" not in given:
        s.laid = s.top
    if "last" not in given and s.phase == FOLLOW and s.turn != NOBODY:
        s.last = (int(s.turn) - 1) % players


def _complete_stoppa(s: Record, given: Given) -> None:
    if "left" not in given:
        s.left = sum(1 for card in s.stock if card != NO_CARD)
    if "hand" not in given:
        s.hand = 0 if s.phase == READY else HANDS_OF_THREE[s.players]
    if "wanted" not in given and s.phase == STOPPATA and s.top != NO_CARD:
        s.wanted = _next_in_hands(s)
    if "raiser" not in given and s.phase in (PICCOLO, GROSSO) and s.level:
        s.raiser = (int(s.turn) - 1) % int(s.players)


def _next_in_hands(s: Record) -> int:
    """P9: return the cards of the next rank that somebody holds."""
    ranks = len(game_of(s).pack.ranks)
    higher = [card % ranks for card in members(_held(s)) if card % ranks > int(s.top) % ranks]
    rank = min(higher, default=ranks)
    return sum(1 << card for card in range(game_of(s).pack.size) if card % ranks == rank)


_COMPLETE: dict[str, Callable[[Record, Given], None]] = {
    "stopp": _complete_stopp,
    "michigan": _complete_michigan,
    "stoppa": _complete_stoppa,
}


def _held(s: Record) -> int:
    cards = 0
    for hand in s.hands:
        cards |= int(hand)
    return cards


def _has_unknown(s: Record) -> bool:
    return any(int(hand).bit_count() < size for hand, size in zip(s.hands, s.sizes, strict=True))


def faults(s: Record, *, whole: bool) -> list[str]:
    """Return all that is wrong with a position; ``whole`` if no card may be unknown."""
    found = [*_seat_faults(s), *_card_faults(s), *_number_faults(s)]
    if whole and _has_unknown(s):
        found.append("some hands are not known; only a view or a belief may have +n")
    return found or (_turn_faults(s) if whole else [])


def _stopp_faults(s: Record) -> list[str]:
    if s.phase in (READY, OVER):
        return _chips_faults(s)
    found = _dealt_in_faults(s)
    found += [
        f"p{seat} holds {size} cards; hand_size is {s.hand_size}"
        for seat, size in _sizes(s)
        if size > s.hand_size
    ]
    if s.phase == FOLLOW and s.last in (NOBODY, s.turn):
        found.append("last: say who laid the card to beat, not the player on turn")
    if s.first_out == NOBODY and s.phase == FOLLOW and not s.sizes[s.last]:
        found.append("first_out: somebody has no cards left; say who was the first")
    return found


def _dealt_in_faults(s: Record) -> list[str]:
    """Return whether everybody who holds cards takes part in the deal, two at least."""
    holding = [seat for seat, size in _sizes(s) if size]
    outside = [f"dealt_in: p{seat} holds cards" for seat in holding if not s.dealt_in[seat]]
    few = ["dealt_in: it takes two to play"] if sum(s.dealt_in != 0) < FEWEST else []
    return outside + few


def _chips_faults(s: Record) -> list[str]:
    """Return what stops another deal: it takes two who have chips."""
    able = sum(1 for chips in s.chips if chips > 0)
    return [] if able > 1 or s.finished else ["chips: the match needs two players who have some"]


def _michigan_faults(s: Record) -> list[str]:
    if s.phase in (READY, OVER):
        return _chips_faults(s) if s.accounts != LEDGER else []
    empty = [seat for seat, size in _sizes(s) if s.dealt_in[seat] and not size]
    return _dealt_in_faults(s) + [f"p{seat} has no card, so the deal is over" for seat in empty]


def _stoppa_faults(s: Record) -> list[str]:
    if s.phase == STOPPATA:
        return _stoppata_faults(s)
    return _bet_faults(s) if s.phase in (PICCOLO, GROSSO) else []


def _stoppata_faults(s: Record) -> list[str]:
    found = [f"p{seat} has no card, so the deal is over" for seat, n in _sizes(s) if n == 0]
    if s.top != NO_CARD and int(s.wanted) != _next_in_hands(s):
        found.append("wanted must be the cards of the next rank that is in a hand")
    if s.top != NO_CARD and not _next_in_hands(s):
        found.append("nothing higher is in any hand, so the run is closed: the table is -")
    return found


def _bet_faults(s: Record) -> list[str]:
    players, hands = int(s.players), int(HANDS_OF_THREE[s.players])
    to_serve = (
        0 if s.phase == GROSSO else (3 * (hands - int(s.hand)) + int(LEFT_OVER[players])) * players
    )
    in_play = [seat for seat in range(players) if not s.closed[seat]]
    found = []
    if s.phase == PICCOLO and not 1 <= s.hand <= hands:
        found.append(f"hand must be 1 to {hands}")
    elif s.left != to_serve or sum(1 for card in s.stock if card != NO_CARD) != to_serve:
        found.append(f"stock must hold the {to_serve} cards still to be served")
    if int(s.turn) not in in_play or len(in_play) < 2:
        found.append("closed: the player on turn and one more must still be in")
    if s.raiser != NOBODY and (s.raiser == s.turn or int(s.raiser) not in in_play):
        found.append("raiser: must be in, and not on turn")
    if (s.raiser == NOBODY) != (s.level == 0):
        found.append("level and raiser go together")
    if s.pot < s.misera or max(s.staked) > s.level or s.raises > s.max_raises:
        found.append("pot, staked, level and raises do not fit together")
    return found


def _sizes(s: Record) -> list[tuple[int, int]]:
    return [(seat, int(s.sizes[seat])) for seat in range(int(s.players))]


_FAULTS: dict[str, Callable[[Record], list[str]]] = {
    "stopp": _stopp_faults,
    "michigan": _michigan_faults,
    "stoppa": _stoppa_faults,
}


def _seat_faults(s: Record) -> list[str]:
    game, players = game_of(s), int(s.players)
    # Stopp and Michigan go on with two when others have left the match.
    fewest = game.fewest if game.name == "stoppa" else FEWEST
    if not fewest <= players <= game.seats:
        return [f"{players} hands; {game.name} has {fewest} to {game.seats}"]
    found = [
        f"{field.name}: no seat p{s[field.name]}, there is p0 to p{players - 1}"
        for field in game.state
        if field.kind is Kind.SEAT and not -1 <= s[field.name] < players
    ]
    return found + (["dealer: somebody must deal"] if s.dealer == NOBODY else [])


def _card_faults(s: Record) -> list[str]:
    game = game_of(s)
    pack = game.pack_for(max(int(s.players), game.fewest))
    seen, found = 0, []
    for name in PLACES[game.name]:
        for cards in _sets(s, name):
            found += [f"card twice: {game.pack.write_card(c)}" for c in members(seen & cards)]
            found += [
                f"{game.pack.write_card(c)} is not in this pack" for c in members(cards & ~pack)
            ]
            seen |= cards
    if s.top != NO_CARD and _held(s) >> int(s.top) & 1:
        found.append(f"{game.pack.write_card(int(s.top))} is on the table and in a hand")
    return found


def _sets(s: Record, name: str) -> list[int]:
    """Return a field as sets of cards, whatever its shape."""
    if name == "stock":
        return [1 << int(card) for card in s.stock if card != NO_CARD]
    value = s[name]
    return [int(cards) for cards in value] if value.shape else [int(value)]


FLAGS = ("closed", "had_turn", "dealt_in", "won", "finished", "aces")


def _number_faults(s: Record) -> list[str]:
    game = game_of(s)
    owes = game.name == "stoppa" or (game.name == "michigan" and s.accounts == LEDGER)
    signed = {"chips"} if owes else set()
    found = []
    for field in game.state:
        counts = field.kind in (Kind.NUMBER, Kind.POTS) and field.name not in signed
        if counts and (s[field.name] < 0).any():
            found.append(f"{field.name} must not be below 0")
        if field.name in FLAGS and (s[field.name] > 1).any():
            found.append(f"{field.name} is 0 or 1")
    return found


def _ready_faults(s: Record) -> list[str]:
    dealt = s.phase == READY and (s.deal or _held(s))
    return ["phase=ready is before the first deal: nobody has cards, and deal=0"] if dealt else []


def _turn_faults(s: Record) -> list[str]:
    """Return what stops the seat on turn from moving, where a deal is going on."""
    game = game_of(s)
    if s.phase in (READY, OVER):
        idle = [] if s.turn == NOBODY else ["nobody is on turn when no deal is going on"]
        return idle + _ready_faults(s) + _FAULTS[game.name](s)
    if s.turn == NOBODY:
        return ["a deal is going on: say who is on turn"]
    if s.phase == FOLLOW and s.top == NO_CARD:
        return ["there is no card to follow"]
    if s.phase not in (FOLLOW, STOPPATA) and s.top != NO_CARD:
        return ["there is a card on the table, but nobody is to follow it"]
    found = _FAULTS[game.name](s)
    if found:
        return found
    if s.sizes[s.turn] == 0 or not legal_codes(s):
        return [f"p{s.turn} is on turn but cannot move"]
    return []
