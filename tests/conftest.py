"""What every test shares: how hard Hypothesis tries, and a command line to type at.

``HYPOTHESIS_PROFILE=fuzz`` tries harder (`make fuzz`). No profile has a deadline: the first call of
a rule compiles it, and says so of the machine, not of the code.
"""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from mazarin.cli import main

Run = Callable[..., tuple[int, str, str]]

settings.register_profile(
    "default",
    deadline=None,
    max_examples=100,
    derandomize=bool(os.environ.get("CI")),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "fuzz",
    deadline=None,
    max_examples=5000,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Run a command in this process; ``typed`` is what the player enters, line by line.

    Then the input ends, or whatever ``end`` stands for happens. A match that is left is kept in
    ``tmp_path``.
    """
    monkeypatch.setattr("platformdirs.user_state_dir", lambda name: str(tmp_path / name))

    def command(
        *words: str, typed: list[str] | None = None, end: type[BaseException] = EOFError
    ) -> tuple[int, str, str]:
        lines = iter(typed or [])

        def answer(prompt: str = "") -> str:
            print(prompt)
            try:
                return next(lines)
            except StopIteration:
                raise end from None

        monkeypatch.setattr("builtins.input", answer)
        try:
            code = main(words)
        except SystemExit as leave:
            code = int(leave.code or 0)
        out, err = capsys.readouterr()
        return code, out, err

    return command
