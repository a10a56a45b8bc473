"""A line: one guest's connection to one table, and the frames that wait to go down it."""

import asyncio
from collections import deque

from mazarin.server import wire

MOST_WAITING = 128
"""Frames that wait for a slow reader before he gets one snapshot instead of all."""


class Line:
    """Frames on their way to a viewer. `put` never waits, so a slow reader holds up nobody."""

    def __init__(self, guest: str, token: str | None = None) -> None:
        self.guest = guest
        self.token = token
        """Sent with the welcome where the guest is new."""
        self.closing = False
        self.ended = ""
        """Why, once it is."""
        self.lagging = False
        self.over = asyncio.Event()
        """Set when the last frame has been taken."""
        self._waiting: deque[bytes] = deque()
        self._news = asyncio.Event()

    def put(self, frame: bytes) -> None:
        """Send a frame, or note that the reader is too slow for it."""
        if self.closing or self.lagging:
            return
        if len(self._waiting) >= MOST_WAITING:
            self.lagging = True
            self._waiting.clear()
        else:
            self._waiting.append(frame)
        self._news.set()

    def send(self, message: wire.Outgoing) -> None:
        """Encode and send a message."""
        self.put(wire.encode(message))

    def end(self, why: str, *, again: bool) -> None:
        """Say good-bye; nothing goes down the line after that."""
        self.send(wire.Bye(why=why, again=again))
        self.closing, self.ended = True, why
        self._news.set()

    async def next(self) -> list[bytes] | None:
        """Return the frames that wait, ``[]`` if the reader needs a snapshot, none at the end."""
        while not self._waiting:
            if self.lagging:
                self.lagging = False
                return []
            if self.closing:
                self.over.set()
                return None
            self._news.clear()
            await self._news.wait()
        frames = list(self._waiting)
        self._waiting.clear()
        return frames
