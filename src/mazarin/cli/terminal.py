"""The terminal: lines that are shown while the player types, and the lines that are typed.

What is being typed stays at the bottom, where there is a line editor. Else it is left to the
terminal, which keeps what was typed but may show it broken in two.
"""

import asyncio
import os
import shutil
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from mazarin.cli.screen import painted, wrapped

with suppress(ImportError):  # Windows has neither
    import readline
    import termios

STANDARD_INPUT = 0
PROMPT = "> "
_CLEAR_LINE = "\r\033[K"
_PROMPT_OF_EDITOR = f"\001{_CLEAR_LINE}\002{PROMPT}"
"""Takes the place of one that was shown below the last line told; what is between shows nothing."""


def fitted(line: str, pack: str | None) -> str:
    """Return a line as this terminal shows it best: broken between words, cards in colours."""
    if not sys.stdout.isatty():
        return line
    broken = wrapped(line, shutil.get_terminal_size().columns)
    plain = "NO_COLOR" in os.environ or os.environ.get("TERM") == "dumb"
    return broken if plain or pack is None else painted(broken, pack)


class Terminal:
    """Shows lines above the one that is being typed."""

    def __init__(self) -> None:
        self.pack: str | None = None
        """Whose cards are painted."""
        self._typed: asyncio.Queue[str | None] = asyncio.Queue()
        editor = "readline" in sys.modules
        self._edits = editor and sys.stdin.isatty() and sys.stdout.isatty()
        self._prompted = False
        """Whether the editor waits behind its prompt, perhaps with a line half typed."""

    def tell(self, line: str) -> None:
        """Show a line; what is being typed moves down below it."""
        before = _CLEAR_LINE if self._edits else ""
        print(f"{before}{fitted(line, self.pack)}\n", end="", flush=True)
        if self._prompted:
            self._show_prompt()

    def _show_prompt(self) -> None:
        print(f"{_CLEAR_LINE}{PROMPT}{readline.get_line_buffer()}", end="", flush=True)

    @contextmanager
    def open(self) -> Iterator[None]:
        """Read what is typed, in a thread that nobody waits for; leave the terminal as it was."""
        before = termios.tcgetattr(sys.stdin) if self._edits else None
        if self._edits:
            readline.parse_and_bind("set enable-bracketed-paste off")
            readline.set_pre_input_hook(self._note_prompt)
        read = self._edit if self._edits else self._read
        threading.Thread(target=read, args=[asyncio.get_running_loop()], daemon=True).start()
        try:
            yield
        finally:
            if before is not None:
                print(_CLEAR_LINE, end="", flush=True)
                termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)

    async def typed(self) -> str:
        """Return the next line that is typed. Raise ``EOFError`` at the end."""
        line = await self._typed.get()
        if line is None:
            raise EOFError
        return line.strip()

    def _edit(self, loop: asyncio.AbstractEventLoop) -> None:
        while True:
            try:
                line: str | None = input(_PROMPT_OF_EDITOR)
            except EOFError:
                line = None
            self._prompted = False
            self._hand_over(line, loop)
            if line is None:
                return

    def _note_prompt(self) -> None:
        """Note that the editor waits; what was told meanwhile may have wiped its prompt out."""
        self._prompted = True
        self._show_prompt()

    def _read(self, loop: asyncio.AbstractEventLoop) -> None:
        """Read without `sys.stdin`, whose lock a thread that is left waiting would keep."""
        with os.fdopen(os.dup(STANDARD_INPUT), encoding="utf-8", errors="replace") as lines:
            for line in lines:
                self._hand_over(line, loop)
        self._hand_over(None, loop)

    def _hand_over(self, line: str | None, loop: asyncio.AbstractEventLoop) -> None:
        with suppress(RuntimeError):  # nobody listens any more
            loop.call_soon_threadsafe(self._typed.put_nowait, line)
