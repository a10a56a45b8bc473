"""The HTTP side: opening and listing tables, invitations, records, health and figures."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from mazarin.games import GAMES
from mazarin.server import desk, wire
from mazarin.server.desk import Refused
from mazarin.server.doors import Doors
from mazarin.server.guests import Guests
from mazarin.server.house import House
from mazarin.server.keeper import Keeper
from mazarin.server.limits import household
from mazarin.server.store import StoreError

LONGEST_BODY = 8192
JSON = "application/json"
STATUS = {
    "bad-token": 401,
    "no-such-table": 404,
    "no-such-record": 404,
    "not-at-table": 403,
    "too-many-new-tables": 429,
    "too-many-tables": 503,
    "store-failed": 503,
}


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that somebody wants to open. ``bots`` has a level or null for each seat."""

    game: wire.Short
    name: wire.Name
    bots: Annotated[tuple[wire.Short | None, ...], Meta(min_length=1, max_length=8)]
    rules: Annotated[str, Meta(max_length=500)] = ""
    pace: wire.Pace = "relaxed"
    listed: bool = False
    spectators: wire.Spectators = "yes"


class Invitations(msgspec.Struct, frozen=True):
    """Codes for `Hello.invite`, and addresses that hold them. ``watch`` is null where none may."""

    seat: str
    seat_url: str
    watch: str | None
    watch_url: str | None


class Opened(msgspec.Struct, frozen=True):
    """A table that was opened; ``token`` is the host's, and secret."""

    table: str
    guest: str
    token: str
    invitations: Invitations


class Tables(msgspec.Struct, frozen=True):
    """The tables that are listed, the newest first."""

    tables: tuple[msgspec.Raw, ...]


class Record(msgspec.Struct, frozen=True):
    """A finished game in the list of a table's."""

    table: str
    match: int
    game: str
    players: int
    ended: int


class Fault(msgspec.Struct, frozen=True):
    """What a request that is refused gets."""

    refused: str
    why: str


_OPEN = msgspec.json.Decoder(OpenTable)


def schema() -> dict[str, Any]:
    """Return the JSON Schema of the wire, with what is sent over HTTP among its definitions."""
    bodies = (OpenTable, Opened, Invitations, Tables, wire.TableCard, Fault)
    _, definitions = msgspec.json.schema_components(bodies, ref_template="#/$defs/{name}")
    whole = wire.schema()
    return {**whole, "$defs": whole["$defs"] | definitions}


Handler = Callable[[Request], Awaitable[Response]]


class Pages:
    """All that is answered over HTTP."""

    def __init__(
        self, house: House, guests: Guests, doors: Doors, address: Callable[[], str]
    ) -> None:
        self.house, self.guests, self.doors = house, guests, doors
        self.address = address
        """Where clients find the server, with its base path and a slash at the end."""

    def routes(self) -> list[Route]:
        """Return the routes, below the base path."""
        return [
            Route("/", self.greeting),
            Route("/t/{table}", self.greeting),
            Route("/api/tables", _safe(self.open_table), methods=["POST"]),
            Route("/api/tables", _safe(self.list_tables)),
            Route("/api/tables/{table}/invitations", _safe(self.invitations)),
            Route("/api/tables/{table}/records/{match:int}", _safe(self.record)),
            Route("/api/schema", self.schema),
            Route("/healthz", self.healthz),
            Route("/readyz", self.readyz),
            Route("/metrics", self.metrics),
        ]

    async def greeting(self, _request: Request) -> Response:
        """Say what this is, in plain text: the page comes with the web client."""
        return PlainTextResponse(
            f"Mazarin, a table server for stops games.\n\nPlay:  mazarin join {self.address()}\n"
        )

    async def open_table(self, request: Request) -> Response:
        """Open a table, for a guest that has a token or for a new one."""
        if not self.doors.new_tables.take(_client(request)):
            self.doors.refuse("too-many-new-tables")
            raise Refused("too-many-new-tables", "wait some minutes before you open another table")
        wish = _OPEN.decode(await _body(request))
        known = self._guest(request)
        fresh = None if known else self.guests.new()
        guest, token = (fresh.id, fresh.token) if fresh else (known or "", _token(request) or "")
        keeper = await self.house.open(_opening(wish, guest))
        return _json(Opened(keeper.room.id, guest, token, self._invitations(keeper)), status=201)

    async def list_tables(self, _request: Request) -> Response:
        """List the tables that wish to be listed."""
        return _json(Tables(tuple(map(msgspec.Raw, await self.house.listed()))))

    async def invitations(self, request: Request) -> Response:
        """Return a table's invitations to somebody who sits or may sit there."""
        keeper = await self.house.find(request.path_params["table"])
        visitor = keeper.room.people.get(self._guest(request) or "")
        if visitor is None or visitor.role != "seat":
            raise Refused("not-at-table", "only people of the table may invite")
        return _json(self._invitations(keeper))

    async def record(self, request: Request) -> Response:
        """Return the record of a finished game: who knows the table's id was there."""
        table, match = request.path_params["table"], request.path_params["match"]
        text = await self.house.services.store.game(table, match)
        if text is None:
            raise Refused("no-such-record", "no such match has been finished")
        return PlainTextResponse(text)

    async def schema(self, _request: Request) -> Response:
        """Return the JSON Schema of all messages, and of what is sent over HTTP."""
        return _json(schema())

    async def healthz(self, _request: Request) -> Response:
        """Say that the process is alive."""
        return PlainTextResponse("ok\n")

    async def readyz(self, _request: Request) -> Response:
        """Say whether tables can be played: the log can be read, the lease runs."""
        try:
            await self.house.services.store.listed(1)
        except StoreError:
            return PlainTextResponse("the store does not answer\n", 503)
        if not self.house.services.leases.alive:
            return PlainTextResponse("the lease of this process has run out\n", 503)
        return PlainTextResponse("ready\n")

    async def metrics(self, _request: Request) -> Response:
        """Return the figures as Prometheus reads them."""
        return Response(self.house.services.metrics.page(), media_type="text/plain; version=0.0.4")

    def _invitations(self, keeper: Keeper) -> Invitations:
        room = keeper.room
        seat = self.guests.invite(room.id, "seat", room.generation)
        watch = self.guests.invite(room.id, "watch", room.generation)
        base = f"{self.address()}t/{room.id}?invite="
        if room.info.spectators == "no":
            return Invitations(seat, base + seat, None, None)
        return Invitations(seat, base + seat, watch, base + watch)

    def _guest(self, request: Request) -> str | None:
        token = _token(request)
        if token is None:
            return None
        guest = self.guests.recognise(token)
        if guest is None:
            raise Refused("bad-token", "this token is nobody's")
        return guest


def _opening(wish: OpenTable, guest: str) -> desk.Whats:
    if wish.game not in GAMES:
        raise Refused("no-such-game", f"there is {', '.join(GAMES)}")
    try:
        return desk.opening(
            guest,
            desk.first_name(wish.name),
            game_name=wish.game,
            rules=wish.rules or None,
            bots=list(wish.bots),
            pace=wish.pace,
            listed=wish.listed,
            spectators=wish.spectators,
        )
    except ValueError as error:
        raise Refused("bad-table", str(error)) from None


def _safe(handler: Handler) -> Handler:
    """Answer what is wrong with a request in the way of the wire."""

    async def answer(request: Request) -> Response:
        try:
            return await handler(request)
        except Refused as refused:
            return _json(Fault(refused.name, refused.why), STATUS.get(refused.name, 400))
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            return _json(Fault("bad-message", str(error)[:200]), 400)
        except StoreError:
            return _json(Fault("store-failed", "it could not be written down"), 503)

    return answer


async def _body(request: Request) -> bytes:
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > LONGEST_BODY:
            raise Refused("too-long", f"a request has at most {LONGEST_BODY} bytes")
    return bytes(body)


def _token(request: Request) -> str | None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def _client(request: Request) -> str:
    return household(request.client.host) if request.client else ""


def _json(message: Any, status: int = 200) -> Response:
    headers = {"cache-control": "no-store", "x-content-type-options": "nosniff"}
    return Response(msgspec.json.encode(message), status, headers, JSON)
