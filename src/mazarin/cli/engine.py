"""``mazarin engine``: the line engine on standard input and output."""

import argparse
import sys

from mazarin.engine import serve


def engine(_asked: argparse.Namespace) -> int:
    """Answer requests until the input ends."""
    # A byte that is no text must spoil its own line only.
    sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]
    serve(sys.stdin, sys.stdout)
    return 0
