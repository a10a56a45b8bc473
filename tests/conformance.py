"""The promises that every game makes, checked at each step of random play.

``check("stopp", players=4, rules={"capital": 20}, seed=7)`` plays and raises an ``AssertionError``
that names the promise, with the record of the match as a note. Works for any registered game; a new
one needs a line in `TOTALS` and in ``mazarin.play.setup.PLACES``.

``python -m tests.conformance GAME SEED ...`` prints a fingerprint of play for each seed: compiled
and interpreted runs (``NUMBA_DISABLE_JIT=1``) must print the same.
"""

import hashlib
import sys
from collections.abc import Callable, Mapping
from random import Random

import numpy as np

from mazarin.chance import Chance, stream
from mazarin.compiled import Record
from mazarin.games import game
from mazarin.games.contract import CODES, NOBODY, IllegalMove, action_of, code_of
from mazarin.games.generic import game_of
from mazarin.play import notation, table
from mazarin.play.match import Match
from mazarin.play.record import replay, write_record
from mazarin.play.state import describe
from tests.tables import Setting, play_on, random_action, random_pack, random_setting
from tests.worlds import ASIDE, Tale, content, exchanges, other_world, places

TABLE_STAKES = 1
HUGE = 10**12
AHEAD = 4
TOTALS: dict[str, Callable[[Record], int]] = {
    "stopp": lambda s: int(s.capital) * int(s.players),
    "michigan": lambda s: int(s.capital) * int(s.players) if s.accounts == TABLE_STAKES else 0,
    "stoppa": lambda s: 0,
}
"""How many chips there are at a table, all together."""


def check(  # one call checks all
    name: str,
    *,
    players: int,
    rules: Mapping[str, object] | None = None,
    seed: int = 0,
    deals: int = 2,
    every: int = 1,
) -> None:
    """Play some deals of a match and check every promise.

    The promises that take long (texts, replay, other worlds) are checked at one step in ``every``.
    """
    rnd = Random(f"{name} {players} {rules} {seed}")
    setting = Setting(name, players, rules or {}, rnd.randrange(players))
    match = setting.match()
    try:
        while match.state.deal < deals and not match.state.finished:
            _Deal(match, rnd, every).run()
    except AssertionError as error:
        error.add_note(f"{setting} seed={seed}\n{write_record(match)}")
        raise


class _Deal:
    """One deal of a match, checked from its pack to its payments."""

    def __init__(self, match: Match, rnd: Random, every: int) -> None:
        self.match, self.rnd, self.every = match, rnd, every
        self.chance = stream(rnd.getrandbits(32))
        deals_secretly(match.state, rnd)
        match.deal(random_pack(match.state, rnd))
        self.tale = Tale(match.state)
        self.dealt = {card for card, place in places(match.state).items() if place != ASIDE}

    def run(self) -> None:
        steps = 0
        while self.check_state() and not table.is_over(self.match.state):
            assert steps < game_of(self.match.state).longest(self.match.state), "the deal ends"
            self.step()
            steps += 1
        same_by_replay(self.match)

    def step(self) -> None:
        """Make a random move; the state before it must be left as it was."""
        before = self.match.state
        was = before.tobytes()
        action = random_action(before, self.rnd)
        events = self.match.play(action)
        assert before.tobytes() == was, "a move leaves the state before it alone"
        self.tale.add(before, action, events, self.match.state)

    def check_state(self) -> bool:
        s = self.match.state
        assert {card for card, place in places(s).items() if place != ASIDE} == self.dealt, (
            "every card that was dealt is in one place"
        )
        cards_add_up(s)
        knowledge_is_true(s)
        assert chips_of(s) == TOTALS[game_of(s).name](s), "chips are conserved to the unit"
        says_why(s, self.rnd)
        hides_cards(s)
        if self.rnd.randrange(self.every) == 0:
            viewer = self.rnd.choice([None, *range(int(s.players))])
            reads_back(notation.Position(s))
            reads_back(notation.Position(table.view(s, viewer), viewer))
            keeps_secrets(self.tale, s, viewer, self.rnd)
            if not table.is_over(s):
                resamples(self.tale, s, self.rnd.randrange(int(s.players)), self.chance)
        if self.rnd.randrange(20 * self.every) == 0:
            same_by_replay(self.match)
        return True


def deals_secretly(s: Record, rnd: Random) -> None:
    """The table sees of a deal what it is told, and it is told nothing else."""
    one, two = (table.with_deal(s, random_pack(s, rnd)) for _ in range(2))
    public = table.view(one[0], None).tobytes() == table.view(two[0], None).tobytes()
    assert public == (one[1] == two[1]), "the table sees a difference exactly if it is told"


def cards_add_up(s: Record) -> None:
    """Every card is in one place, and seats hold as many as is said."""
    hands = [int(hand).bit_count() for hand in s.hands.tolist()]
    held = [place for place in places(s).values() if place[0] == "hands"]
    assert sum(hands) == len(held), "every card is in one place"
    assert hands == s.sizes.tolist(), "sizes are those of the hands"


def knowledge_is_true(s: Record) -> None:
    """Nobody holds what he is known to lack, and everybody what he has shown and not laid."""
    pairs = zip(s.hands.tolist(), s.lacks.tolist(), strict=True)
    assert not any(hand & lack for hand, lack in pairs), "nobody holds what he is known to lack"
    for seat, shown in enumerate(s.shown.tolist() if "shown" in s.dtype.names else ()):
        held = int(s.hands[seat]) | int(s.used[seat])
        assert shown & ~held == 0, "everybody holds what he has shown"


def chips_of(s: Record) -> int:
    """Return all chips of a table: those of the seats, the pot and the pay cards."""
    purses = [name for name in ("chips", "pot", "pots") if name in s.dtype.names]
    return sum(int(np.sum(s[name])) for name in purses)


def says_why(s: Record, rnd: Random) -> None:
    """`legal` and `why_not` agree on all codes and amounts; a refusal changes nothing."""
    legal = table.legal_codes(s)
    assert bool(legal) != table.is_over(s), "a seat on turn can move"
    assert (s.turn == NOBODY) == table.is_over(s), "somebody is on turn while a deal goes on"
    refused = []
    for code in range(CODES):
        for action, allowed in _amounts(s, code, code in legal):
            assert (table.why_not(s, action) is None) == allowed, ("legal is why_not", action)
            refused += [] if allowed else [action]
    for action in rnd.sample(refused, 3):
        _is_refused(s, action)


def _amounts(s: Record, code: int, legal: bool) -> list[tuple[int, bool]]:
    """Return a code with amounts inside, at and outside its bounds, and whether they are legal."""
    if not table.has_amount(s, code):
        return [(code, True), (action_of(code, 1), False)] if legal else [(code, False)]
    least, most = table.limits(s, code) if legal else (1, 1)
    assert least <= most, "a legal word has a legal amount"
    amounts = (0, least - 1, least, (least + most) // 2, most, most + 1, HUGE, -1)
    return [(action_of(code, n), legal and least <= n <= most) for n in amounts]


def _is_refused(s: Record, action: int) -> None:
    was, reason = s.tobytes(), table.why_not(s, action)
    assert reason is not None
    game = game_of(s)
    numbers = {clause.number for clause in game.clauses} | {game.turn_clause_in(int(s.phase))}
    numbers |= {word.amount_clause for word in game.words if word.has_amount}
    assert reason.clause in numbers, "a reason names a clause"
    own = set() if table.is_over(s) else set(notation.cards_of(s, int(s.turn)))
    assert set(reason.cards) <= own, "a reason names no cards but the asker's own"
    try:
        table.play(s, action)
    except IllegalMove as error:
        assert error.reason == reason, "a refusal says what why_not says"
    else:
        raise AssertionError("an illegal move is refused")
    assert s.tobytes() == was, "a refused move changes nothing"


def hides_cards(s: Record) -> None:
    """No viewer's bytes hold another hand, a used packet, the stock or the cards aside."""
    for seat in (None, *range(int(s.players))):
        seen = table.view(s, seat)
        words = set(np.frombuffer(seen.tobytes(), np.uint64).tolist())
        # A word of few cards may well be there by chance, or because all of it was shown.
        found = [word for word in _secrets(s, seat) if word.bit_count() > 3 and word in words]
        assert not found, ("views hide cards", seat)
        if "stock" in s.dtype.names and s.left > 1:
            assert s.stock[: int(s.left)].tobytes() not in seen.tobytes(), "views hide the stock"


def _secrets(s: Record, seat: int | None) -> list[int]:
    """Return the words of cards that a seat may not see."""
    game, names = game_of(s), s.dtype.names
    shown = s.shown.tolist() if "shown" in names else [0] * game.seats
    secret = [int(s.spare)] if "spare" in names else []
    for owner, hand in enumerate(s.hands.tolist()):
        secret += [hand] if owner != seat and hand != shown[owner] else []
        if "used" in names and (owner != seat or game.veiled(s, seat)):
            secret.append(int(s.used[owner]))
    return secret


def reads_back(position: notation.Position) -> None:
    """A position, or a view, and its text are the same, byte for byte."""
    text = notation.write(position)
    read = notation.read(text)
    assert read.viewer == position.viewer, ("text keeps the viewer", text)
    assert content(read.record) == content(position.record), ("text keeps all fields", text)
    assert notation.write(read) == text, ("one spelling", text)


def same_by_replay(match: Match) -> None:
    """The record, played again, ends in the same state and tells the same."""
    text = write_record(match)
    again = replay(text)
    assert again.fault is None, again.fault
    assert content(again.match.state) == content(match.state), "replay gives the state"
    assert write_record(again.match) == text, "one spelling of a record"


def told_to(s: Record, seat: int | None) -> list[object]:
    """Return what a viewer is told of a state: the view, and what he may do."""
    legal = table.legal_codes(s) if seat is not None and seat == s.turn else []
    return [table.view(s, seat).tobytes(), legal]


def reasons_for(s: Record, seat: int | None) -> list[object]:
    """Return what a seat is told if it asks about every code."""
    return [] if seat is None else [table.why_not(s, code, seat) for code in range(CODES)]


def written_for(s: Record, seat: int | None) -> list[object]:
    """Return how a view is written."""
    seen = table.view(s, seat)
    return [notation.write(notation.Position(seen, seat)), describe(seen)]


def keeps_secrets(tale: Tale, s: Record, viewer: int | None, rnd: Random) -> None:
    """Two worlds that differ in what a viewer may not know give him the same, now and later."""
    world = other_world(tale, s, viewer, rnd)
    if world is None:
        return
    assert reasons_for(s, viewer) == reasons_for(world, viewer), ("a reason keeps secrets", viewer)
    assert written_for(s, viewer) == written_for(world, viewer), ("a text keeps secrets", viewer)
    for _ in range(AHEAD):
        assert told_to(s, viewer) == told_to(world, viewer), ("a view keeps secrets", viewer)
        shared = set(table.legal_codes(s)) & set(table.legal_codes(world))
        action = random_action(s, rnd) if shared else NOBODY
        if code_of(action) not in shared:
            return
        (s, events), (world, others) = table.play(s, action), table.play(world, action)
        public = table.view(s, None).tobytes() == table.view(world, None).tobytes()
        assert public == (events == others), "the table sees a difference exactly if it is told"
        if not public or (viewer is not None and s.hands[viewer] != world.hands[viewer]):
            return


def resamples(tale: Tale, s: Record, seat: int, chance: Chance) -> None:
    """Cards dealt anew fit all that the seat knows: it could have come to this by the same tale."""
    other = s.copy()
    game_of(s).resample(other, seat, chance)
    assert told_to(other, seat) == told_to(s, seat), ("resampling keeps the view", seat)
    cards_add_up(other)
    knowledge_is_true(other)
    world = tale.again(exchanges(s, other))
    assert world is not None, ("what was dealt anew could have been", seat, describe(other))
    assert content(world) == content(other), ("what was dealt anew could have been", seat)
    for _ in range(game_of(s).longest(s)):
        if table.is_over(other):
            return
        game_of(s).step(other, random_action(other, Random(int(chance[0]))))
    raise AssertionError("a deal with resampled cards ends")


def fingerprint(name: str, seed: int) -> str:
    """Return a hash of the log, the states and the resampled states of some random deals."""
    rnd, chance = Random(seed), stream(seed)
    match = random_setting(name, rnd).match()
    digest = hashlib.sha256()
    for _ in range(200):
        play_on(match, rnd, 1)
        other = match.state.copy()
        if not table.is_over(other):
            game(name).resample(other, int(other.dealer), chance)
        digest.update(content(match.state) + content(other) + chance.tobytes())
    digest.update(write_record(match).encode())
    return digest.hexdigest()[:16]


if __name__ == "__main__":
    for number in sys.argv[2:]:
        print(sys.argv[1], number, fingerprint(sys.argv[1], int(number)))
