"""``mazarin join`` at a real server: whole matches, every command, and how one comes back."""

import asyncio
import os
import signal
import stat
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from mazarin.cli.address import Address, read_address
from mazarin.cli.caller import Caller
from mazarin.cli.join import Guest
from mazarin.cli.seats import Seat, Seats
from mazarin.play.record import replay
from mazarin.play.sentences import LANGUAGES, Sentences
from mazarin.server import wire
from tests.conftest import Run
from tests.server.serving import Served, serving
from tests.server.waiting import until


@pytest.fixture(autouse=True)
def states(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("platformdirs.user_state_dir", lambda name: str(tmp_path / name))
    return tmp_path / "mazarin"


class Hands:
    """Somebody at a terminal: types what is scripted, or else what the game asks for."""

    def __init__(self, say: Sentences, *, plays: bool = False) -> None:
        self.pack: str | None = None
        self.lines: list[str] = []
        self.ever: list[str] = []
        self.moves = 0
        self._plays = plays
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._asks = say.text("may-play", moves="|").split("|")[0]
        self._hint, self._behind = say.text("hint", example="|").split("|")
        self._enters = (say.text("only-move", move="|").split("|")[0], say.text("prompt-deal"))
        self._over = say.text("hint-rematch")

    def tell(self, line: str) -> None:
        self.lines.append(line)
        self.ever.append(line)
        if self._plays:
            self._play(line)

    def _play(self, line: str) -> None:
        if line.startswith(self._asks):
            self.type("hint")
        elif line.startswith(self._hint):
            self.moves += 1
            self.type(line.removeprefix(self._hint).removesuffix(self._behind))
        elif line.startswith(self._enters):
            self.type("")
        elif line == self._over:
            self.type("quit")

    def type(self, line: str) -> None:
        self._queue.put_nowait(line)

    async def typed(self) -> str:
        return await self._queue.get()

    async def sees(self, *texts: str) -> None:
        """Wait until each text has been told, and forget what was told."""
        try:
            await until(lambda: all(any(text in line for line in self.lines) for text in texts))
        except TimeoutError:
            pytest.fail(f"no {texts} in {self.lines}")
        self.lines.clear()


WISH = {"rules": "", "pace": "relaxed", "listed": False, "spectators": "yes"}


def host(served: Served, game: str, lang: str = "en", bots: int = 1, **wish: object) -> Guest:
    """Return Ada, who has opened a table for three."""
    guest = Guest(read_address(served.address), "Ada", Sentences(lang))
    seats = [None] * (3 - bots) + ["simple"] * bots
    guest.open_table({**WISH, "game": game, "bots": seats, **wish})
    return guest


def invited(by: Guest, name: str, lang: str = "en") -> Guest:
    """Return somebody with an invitation."""
    assert by.address.table is not None
    links = by.house.invitations(by.address.table, by.token)
    return Guest(read_address(links["seat_url"]), name, Sentences(lang))


def calls(guest: Guest, hands: Hands, *, sits: bool = True) -> "asyncio.Task[wire.Bye | None]":
    return asyncio.create_task(Caller(guest, hands, sits=sits).stay())  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("game", "lang", "end"),
    [
        ("stopp", "sv", signal.SIGKILL),
        ("michigan", "uk", signal.SIGTERM),
        ("stoppa", "it", signal.SIGKILL),
    ],
)
def test_two_play_a_whole_match_through_a_restart(
    game: str, lang: str, end: int, tmp_path: Path
) -> None:
    asyncio.run(_match(tmp_path / "house", game, lang, end))


async def _match(folder: Path, game: str, lang: str, end: int) -> None:
    say = Sentences(lang)
    hands = [Hands(say, plays=True), Hands(say, plays=True)]
    async with asyncio.timeout(240):
        with serving(folder, haste="200") as served:
            ada = host(served, game, lang, rules="capital=4" if game == "stopp" else "")
            playing = [calls(ada, hands[0]), calls(invited(ada, "Bo", lang), hands[1])]
            await until(lambda: say.text("hint-wait") in hands[1].lines)
            hands[0].type(say.text("command-start"))
            await until(lambda: hands[0].moves > 1)
            os.kill(served.pid, end)
        with serving(folder, urlsplit(served.address).port or 0, haste="200") as served:
            assert await asyncio.gather(*playing) == [None, None]
            path = served.path(f"api/tables/{ada.address.table}/records/1")
            _, record = served.http("GET", path)
    for one in hands:
        for told in ("line-lost", "line-back", "score-final"):
            assert say.text(told) in one.lines
    assert replay(record.decode()).match.state.finished


def test_every_command_is_understood(served: Served) -> None:
    asyncio.run(_evening(served))


async def _evening(served: Served) -> None:
    say = Sentences("en")
    ada, a, b = host(served, "stopp", bots=0), Hands(say), Hands(say)
    calls_ = [calls(ada, a)]
    await a.sees("You take seat 1.", "type “start”")
    calls_.append(calls(await asyncio.to_thread(invited, ada, "Bo"), b))
    await a.sees("Bo comes to the table.", "Bo takes seat 2.", "Bo cuts the pack.")
    await b.sees("Mazarin: Stopp, 3 players.", "Seat 1: Ada (host)", "The host begins the match.")
    b.type("start")
    await b.sees("Only the host may do that.")
    for typed, told in [
        ("stand", "You stand up and watch."),
        ("sit 9", "from 1 to 3, as in “sit 3”"),
        ("sit 3", "You take seat 3."),
        ("bot 1", "A bot takes seat 1."),
        ("bot 1 clever", "There is no bot “clever”; there is"),
        ("bot 1 no", "Seat 1 is free again."),
        ("bot", "Name a seat by its number"),
        ("kick", "Name somebody at the table, as in “kick Bo”."),
        ("kick Cia", "There is nobody called “Cia” at the table. There is Bo."),
        ("say", "You can say: Hello!, Good luck!"),
        ("say good l", "You: “Good luck!”"),
        ("say well-played", "You: “Well played!”"),
        ("invite", "Others come to play by this link: http://"),
        ("table", "Seat 1: free"),
        ("rules", "S11"),
        ("help", "host: begin the match"),
        ("hint", "That cannot be done now."),
        ("why 8h", "(S"),
        ("8h", "No deal is going on."),
        ("nonsense", "is no card, no move and no command"),
        ("extend", "There is no clock running"),
        ("reveal", "That cannot be done now."),
        ("decline", "No rematch is offered."),
        ("rematch", "That cannot be done now."),
        ("host bo", "Bo is the host now."),
    ]:
        a.type(typed)
        await a.sees(told)
    await b.sees("You are the host now.", "Ada: “Good luck!”", "type “start”")
    b.type("start")
    await b.sees("A bot takes seat 1.", "Deal 1", "cards, 10 chips")
    b.type("kick ada")
    assert (await calls_[0]) == wire.Bye(why="kicked", again=False)
    b.type("leave")
    assert (await calls_[1]) == wire.Bye(why="left", again=False)


def test_who_comes_again_has_the_seat_and_a_newer_line_ends_the_older(
    served: Served, states: Path
) -> None:
    asyncio.run(_regained(served))
    assert stat.S_IMODE((states / "seats.json").stat().st_mode) == 0o600


async def _regained(served: Served) -> None:
    say = Sentences("en")
    ada, a, b = host(served, "michigan"), Hands(say), Hands(say)
    first = calls(ada, a)
    await a.sees("You take seat 1.")
    again = Guest(read_address(served.address), None, say)
    assert again.finds_table()
    second = calls(again, b)
    await b.sees("Seat 1: you (host)")
    assert await first == wire.Bye(why="newer-line", again=False)
    b.type("quit")
    assert await second is None
    other = Guest(read_address(served.address), "Bo", say)
    assert not other.finds_table()


def test_who_watches_takes_no_seat(served: Served) -> None:
    asyncio.run(_watching(served))


async def _watching(served: Served) -> None:
    say = Sentences("en")
    ada, a, b = host(served, "stoppa", bots=2), Hands(say), Hands(say)
    playing = calls(ada, a)
    await a.sees("You take seat 1.")
    watching = calls(await asyncio.to_thread(invited, ada, "Bo"), b, sits=False)
    await b.sees("Watching: Bo")
    a.type("start")
    await b.sees("Deal 1 of 3", "Punto piccolo", "Ada: 3 cards")
    b.type("see")
    await b.sees("Take a seat first.")
    for hands in (a, b):
        hands.type("q")
    assert await playing is await watching is None


def test_who_is_too_slow_is_replaced_and_comes_back_with_a_key(served: Served) -> None:
    asyncio.run(_slow(served))


async def _slow(served: Served) -> None:
    say = Sentences("en")
    ada, hands = host(served, "stopp", bots=2, pace="fast"), Hands(say)
    playing = calls(ada, hands)
    await hands.sees("You take seat 1.")
    hands.type("start")
    await hands.sees("You have 0 seconds.", "Your time is up; a bot plays for you")
    hands.type("")
    await hands.sees("You play for yourself again.")
    hands.type("quit")
    assert await playing is None


@pytest.mark.parametrize("spectators", ["no", "delayed"])
def test_who_may_not_watch_sees_who_is_there(spectators: str, served: Served) -> None:
    asyncio.run(_not_watching(served, spectators))


async def _not_watching(served: Served, spectators: str) -> None:
    say = Sentences("en")
    ada, a, b = host(served, "stoppa", bots=2, spectators=spectators), Hands(say), Hands(say)
    playing = calls(ada, a)
    await a.sees("You take seat 1.")
    calling = calls(await asyncio.to_thread(invited, ada, "Bo"), b, sits=False)
    await b.sees("Watching: Bo")
    a.type("start")
    await a.sees("Deal 1 of 3")
    for typed, told in [
        ("hint", "now"),
        ("hand", "Take a seat"),
        ("table", "Seat 1: Ada"),
        ("see", "seat"),
    ]:
        b.type(typed)
        await b.sees(told)
    assert not any("Deal 1" in line for line in b.ever)
    for hands in (a, b):
        hands.type("q")
    assert await playing is await calling is None


def test_a_server_that_has_begun_anew_knows_nobody(tmp_path: Path, run: Run) -> None:
    with serving(tmp_path / "house") as served:
        Seats().keep(served.address, Seat("Ada", "a" * 16 + "b" * 32, "abcdefghij"))
        code, out, err = run("join", served.address, "--lang", "en")
        assert (code, out) == (2, "")
        assert err == "mazarin: There is no such table; perhaps it has been closed.\n"


# Before the table


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("http://localhost:8650/", Address("http://localhost:8650/")),
        ("localhost:8650", Address("http://localhost:8650/")),
        ("https://Example.org/cards", Address("https://example.org/cards/")),
        ("wss://example.org/cards/", Address("https://example.org/cards/")),
        (
            "https://example.org/cards/t/abc?invite=xyz",
            Address("https://example.org/cards/", "abc", "xyz"),
        ),
        ("http://[::1]:8650/t/abc/", Address("http://[::1]:8650/", "abc")),
    ],
)
def test_addresses(text: str, address: Address) -> None:
    assert read_address(text) == address
    assert read_address(str(address)) == Address(address.house, address.table)


def test_the_socket_of_an_address() -> None:
    assert read_address("https://example.org/cards").socket == "wss://example.org/cards/ws"
    assert read_address("localhost:8650/t/x").socket == "ws://localhost:8650/ws"


@pytest.mark.parametrize("text", ["", "ftp://x/", "http://", "http://x:port/", "http://a:b@x/"])
def test_what_is_no_address_is_told(text: str, run: Run) -> None:
    code, out, err = run("join", text, "--lang", "en")
    assert (code, out) == (2, "")
    assert "is no address of a server" in err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_there(lang: str, run: Run) -> None:
    code, out, err = run("join", "http://127.0.0.1:9/t/abcdefghij", "--lang", lang)
    assert (code, out) == (2, "")
    start = Sentences(lang).text("house-unreachable", address="http://127.0.0.1:9/", problem="|")
    assert start.split("|")[0] in err
    assert "Traceback" not in err


def test_a_table_that_cannot_be_is_refused_in_words(served: Served, run: Run) -> None:
    opening = ("join", served.address, "--lang", "en", "--name", "Ada", "--open")
    code, _, err = run(*opening, "stopp", "--players", "9")
    assert (code, err) == (2, "mazarin: stopp is for 3 to 6 players, not 9\n")
    assert "zero" in run(*opening, "stopp", "--rules", "capital=zero")[2]
    assert "--bots must be from 0 to 3" in run(*opening, "stopp", "--bots", "4")[2]
    assert "name" in run(*opening[:5], " ", "--open", "stopp")[2]


def test_listed_tables_are_shown(served: Served, run: Run) -> None:
    host(served, "michigan", listed=True)
    code, out, _ = run("join", served.address, "--lang", "en", "--name", "Cia")
    assert code == 0
    assert "Michigan, host Ada, seats taken: 1 of 3" in out
    assert f"mazarin join {served.address}t/" in out


def test_from_a_pipe(served: Served, tmp_path: Path) -> None:
    """Without a terminal lines are plain, and the end of the input is the end of the visit."""
    command = [sys.executable, "-m", "mazarin", "join", served.address, "--lang", "en"]
    done = subprocess.run(
        [*command, "--name", "Dan", "--open", "stopp", "--bots", "3"],
        input="start\n\n\n",
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "XDG_STATE_HOME": str(tmp_path)},
    )
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    assert "Others come to play by this link: " in done.stdout
    assert f"mazarin join {served.address} --name Dan" in done.stdout
    assert "\033" not in done.stdout
