"""The process in which bots think: a seat's view comes in as a line of JSON, an action goes out.

``python -m mazarin.server.mind GAME ...`` loads these games, says so, and then answers until its
input ends. It is given views and nothing else, so no bot can know more than its seat.
"""

import os
import secrets
import sys
from collections.abc import Iterable
from queue import SimpleQueue
from threading import Thread

import msgspec
import numpy as np

from mazarin.bots import choose_move, level
from mazarin.chance import Chance, stream
from mazarin.games import game
from mazarin.play.rehearsal import rehearse

LOADED = 0
"""The number of the answer that says that the games are loaded; questions have other numbers."""


class Question(msgspec.Struct):
    """A view of a game, as the bytes of its record, with the seat on turn, whose view it is."""

    number: int
    game: str
    view: bytes
    seat: int
    level: str


class Answer(msgspec.Struct):
    """The action that answers the question of this number."""

    number: int
    action: int


def answer(question: Question, chance: Chance) -> Answer:
    """Return what a bot of the wanted level does."""
    view = np.frombuffer(question.view, game(question.game).dtype)[0]
    action = choose_move(view, question.seat, chance, level(question.level))
    return Answer(question.number, action)


def main(games: Iterable[str]) -> None:
    """Think in a thread until the input ends.

    Another thread than the one that listens, so that even a bot that never comes to an end does not
    outlive the server, however that ended.
    """
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_think, args=(tuple(games), lines)).start()
    for line in sys.stdin.buffer:
        lines.put(line)
    os._exit(0)


def _think(games: Iterable[str], lines: "SimpleQueue[bytes]") -> None:
    try:
        chance = stream(secrets.randbits(64))
        for name in games:
            rehearse(name, lambda view, seat: choose_move(view, seat, chance))
        _say(Answer(LOADED, 0))
        while True:
            _say(answer(msgspec.json.decode(lines.get(), type=Question), chance))
    except BaseException:
        sys.excepthook(*sys.exc_info())
        os._exit(1)


def _say(what: Answer) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(what) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
