"""The keeper of a table: takes commands, writes the log, tells the lines, and minds the clock.

All that changes the room goes through `act`, one at a time: decide, fold, append; then, and only
then, tell. What could not be written has not happened: the room is read from the log again.
"""

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from functools import partial

from mazarin.play import fair, table
from mazarin.play.record import write_record
from mazarin.server import clockwork, tellings, wire
from mazarin.server import entries as log
from mazarin.server.desk import Refused, Whats, decide
from mazarin.server.line import Line
from mazarin.server.pace import Pace
from mazarin.server.room import ANSWERS_KEPT, STAND_IN, Room, fold
from mazarin.server.services import Services
from mazarin.server.store import Append, Finished, Outrun, StoreError

logger = logging.getLogger(__name__)

TRIES = 5
"""How often a decision is made again because another process wrote first."""
REMEMBERED = 100
"""Tellings whose events are kept for those who were away."""
SPECTATOR_DELAY = 120_000
"""How far behind (ms) delayed spectators see a table."""
NOT_MINE = 500
"""After so many ms it is looked again whether another process has let go of a table."""
PASSING_FAULTS = ("store-failed", "too-busy")
"""Refusals that say nothing of the command itself."""

GAME = log.Dealt | log.Moved | log.Settled
PASSING = log.Moved | log.Settled | log.Said | log.Extended
"""Entries that leave all but the game as it was, unless the phase changes with them."""


class Keeper:
    """One table in this process: its room, the lines of its viewers, its clock."""

    def __init__(self, room: Room, services: Services) -> None:
        self.room = room
        self.lines: dict[str, Line] = {}
        self.resumed = services.now()
        self.idle_since = self.resumed
        """When the last line here went down, or the last command came."""
        self._services = services
        self._lock = asyncio.Lock()
        self._answers: OrderedDict[tuple[str, str], wire.Answer | Refused] = OrderedDict()
        """What was answered in this process, refusals and what changed nothing too."""
        self._doubtful = False
        """Whether the room may hold what was never written."""
        self._told = room.seq
        self._teller = tellings.Teller()
        self._seats: dict[str, int | None] = {}
        self._recent: deque[tuple[int, tuple[wire.Happening, ...]]] = deque(maxlen=REMEMBERED)
        self._delayed: deque[tuple[int, bytes]] = deque()
        self._lost: dict[str, int] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    # What changes the room.

    async def act(
        self,
        decision: Callable[[Room], Whats],
        guest: str | None = None,
        command: str | None = None,
    ) -> None:
        """Make happen what is decided, durably. Raise ``Refused``."""
        async with self._lock:
            await self._act(decision, guest, command)

    async def _act(
        self,
        decision: Callable[[Room], Whats],
        guest: str | None = None,
        command: str | None = None,
    ) -> None:
        for _ in range(TRIES):
            try:
                await self._be_sure()
                whats = decision(self.room)
                if whats:
                    await self._write(whats, guest, command)
                return
            except Outrun:
                self._services.metrics.outrun.inc()
            except StoreError as error:
                logger.warning("table %s: %s", self.room.id, error)
                raise Refused("store-failed", "it could not be written down") from error
        raise Refused("too-busy", "others were always faster")

    async def _write(self, whats: Whats, guest: str | None, command: str | None) -> None:
        now, first = self._services.now(), self.room.seq + 1
        rows = [log.Entry(now, what) for what in whats]
        if command is not None:
            rows[0] = log.Entry(now, whats[0], guest, command)
        self._doubtful = True
        phase = self.room.phase
        happened = tuple(event for row in rows for event in self.room.fold(row))
        await self._services.store.append(self._append(first, rows))
        self._doubtful = False
        self._tell(whats, happened, phase)
        await self._services.bus.ring(self.room.id, self.room.seq)

    def _append(self, first: int, rows: list[log.Entry]) -> Append:
        room = self.room
        ended = room.phase == "finished" and any(isinstance(row.what, GAME) for row in rows)
        return Append(
            table=room.id,
            seq=first,
            entries=tuple(map(log.encode, rows)),
            touched=rows[0].at,
            summary=tellings.card(room) if room.info.listed else None,
            listed=room.info.listed,
            closed=room.closed is not None,
            finished=finished(room) if ended else None,
        )

    async def _be_sure(self) -> None:
        """Read the log again if the room may not be what is written there."""
        if self._doubtful:
            rows = await self._services.store.read(self.room.id)
            self.room = Room(self.room.id)
            await self._fold_written(rows)
            self._doubtful = False

    async def catch_up(self) -> None:
        """Fold and tell what another process has written."""
        async with self._lock:
            await self._be_sure()
            await self._fold_written(await self._services.store.read(self.room.id, self.room.seq))

    async def _fold_written(self, rows: list[bytes]) -> None:
        phase, whats, happened = self.room.phase if self.room.opened else "waiting", [], []
        for row in rows:
            entry = log.decode(row)
            events = self.room.fold(entry)
            if self.room.seq > self._told:
                whats.append(entry.what)
                happened += events
        if whats:
            self._tell(whats, tuple(happened), phase)

    # Lines.

    async def attach(self, line: Line, arrival: Callable[[Room], Whats], after: int | None) -> None:
        """Let a guest's line in. Raise ``Refused``."""
        async with self._lock:
            await self._act(arrival)
            older = self.lines.get(line.guest)
            if older is not None:
                older.end("newer-line", again=False)
            self.lines[line.guest] = line
            self._lost.pop(line.guest, None)
            self._welcome(line)
            self._refresh(line, after)
            self._schedule()

    def _welcome(self, line: Line) -> None:
        seat, role = self.room.seat_of(line.guest), self.room.people[line.guest].role
        self._seats[line.guest] = seat
        line.send(
            wire.Welcome(
                guest=line.guest,
                role=role,
                seat=seat,
                protocol=wire.PROTOCOL,
                token=line.token,
            )
        )

    async def refresh(self, line: Line) -> None:
        """Send a line all that it may know now."""
        async with self._lock:
            await self._be_sure()
            self._refresh(line, None)

    def _refresh(self, line: Line, after: int | None) -> None:
        seat = self.room.seat_of(line.guest)
        if seat is None and self.room.info.spectators == "delayed":
            self._show_delayed(line)
            return
        sees = seat is not None or self.room.info.spectators == "yes"
        missed = self._missed(after) if sees else ()
        clock = self._clock() if sees else None
        line.put(tellings.snapshot(self.room, seat, missed, clock, with_game=sees))

    def _missed(self, after: int | None) -> tuple[wire.Happening, ...]:
        since = self.room.seq if after is None else after
        return tuple(event for seq, events in self._recent if seq > since for event in events)

    def _show_delayed(self, line: Line) -> None:
        now = self._services.now()
        ripe = [frame for due, frame in self._delayed if due <= now]
        hall = tellings.snapshot(self.room, None, (), None, with_game=False)
        line.put(ripe[-1] if ripe else hall)

    async def detach(self, line: Line) -> None:
        """Note that a line is down, unless a newer one has replaced it."""
        if self.lines.get(line.guest) is line:
            del self.lines[line.guest]
            self._seats.pop(line.guest, None)
            self.idle_since = self._services.now()
            self._lost[line.guest] = self.idle_since
            self._schedule()

    async def command(self, guest: str, command: wire.Command) -> wire.Answer:
        """Answer a command, once: the same id gets the same answer."""
        self.idle_since = self._services.now()
        key = guest, command.id
        if key not in self._answers:
            self._remember(key, await self._answer(guest, command))
        answer = self._answers[key]
        if isinstance(answer, Refused):
            raise answer
        return answer

    async def _answer(self, guest: str, command: wire.Command) -> wire.Answer | Refused:
        """Return what is answered for good. Raise ``Refused`` for what may be asked again."""
        try:
            await self.act(lambda room: _decide_once(room, guest, command), guest, command.id)
        except Refused as refused:
            if refused.name in PASSING_FAULTS:
                raise
            return refused
        seq = self.room.answers.get((guest, command.id), self.room.seq)
        return wire.Answer(id=command.id, ok=True, seq=seq)

    def _remember(self, key: tuple[str, str], answer: wire.Answer | Refused) -> None:
        self._answers.setdefault(key, answer)
        if len(self._answers) > ANSWERS_KEPT:
            self._answers.popitem(last=False)

    # Telling.

    def _tell(self, whats: Whats, happened: tuple[wire.Happening, ...], phase: str) -> None:
        room = self.room
        self._told = room.seq
        self._recent.append((room.seq, happened))
        self._note_lines(whats)
        game_changed = any(isinstance(what, GAME) for what in whats)
        table_changed = room.phase != phase or not all(isinstance(w, PASSING) for w in whats)
        clock = self._clock()
        public = self._teller.public(
            room, happened, table_changed=table_changed, game_changed=game_changed, clock=clock
        )
        self._send(public, happened, game_changed=game_changed)
        self._dismiss()
        self._schedule()

    def _send(
        self, public: bytes, happened: tuple[wire.Happening, ...], *, game_changed: bool
    ) -> None:
        room, spectators = self.room, self.room.info.spectators
        frames: dict[int, bytes] = {}
        for guest, line in list(self.lines.items()):
            seat = room.seat_of(guest)
            if seat != self._seats.get(guest):
                self._seats[guest] = seat
                self._teller.forget()
                self._refresh(line, room.seq - 1)
            elif seat is not None:
                if seat not in frames:
                    frames[seat] = (
                        self._teller.for_seat(room, seat, public) if game_changed else public
                    )
                line.put(frames[seat])
            elif spectators == "yes":
                line.put(public)
            elif spectators == "no" and not game_changed:
                line.put(tellings.snapshot(room, None, (), None, with_game=False))
        if spectators == "delayed":
            self._delay(tellings.snapshot(room, None, happened, None))

    def _delay(self, frame: bytes) -> None:
        """Keep a frame for delayed spectators, and forget those that a newer ripe one replaces."""
        now = self._services.now()
        self._delayed.append((now + SPECTATOR_DELAY, frame))
        while len(self._delayed) > 1 and self._delayed[1][0] <= now:
            self._delayed.popleft()
        self._services.later(SPECTATOR_DELAY, partial(self._show_ripe, frame))

    def _show_ripe(self, frame: bytes) -> None:
        for guest, line in self.lines.items():
            if self.room.seat_of(guest) is None:
                line.put(frame)

    def _clock(self) -> wire.Clock | None:
        left = clockwork.time_left(self.room, self._pace, self.resumed, self._services.now())
        return wire.Clock(*left) if left else None

    def _dismiss(self) -> None:
        """End the lines of those who are no longer at the table, or of all if it is closed."""
        for guest, line in list(self.lines.items()):
            if guest not in self.room.people:
                why = "kicked" if guest in self.room.banned else "left"
                line.end(why, again=False)
                del self.lines[guest]
            elif self.room.closed is not None:
                line.end(f"closed-{self.room.closed}", again=False)
        if self.room.closed is not None:
            self.lines.clear()

    def _note_lines(self, whats: Iterable[log.AnyWhat]) -> None:
        """Keep account of the lines that end at other processes."""
        for what in whats:
            if isinstance(what, log.Came | log.Departed):
                self._lost.pop(what.guest, None)
            elif isinstance(what, log.Went):
                self._lost.setdefault(what.guest, self._services.now())

    async def find_lost(self) -> None:
        """Note whose line ends nowhere: not here, and at no process that is alive."""
        alive = await self._services.leases.living()
        for guest, visitor in self.room.people.items():
            if guest not in self.lines and visitor.node not in alive - {self._services.leases.node}:
                self._lost.setdefault(guest, self._services.now())
        self._schedule()

    # The clock.

    @property
    def _pace(self) -> Pace:
        return self._services.paces[self.room.info.pace]

    def _schedule(self) -> None:
        """Set the timer to what comes next by itself."""
        self._stop_timer()
        if self.room.closed is None:
            chime = clockwork.next_chime(self.room, self._pace, self._lost, self.resumed)
            if chime is not None and chime.due < clockwork.NEVER:
                self._ring_at(chime.due, chime, self.room.seq)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _ring_at(self, due: int, chime: clockwork.Chime, seq: int) -> None:
        """Set the timer to something that is due unless entry ``seq`` is no longer the last."""
        self._stop_timer()
        ring = partial(self._ring, chime, seq)
        self._timer = self._services.later(due - self._services.now(), ring)

    def _ring(self, chime: clockwork.Chime, seq: int) -> None:
        task = asyncio.get_running_loop().create_task(self._chime(chime, seq))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _chime(self, chime: clockwork.Chime, seq: int) -> None:
        try:
            if not await self._services.leases.claim(self.room.id):
                self._ring_at(self._services.now() + NOT_MINE, chime, seq)
                return
            move = await self._think(chime, seq)
            await self.act(lambda room: _due(room, seq, chime, move))
        except Refused as refused:
            logger.warning("table %s: %s", self.room.id, refused)
            self._ring_at(self._services.now() + NOT_MINE, chime, seq)
        except Exception:
            # Whatever it was, the table must not stand still: it is read from its log again.
            logger.exception("table %s: its clock stumbled", self.room.id)
            self._doubtful = True
            self._ring_at(self._services.now() + NOT_MINE, chime, seq)
        if self.room.seq != seq:
            self._schedule()

    async def _think(self, chime: clockwork.Chime, seq: int) -> str | None:
        """Return the move of a bot, where one is due and nothing has happened since."""
        seat = chime.thinker
        if seat is None or self.room.seq != seq:
            return None
        view = table.view(self.room.state, seat)
        level = self.room.chairs[seat].bot or STAND_IN
        return await self._services.thinker.choose(view, seat, level)

    # The end.

    async def rest(self) -> None:
        """Stop: the table sleeps in its log until somebody comes."""
        self._stop_timer()
        for task in list(self._tasks):
            task.cancel()
        await self._services.leases.release(self.room.id)


def _due(room: Room, seq: int, chime: clockwork.Chime, move: str | None) -> Whats:
    """Return what was due, unless something has happened since."""
    if room.seq != seq:
        return []
    if chime.thinker is None:
        return chime.whats(room)
    assert move is not None
    return [log.Moved(seat=chime.thinker, move=move, hand="bot")]


def _decide_once(room: Room, guest: str, command: wire.Command) -> Whats:
    return [] if (guest, command.id) in room.answers else decide(room, guest, command)


def finished(room: Room) -> Finished:
    """Return what is kept of the match that has ended, with all that proves its deals."""
    assert room.match is not None
    assert room.secret is not None
    assert room.commitment is not None
    proof = fair.Proof(
        table=room.id,
        number=room.number,
        commitment=room.commitment,
        cuts=room.dealt_cuts,
        secret=room.secret.reveal(int(room.state.deal)),
    )
    room.match.headers.update(proof.headers())
    return Finished(
        match=room.number,
        game=room.info.game,
        players=len(room.chairs),
        ended=room.moment,
        record=write_record(room.match).encode(),
    )


async def load(table_id: str, services: Services) -> Keeper | None:
    """Return a keeper of a table as its log has it, or none if there is no such table."""
    rows = await services.store.read(table_id)
    if not rows:
        return None
    keeper = Keeper(fold(table_id, rows), services)
    await keeper.find_lost()
    return keeper
