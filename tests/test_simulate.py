"""The simulator: the seed alone decides, chips add up, and known figures come out."""

import pytest

from mazarin.games import GAMES
from mazarin.games.rules import RulesError
from mazarin.lab.results import Result
from mazarin.lab.simulate import simulate

THREADS = (1, 2, 5)
FAR = 5
"""Standard errors that chance does not bridge."""


def facts(result: Result) -> dict[str, object]:
    """Return a result less what the machine has to do with it."""
    machine = {"seconds", "threads", "steps_per_second"}
    return {name: fact for name, fact in result.as_json().items() if name not in machine}


@pytest.mark.parametrize("bots", ["random", "simple"])
@pytest.mark.parametrize("name", GAMES)
def test_threads_never_change_the_result(name: str, bots: str) -> None:
    runs = [
        simulate(name, players=4, deals=2501, bots=bots, seed=3, threads=threads)
        for threads in THREADS
    ]
    assert facts(runs[0]) == facts(runs[1]) == facts(runs[2])
    assert runs[0].deals == 2501
    assert facts(runs[0]) != facts(simulate(name, players=4, deals=2501, bots=bots, seed=4))


@pytest.mark.parametrize(("name", "deals"), [("michigan", 4000), ("stoppa", 4000)])
def test_whole_matches_add_up_to_nothing(name: str, deals: int) -> None:
    result = simulate(name, players=4, deals=deals)
    assert result.matches == deals / 4
    assert sum(row.net_mean for row in result.seats) == pytest.approx(0, abs=1e-9)
    assert sum(row.net_mean for row in result.positions) == pytest.approx(0, abs=1e-9)
    assert sum(row.win_share for row in result.seats) <= 1 + 1e-9


def test_every_deal_of_stopp_has_a_winner() -> None:
    result = simulate("stopp", players=5, deals=3000)
    assert sum(row.win_share for row in result.seats) == pytest.approx(1)


def test_michigan_at_random_is_as_uneven_as_the_dossier_says() -> None:
    """Eldest hand wins 38 % of deals, the dealer 17 to 19 %."""
    dealer, eldest = simulate("michigan", players=4, deals=40_000).positions[:2]
    assert eldest.win_share == pytest.approx(0.38, abs=0.015)
    assert 0.165 < dealer.win_share < 0.195


def test_errors_shrink_with_the_root_of_the_deals() -> None:
    few = simulate("stoppa", players=4, deals=4_000).seats[0].net_se
    many = simulate("stoppa", players=4, deals=64_000).seats[0].net_se
    assert few is not None
    assert many is not None
    assert few / many == pytest.approx(4, rel=0.25)


def test_one_match_alone_has_no_error() -> None:
    assert simulate("stoppa", players=4, deals=1).seats[0].net_se is None


@pytest.mark.parametrize("name", GAMES)
def test_a_simple_bot_beats_random_ones(name: str) -> None:
    bots = ("simple", "random", "random", "random")
    simple, *others = simulate(name, players=4, deals=20_000, bots=bots).seats
    assert simple.net_se is not None
    assert simple.win_se is not None
    assert simple.net_mean > FAR * simple.net_se
    share = sum(row.win_share for row in (simple, *others)) / 4
    assert simple.win_share > share + FAR * simple.win_se


@pytest.mark.parametrize(
    "wrong",
    [
        {"deals": 0},
        {"deals": 10**15},
        {"players": 2},
        {"threads": 0},
        {"threads": 10**6},
        {"bots": ("random", "random")},
        {"bots": "clever"},
        {"rules": {"capital": 0}},
    ],
    ids=str,
)
def test_what_cannot_be_simulated_is_refused(wrong: dict[str, object]) -> None:
    asked: dict[str, object] = {"players": 4, "deals": 10, **wrong}
    with pytest.raises((ValueError, RulesError)):
        simulate("stopp", **asked)  # type: ignore[arg-type]
