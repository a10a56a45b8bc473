"""Bots in a process of their own: whatever becomes of it, a table gets its move in time."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from mazarin.games import GAMES
from mazarin.play import table
from mazarin.play.notation import read, read_move
from mazarin.server.mind import LOADED
from mazarin.server.thinker import Thinker
from tests.tables import random_pack, random_setting

PROMPT = 0.3
"""Seconds within which a bot of these tests must answer."""
GRACE = 0.7
"""Seconds more that a busy machine may take."""
AT_LENGTH = 20.0
"""Seconds after which what has not happened never will."""

POSITION = "stopp 5hQh/+2/+1 8h p0 last=p2 view=p0"
VIEW = read(POSITION).record
"""Only the queen may be laid."""

FAKE = f"""
import json, os, sys, time
five, queen, stopp = 3, 10, 52
life = len(os.listdir(sys.argv[1]))
open(os.path.join(sys.argv[1], str(os.getpid())), "w").close()

def say(number, action):
    write(json.dumps(dict(number=number, action=action)).encode())

def write(line):
    sys.stdout.buffer.write(line + b"\\n")
    sys.stdout.buffer.flush()

def load():
    say({LOADED}, 0)

def questions():
    for line in sys.stdin:
        yield json.loads(line)["number"]
"""

GOOD = """
load()
for number in questions():
    say(number, queen)
"""

SLOWLY = GOOD.replace("say(number", f"time.sleep({PROMPT / 10}); say(number")

SPOILT = """
load()
for number in questions():
    if life == 0:
        {fault}
    else:
        say(number, queen)
"""

FAULTS = {
    "crash": "os._exit(3)",
    "hang": "time.sleep(60)",
    "slow": f"time.sleep({2 * PROMPT}); say(number, queen)",
    "closed": "os.close(1); time.sleep(60)",
    "rubbish": "write(bytes(range(256))); time.sleep(60)",
    "not an answer": "write(b'[]'); time.sleep(60)",
    "no number": "say(number, None); time.sleep(60)",
    "illegal card": "say(number, five); time.sleep(60)",
    "illegal word": "say(number, stopp); time.sleep(60)",
    "no action": "say(number, -1); time.sleep(60)",
    "great action": "say(number, 10**18); time.sleep(60)",
    "action past all words": "say(number, 63); time.sleep(60)",
    "wrong number": "say(number + 1, queen); time.sleep(60)",
    "loads again": "load(); time.sleep(60)",
    "huge line": "write(b'9' * 10**7); time.sleep(60)",
    "line without end": "sys.stdout.write('9' * 10**7); sys.stdout.flush(); time.sleep(60)",
}


def fake(folder: Path, script: str, **kwargs: float) -> Thinker:
    """Return a thinker whose process, noted in a folder when it starts, runs a script."""
    return Thinker(
        PROMPT,
        games=["stopp"],
        command=[sys.executable, "-c", FAKE + script, str(folder)],
        **{"pause": 0.01, **kwargs},
    )


async def until(happens: Callable[[], bool]) -> None:
    """Wait for something to happen."""
    async with asyncio.timeout(AT_LENGTH):
        while not happens():
            await asyncio.sleep(0.01)


async def ask(thinker: Thinker) -> None:
    """Ask for the queen, and get it in time."""
    began = time.monotonic()
    assert await thinker.choose(VIEW, 0, "simple") == "Qh"
    assert time.monotonic() - began < PROMPT + GRACE


async def recovered(thinker: Thinker) -> None:
    """Ask until a bot itself has thought."""
    async with asyncio.timeout(AT_LENGTH):
        while not thinker.thought:
            await ask(thinker)
            await asyncio.sleep(0.01)


def is_there(process: str) -> bool:
    """Return whether a process lives or has not been reaped."""
    try:
        os.kill(int(process), 0)
    except ProcessLookupError:
        return False
    return True


def nobody_left(folder: Path) -> bool:
    return not any(is_there(process.name) for process in folder.iterdir())


@pytest.mark.parametrize("name", GAMES)
def test_bots_play_whole_deals_at_many_tables_at_once(name: str) -> None:
    async def one_table(thinker: Thinker, seed: int) -> int:
        rnd, moves = Random(seed), 0
        s = random_setting(name, rnd).match().state
        s, _ = table.with_deal(s, random_pack(s, rnd))
        while not table.is_over(s):
            seat = int(s.turn)
            view = table.view(s, seat)
            move = await thinker.choose(view, seat, rnd.choice(["random", "simple"]))
            s, _ = table.play(s, read_move(view, move), seat)
            moves += 1
        return moves

    async def scene() -> None:
        thinker = Thinker(deadline=AT_LENGTH, games=[name])
        await thinker.start()
        moves = await asyncio.gather(*(one_table(thinker, seed) for seed in range(10)))
        assert (thinker.thought, thinker.stood_in, thinker.restarts) == (sum(moves), 0, 0)
        await thinker.close()

    asyncio.run(scene())


@pytest.mark.parametrize("fault", FAULTS)
def test_a_faulty_process_is_stood_in_for_and_started_anew(fault: str, tmp_path: Path) -> None:
    async def scene() -> None:
        thinker = fake(tmp_path, SPOILT.format(fault=FAULTS[fault]))
        await thinker.start()
        await ask(thinker)
        assert (thinker.thought, thinker.stood_in) == (0, 1)
        (spoilt,) = tmp_path.iterdir()
        await recovered(thinker)
        assert thinker.restarts == 1
        assert not is_there(spoilt.name)
        await thinker.close()
        assert nobody_left(tmp_path)

    asyncio.run(scene())


@pytest.mark.skipif(sys.platform == "win32", reason="uvloop is not made for Windows")
@pytest.mark.parametrize("fault", ["crash", "hang", "line without end"])
def test_the_same_on_the_loop_of_the_server(fault: str, tmp_path: Path) -> None:
    import uvloop

    async def scene() -> None:
        thinker = fake(tmp_path, SPOILT.format(fault=FAULTS[fault]))
        await thinker.start()
        await recovered(thinker)
        await thinker.close()
        assert nobody_left(tmp_path)

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(scene())


@pytest.mark.parametrize("fault", ["crash", "hang", "huge line"])
def test_all_that_wait_get_a_move_when_the_process_fails(fault: str, tmp_path: Path) -> None:
    async def scene() -> None:
        thinker = fake(tmp_path, SPOILT.format(fault=FAULTS[fault]))
        await thinker.start()
        await asyncio.gather(*(ask(thinker) for _ in range(50)))
        assert thinker.stood_in == 50
        await recovered(thinker)
        await thinker.close()

    asyncio.run(scene())


def test_an_answer_too_many_ends_the_process(tmp_path: Path) -> None:
    async def scene() -> None:
        thinker = fake(tmp_path, SPOILT.format(fault="say(number, queen); say(number, queen)"))
        await thinker.start()
        await ask(thinker)
        await until(lambda: thinker.restarts == 1)
        await thinker.close()

    asyncio.run(scene())


def test_a_start_that_takes_its_time_is_waited_for(tmp_path: Path) -> None:
    async def scene() -> None:
        thinker = fake(tmp_path, f"time.sleep({2 * PROMPT})" + GOOD)
        await thinker.start()
        await ask(thinker)
        assert (thinker.thought, thinker.restarts) == (1, 0)
        await thinker.close()

    asyncio.run(scene())


def test_a_start_that_takes_too_long_is_made_again(tmp_path: Path) -> None:
    async def scene() -> None:
        thinker = fake(tmp_path, "if life == 0: time.sleep(60)" + GOOD, loading=2.0)
        await thinker.start()
        await recovered(thinker)
        assert thinker.restarts >= 1
        await thinker.close()
        assert nobody_left(tmp_path)

    asyncio.run(scene())


def test_a_process_that_cannot_be_started_is_stood_in_for() -> None:
    async def scene() -> None:
        thinker = Thinker(PROMPT, games=["stopp"], command=["./no-such-program"])
        await thinker.start()
        await ask(thinker)
        assert thinker.stood_in == 1
        await thinker.close()

    asyncio.run(scene())


def test_the_pauses_between_starts_grow(tmp_path: Path) -> None:
    async def scene() -> None:
        thinker = fake(tmp_path, "os._exit(1)", pause=0.1)
        began = time.monotonic()
        await thinker.start()
        await until(lambda: thinker.restarts >= 4)
        assert time.monotonic() - began >= 0.1 + 0.2 + 0.4 + 0.8
        await thinker.close()
        assert nobody_left(tmp_path)

    asyncio.run(scene())


def test_a_cancelled_question_does_no_harm(tmp_path: Path) -> None:
    async def scene() -> None:
        thinker = fake(tmp_path, SLOWLY)
        await thinker.start()
        for _ in range(2):
            asking = asyncio.create_task(ask(thinker))
            await asyncio.sleep(0)
            asking.cancel()
            await asyncio.wait([asking])
            assert asking.cancelled()
        await ask(thinker)
        assert (thinker.thought, thinker.stood_in, thinker.restarts) == (1, 0, 0)
        await thinker.close()

    asyncio.run(scene())


def test_a_process_that_hangs_is_noticed_though_nobody_waits(tmp_path: Path) -> None:
    async def scene() -> None:
        thinker = fake(tmp_path, SPOILT.format(fault=FAULTS["hang"]))
        await thinker.start()
        asking = asyncio.create_task(ask(thinker))
        await asyncio.sleep(0)
        asking.cancel()
        await until(lambda: thinker.restarts == 1)
        await thinker.close()

    asyncio.run(scene())


def test_closing_answers_those_that_wait_and_those_that_come(tmp_path: Path) -> None:
    async def scene() -> None:
        thinker = fake(tmp_path, SPOILT.format(fault=FAULTS["hang"]))
        await thinker.start()
        asking = asyncio.create_task(ask(thinker))
        await asyncio.sleep(0)
        await thinker.close()
        assert nobody_left(tmp_path)
        await asking
        await ask(thinker)
        assert (thinker.stood_in, thinker.restarts) == (2, 0)

    asyncio.run(scene())


def test_an_unknown_level_is_stood_in_for_and_does_no_harm(tmp_path: Path) -> None:
    async def scene() -> None:
        thinker = fake(tmp_path, GOOD)
        await thinker.start()
        assert await thinker.choose(VIEW, 0, "clever") == "Qh"
        await ask(thinker)
        assert (thinker.thought, thinker.stood_in, thinker.restarts) == (1, 1, 0)
        await thinker.close()

    asyncio.run(scene())


def test_who_is_not_on_turn_has_no_move() -> None:
    with pytest.raises(ValueError, match="p1 is not on turn"):
        asyncio.run(Thinker().choose(VIEW, 1, "simple"))


SERVER = """
import asyncio, sys
from mazarin.play.notation import read
from mazarin.server.thinker import Thinker

async def serve():
    thinker = Thinker(600, games=[], command=[sys.executable, "-c", sys.argv[1]])
    await thinker.start()
    await thinker.choose(read(sys.argv[2]).record, 0, "simple")
    await asyncio.sleep(600)

asyncio.run(serve())
"""

MIND = """
import sys
from mazarin.server import mind

def think(*_):
    print("thinking", file=sys.stderr, flush=True)
    {then}

mind.choose_move = think
mind.main([])
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no SIGKILL")
@pytest.mark.parametrize("then", ["return 10", "while True: pass"])
def test_the_process_does_not_outlive_a_killed_server(then: str) -> None:
    command = [sys.executable, "-c", SERVER, MIND.format(then=then), POSITION]
    with subprocess.Popen(command, stderr=subprocess.PIPE) as server:
        assert server.stderr is not None
        assert server.stderr.readline() == b"thinking\n"
        server.send_signal(signal.SIGKILL)
        # The process complains where the server does, so this ends when both have ended.
        _, complaints = server.communicate(timeout=AT_LENGTH)
    assert complaints == b""
