"""How long a user waits: for help, for the first use of a game on a machine, and for later ones."""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PROBE = "import sys; from mazarin.cli import main\ntry: main(['--help'])\nexcept SystemExit: pass\n"


def help_seconds() -> float:
    """Return the seconds that ``mazarin --help`` takes."""
    return _seconds(["--help"], os.environ)


def help_needs_no_compiler() -> bool:
    """Return whether help comes without Numba being imported."""
    check = PROBE + "sys.exit('numba' in sys.modules)"
    return (
        subprocess.run([sys.executable, "-c", check], capture_output=True, check=False).returncode
        == 0
    )


def first_hand_seconds(game: str) -> tuple[float, float]:
    """Return the seconds to the first hand: on a new machine, and in a later process."""
    with tempfile.TemporaryDirectory() as folder:
        environ = {**os.environ, "MAZARIN_CACHE": str(Path(folder) / "cache")}
        play = ["play", game, "--seed", "1"]
        return _seconds(play, environ), _seconds(play, environ)


def _seconds(arguments: list[str], environ: "os._Environ[str] | dict[str, str]") -> float:
    begun = time.perf_counter()
    subprocess.run(
        [sys.executable, "-m", "mazarin", *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env=dict(environ),
        check=True,
    )
    return time.perf_counter() - begun
