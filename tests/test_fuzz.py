"""Whatever is written, sent or set up: an answer, no traceback, no hang.

A few examples in every run of the tests; ``make fuzz`` tries thousands.
"""

import faulthandler
import io
import json
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarin.chance import stream
from mazarin.engine import LONGEST_LINE, Engine, serve
from mazarin.games import GAMES, game
from mazarin.games.contract import Game
from mazarin.games.generic import game_of
from mazarin.games.rules import RulesError
from mazarin.play import notation, table
from mazarin.play.events import Event
from mazarin.play.match import Match
from mazarin.play.record import replay, write_record
from mazarin.play.state import describe
from tests.conformance import cards_add_up, chips_of
from tests.tables import SEEDS, matches, random_action, random_pack
from tests.worlds import content

pytestmark = pytest.mark.fuzz
PATIENCE = 30
"""Seconds after which it is a hang; then the process ends, with a traceback (see it by ``-s``)."""

SCRAPS = (
    *("", " ", "-", "/", ",", "=", "+", "+3", "+99", "#", "p0", "p7", "p9", "d", "*", "\n", "\t"),
    *("0", "1", "2", "-1", "127", "128", "255", "1000", "2147483648", "9" * 20, "1e9", "٣", "½"),
    *("Ah", "5h", "10b", "8d", "7c7c", "♥", "Ä", "\x00", "\u2028", "🂡", "stopp", "open 3", "pass"),
    *("view=p1", "view=-", "phase=over", "phase=stoppata", "chips=0,0,0,0", "dealer=-", "turn=p1"),
)
NUMBERS = st.integers(-2, 60) | st.integers(-(2**70), 2**70)


@contextmanager
def no_hang() -> Iterator[None]:
    faulthandler.dump_traceback_later(PATIENCE, exit=True)
    try:
        yield
    finally:
        faulthandler.cancel_dump_traceback_later()


@st.composite
def damaged(draw: st.DrawFn, texts: st.SearchStrategy[str]) -> str:
    """Draw a text with a few places spoilt, or a few words moved or given another number."""
    text = draw(texts)
    for _ in range(draw(st.integers(1, 3))):
        spoil = draw(st.sampled_from([_spoil, _misplace, _miscount]))
        text = spoil(draw, text)
    return text


def _spoil(draw: st.DrawFn, text: str) -> str:
    start = draw(st.integers(0, len(text)))
    end = start + draw(st.integers(0, 4))
    return text[:start] + draw(st.sampled_from(SCRAPS) | st.text(max_size=3)) + text[end:]


def _misplace(draw: st.DrawFn, text: str) -> str:
    words = text.split(" ")
    word = words.pop(draw(st.integers(0, len(words) - 1)))
    for _ in range(draw(st.integers(0, 2))):
        words.insert(draw(st.integers(0, len(words))), word)
    return " ".join(words)


def _miscount(draw: st.DrawFn, text: str) -> str:
    digits = [place for place, letter in enumerate(text) if letter.isdigit()]
    if not digits:
        return text
    place = draw(st.sampled_from(digits))
    return f"{text[:place]}{draw(NUMBERS)}{text[place + 1 :]}"


POSITIONS = matches(steps=100).map(lambda match: notation.write(match.state))
RECORDS = matches(steps=100).map(write_record)


@given(matches(steps=60), st.text(max_size=30) | damaged(st.sampled_from(SCRAPS)))
def test_a_move_is_read_or_refused(match: Match, text: str) -> None:
    try:
        action = notation.read_move(match.state, text)
    except notation.NotationError as error:
        assert error.faults
    else:
        table.why_not(match.state, action)
        assert notation.read_move(match.state, game_of(match.state).write_move(action)) == action


@given(st.text(max_size=200) | damaged(POSITIONS), SEEDS)
def test_a_position_is_playable_or_refused(text: str, seed: int) -> None:
    try:
        position = notation.read(text)
    except notation.NotationError as error:
        assert error.faults
        return
    again = notation.read(notation.write(position))
    assert content(again.record) == content(position.record)
    assert again.viewer == position.viewer
    describe(position.record)
    if position.viewer == notation.WHOLE:
        with no_hang():
            plays_out(Match(position.record), Random(seed))


def plays_out(match: Match, rnd: Random) -> None:
    """Play the deal of a position to its end, and one deal more."""
    game, chips = game_of(match.state), chips_of(match.state)
    for _ in range(2):
        steps = 0
        while not table.is_over(match.state):
            assert steps <= game.longest(match.state), "the deal ends"
            other = match.state.copy()
            game.resample(other, rnd.randrange(int(other.players)), stream(steps))
            match.play(random_action(match.state, rnd))
            cards_add_up(match.state)
            assert chips_of(match.state) == chips
            steps += 1
        assert replay(write_record(match)).fault is None
        if not match.state.finished:
            match.deal(random_pack(match.state, rnd))


@given(st.text(max_size=200) | damaged(RECORDS))
def test_a_record_is_replayed_up_to_its_first_fault(text: str) -> None:
    try:
        with no_hang():
            done = replay(text)
    except notation.NotationError as error:
        assert error.faults
        return
    assert all(isinstance(event, Event) for event in done.events)
    if done.fault is None:
        again = replay(write_record(done.match))
        assert again.fault is None
        assert content(again.match.state) == content(done.match.state)


JSON = st.recursive(
    st.none()
    | st.booleans()
    | NUMBERS
    | st.floats()
    | st.sampled_from(SCRAPS)
    | st.text(max_size=9),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=6,
)


@st.composite
def options(draw: st.DrawFn) -> tuple[Game, object]:
    """Draw a game and rules of any kind for it, many of them nearly right."""
    found = game(draw(st.sampled_from(GAMES)))
    names = st.sampled_from([*found.rules.options(), "preset", "Capital"]) | st.text(max_size=4)
    words = st.sampled_from(
        [*found.rules.presets, "yes", "no", "holder", "never", "three_twos+", "next"]
    )
    pairs = st.dictionaries(names, words | JSON, max_size=4)
    written = pairs.map(lambda given: ",".join(f"{name}={value}" for name, value in given.items()))
    return found, draw(pairs | written | damaged(written) | JSON)


@given(options(), st.integers(0, 9))
def test_rules_are_read_or_refused(given_rules: tuple[Game, object], players: int) -> None:
    found, wanted = given_rules
    try:
        rules = found.rules.read(wanted, players=players)  # type: ignore[arg-type]
    except RulesError as error:
        assert error.faults
        assert all(error.faults)
    else:
        assert found.rules.read(rules.write(), players=players) == rules


VERBS = (
    "new",
    "deal",
    "legal",
    "play",
    "why",
    "view",
    "state",
    "position",
    "record",
    "quit",
    "New",
)
KEYS = ("game", "players", "rules", "dealer", "pack", "seed", "move", "seat", "text", "do", "x")


@st.composite
def lines(draw: st.DrawFn) -> str:
    """Draw a line for the engine: a request, nearly a request, other JSON, or anything."""
    near = st.sampled_from([*GAMES, "5h", "stopp", "open 1", "close", "pass", "see"]) | POSITIONS
    request = {"do": draw(st.sampled_from(VERBS) | JSON)}
    request |= draw(st.dictionaries(st.sampled_from(KEYS), near | NUMBERS | JSON, max_size=4))
    whole = json.dumps(request, ensure_ascii=draw(st.booleans()))
    return draw(
        st.just(whole) | damaged(st.just(whole)) | JSON.map(json.dumps) | st.text(max_size=60)
    )


@given(matches(steps=60), st.lists(lines(), min_size=1, max_size=6))
def test_the_engine_answers_every_line(match: Match, requests: list[str]) -> None:
    engine = Engine()
    engine.answer({"do": "position", "text": notation.write(match.state)})
    before = told_by(engine)
    for line in requests:
        with no_hang():
            answer = engine.answer_line(line)
        assert "\n" not in answer
        told, after = json.loads(answer, parse_constant=pytest.fail), told_by(engine)
        if told["ok"]:
            assert "error" not in told
        else:
            assert told.keys() >= {"error", "message"}
            assert after == before, "a refused request changes nothing"
        before = after


def told_by(engine: Engine) -> list[object]:
    return [engine.answer({"do": verb}) for verb in ("position", "state", "record")]


WEIRD = [
    '{"do":"new","game":"stopp","players":' + "9" * 5000 + "}",
    '{"do":"new","game":"stopp","players":NaN}',
    '{"do":"new","game":"stopp","players":4,"dealer":-Infinity}',
    '{"do":"new","game":"stopp","players":4,"rules":{"capital":1e400}}',
    '{"do":"\\ud800"}',
    '{"do":"new","game":"\\udfff","players":3}',
    '{"do":"position","text":"stopp(\\ud83c) - - -"}',
    '{"do":"play","move":"\\u0000"}',
    "[" * 100_000,
    '{"do":' * 5_000,
    "x" * (LONGEST_LINE + 1),
    "\x00",
    "null",
]


@pytest.mark.parametrize("line", WEIRD, ids=lambda line: line[:40])
def test_one_line_in_one_line_out(line: str) -> None:
    out = io.BytesIO()
    with io.TextIOWrapper(out, encoding="utf-8") as text:
        serve([line, '{"do":"state"}'], text)
        text.flush()
        answers = [json.loads(answer) for answer in out.getvalue().decode().split("\n") if answer]
    assert [answer["ok"] for answer in answers] == [False, False]
    assert answers[1]["error"] == "no-table"
