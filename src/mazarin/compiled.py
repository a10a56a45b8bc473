"""The one door to Numba: how rules are compiled and where the result is kept.

Knows nothing of cards. Importing this module imports Numba (about half a second), so the command
line imports it only when a game is really played.
"""

import hashlib
import os
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
import platformdirs

Record = Any
"""One element of a structured array: ``numpy.record`` interpreted, a Numba record compiled."""

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).parent


@cache
def cache_folder() -> Path:
    """Folder of compiled code, named after the sources: a change in any file starts a fresh one.

    Numba notices a change only in the file of the function itself, never in the file of a callee.
    """
    digest = hashlib.sha256(numba.__version__.encode() + np.__version__.encode())
    for source in sorted(PACKAGE.rglob("*.py")):
        digest.update(str(source.relative_to(PACKAGE)).encode() + source.read_bytes())
    return _writable_root() / digest.hexdigest()[:16]


def _writable_root() -> Path:
    """The user's cache folder, or a temporary one where that cannot be written."""
    root = Path(os.environ.get("MAZARIN_CACHE") or platformdirs.user_cache_dir("mazarin"))
    try:
        root.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=root):
            return root
    except OSError:
        return Path(tempfile.gettempdir()) / "mazarin-cache"


def is_compiled(what: str) -> bool:
    """Whether a process on this machine has finished compiling ``what`` from these sources."""
    return _mark(what).exists()


def mark_compiled(what: str) -> None:
    """Note that ``what`` loads from the cache from now on."""
    _mark(what).parent.mkdir(parents=True, exist_ok=True)
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
    """Compile a function of records and numbers, cached on disk, free of Python's lock."""
    jitted: F = numba.njit(cache=True, nogil=True)(function)
    return jitted
