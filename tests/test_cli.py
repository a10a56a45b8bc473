"""The command line: what it prints, and how it fails. Matches are typed in ``test_session.py``."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from mazarin.games import GAMES
from mazarin.play.sentences import LANGUAGES
from tests.conftest import Run


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
    for command in (
        "play",
        "show",
        "replay",
        "verify",
        "rules",
        "simulate",
        "engine",
        "serve",
        "join",
    ):
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
