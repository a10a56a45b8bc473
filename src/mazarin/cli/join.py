"""``mazarin join``: comes to a server's table and plays there, or opens one first."""

import argparse
import asyncio
import getpass

from mazarin.cli.address import Address, read_address
from mazarin.cli.caller import Caller
from mazarin.cli.house import House
from mazarin.cli.news import farewell
from mazarin.cli.seats import Seat, Seats
from mazarin.cli.terminal import Terminal
from mazarin.games import game
from mazarin.play.sentences import Sentences
from mazarin.server import wire
from mazarin.server.room import STAND_IN
from mazarin.server.vocabulary import CLOSED

TOLD = ("left", "kicked", *(f"closed-{why}" for why in CLOSED))
"""Ends of a line that have just been told as something that happened at the table."""


def join(asked: argparse.Namespace) -> int:
    """Play at a table until its end, or until the player leaves."""
    say = Sentences(asked.lang)
    try:
        address = read_address(asked.url)
    except ValueError:
        raise ValueError(say.text("address-wrong", text=asked.url)) from None
    guest = Guest(address, asked.name, say)
    if asked.open:
        guest.open_table(_wish(asked))
    elif not guest.finds_table():
        return 0
    try:
        asyncio.run(guest.visit(sits=not asked.watch))
    except KeyboardInterrupt:
        guest.tell_way_back()
    return 0


def _wish(asked: argparse.Namespace) -> dict[str, object]:
    """Return the table that is to be opened, without its host's name. Raise ``ValueError``."""
    game(asked.open).new(players=asked.players, rules=asked.rules)
    if not 0 <= asked.bots < asked.players:
        raise ValueError(f"--bots must be from 0 to {asked.players - 1}, not {asked.bots}")
    return {
        "game": asked.open,
        "rules": asked.rules or "",
        "bots": [None] * (asked.players - asked.bots) + [STAND_IN] * asked.bots,
        "pace": asked.pace,
        "listed": asked.listed,
        "spectators": asked.spectators,
    }


class Guest:
    """Somebody on the way to a table, and there."""

    def __init__(self, address: Address, name: str | None, say: Sentences) -> None:
        self.address, self.say = address, say
        self.house = House(address, say)
        self._seats = Seats()
        self._seat = self._seats.find(address.house, name)
        self._name = name or (self._seat.name if self._seat else _login())

    @property
    def token(self) -> str | None:
        """What proves to the server who this is; none for somebody new."""
        return self._seat.token if self._seat else None

    # Before the table.

    def open_table(self, wish: dict[str, object]) -> None:
        """Open a table and show how others come to it."""
        opened = self.house.open_table({**wish, "name": self._name}, self.token)
        self.address = self.address.at(opened["table"])
        self.keep(opened["token"])
        print(*self.house.told(opened["invitations"]), sep="\n")

    def finds_table(self) -> bool:
        """Return whether it is known which table is meant; else show those that are listed."""
        if self.address.table is None and self._seat and self._seat.table:
            self.address = self.address.at(self._seat.table)
        if self.address.table is None:
            self._show_tables()
        return self.address.table is not None

    def _show_tables(self) -> None:
        house, tables = self.address.house, self.house.tables()
        if not tables:
            command = f"mazarin join {house} --open stopp"
            print(self.say.text("house-no-tables", address=house, command=command))
            return
        print(self.say.text("house-tables", address=house))
        for table in tables:
            title = self.say.text(f"rules-{table['game']}-title")
            taken = table["people"] + table["bots"]
            told = {"game": title, "name": table["host"], "seats": table["seats"], "taken": taken}
            print(f"  {self.say.text('house-table', **told)}")
            print(f"    mazarin join {self.address.at(table['id'])}")

    # At the table.

    async def visit(self, *, sits: bool) -> None:
        """Play until it is over or the player leaves. Raise ``ConnectionError``."""
        terminal = Terminal()
        with terminal.open():
            caller = Caller(self, terminal, sits=sits)
            bye = await caller.stay()
            if bye is not None and bye.why == "bad-token" and self._seat:
                # The server has begun anew and knows nobody: so nobody is who they were.
                self._seats.forget(self.address.house, self._seat.name)
                self._seat = None
                caller = Caller(self, terminal, sits=sits)
                bye = await caller.stay()
        if bye is None:
            self.tell_way_back()
        else:
            self._end(bye, came_in=caller.came_in)

    def hello(self) -> wire.Hello:
        """Return what is said first at the table."""
        assert self.address.table is not None
        return wire.Hello(
            table=self.address.table,
            token=self.token,
            name=self._name,
            invite=self.address.invite,
        )

    def keep(self, token: str | None) -> None:
        """Keep the seat at this table, so that it can be regained."""
        self._write(Seat(self._name, token or self.token or "", self.address.table))

    def _write(self, seat: Seat) -> None:
        self._seat = seat
        try:
            self._seats.keep(self.address.house, seat)
        except OSError as error:
            problem = error.strerror or str(error)
            print(self.say.text("token-unkept", file=str(self._seats.file), problem=problem))

    def tell_way_back(self) -> None:
        """Say how to come back to the seat."""
        name = "" if self._name == _login() else f" --name {self._name}"
        print(self.say.text("seat-kept", command=f"mazarin join {self.address.house}{name}"))
        print(self.say.text("goodbye"))

    def _end(self, bye: wire.Bye, *, came_in: bool) -> None:
        """Say why it is over. Raise ``ConnectionError`` if it never began."""
        if self._seat and bye.why != "newer-line":
            self._write(Seat(self._seat.name, self._seat.token))
        if not came_in:
            raise ConnectionError(farewell(bye.why, self.say))
        if bye.why not in TOLD:
            print(farewell(bye.why, self.say))
        print(self.say.text("goodbye"))


def _login() -> str:
    """Return the name by which the machine knows its user, if it does."""
    try:
        return getpass.getuser()
    except (KeyError, ImportError, OSError):
        return ""
