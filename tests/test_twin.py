"""The rules of Stopp against their twin in C: the same chance, so the same matches."""

import pytest

from bench import twin
from mazarin.lab.simulate import Table

needs_compiler = pytest.mark.skipif(twin.compiler() is None, reason="no C compiler here")


@needs_compiler
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", [0, 1, 2**64 - 1])
def test_the_twin_plays_the_same_matches(players: int, seed: int) -> None:
    block = Table("stopp", players, None, "random", seed).play(0, 400)
    deals = int(block.tally[:, 0].sum())
    steps, net, won = twin.play(players=players, seed=seed, deals=deals)
    assert steps == int(block.tally[:, 1].sum())
    assert net == block.net[:, 0].sum(axis=0).tolist()
    assert won == block.won[:, 0].sum(axis=0).tolist()


@needs_compiler
def test_the_twin_with_other_capitals_and_hands() -> None:
    rules = {"capital": 25, "hand_size": 9}
    block = Table("stopp", 5, rules, "random", 7).play(30, 200)
    deals = int(block.tally[:, 0].sum())
    steps, net, _ = twin.play(players=5, seed=7, deals=deals, first=30, capital=25, hand_size=9)
    assert steps == int(block.tally[:, 1].sum())
    assert net == block.net[:, 0].sum(axis=0).tolist()
