"""Fair deals: the vectors of the document, no bias, and that no tampering goes unnoticed."""

import json
import random
import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from importlib import util
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarin.cli import main
from mazarin.games import GAMES, game
from mazarin.games.generic import game_of
from mazarin.play import table
from mazarin.play.fair import (
    KEYS,
    LENGTH,
    Fault,
    Proof,
    Secret,
    Unfair,
    before,
    check,
    faults_of,
    is_cut,
    shuffled,
)
from mazarin.play.match import Match, pack_of
from mazarin.play.record import replay, write_record

DOCS = Path(__file__).parent.parent / "docs"
SCRIPT = DOCS / "verify_deals.py"
TABLE = "k3v9x0q2ab"
SECRET = Secret(bytes(range(32)))
TABLES = [(name, players) for name in GAMES for players in game(name).players]
every_table = pytest.mark.parametrize(("name", "players"), TABLES)

secrets_ = st.binary(min_size=32, max_size=32)
cuts_ = st.dictionaries(
    st.integers(0, 9), st.text("0123456789abcdef", min_size=1, max_size=64), max_size=6
)


@cache
def script() -> ModuleType:
    """Return the stand-alone script as a module."""
    found = util.spec_from_file_location("verify_deals", SCRIPT)
    assert found is not None
    assert found.loader is not None
    module = util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def fair_match(name: str, players: int, deals: int, secret: Secret, cuts: dict[int, str]) -> Match:
    """Return a match of some deals, played at random, with the head that proves them."""
    match, rnd = Match.new(name, players=players), random.Random(f"{name} {players}")
    pack = pack_of(match.state)
    while len(match.deals) < deals and not match.state.finished:
        number = len(match.deals) + 1
        match.deal(shuffled(pack, secret.reveal(number), TABLE, 3, number, cuts))
        while not table.is_over(match.state):
            match.play(rnd.choice(list(table.legal_actions(match.state))))
    told = Proof(TABLE, 3, secret.commitment, cuts, secret.reveal(len(match.deals)))
    match.headers |= told.headers()
    return match


@cache
def record() -> str:
    """Return the record in the document."""
    found = re.search(r"^```record\n(.*?)^```", _page(), re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


def _page() -> str:
    return (DOCS / "fair-deals.md").read_text("utf-8")


# The chain


def test_a_secret_leads_to_the_commitment_and_to_all_secrets_before() -> None:
    told = [SECRET.reveal(deal) for deal in range(1, 6)]
    assert [before(later, 1) for later in told[1:]] == told[:-1]
    assert before(told[0], 1).hex() == SECRET.commitment
    assert SECRET.reveal(LENGTH) == SECRET.tip
    for deal, secret in enumerate(told, 1):
        check(SECRET.commitment, secret, deal)


@given(secrets_, st.integers(1, 50), st.integers(0, 255))
def test_another_secret_or_number_is_refused(tip: bytes, deal: int, bit: int) -> None:
    honest = Secret(tip)
    secret = honest.reveal(deal)
    forged = (int.from_bytes(secret) ^ 1 << bit).to_bytes(32)
    for told, number in ((forged, deal), (secret, deal + 1), (secret, deal - 1)):
        with pytest.raises(Unfair, match="commitment"):
            check(honest.commitment, told, number)


def test_a_chain_has_an_end() -> None:
    for deal in (0, -1, LENGTH + 1):
        with pytest.raises(ValueError, match="1 to 4096"):
            SECRET.reveal(deal)


def test_secrets_are_new_and_never_shown() -> None:
    one, other = Secret.new(), Secret.new()
    assert one.tip != other.tip
    assert len(one.tip) == 32
    assert repr(one) == "Secret()"


# The shuffle


@every_table
def test_a_shuffle_is_an_order_of_the_pack_and_the_script_agrees(name: str, players: int) -> None:
    pack = pack_of(game(name).new(players=players))
    text = game(name).pack
    for deal in range(1, 20):
        secret = SECRET.reveal(deal)
        order = shuffled(pack, secret, TABLE, 3, deal, {1: "0a", 0: "f"})
        assert sorted(order) == pack
        message = f"mazarin deal 1\n{TABLE}\n3\n{deal}\n0:f\n1:0a"
        cards = script().shuffled(script().pack_of(name, players), secret, message)
        assert "".join(cards) == text.write_each(order)


@given(secrets_, cuts_, st.integers(1, 10**6), st.integers(1, LENGTH))
def test_whatever_goes_in_changes_the_order(
    secret: bytes, cuts: dict[int, str], match: int, deal: int
) -> None:
    pack = list(range(52))
    order = shuffled(pack, secret, TABLE, match, deal, cuts)
    assert order == shuffled(pack, secret, TABLE, match, deal, dict(reversed(cuts.items())))
    others = [
        shuffled(pack, before(secret, 1), TABLE, match, deal, cuts),
        shuffled(pack, secret, TABLE[1:], match, deal, cuts),
        shuffled(pack, secret, TABLE, match + 1, deal, cuts),
        shuffled(pack, secret, TABLE, match, deal + 1, cuts),
        shuffled(pack, secret, TABLE, match, deal, {**cuts, 8: "abc"}),
    ]
    others += [shuffled(pack, secret, TABLE, match, deal, {})] if cuts else []
    assert order not in others


def test_only_what_is_well_written_is_shuffled_for() -> None:
    for table_id, cuts in (
        ("a\n1", {}),
        ("", {}),
        ("Ab", {}),
        (TABLE, {0: ""}),
        (TABLE, {0: "x"}),
        (TABLE, {0: "0\n1:2"}),
        (TABLE, {0: "0" * 65}),
        (TABLE, {0: "AB"}),
    ):
        with pytest.raises(ValueError, match="hex digits"):
            shuffled([1, 2, 3], SECRET.tip, table_id, 1, 1, cuts)
    assert is_cut("0f" * 32)
    assert not any(map(is_cut, ["", "0f" * 33, "0F", "0f\n", "٣"]))


def test_every_order_of_a_small_pack_is_as_likely() -> None:
    """24 orders, 9,600 shuffles: chi-square with 23 degrees of freedom is 58 once in 20,000."""
    orders = [tuple(shuffled([1, 2, 3, 4], SECRET.tip, TABLE, 1, n, {})) for n in range(9600)]
    counts = [orders.count(order) for order in set(orders)]
    assert len(counts) == 24
    assert chi_square(counts) < 58


def test_every_card_is_as_likely_in_every_place() -> None:
    """52 x 52 places and 20,000 shuffles: 51 x 51 degrees of freedom, five deviations allowed."""
    places = [[0] * 52 for _ in range(52)]
    neighbours = [0] * 52
    for deal in range(1, 20_001):
        order = shuffled(list(range(52)), SECRET.tip, TABLE, 1, deal, {0: "1"})
        for place, card in enumerate(order):
            places[place][card] += 1
        for card, following in pairwise(order):
            neighbours[(following - card) % 52] += 1
    freedom = 51 * 51
    found = sum(map(chi_square, places))
    assert abs(found - freedom) < 5 * (2 * freedom) ** 0.5
    assert neighbours[0] == 0
    assert chi_square(neighbours[1:]) < 50 + 5 * 100**0.5


def chi_square(counts: list[int]) -> float:
    wanted = sum(counts) / len(counts)
    return sum((count - wanted) ** 2 / wanted for count in counts)


# Records


@every_table
def test_a_fair_match_is_found_fair(name: str, players: int) -> None:
    match = fair_match(name, players, 3, SECRET, {0: "c0ffee", 2: "5eed"})
    text = write_record(match)
    assert faults_of(replay(text).match) == []
    assert script().faults(text) == []


def test_a_match_of_bots_needs_no_cut() -> None:
    text = write_record(fair_match("stopp", 3, 2, SECRET, {}))
    assert "\ncuts: -\n" in text
    assert faults_of(replay(text).match) == []
    assert script().faults(text) == []


@given(secrets_, cuts_, st.integers(1, 10**8))
def test_the_head_says_the_proof(secret: bytes, cuts: dict[int, str], number: int) -> None:
    proof = Proof(TABLE, number, SECRET.commitment, cuts, secret)
    assert Proof.read(proof.headers()) == proof
    assert tuple(proof.headers()) == KEYS


TAMPERED: list[tuple[str, str]] = [
    (r"table: k", "table: j"),
    (r"number: 1", "number: 2"),
    (r"commitment: f", "commitment: e"),
    (r"p0=c0ffee", "p0=c0ffef"),
    (r"p0=c0ffee ", ""),
    (r"p0=c0ffee p2", "p1=c0ffee p2"),
    (r"p2=5eed", "p2=5eed0"),
    (r"cuts: .*", "cuts: -"),
    (r"secret: 9", "secret: 8"),
    (r"9s3h7c", "9s7c3h"),
    (r"\n\nd (?s:.*)", "\n"),
    (r"(?s)(\n\nd .*?)\n\nd .*", r"\1\n"),
    *[(rf"{key}: .*\n", "") for key in KEYS],
]


@pytest.mark.parametrize(("was", "becomes"), TAMPERED)
def test_tampering_is_noticed(was: str, becomes: str) -> None:
    forged = re.sub(was, becomes, record(), count=1)
    assert forged != record()
    done = replay(forged)
    assert done.fault or faults_of(done.match)
    assert script().faults(forged)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize(
    "value", ["", "x", "0", "-1", "٣", "p0=", "p0=g", "p2=1 p0=2", "p0=1 p0=2", "p0=1  p2=2"]
)
def test_headers_that_say_nothing_are_named(key: str, value: str) -> None:
    headers = replay(record()).match.headers
    if key == "table" and value in ("x", "0"):
        return
    assert Proof.read({**headers, key: value}) == [Fault("unreadable", key)]


def test_what_cannot_be_checked_is_said() -> None:
    head = "".join(f"{key}: {value}\n" for key, value in replay(record()).match.headers.items())
    midway = f"position: stopp 9s/3cKs/46d - p0\n{head}\np0 9s\n= *\n"
    assert faults_of(replay(midway).match) == [Fault("midway")]
    assert faults_of(replay(f"match: stopp\nplayers: 3\n{head}").match) == [Fault("empty")]
    assert str(Fault("deal", deal=7)) == "deal 7"
    assert str(Fault("missing", "cuts")) == "missing cuts"


def test_only_the_deals_that_are_wrong_are_named() -> None:
    match = fair_match("michigan", 4, 4, SECRET, {0: "1"})
    pack = match.deals[2].pack
    pack[0], pack[1] = pack[1], pack[0]
    assert faults_of(match) == [Fault("deal", deal=3)]
    assert script().faults(write_record(match)) == [
        "deal 3 is not what commitment, cuts and secret give"
    ]


def test_the_record_of_the_document_is_what_the_text_says() -> None:
    match = replay(record()).match
    assert faults_of(match) == []
    assert script().faults(record()) == []
    first = game_of(match.start).pack.write_each(match.deals[0].pack)
    assert f"'{first}'" in _page()


# The commands


@pytest.fixture
def verify(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Callable[..., tuple[int, str, str]]:
    def command(text: str, *more: str) -> tuple[int, str, str]:
        file = tmp_path / "match.stops"
        file.write_text(text, "utf-8")
        code = main(["verify", str(file), "--lang", "en", *more])
        return code, *capsys.readouterr()

    return command


def test_verify_says_what_it_found(verify: Callable[..., tuple[int, str, str]]) -> None:
    fair = "2 deals checked: each is what commitment, cuts and secret give.\n"
    assert verify(record()) == (0, fair, "")
    code, out, _ = verify(record().replace("c0ffee", "c0ffef"))
    assert (code, out.splitlines()[1]) == (
        1,
        "Deal 2 is not what commitment, cuts and secret give.",
    )
    code, out, _ = verify(re.sub("cuts.*\n", "", record()))
    assert code == 1
    assert "“cuts:” is missing" in out
    code, out, err = verify(record().replace("p1 3c", "p1 3d"))
    assert code == 1
    assert out.startswith("The record cannot be checked")
    assert "line 11" in err


def test_verify_answers_programs(verify: Callable[..., tuple[int, str, str]]) -> None:
    code, out, _ = verify(record(), "--json")
    assert (code, json.loads(out)) == (0, {"fair": True, "deals": 2, "faults": [], "fault": None})
    code, out, _ = verify(record().replace("secret: 9", "secret: 8"), "--json")
    told = json.loads(out)
    assert (code, told["fair"]) == (1, False)
    assert told["faults"] == [{"name": "broken", "key": "", "deal": 0}]
    code, out, _ = verify(record().replace("p1 3c", "p1 3d"), "--json")
    assert (code, json.loads(out)["fair"]) == (1, False)


def test_verify_refuses_what_is_no_record(
    verify: Callable[..., tuple[int, str, str]], tmp_path: Path
) -> None:
    assert verify("hello")[0] == 2
    assert main(["verify", str(tmp_path / "nothing")]) == 2


def test_the_script_stands_alone(tmp_path: Path) -> None:
    assert len(SCRIPT.read_text("utf-8").splitlines()) <= 60
    assert "import mazarin" not in SCRIPT.read_text("utf-8")
    file = tmp_path / "match.stops"
    for text, code in ((record(), 0), (record().replace("5eed", "5eef"), 1)):
        file.write_text(text, "utf-8")
        command = [sys.executable, "-I", "-S", str(SCRIPT), str(file)]
        assert subprocess.run(command, capture_output=True, check=False).returncode == code
