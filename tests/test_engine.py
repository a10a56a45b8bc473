"""The engine as a program sees it: nothing that a line holds ends it, hangs it or loses chips."""

import json
from random import Random

import pytest

from mazarin.engine import Engine
from mazarin.play.record import replay

NESTED = "[" * 900 + "]" * 900


def talk(*requests: object) -> list[dict[str, object]]:
    """Send requests, each an object or a raw line, and return the answers."""
    engine = Engine()
    lines = [line if isinstance(line, str) else json.dumps(line) for line in requests]
    return [json.loads(engine.answer_line(line)) for line in lines]


def position(text: str) -> dict[str, str]:
    return {"do": "position", "text": text}


REFUSED = [
    "michigan 23h/45h/67s - p0 dealt_in=0,0,0",
    "michigan 23h/-/45h/67s - p0",
    "stopp 9s/3cKs/46d - p0 chips=0,0,0 dealt_in=0,0,0",
    "stopp 9s/3cKs/46d - p0 dealer=-",
    "stopp 9s/3cKs/46d 5h p9",
    "stoppa 234d/567c/123s/8910b 5d p1 stock=4b5b6b7b pot=4 phase=punto_piccolo",
    "stoppa 234d/567c/123s/8910b - p1 stock=4b5b6b7b pot=4 phase=punto_piccolo hand=1000",
    "stoppa 234d/567c/123s/8910b - p1 stock=4b5b6b7b pot=4 phase=punto_piccolo raises=1000",
    "stoppa 2d/3c/4s - p0 dealt=1",
    "stopp 5h5h/6h/7h - p0",
    "stopp 5h/6h/7h - p0 chips=-1,2,3",
    "stopp 5h/6h/7h - p0 dealt_in=100,1,1",
    "stopp 5h/+1/7h - p0",
]


@pytest.mark.parametrize("text", REFUSED)
def test_an_impossible_position_is_refused_with_its_faults(text: str) -> None:
    answer = talk(position(text))[0]
    assert answer["ok"] is False
    assert answer["faults"]


@pytest.mark.parametrize(
    "rules",
    [{"preset": []}, {"preset": {"a": 1}}, {"capital": [[[1]]]}, 7, [1, 2], {"capital": True}],
    ids=str,
)
def test_rules_of_a_wrong_kind_are_refused(rules: object) -> None:
    answer = talk({"do": "new", "game": "stopp", "players": 3, "rules": rules})[0]
    assert answer["error"] == "bad-rules"


def test_a_deeply_nested_line_is_answered() -> None:
    line = '{"do":"new","game":"stopp","players":3,"rules":{"capital":' + NESTED + "}}"
    assert talk(line, {"do": "state"})[1]["error"] == "no-table"


def test_an_option_left_null_is_the_default() -> None:
    new = {"do": "new", "game": "michigan", "players": 3, "rules": {"spare_hand": None}}
    assert talk(new)[0] == {"ok": True, "game": "michigan"}


@pytest.mark.parametrize("text", ["stopp Td/Jd5c8s - p0", "michigan 23h/45h - p0"])
def test_a_record_of_two_players_comes_back(text: str) -> None:
    record = talk(position(text), {"do": "record"})[1]["record"]
    assert replay(str(record)).fault is None


@pytest.mark.parametrize(
    ("move", "error"),
    [
        ("open -1", "bad-text"),
        ("open 1.5", "bad-text"),
        ("open", "bad-text"),
        ("open \u0663", "bad-text"),
        ("see 2", "bad-text"),
        ("open 0", "illegal-move"),
        ("open 5", "illegal-move"),
        ("open 1" + "0" * 30, "illegal-move"),
        ("raise 1", "illegal-move"),
        ("7d", "illegal-move"),
    ],
)
def test_a_wrong_bet_says_what_would_be_right(move: str, error: str) -> None:
    new = {"do": "new", "game": "stoppa", "players": 4}
    answers = talk(new, {"do": "deal", "seed": 1}, {"do": "play", "move": move}, {"do": "legal"})
    assert answers[2]["error"] == error
    assert answers[3] == {"ok": True, "seat": 1, "moves": ["close"], "amounts": {"open": [1, 4]}}


def test_the_highest_bets_can_be_written_and_read() -> None:
    engine = Engine()
    rules = {"misera": 1000, "max_raises": 8}
    engine.answer({"do": "new", "game": "stoppa", "players": 6, "rules": rules})
    engine.answer({"do": "deal", "seed": 1})
    for _ in range(9):
        amounts = engine.answer({"do": "legal"})["amounts"]
        word = next(iter(amounts))
        assert engine.answer({"do": "play", "move": f"{word} {amounts[word][1]}"})["ok"]
    text = engine.answer({"do": "position"})["position"]
    assert engine.answer({"do": "position", "text": text}) == {"ok": True, "position": text}


def test_when_all_go_under_no_chip_is_lost() -> None:
    text = "stopp(pay_on_stopp=yes) 2h3h/4c/5c Ah p1 last=p0 chips=1,1,1 pot=6"
    answers = talk(position(text), *[{"do": "play", "move": "stopp"}] * 2, {"do": "state"})
    chips = answers[-1]["chips"]
    assert isinstance(chips, list)
    assert sum(chips) + int(str(answers[-1]["pot"])) == 9


def test_the_bytes_of_a_mark_at_the_start_do_no_harm() -> None:
    assert talk('\ufeff{"do":"state"}')[0]["error"] == "no-table"


def test_a_pack_of_thousands_of_cards_is_refused_at_once() -> None:
    new = {"do": "new", "game": "stopp", "players": 3}
    assert talk(new, {"do": "deal", "pack": ["5h"] * 9_000})[1]["error"] == "bad-deal"


@pytest.mark.parametrize("game", ["stopp", "michigan", "stoppa"])
def test_an_error_changes_nothing(game: str) -> None:
    engine, rng = Engine(), Random(3)
    engine.answer({"do": "new", "game": game, "players": 4})
    engine.answer({"do": "deal", "seed": 5})
    before = engine.answer({"do": "state"})
    for _ in range(300):
        move = "".join(
            rng.choice("0123456789TJQKAhdcsb openraise") for _ in range(rng.randint(0, 9))
        )
        if not engine.answer({"do": "why", "move": move}).get("legal"):
            assert not engine.answer({"do": "play", "move": move})["ok"]
    assert engine.answer({"do": "state"}) == before
