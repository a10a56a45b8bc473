"""Bots that think in a process of their own, so that none can look at a table or hold it up."""

import asyncio
import logging
import secrets
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import cast

import msgspec

from mazarin.bots import LEVELS
from mazarin.bots.uniform import uniform
from mazarin.chance import stream
from mazarin.compiled import Record
from mazarin.games import GAMES
from mazarin.games.generic import game_of
from mazarin.play import table
from mazarin.play.notation import write_move
from mazarin.play.rehearsal import rehearse
from mazarin.server.mind import LOADED, Answer, Question

logger = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "mazarin.server.mind")
LOADING = 180.0
"""Seconds in which a process must have loaded its games, or compiled them on a slow machine."""
LONGEST_PAUSE = 30.0
STEADY = 60.0
"""A process that lived so many seconds is started anew after a short pause again."""
LONGEST_LINE = 1_000
DYING = 0.05
"""Seconds left to a process to die by itself."""


class Thinker:
    """Bots in another process. A view goes in, a move comes out, or after the deadline a stand-in.

    The other process is told the view, the seat and the level, nothing else; the true state of a
    table must never be given to a thinker. A process that crashes, hangs or talks nonsense is
    killed and started anew, after a pause that doubles while that does not help. Meanwhile moves
    are stood in for: any legal move, drawn here.

    ``thought``, ``stood_in`` and ``restarts`` count the bots' own moves, those stood in for, and
    the processes after the first.
    """

    def __init__(
        self,
        deadline: float = 1.0,
        *,
        games: Sequence[str] = GAMES,
        command: Sequence[str] = COMMAND,
        loading: float = LOADING,
        pause: float = 0.1,
    ) -> None:
        self.thought = self.stood_in = self.restarts = 0
        self._deadline, self._loading, self._pause = deadline, loading, pause
        self._games, self._command = tuple(games), tuple(command)
        self._chance = stream(secrets.randbits(64))
        self._numbers = count(LOADED + 1)
        self._mind: _Mind | None = None
        self._tried = asyncio.Event()
        self._tending: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Return when the process has loaded the games; or has failed to, and is tried again."""
        self._tending = asyncio.create_task(self._tend())
        await self._tried.wait()
        for name in self._games:
            await asyncio.to_thread(rehearse, name, lambda view, _: self._stand_in(view))

    async def close(self) -> None:
        """End the process. Whoever still waits, or comes later, gets a stand-in's move."""
        if self._tending is not None:
            self._tending.cancel()
            await asyncio.wait([self._tending])

    async def choose(self, view: Record, seat: int, level: str) -> str:
        """Return a legal move for the seat whose view this is, in notation, within the deadline.

        Raise ``ValueError`` where that seat is not on turn, as then it has none; whatever else goes
        wrong is stood in for.
        """
        if table.turn(view) != seat:
            raise ValueError(f"p{seat} is not on turn")
        action = await self._think(view, seat, level)
        if action is None:
            self.stood_in += 1
            return write_move(view, self._stand_in(view))
        self.thought += 1
        return write_move(view, action)

    async def _think(self, view: Record, seat: int, level: str) -> int | None:
        """Return the bot's own legal action, or ``None``."""
        mind = self._mind
        if mind is None or level not in LEVELS:
            return None
        number = next(self._numbers)
        question = Question(number, game_of(view).name, view.tobytes(), seat, level)
        action = await mind.ask(question, self._deadline)
        if action is not None and table.why_not(view, action, seat) is not None:
            mind.fail("made an illegal move")
            return None
        return action

    def _stand_in(self, view: Record) -> int:
        return int(uniform(view, self._chance))

    async def _tend(self) -> None:
        """Keep a process going."""
        pause, time = self._pause, asyncio.get_running_loop().time
        while True:
            began = time()
            await self._live()
            if time() - began > STEADY:
                pause = self._pause
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            self.restarts += 1

    async def _live(self) -> None:
        """Start a process and let it be asked, until it is gone."""
        try:
            mind = await _Mind.start([*self._command, *self._games], self._loading)
        except OSError as error:
            logger.warning("the bots' process does not start: %s", error)
        else:
            await self._attend(mind)
        finally:
            self._tried.set()

    async def _attend(self, mind: "_Mind") -> None:
        try:
            if await mind.loaded is not None:
                self._mind = mind
                self._tried.set()
            await mind.gone.wait()
        finally:
            self._mind = None
            mind.end()
            await mind.gone.wait()


@dataclass(frozen=True)
class _Expected:
    action: asyncio.Future[int | None]
    late: asyncio.TimerHandle


class _Mind(asyncio.SubprocessProtocol):
    """One process, the answers expected of it, and its end as soon as one of them is not right."""

    def __init__(self, loading: float) -> None:
        self._loop = asyncio.get_running_loop()
        self._loading = loading
        self._ended = False
        self._expected: dict[int, _Expected] = {}
        self._heard = b""
        self.gone = asyncio.Event()
        """Set when the process is dead and reaped."""

    @classmethod
    async def start(cls, command: Sequence[str], loading: float) -> "_Mind":
        """Start a process, in a session of its own so that Ctrl-C reaches the server alone."""
        _, mind = await asyncio.get_running_loop().subprocess_exec(
            partial(cls, loading), *command, stderr=None, start_new_session=True
        )
        return mind

    def ask(self, question: Question, deadline: float) -> "asyncio.Future[int | None]":
        """Return the action to come, which is ``None`` when the process ends before."""
        if not self._ended:
            self._stdin.write(msgspec.json.encode(question) + b"\n")
        return self._expect(question.number, deadline)

    def _expect(self, number: int, deadline: float) -> "asyncio.Future[int | None]":
        """Return what will be answered under a number; the process ends if it is not in time.

        Nobody need wait for it: an answer that nobody wants any more is due all the same.
        """
        action: asyncio.Future[int | None] = self._loop.create_future()
        if self._ended:
            action.set_result(None)
        else:
            late = self._loop.call_later(deadline, self.fail, "is too slow")
            self._expected[number] = _Expected(action, late)
        return action

    def _settle(self, number: int, action: int | None) -> None:
        expected = self._expected.pop(number)
        expected.late.cancel()
        if not expected.action.done():
            expected.action.set_result(action)

    def fail(self, why: str) -> None:
        """End a process that is not as it should be, and say why."""
        if not self._ended:
            logger.warning("the bots' process %s", why)
            self.end()

    def end(self) -> None:
        """Kill the process and give up what is expected of it."""
        self._ended = True
        # One that is dying anyway is left to die: asyncio complains when it is killed meanwhile.
        self._loop.call_later(DYING, self._transport.close)
        for number in list(self._expected):
            self._settle(number, None)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Expect it to load the games."""
        self._transport = cast(asyncio.SubprocessTransport, transport)
        self._stdin = cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0))
        self.loaded = self._expect(LOADED, self._loading)

    def pipe_data_received(self, _fd: int, data: bytes | str) -> None:
        """Hear the lines that are whole."""
        if self._ended:
            return
        *lines, self._heard = (self._heard + cast(bytes, data)).split(b"\n")
        for line in lines:
            self._hear(line)
        if len(self._heard) > LONGEST_LINE:
            self.fail("talks without end")

    def _hear(self, line: bytes) -> None:
        try:
            answer = msgspec.json.decode(line, type=Answer)
        except msgspec.DecodeError:
            self.fail("talks nonsense")
            return
        if answer.number in self._expected:
            self._settle(answer.number, answer.action)
        else:
            self.fail("answers what nobody asked")

    def pipe_connection_lost(self, _fd: int, _error: Exception | None) -> None:
        """Take a closed pipe for the end, as no answer can come any more."""
        self.fail("is gone")

    def connection_lost(self, _error: Exception | None) -> None:
        """Note that it is dead and reaped."""
        self._transport.close()
        self.gone.set()
