"""Do the tests catch faults? ``python -m bench.mutations [WORD ...]`` plants some and looks.

Each mutation is a small fault of the rules, put into a copy of the sources by exchange of an exact
text. The tests that should notice are run on the copy, interpreted, up to the first that fails.
Printed is which that was; the exit code is 1 if a fault goes unnoticed, or if the text is no longer
in the sources. With words only the mutations whose description holds one of them are tried.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src"
RULES = ("test_cases", "test_reference")
PROMISES = ("test_conformance",)
CASES = ("test_cases",)
TESTS_OF = {
    "stopp": "(stopp and not stoppa) or test_case[S",
    "michigan": "michigan or test_case[M",
    "stoppa": "stoppa or test_case[P",
}
"""By game, which tests are its own; the ids of its cases begin with a letter."""
MINUTES = 15
CAUGHT = "::"


@dataclass(frozen=True)
class Mutation:
    """A fault: what it is, where, the text that is exchanged, and which tests must notice."""

    fault: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...] = RULES

    @property
    def game(self) -> str:
        """Whose tests must catch it."""
        return Path(self.file).stem.partition("_")[0]


STOPP, MICHIGAN, STOPPA = (f"games/{name}.py" for name in ("stopp", "michigan", "stoppa"))
BETS, POINTS, SAMPLING = (f"games/stoppa_{part}.py" for part in ("bets", "points", "sampling"))
MUTATIONS = (
    Mutation("off by one in a rank", STOPP, "range(n + 1, n - n % 13", "range(n + 2, n - n % 13"),
    Mutation(
        "a stop never clears",
        STOPP,
        "s.lacks[seat] = NONE",
        "s.lacks[seat] |= NONE",
        PROMISES,
    ),
    Mutation(
        "the dealer does not pass",
        STOPP,
        "s.dealer = _next_with_chips(s, s.dealer)",
        "s.dealer = s.dealer",
    ),
    Mutation(
        "odd chips lost",
        STOPP,
        "s.chips[s.first_out] += s.pot - share * sharers",
        "s.chips[s.first_out] += 0",
    ),
    Mutation(
        "debts are not forgiven",
        STOPP,
        "min(np.int64(s.sizes[seat]), s.chips[seat])",
        "np.int64(s.sizes[seat])",
    ),
    Mutation(
        "a stopp tells the whole hand",
        STOPP,
        "s.lacks[seat] |= ABOVE[np.uint64(s.top)]",
        "s.lacks[seat] |= CARDS & ~s.hands[seat]",
        PROMISES,
    ),
    Mutation(
        "an event tells a hidden card",
        "play/stopp_events.py",
        'Event("says-stopp", seat)',
        'Event("says-stopp", seat, amount=int(before.hands[seat]) % 7)',
        PROMISES,
    ),
    Mutation(
        "a card is duplicated", MICHIGAN, "s.hands[seat] ^= bit(card)", "s.hands[seat] |= bit(card)"
    ),
    Mutation(
        "the ante is wrong",
        MICHIGAN,
        "2 if seat == s.dealer else 1",
        "1 if seat == s.dealer else 1",
    ),
    Mutation(
        "the wrong payee",
        MICHIGAN,
        "s.chips[winner] += s.paid[seat]",
        "s.chips[s.dealer] += s.paid[seat]",
    ),
    Mutation("a pay card is not cleared", MICHIGAN, "s.pots[card] = 0\n    if", "if"),
    Mutation(
        "the wrong leader after a stop",
        MICHIGAN,
        "s.lacks[other] |= wanted\n    _lead(s, seat)",
        "s.lacks[other] |= wanted\n    _lead(s, _next_player(s, seat))",
    ),
    Mutation(
        "the colour is the suit",
        MICHIGAN,
        "COLOURS[suit // 2] if",
        "SUITS[suit] if",
    ),
    Mutation("the spare hand is visible", MICHIGAN, ", seen=Seen.NOBODY)", ")", PROMISES),
    Mutation("who is asked is visible", MICHIGAN, ", veil=Seen.NOBODY)", ")", PROMISES),
    Mutation(
        "what is dealt anew knows the true hands",
        MICHIGAN,
        "if other != seat:\n            s.hands[other] = NONE",
        "if other == NOBODY:\n            s.hands[other] = NONE",
        PROMISES,
    ),
    Mutation(
        "a tie goes to the later hand",
        BETS,
        "point(s.hands[seat]) > s.p",
        "point(s.hands[seat]) >= s.p",
    ),
    Mutation("no limit is the pot limit", BETS, "if s.raise_limit == NO_LIMIT", "if False"),
    Mutation(
        "a raise beyond the last",
        STOPPA,
        "s.raises >= s.max_raises",
        "s.raises > s.max_raises",
    ),
    Mutation(
        "an exhausted rank is not skipped",
        STOPPA,
        "range(rank + 1, RANKS)",
        "range(rank + 1, min(rank + 2, RANKS))",
        CASES,  # No deal of a whole pack comes to it: every run goes up to the top.
    ),
    Mutation(
        "a pass keeps the first turn", STOPPA, "s.had_turn[s.turn] = 1", "s.had_turn[s.turn] = 0"
    ),
    Mutation("the odd card is paid", STOPPA, "s.sizes[seat] // 2", "(s.sizes[seat] + 1) // 2"),
    Mutation("three twos are not enough", POINTS, "count(twos) >= 3", "count(twos) > 3"),
    Mutation(
        "clauses in the wrong order",
        STOPPA,
        'Clause("P9", "not-held"),\n    Clause("P11", "must-open-run"),',
        'Clause("P11", "must-open-run"),\n    Clause("P9", "not-held"),',
        CASES,
    ),
    Mutation(
        "used packets are visible",
        STOPPA,
        ", Seen.OWNER, veil=Seen.NOBODY)",
        ", Seen.OWNER)",
        PROMISES,
    ),
    Mutation(
        "what is dealt anew forgets what was said",
        SAMPLING,
        "count(loose) < 2 or _settles_doubts(s, loose, chance)",
        "True",
        PROMISES,
    ),
    Mutation(
        "a point is made anew by other cards",
        SAMPLING,
        "if s.points[seat] and not s.oral_points",
        "if False",
        PROMISES,
    ),
)


def run(mutation: Mutation) -> str:
    """Return which test caught a mutation, or what else became of it."""
    with tempfile.TemporaryDirectory() as folder:
        sources = shutil.copytree(SOURCES, Path(folder, "src"))
        target = sources / "mazarin" / mutation.file
        text = target.read_text("utf-8")
        if text.count(mutation.old) != 1:
            return f"TEXT FOUND {text.count(mutation.old)} TIMES"
        target.write_text(text.replace(mutation.old, mutation.new), "utf-8")
        return _test(mutation, folder)


def _test(mutation: Mutation, folder: str) -> str:
    """Run the tests of the game on the sources in a folder, up to the first that fails."""
    # Neither Hypothesis nor pytest may remember any of it; every run draws the same examples.
    environment = {
        **os.environ,
        "CI": "1",
        "HYPOTHESIS_STORAGE_DIRECTORY": folder,
        "MAZARIN_CACHE": folder,
        "NUMBA_DISABLE_JIT": "1",
        "PYTHONPATH": str(Path(folder, "src")),
    }
    words = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
    words += ["-k", f"({TESTS_OF[mutation.game]}) and not interpreted"]
    words += [f"tests/{tests}.py" for tests in mutation.tests]
    try:
        done = subprocess.run(
            words,
            check=False,
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            timeout=60 * MINUTES,
        )
    except subprocess.TimeoutExpired:
        return f"{CAUGHT} it hangs"
    failed = re.search(r"^FAILED tests/(\S+)", done.stdout, re.MULTILINE)
    return failed[1] if failed else f"MISSED, pytest ended with {done.returncode}"


def main(words: list[str]) -> int:
    """Try the mutations and print a table."""
    chosen = [m for m in MUTATIONS if not words or any(word in m.fault for word in words)]
    caught = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for mutation, found in zip(chosen, pool.map(run, chosen), strict=True):
            caught += CAUGHT in found
            print(f"{mutation.game:9} {mutation.fault:42} {found}", flush=True)
    print(f"{caught} of {len(chosen)} caught")
    return 0 if caught == len(chosen) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
