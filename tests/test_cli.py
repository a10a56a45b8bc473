"""The command line: what it prints, how it fails, and that a whole match can be typed."""

import json
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from mazarin.chance import stream
from mazarin.cli import main
from mazarin.cli.screen import Screen
from mazarin.cli.session import Session
from mazarin.games import GAMES
from mazarin.play.events import Event
from mazarin.play.match import Match, shuffled
from mazarin.play.record import replay, write_record
from mazarin.play.sentences import LANGUAGES, Sentences

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command in this process; ``typed`` is what the player enters, line by line."""

    def command(*words: str, typed: list[str] | None = None) -> tuple[int, str, str]:
        lines = iter(typed or [])

        def answer(prompt: str = "") -> str:
            print(prompt)
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", answer)
        try:
            code = main(words)
        except SystemExit as leave:
            code = int(leave.code or 0)
        out, err = capsys.readouterr()
        return code, out, err

    return command


def test_help_needs_no_compiler() -> None:
    program = (
        "import sys; from mazarin.cli import main\ntry: main(['--help'])\nexcept SystemExit: pass\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program + "assert not {'numba', 'numpy'} & sys.modules.keys()"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    for command in ("play", "show", "replay", "verify", "rules", "simulate", "engine"):
        assert command in done.stdout


WRONG = [
    ("play", "chess"),
    ("play",),
    ("play", "stopp", "--players", "9"),
    ("play", "stopp", "--players", "0"),
    ("play", "stopp", "--seat", "7"),
    ("play", "stopp", "--rules", "capital=zero"),
    ("play", "stopp", "--rules", "capitl=3"),
    ("play", "michigan", "--rules", "succession=holder,spare_hand=no"),
    ("play", "stopp", "--resume", "no-such-file"),
    ("show", "stopp"),
    ("show", "stopp 5h5h/8h/Jh 8h p9"),
    ("show", "stopp 5h/8h/Jh - p0", "--seat", "4"),
    ("replay", "no-such-file"),
    ("rules", "whist"),
    ("rules", "stopp", "--lang", "de"),
    ("simulate", "stopp", "--deals", "0"),
    ("simulate", "stopp", "--bots", "clever"),
    ("simulate", "stopp", "--bots", "random,random"),
    ("simulate", "stopp", "--threads", "0"),
]


@pytest.mark.parametrize("words", WRONG, ids=" ".join)
def test_a_wrong_request_is_answered_in_a_sentence(run: Run, words: tuple[str, ...]) -> None:
    code, out, err = run(*words)
    assert code == 2
    assert out == ""
    assert "mazarin" in err
    assert "Traceback" not in err


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_in_every_language(run: Run, game: str, lang: str) -> None:
    code, out, _ = run("rules", game, "--lang", lang)
    assert code == 0
    first = {"stopp": "S1", "michigan": "M1", "stoppa": "P1"}[game]
    assert f"\n{first} " in out
    _, plain, _ = run("rules", game, "--lang", lang, "--json")
    assert first in json.loads(plain)["clauses"]


class Follower:
    """A player who asks for a hint at every move and takes it."""

    def __init__(self, say: Sentences) -> None:
        self.said: list[str] = [""]
        self.before, self.behind = say.text("hint", example="|").split("|")
        self.next_deal = say.text("prompt-deal")
        self.moves = 0

    def answer(self, prompt: str) -> str:
        """Type a hint's move where there is one, else ask for one."""
        hint = self.said[-1]
        if prompt.startswith(self.next_deal):
            return ""
        if not hint.startswith(self.before):
            return "hint"
        self.moves += 1
        return hint.removeprefix(self.before).removesuffix(self.behind)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played_in_every_language(game: str, lang: str) -> None:
    say = Sentences(lang)
    player = Follower(say)
    match = Match.new(game, players=3)
    screen = Screen(say, [say.text("name-player", number=seat) for seat in range(3)], 0)
    Session(
        match,
        me=0,
        seed=11,
        chance=stream(11),
        screen=screen,
        ask=player.answer,
        tell=player.said.append,
    ).run()
    assert match.state.finished
    assert player.moves > 10
    assert player.said[-1] == say.text("goodbye")
    assert write_record(replay(write_record(match)).match) == write_record(match)


@pytest.mark.parametrize("game", GAMES)
def test_every_command_answers_and_the_end_of_input_leaves(run: Run, game: str) -> None:
    typed = ["help", "rules", "table", "hand", "last", "undo", "why", "why 8h", "nonsense", "save"]
    code, out, _ = run("play", game, "--seed", "5", "--lang", "en", typed=[*typed, "quit", "no"])
    assert code == 0
    for line in ("Commands", "nonsense", "There is nothing to take back.", "Goodbye!"):
        assert line in out


def _moves(game: str, rng: random.Random) -> list[str]:
    """Return enough words to blunder through a match: each is a legal move now and then."""
    french = [rank + suit for rank in "23456789TJQKA" for suit in "hdcs"]
    italian = [f"{rank}{suit}" for rank in range(1, 11) for suit in "dcsb"]
    words = ["close", "see", "open 1", "raise 1", ""] if game == "stoppa" else ["stopp", ""]
    pool = (italian if game == "stoppa" else french) + words * 8
    return [rng.choice(pool) for _ in range(6000)]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_typed_saved_replayed_and_resumed(run: Run, game: str, tmp_path: Path) -> None:
    saved, again = tmp_path / "half.stops", tmp_path / "whole.stops"
    typed = _moves(game, random.Random(1))
    half = [*typed[:150], f"save {saved}", f"save {saved}"]
    code, out, _ = run("play", game, "--seed", "3", "--lang", "en", typed=half)
    assert code == 0
    assert saved.exists()
    assert out.count(str(saved)) == 2  # saved once, and refused to write over it
    code, out, err = run("replay", str(saved))
    assert (code, err) == (0, "")
    code, out, _ = run(
        "play", "--resume", str(saved), "--seed", "8", typed=[*typed, f"save {again}"]
    )
    assert code == 0


def test_a_faulty_record_keeps_its_good_part(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "faulty.stops"
    record.write_text("position: stopp 5h/8h3c/Jh2d - p0\n\np0 5h p1 3c\n= *\n")
    code, out, err = run("replay", str(record), "--lang", "en")
    assert code == 1
    assert "five of hearts" in out
    assert "line 3: 3c" in err
    code, out, _ = run("replay", str(record), "--json")
    assert code == 1
    assert json.loads(out)["fault"]["word"] == "3c"


def test_show_draws_a_seats_view_without_the_other_hands(run: Run) -> None:
    position = "stopp 5hQh/8h/Jh 7h p1 last=p0"
    _, whole, _ = run("show", position)
    assert "Qh" in whole
    _, seen, _ = run("show", position, "--seat", "1", "--lang", "en")
    assert "8h" in seen
    assert "Qh" not in seen
    _, plain, _ = run("show", position, "--seat", "1", "--json")
    assert json.loads(plain)["hands"] == [[], ["8h"], []]


def test_simulate_in_json_and_as_a_table(run: Run) -> None:
    code, out, _ = run(
        "simulate", "stopp", "--deals", "300", "--json", "--bots", "simple,random,random,random"
    )
    assert code == 0
    result = json.loads(out)
    assert result["deals"] == 300
    assert result["steps"] > 300
    assert set(result["seats"][0]) == {"net_mean", "net_se", "win_share", "win_se"}
    code, out, _ = run("simulate", "stopp", "--deals", "300")
    assert code == 0
    assert "seat 3" in out


def test_the_engine_survives_bytes_that_are_no_text() -> None:
    lines = b'{"do":"new","game":"stopp","players":4}\n\xff\xfe\n{"do":\n\n{"do":"state"}\n'
    done = subprocess.run(
        [sys.executable, "-m", "mazarin", "engine"], input=lines, capture_output=True, check=False
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [True, False, False, True]
    assert done.stderr == b""
    assert done.returncode == 0


def _screen(lang: str, players: int) -> Screen:
    say = Sentences(lang)
    return Screen(say, [say.text("name-player", number=n) for n in range(players)], 0)


def test_what_all_put_in_is_told_in_one_sentence() -> None:
    screen = _screen("en", 3)
    michigan, stoppa = Match.new("michigan", players=3), Match.new("stoppa", players=3)
    told = screen.told(michigan.deal(shuffled(michigan.state, 1, 0)), michigan.state)
    assert told[1] == "Everybody stakes 4 chips on the pay cards, the dealer twice as many."
    told = screen.told(stoppa.deal(shuffled(stoppa.state, 1, 0)), stoppa.state)
    assert told[2] == "Everybody puts 1 chip in the pot."
    others = [Event("antes", n, amount=2) for n in range(3) if n != stoppa.state.dealer]
    told = screen.told(others, stoppa.state)
    assert told == ["Everybody but the dealer puts 2 chips in the pot."]
    uneven = [Event("antes", n, amount=n + 1) for n in range(3)]
    assert len(screen.told(uneven, stoppa.state)) == 3


def test_a_stop_tells_who_leads() -> None:
    screen, s = _screen("en", 3), Match.new("michigan", players=3).state
    stop = Event("stop-card", 1)
    [told] = screen.told([stop, Event("leads", 1)], s)
    assert told == "Stop! Player 1 has no card to lay and so leads."
    assert len(screen.told([stop, Event("passes-lead", 1), Event("leads", 2)], s)) == 3
    assert screen.told([Event("ace-ends-run", 0), Event("leads", 0)], s)[0].endswith("lead again.")


def test_amounts_that_make_no_sense_are_answered(run: Run) -> None:
    typed = ["open", "x", "open -1", "open 99", "why open", "why raise", "close 3", "raise"]
    _, out, _ = run("play", "stoppa", "--seed", "3", "--lang", "en", typed=typed)
    for line in ("“x” is no number", "“-1” is no number", "must be from 1 to 4", "play open now"):
        assert line in out
    assert out.count("You cannot say that now") == 2
    assert "takes no number of chips" in out


def test_commands_between_deals_tell_of_the_deal_that_is_over() -> None:
    match, player = Match.new("stopp", players=3), Follower(Sentences("en"))
    said, typed = player.said, iter(["hand", "table", "8h", "hint", "undo"])

    def answer(prompt: str) -> str:
        return next(typed, "") if prompt.startswith(player.next_deal) else player.answer(prompt)

    Session(
        match, me=0, seed=4, chance=stream(4), screen=_screen("en", 3), ask=answer, tell=said.append
    ).run()
    assert next(typed, None) is None
    assert "The deal is over" in said
    assert "You may play: " not in said
    assert any("no deal is going on" in line for line in said)


def test_a_dumb_terminal_gets_no_colours(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert "\033[" in run("play", "stopp", "--seed", "3")[1]
    monkeypatch.setenv("TERM", "dumb")
    assert "\033[" not in run("play", "stopp", "--seed", "3")[1]


def test_whoever_has_lost_all_chips_is_shown_as_out() -> None:
    match = Match.new("stopp", players=3)
    match.deal(shuffled(match.state, 1, 0))
    match.state.dealt_in[2] = match.state.chips[2] = match.state.hands[2] = 0
    assert "out of the match" in _screen("en", 3).table(match.state)[-1]
