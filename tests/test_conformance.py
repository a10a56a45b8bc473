"""Every game keeps every promise: all options, all numbers of players, random play.

The promises themselves are in ``tests/conformance.py``, for whoever adds a game. A few minutes'
worth of them in every run of the tests; ``make fuzz`` looks closer and plays more tables.
"""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import hypothesis
import numpy as np
import pytest
from hypothesis import given

from mazarin.chance import stream
from mazarin.compiled import INTERPRETED, Record
from mazarin.games import GAMES
from mazarin.games.contract import NOBODY
from mazarin.games.fields import Field
from mazarin.games.generic import game_of
from mazarin.play import table
from mazarin.play.match import Match
from tests.conformance import check, fingerprint, reasons_for, told_to, written_for
from tests.tables import (
    SEEDS,
    SIZES,
    Setting,
    matches,
    random_action,
    random_pack,
    random_setting,
    settings,
    settings_of,
)
from tests.worlds import Tale, other_world, places, possible_places

pytestmark = pytest.mark.fuzz
PROFILE = hypothesis.settings.default
assert PROFILE is not None
DEEP = PROFILE.max_examples > 100
TABLES = hypothesis.settings(
    max_examples=200 if DEEP else 20,
    # A seed does not become simpler by becoming smaller.
    phases=[hypothesis.Phase.reuse, hypothesis.Phase.generate],
)
DEALS = {"stopp": 8, "michigan": 3, "stoppa": 2}
EVERY = 5 if DEEP else 15
RESAMPLES = 1000 if DEEP else 300
FINGERPRINTS = range(12 if DEEP else 6)


SECRET: dict[str, dict[str, tuple[str, str | None]]] = {
    "stopp": {"hands": ("owner", None)},
    "michigan": {"hands": ("owner", None), "spare": ("nobody", None), "turn": ("all", "nobody")},
    "stoppa": {"hands": ("owner", None), "used": ("owner", "nobody"), "stock": ("nobody", None)},
}
"""Who may see what: plainly, and while the veil is down. All else is for everybody."""


def veil_is_down(s: Record, viewer: int | None) -> bool:
    match game_of(s).name:
        case "michigan":
            wanted = s.succession == 2 and s.top != NOBODY
            return bool(wanted and viewer != s.turn)
        case "stoppa":
            return game_of(s).phases[int(s.phase)] == "punto_piccolo" and not s.show_used_cards
    return False


@given(matches())
def test_who_sees_what(match: Match) -> None:
    s = match.state
    for viewer in (None, *range(int(s.players))):
        seen = table.view(s, viewer)
        for field in game_of(s).fields:
            wanted = redacted(s, field, viewer)
            assert np.atleast_1d(seen[field.name]).tolist() == wanted, (field.name, viewer)


def redacted(s: Record, field: Field, viewer: int | None) -> list[int]:
    """Return the rows of a field, blank where the viewer may not see them."""
    plain, veiled = SECRET[game_of(s).name].get(field.name, ("all", None))
    who = veiled if veiled and veil_is_down(s, viewer) else plain
    return [
        row if who == "all" or (who == "owner" and owner == viewer) else field.kind.blank
        for owner, row in enumerate(np.atleast_1d(s[field.name]).tolist())
    ]


def played(setting: Setting, rnd: Random, steps: int) -> tuple[Tale, Record]:
    """Return a tale of at most so many moves and the state it has led to, the deal not over."""
    match = setting.match()
    match.deal(random_pack(match.state, rnd))
    tale = Tale(match.state)
    for _ in range(steps):
        before = match.state
        action = random_action(before, rnd)
        events = match.play(action)
        if table.is_over(match.state):
            return tale, before
        tale.add(before, action, events, match.state)
    return tale, match.state


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_resampling_is_diverse(name: str, players: int) -> None:
    """Whatever could be in several places, for all that a seat knows, is dealt to each of them."""
    for steps in (0, 5, 20, 40):
        rnd = Random(f"{name} {players} {steps}")
        tale, s = played(random_setting(name, rnd, players), rnd, steps)
        seat, chance = rnd.randrange(players), stream(steps)
        possible = possible_places(tale, s, seat, rnd, 40)
        dealt: dict[int, set[object]] = {card: set() for card in possible}
        for _ in range(RESAMPLES):
            other = s.copy()
            game_of(s).resample(other, seat, chance)
            where = places(other)
            for card in possible:
                dealt[card].add(where[card])
        missing = {card: possible[card] - dealt[card] for card in possible}
        assert not any(missing.values()), (missing, tale)


@pytest.mark.parametrize("players", range(3, 9))
def test_nobody_can_tell_who_has_the_wanted_card(players: int) -> None:
    """Holder Michigan: the card that is asked for may be in one hand or another."""
    moved = 0
    for seed in range(12):
        rnd = Random(seed)
        setting = Setting("michigan", players, {"succession": "holder"})
        tale, s = played(setting, rnd, 1 + 3 * seed)
        for viewer in (None, *range(players)):
            world = None if s.top == NOBODY else other_world(tale, s, viewer, rnd)
            if viewer == s.turn or world is None:
                continue
            assert told_to(s, viewer) == told_to(world, viewer)
            assert reasons_for(s, viewer) == reasons_for(world, viewer)
            assert written_for(s, viewer) == written_for(world, viewer)
            moved += world.turn != s.turn
    assert moved > players, "in some worlds another seat has the wanted card"


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_every_value_of_every_option(name: str, players: int) -> None:
    for number, setting in enumerate(settings_of(name, players)):
        check(name, players=players, rules=setting.rules, seed=number, deals=1, every=EVERY)


@pytest.mark.parametrize("name", GAMES)
def test_random_tables(name: str) -> None:
    @TABLES
    @given(settings(name), SEEDS)
    def plays(setting: Setting, seed: int) -> None:
        deals = DEALS[name]
        check(
            name, players=setting.players, rules=setting.rules, seed=seed, deals=deals, every=EVERY
        )

    plays()


@pytest.mark.parametrize("name", GAMES)
def test_interpreted_and_compiled_play_alike(name: str) -> None:
    other = {**os.environ, "NUMBA_DISABLE_JIT": "0" if INTERPRETED else "1"}
    command = [sys.executable, "-m", "tests.conformance", name, *map(str, FINGERPRINTS)]
    root = Path(__file__).parent.parent
    told = subprocess.run(command, cwd=root, env=other, capture_output=True, text=True, check=True)
    assert told.stdout.splitlines() == [
        f"{name} {seed} {fingerprint(name, seed)}" for seed in FINGERPRINTS
    ]
