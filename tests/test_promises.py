"""Every game keeps its promises at a plain table; ``full_conformance.py`` tries all options."""

import pytest

from mazarin.games import GAMES, game
from tests.conformance import check


@pytest.mark.parametrize("name", GAMES)
def test_a_plain_table_keeps_every_promise(name: str) -> None:
    players = game(name).players
    for seed in range(2):
        check(name, players=players[seed], seed=seed, deals=1, every=8)
