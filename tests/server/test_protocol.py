"""docs/protocol.md says what is so: every message, field and name, and examples that are true."""

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, get_args

import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect

from mazarin.server import app, desk, guests, keeper, pages, socket, vocabulary, wire
from mazarin.server.limits import LimitName
from tests.server.serving import Served, serving
from tests.test_docs import ROOT, Block, blocks_of, first_cells, section

PAGE = ROOT / "docs" / "protocol.md"
TEXT = PAGE.read_text("utf-8")
EXAMPLES = [block for block in blocks_of(PAGE) if block.info.startswith("json ")]
INCOMING = {kind.__struct_config__.tag: kind for kind in get_args(wire.Incoming)}
OUTGOING = {kind.__struct_config__.tag: kind for kind in get_args(wire.Outgoing)}
COMMANDS = {tag: kind for tag, kind in INCOMING.items() if issubclass(kind, wire.Command)}


def fields(*structs: type[msgspec.Struct]) -> set[str]:
    return {name for struct in structs for name in struct.__struct_fields__}


def below(title: str) -> str:
    """Return what stands below a heading, up to the next one."""
    return re.split(r"^#+ ", section(TEXT, title), maxsplit=1, flags=re.MULTILINE)[0]


# Every name


def test_every_message_is_documented() -> None:
    shown = {json.loads(line)["type"] for block in EXAMPLES for line in _messages(block)}
    assert shown >= OUTGOING.keys()
    assert set(first_cells(below("Commands"))) == COMMANDS.keys()
    for tag in INCOMING.keys() | OUTGOING.keys():
        assert f"`{tag}`" in TEXT


def _messages(block: Block) -> Iterator[str]:
    if block.info in ("json Incoming", "json Outgoing"):
        yield from block.lines


@pytest.mark.parametrize(
    ("title", "structs"),
    [
        ("hello", (wire.Hello, wire.Welcome)),
        ("Tellings", (wire.Told,)),
        ("Answers", (wire.Answer,)),
        ("The table", (wire.TableInfo,)),
    ],
)
def test_every_field_of_a_message_is_documented(
    title: str, structs: tuple[type[msgspec.Struct], ...]
) -> None:
    assert set(first_cells(below(title))) == fields(*structs)


def test_every_field_of_a_command_is_documented() -> None:
    rows = re.findall(r"^\| `(\w+)` \|([^|]*)\|", below("Commands"), re.MULTILINE)
    told = {tag: set(re.findall(r"`(\w+)`", cell)) for tag, cell in rows}
    assert told == {tag: fields(kind) - {"id"} for tag, kind in COMMANDS.items()}


@pytest.mark.parametrize(
    ("title", "structs"),
    [
        ("The table", (wire.SeatInfo, wire.Person, wire.Offer, wire.TableCard)),
        ("The game", (wire.GameState, wire.Own)),
        ("Clocks", (wire.Clock,)),
        ("Answers", (wire.Reason,)),
        ("Addresses", (pages.OpenTable, pages.Opened, pages.Invitations, pages.Tables)),
        ("The end of a line", (wire.Refusal, wire.Bye)),
    ],
)
def test_every_field_of_a_part_is_named(
    title: str, structs: tuple[type[msgspec.Struct], ...]
) -> None:
    named = set(re.findall(r'[`".](\w+)[`"]', below(title)))
    assert fields(*structs) - named == set()


def test_every_event_refusal_and_farewell_is_documented() -> None:
    events = set(first_cells(below("Events")))
    assert events == fields(wire.Happening) | set(vocabulary.TABLE_EVENTS)
    assert set(first_cells(below("Refusals"))) == set(vocabulary.REFUSALS)
    codes = {str(socket.BYE), str(app.TOO_MANY)}
    assert set(first_cells(below("The end of a line"))) == set(vocabulary.BYES) | codes
    assert set(get_args(LimitName)) <= set(vocabulary.REFUSALS)
    for text in (*vocabulary.AWAY, *vocabulary.CLOSED, *desk.PHRASES, *guests.ROLES):
        assert f"`{text}`" in TEXT


def test_figures_are_those_of_the_code() -> None:
    for told in (
        f"at most {pages.LONGEST_BODY} bytes",
        f"within {socket.HELLO_SECONDS:.0f} seconds",
        f"after {socket.MOST_BAD} that",
        f"{desk.MOST_PEOPLE} people",
        f"version: {wire.PROTOCOL}.",
    ):
        assert told in " ".join(TEXT.split())
    assert keeper.SPECTATOR_DELAY == 2 * 60_000


# Every example


@pytest.mark.parametrize("block", EXAMPLES, ids=str)
def test_examples_can_be_read(block: Block) -> None:
    name = block.info.split()[1]
    for line in block.lines:
        kind: Any = getattr(wire, name, None) or getattr(pages, name)
        message = msgspec.json.decode(line, type=kind)
        # Written again it is the same: nothing in it is passed over, or left to be guessed.
        assert json.loads(msgspec.json.encode(message)) == json.loads(line)


def test_the_schema_is_published(served: Served) -> None:
    schema = served.get(served.path("api/schema"))
    assert schema == json.loads(msgspec.json.encode(pages.schema()))
    assert {"OpenTable", "Opened", "Invitations", "Tables", "TableCard", "Fault"} <= schema[
        "$defs"
    ].keys()
    assert {*INCOMING, *OUTGOING} <= {
        one["properties"]["type"].get("enum", [None])[0]
        for one in schema["$defs"].values()
        if "type" in one.get("properties", {})
    }


def example(info: str, type_: str = "") -> Any:
    """Return the first example of a kind."""
    lines = (line for block in EXAMPLES if block.info == f"json {info}" for line in block.lines)
    return next(found for found in map(json.loads, lines) if type_ in ("", found.get("type")))


def said_by(line: ClientConnection, type_: str) -> Any:
    """Return the next message of a type; all others must be readable too."""
    while True:
        frame = line.recv(timeout=20)
        message = json.loads(frame)
        assert json.loads(wire.encode(wire.read(frame))) == message
        if message["type"] == type_:
            return message


def test_the_server_takes_every_example(served: Served) -> None:
    opened = served.open(**example("OpenTable"))
    assert opened.keys() == example("Opened").keys()
    hello = {**example("Incoming", "hello"), "table": opened["table"]}
    hello["invite"] = opened["invitations"]["seat"]
    with connect(served.socket) as line:
        line.send(json.dumps(hello))
        welcome = said_by(line, "welcome")
        assert welcome.keys() == example("Outgoing", "welcome").keys()
        said_by(line, "snapshot")
        commands = [one for block in EXAMPLES for one in map(json.loads, _messages(block))]
        for command in (one for one in commands if one["type"] in COMMANDS):
            line.send(json.dumps(command))
            answer = said_by(line, "answer")
            assert answer["id"] == command["id"]
            assert answer.get("refused") in (None, *vocabulary.REFUSALS)
        line.send(json.dumps(example("Incoming", "ping")))
        assert said_by(line, "pong") == example("Outgoing", "pong")
        line.send('{"type": "fly"}')
        assert said_by(line, "refusal") == example("Outgoing", "refusal")


def test_a_line_that_is_lost_is_taken_up_where_it_was(served: Served) -> None:
    opened = served.open(**{**example("OpenTable"), "listed": True})
    assert (
        served.get(served.path("api/tables"))["tables"][0].keys()
        == example("Tables")["tables"][0].keys()
    )
    hello = {"type": "hello", "table": opened["table"], "token": opened["token"]}
    with connect(served.socket) as line:
        line.send(json.dumps(hello))
        seq = said_by(line, "snapshot")["seq"]
        for _ in range(2):  # the same id, so it is done once
            line.send(json.dumps({"type": "say", "id": "s", "phrase": "hello"}))
            assert said_by(line, "answer") == {
                "type": "answer",
                "id": "s",
                "ok": True,
                "seq": seq + 1,
            }
    with connect(served.socket) as line:
        line.send(json.dumps({**hello, "after": seq}))
        missed = said_by(line, "snapshot")["events"]
        assert [event["text"] for event in missed] == ["hello"]
        with connect(served.socket) as newer:
            newer.send(json.dumps(hello))
            assert said_by(line, "bye") == {"type": "bye", "why": "newer-line", "again": False}


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"token": "x" * 48}, "bad-token"),
        ({"invite": "x" * 16}, "bad-invitation"),
        ({"invite": None}, "not-invited"),
        ({"table": "nowhere"}, "no-such-table"),
        ({"name": "\u200b"}, "bad-name"),
    ],
)
def test_who_is_not_let_in_is_told_why(served: Served, change: dict[str, str], why: str) -> None:
    opened = served.open(**example("OpenTable"))
    hello = {"type": "hello", "table": opened["table"], "name": "Bo"}
    hello["invite"] = opened["invitations"]["seat"]
    with connect(served.socket) as line:
        line.send(json.dumps({**hello, **change}))
        assert said_by(line, "bye") == {"type": "bye", "why": why, "again": False}


def test_a_table_that_cannot_be_is_refused(served: Served) -> None:
    wish = {**example("OpenTable"), "bots": [None, None]}
    status, body = served.http("POST", served.path("api/tables"), json.dumps(wish).encode())
    assert status == 400
    assert json.loads(body) == example("Fault")


def test_the_last_word_is_heard(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Whether the server ends, or a client says too much: the line ends with a reason."""
    with ExitStack() as stack:
        served = stack.enter_context(serving(tmp_path_factory.mktemp("ending")))
        opened = served.open(**example("OpenTable"))
        hello = {"type": "hello", "table": opened["table"], "token": opened["token"]}
        with connect(served.socket) as line:
            line.send(json.dumps(hello))
            said_by(line, "snapshot")
            for _ in range(socket.MOST_BAD):
                line.send("{}")
            assert said_by(line, "bye")["why"] == "too-many-bad-messages"
        with connect(served.socket) as line:
            line.send(json.dumps(hello))
            said_by(line, "snapshot")
            stack.close()
            assert said_by(line, "bye") == example("Outgoing", "bye")
