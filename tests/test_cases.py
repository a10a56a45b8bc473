"""The case tables, case by case; and that they leave out no example, clause, refusal or option."""

import re
from importlib import import_module
from itertools import pairwise
from pathlib import Path

import pytest

from mazarin.games import GAMES, game
from mazarin.games.rules import Choice, Choices
from mazarin.play.notation import read, write

from .case_table import Run, read_cases

FOLDER = Path(__file__).parent / "cases"
CASES = {name: read_cases(FOLDER / f"{name}.cases") for name in GAMES}
EXAMPLES = {"stopp": ("S", 17), "michigan": ("M", 21), "stoppa": ("P", 30)}

every_game = pytest.mark.parametrize("name", GAMES)
every_case = pytest.mark.parametrize(
    "lines",
    [pytest.param(lines, id=case) for cases in CASES.values() for case, lines in cases.items()],
)


def said(name: str, *verbs: str) -> list[str]:
    """Return what the lines of some verbs say, in all cases of a game."""
    return [text for lines in CASES[name].values() for verb, text in lines if verb in verbs]


@every_case
def test_case(lines: list[tuple[str, str]]) -> None:
    run = Run()
    for verb, text in lines:
        run.line(verb, text)
    run.replay()


@every_case
def test_positions_have_one_spelling(lines: list[tuple[str, str]]) -> None:
    for verb, text in lines:
        if verb == "pos":
            assert write(read(text)) == text


@every_game
def test_every_worked_example_has_a_case(name: str) -> None:
    letter, number = EXAMPLES[name]
    assert {f"{letter}-{n:02}" for n in range(1, number + 1)} <= CASES[name].keys()


@every_game
def test_every_clause_has_a_case(name: str) -> None:
    sheet = import_module(f"mazarin.games.{name}").__doc__ or ""
    assert set(" ".join(said(name, "rule")).split()) == set(re.findall(r"\b[SMP]\d+\b", sheet))


@every_game
def test_every_refusal_has_a_case(name: str) -> None:
    refused = " ".join(said(name, "no")).split()
    pairs = set(pairwise(refused))
    assert {(clause.name, clause.number) for clause in game(name).clauses} <= pairs


@every_game
def test_every_option_has_a_case(name: str) -> None:
    tried: set[tuple[str, str]] = set()
    for position in said(name, "pos", "match"):
        house = position.split()[0].removeprefix(name).strip("()")
        changes = game(name).rules.read(house, players=4).changes()
        tried |= {(key, word) for key, text in changes.items() for word in text.split("+")}
    for key, option in game(name).rules.options().items():
        words = option.words[1:] if isinstance(option, Choice | Choices) else ()
        assert key in {changed for changed, _ in tried}
        assert {(key, word) for word in words} <= tried
