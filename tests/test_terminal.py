"""The terminal while somebody types: what is told stands above, what is typed is kept."""

import os
import subprocess
import sys
import time

import pytest

pty = pytest.importorskip("pty", reason="there are no such terminals on Windows")
pytest.importorskip("readline")

PROGRAM = """
import asyncio
from mazarin.cli.terminal import Terminal

async def main():
    terminal = Terminal()
    with terminal.open():
        while (line := await terminal.typed()) != "end":
            await asyncio.sleep(0.4)
            terminal.tell(f"told {line}")

asyncio.run(main())
"""
PATIENCE = 20.0


class Tube:
    """A terminal with a program at its other end."""

    def __init__(self) -> None:
        self._ours, theirs = pty.openpty()
        command = [sys.executable, "-c", PROGRAM]
        plain = {**os.environ, "TERM": "xterm"}
        self.program = subprocess.Popen(
            command, stdin=theirs, stdout=theirs, stderr=theirs, env=plain
        )
        os.close(theirs)
        os.set_blocking(self._ours, False)
        self.shown = b""

    def type(self, text: bytes) -> None:
        os.write(self._ours, text)

    def shows(self, wanted: bytes) -> None:
        """Wait until something is shown."""
        end = time.monotonic() + PATIENCE
        while wanted not in self.shown:
            assert time.monotonic() < end, self.shown
            try:
                self.shown += os.read(self._ours, 4096)
            except BlockingIOError:
                time.sleep(0.01)

    def close(self) -> None:
        self.program.kill()
        self.program.wait()
        os.close(self._ours)


def test_what_is_typed_is_kept_below_what_is_told() -> None:
    tube = Tube()
    try:
        tube.shows(b"> ")
        tube.type(b"one\r")
        tube.shows(b"one\r\n")
        tube.type(b"ha")
        tube.shows(b"told one\r\n\r\x1b[K> ha")
        tube.type(b"lf\r")
        tube.shows(b"told half\r\n")
        tube.type(b"end\r")
        assert tube.program.wait(PATIENCE) == 0
    finally:
        tube.close()
