"""The player's seats: who they are to each server, kept in their folder of states.

Whoever has the token has the seat, so the file is for nobody else to read.
"""

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import platformdirs


class Seat(msgspec.Struct, omit_defaults=True):
    """Who somebody is to a server, and the table where they were last."""

    name: str
    token: str
    table: str | None = None


@dataclass
class Seats:
    """All seats, by the address of the server; of each server the one used last comes first."""

    file: Path = field(
        default_factory=lambda: Path(platformdirs.user_state_dir("mazarin")) / "seats.json"
    )

    def find(self, house: str, name: str | None) -> Seat | None:
        """Return the seat of this name at a server, or with no name the one used last."""
        held = self._read().get(house, [])
        return next((seat for seat in held if name in (None, seat.name)), None)

    def keep(self, house: str, seat: Seat) -> None:
        """Keep a seat as the one used last. Raise ``OSError``."""
        self._change(house, lambda others: [seat, *others], seat.name)

    def forget(self, house: str, name: str) -> None:
        """Forget a seat. Raise ``OSError``."""
        self._change(house, lambda others: others, name)

    def _change(self, house: str, change: Callable[[list[Seat]], list[Seat]], name: str) -> None:
        seats = self._read()
        others = [other for other in seats.get(house, []) if other.name != name]
        seats[house] = change(others)
        self._write(seats)

    def _read(self) -> dict[str, list[Seat]]:
        try:
            return msgspec.json.decode(self.file.read_bytes(), type=dict[str, list[Seat]])
        except (OSError, msgspec.MsgspecError):
            return {}

    def _write(self, seats: dict[str, list[Seat]]) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.file.with_suffix(f".{os.getpid()}")
        with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(msgspec.json.format(msgspec.json.encode(seats)))
        fresh.replace(self.file)
