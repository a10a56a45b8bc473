"""The C twin of Stopp: built with the machine's compiler, played from Python."""

import ctypes
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).parent / "stopp_twin.c"
SEATS = 6


def compiler() -> str | None:
    """Return the machine's C compiler, if it has one."""
    return shutil.which("cc")


@cache
def _library() -> ctypes.CDLL:
    folder = Path(tempfile.mkdtemp(prefix="mazarin-twin-"))
    built = folder / "twin.so"
    command = [compiler() or "cc", "-O3", "-shared", "-fPIC", "-o", str(built), str(SOURCE)]
    subprocess.run(command, check=True)
    library = ctypes.CDLL(str(built))
    library.twin.restype = ctypes.c_int64
    shutil.rmtree(folder)
    return library


def play(
    *, players: int, seed: int, deals: int, first: int = 0, capital: int = 10, hand_size: int = 6
) -> tuple[int, list[int], list[int]]:
    """Play deals from match ``first`` on; return the steps, and chips and deals won by seat."""
    net, won = (ctypes.c_int64 * SEATS)(), (ctypes.c_int64 * SEATS)()
    steps = _library().twin(
        players,
        capital,
        hand_size,
        ctypes.c_uint64(seed),
        ctypes.c_uint64(first),
        ctypes.c_int64(deals),
        net,
        won,
    )
    return int(steps), list(net)[:players], list(won)[:players]
