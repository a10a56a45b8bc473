"""The engine against the slow references of ``tests/reference``, step by step.

Both are dealt the same packs and told the same moves; after every step they must agree on who may
do what, on the bounds of amounts, and on the whole state. The amount of play is fixed by numbers
of deals, never by the clock.
"""

from functools import cache
from random import Random
from typing import Protocol

import numpy as np
import pytest

from mazarin.cards import FRENCH, Pack, members
from mazarin.compiled import Record
from mazarin.games import GAMES
from mazarin.games.contract import NOBODY
from mazarin.games.generic import game_of
from mazarin.play import table
from mazarin.play.state import describe, moves
from tests.reference.michigan import Michigan
from tests.reference.stopp import Legal, Stopp
from tests.reference.stoppa import Stoppa
from tests.tables import SIZES, Setting, random_action, random_pack, random_setting, settings_of

CHUNKS = 16
TABLES = {"stopp": 60, "michigan": 90, "stoppa": 120}
"""Random tables in a chunk; each plays a whole match, but at most so many deals:"""
DEALS = {"stopp": 25, "michigan": 10, "stoppa": 6}


class Reference(Protocol):
    def deal(self, pack: list[str]) -> None: ...
    def legal(self) -> Legal: ...
    def play(self, move: str) -> None: ...
    def state(self) -> dict[str, object]: ...


def reference_of(setting: Setting, s: Record) -> Reference:
    rules = {name: _in_its_words(name, option) for name, option in describe(s)["rules"].items()}  # type: ignore[attr-defined]
    seat, dealer = setting.players, setting.dealer
    match setting.game:
        case "stopp":
            return Stopp(seat, rules, dealer)
        case "michigan":
            return Michigan(seat, rules, dealer)
    return Stoppa(seat, rules, dealer)


def _in_its_words(name: str, value: object) -> object:
    if name == "spare_hand":
        return {"auto": None, "yes": True, "no": False}[str(value)]
    if name == "pay_cards":
        return " ".join(spelled(FRENCH, FRENCH.read(str(value))))
    return value


@cache
def spelled(pack: Pack, cards: int) -> tuple[str, ...]:
    return tuple(map(pack.write_card, members(cards)))


class Twins:
    """A table and its reference, kept in step."""

    def __init__(self, setting: Setting, *, whole: bool) -> None:
        self.setting = setting
        self.whole = whole
        self.s = setting.match().state
        self.game = game_of(self.s)
        self.reference = reference_of(setting, self.s)
        self.log: list[str] = []

    def play_match(self, rnd: Random, deals: int) -> int:
        """Play a match, or its first deals, and return the number of deals."""
        while not self.s.finished and self.s.deal < deals:
            pack = random_pack(self.s, rnd)
            self.log = ["d", *map(self.game.pack.write_card, pack)]
            self.game.deal(self.s, np.array(pack, np.uint8))
            self.reference.deal(self.log[1:])
            self.agree()
            while not table.is_over(self.s):
                self.step(random_action(self.s, rnd))
        return int(self.s.deal)

    def step(self, action: int) -> None:
        move = self.game.write_move(action)
        self.log.append(move)
        self.game.step(self.s, action)
        self.reference.play(move)
        self.agree()

    def agree(self) -> None:
        seat, plain, amounts = self.reference.legal()
        found, bounds = moves(self.s)
        self.same("legal", (table.turn(self.s), set(found), bounds), (seat, plain, listed(amounts)))
        told = describe(self.s) if self.whole else self.fast()
        for key, wanted in self.reference.state().items():
            self.same(key, told[key], wanted)

    def same(self, what: str, engine: object, reference: object) -> None:
        assert engine == reference, (what, str(self.setting), " ".join(self.log))

    def fast(self) -> dict[str, object]:
        """Return what `describe` says of a state, in a tenth of its time."""
        s, players, found = self.s, self.setting.players, self.game
        names = s.dtype.names
        pots = s.pots.tolist() if "pots" in names else []
        staked = int(s.pay_cards) if pots else 0
        return {
            "phase": found.phases[int(s.phase)],
            "seat": None if s.turn == NOBODY else int(s.turn),
            "dealer": int(s.dealer),
            "hands": [list(spelled(found.pack, hand)) for hand in s.hands.tolist()[:players]],
            "chips": s.chips.tolist()[:players],
            "pot": int(s.pot) if "pot" in names else 0,
            "pots": {spelled(FRENCH, 1 << card)[0]: pots[card] for card in members(staked)},
            "top": None if s.top == NOBODY else found.pack.write_card(s.top),
            "deal_over": table.is_over(s),
            "match_over": bool(s.finished),
            "paid": s.paid.tolist()[:players],
            "winners": [seat for seat, won in enumerate(s.won.tolist()) if won],
            "deal": int(s.deal),
        }


def listed(amounts: dict[str, tuple[int, int]]) -> dict[str, list[int]]:
    return {word: list(bounds) for word, bounds in amounts.items()}


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_every_value_of_every_option(name: str, players: int) -> None:
    for number, setting in enumerate(settings_of(name, players)):
        assert Twins(setting, whole=True).play_match(Random(number), 3)


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("name", GAMES)
def test_random_tables(name: str, chunk: int) -> None:
    rnd = Random(f"{name} {chunk}")
    for _ in range(TABLES[name]):
        assert Twins(random_setting(name, rnd), whole=False).play_match(rnd, DEALS[name])
