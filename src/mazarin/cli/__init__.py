"""The command line. Imports nothing heavy until a command needs it, so that help comes at once."""

import os
import sys
from collections.abc import Sequence

from mazarin.cli.arguments import parser

FAULT, USAGE, INTERRUPTED = 1, 2, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0 fine, 1 a fault was found, 2 a wrong request."""
    _make_output_lenient()
    asked = parser().parse_args(arguments)
    try:
        code: int = asked.run(asked)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has left; nothing more can be told.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAULT
    except (ValueError, OSError) as error:
        print(f"mazarin: {error}", file=sys.stderr)
        return USAGE


def _make_output_lenient() -> None:
    """Never fail on a letter that the terminal cannot show."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
