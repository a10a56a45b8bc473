"""Bots: always a legal move, and from nothing but what their seat may see."""

from random import Random

import pytest

from mazarin.bots import LEVELS, UnknownBot, choose_move, level
from mazarin.chance import Chance, stream
from mazarin.compiled import Record, compiled
from mazarin.games import GAMES
from mazarin.games.generic import resample
from mazarin.play import table
from mazarin.play.notation import write_move
from tests.tables import random_pack, random_setting

TABLES = 60


@compiled
def _other_world(s: Record, seat: int, chance: Chance) -> None:
    resample(s, seat, chance)


@pytest.mark.parametrize("how", range(len(LEVELS)), ids=LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_every_move_is_legal_and_hidden_cards_do_not_matter(name: str, how: int) -> None:
    rnd = Random(f"{name} {how}")
    for number in range(TABLES):
        s = random_setting(name, rnd).match().state
        s, _ = table.with_deal(s, random_pack(s, rnd))
        chance = stream(number)
        while not table.is_over(s):
            seat = int(s.turn)
            again, other = chance.copy(), s.copy()
            action = choose_move(table.view(s, seat), seat, chance, how)
            assert table.why_not(s, action, seat) is None, write_move(s, action)
            _other_world(other, seat, stream(number, 7))
            assert choose_move(table.view(other, seat), seat, again, how) == action
            s, _ = table.play(s, action, seat)


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match="random, simple"):
        level("clever")
