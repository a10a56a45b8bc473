"""The one door to Numba: how rules are compiled and where the result is kept.

Knows nothing of cards. Importing this module imports Numba (about half a second), so the command
line imports it only when a game is really played.
"""

import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
import platformdirs

Record = Any
"""One element of a structured array: ``numpy.record`` interpreted, a Numba record compiled."""

Whole = Any
"""A whole number as wide, and as signed or unsigned, as compiled code needs it."""

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).parent
MONTH = 30 * 24 * 3600


@cache
def cache_folder() -> Path:
    """Folder of compiled code, named after the sources: a change in any file starts a fresh one.

    Numba notices a change only in the file of the function itself, never in the file of a callee.
    """
    digest = hashlib.sha256(numba.__version__.encode() + np.__version__.encode())
    for source in sorted(PACKAGE.rglob("*.py")):
        digest.update(str(source.relative_to(PACKAGE)).encode() + source.read_bytes())
    folder = _writable_root() / digest.hexdigest()[:16]
    folder.mkdir(exist_ok=True)
    os.utime(folder)
    _forget_old(folder.parent)
    return folder


def _writable_root() -> Path:
    """Return the user's cache folder, or where that cannot be written one for this process alone.

    Compiled code is run without being looked at, so it must never come from a folder that others
    can write.
    """
    root = Path(os.environ.get("MAZARIN_CACHE") or platformdirs.user_cache_dir("mazarin"))
    try:
        root.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=root):
            return root
    except OSError:
        return Path(tempfile.mkdtemp(prefix="mazarin-"))


def _forget_old(root: Path) -> None:
    """Remove the folders of sources that nobody has run for a month."""
    for folder in root.iterdir():
        if folder.is_dir() and time.time() - folder.stat().st_mtime > MONTH:
            shutil.rmtree(folder, ignore_errors=True)


def is_compiled(what: str) -> bool:
    """Whether a process on this machine has finished compiling ``what`` from these sources."""
    return _mark(what).exists()


def mark_compiled(what: str) -> None:
    """Note that ``what`` loads from the cache from now on."""
    _mark(what).touch()


def _mark(what: str) -> Path:
    return cache_folder() / f"{what}.ready"


INTERPRETED = bool(numba.config.DISABLE_JIT)
"""True under ``NUMBA_DISABLE_JIT=1``: the same source runs as plain Python."""

if INTERPRETED:
    # Compiled unsigned arithmetic wraps around silently; so must the interpreted.
    np.seterr(over="ignore")
else:
    numba.config.CACHE_DIR = str(cache_folder())


def compiled(function: F) -> F:
    """Compile a function of records and numbers, cached on disk, free of Python's lock.

    Rules are many short functions over one record; inlined, a step of a game runs twice as fast.
    """
    jitted: F = numba.njit(cache=True, nogil=True, forceinline=True)(function)
    return jitted
