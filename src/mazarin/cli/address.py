"""Addresses of a server's tables, as the server prints them and as invitations have them."""

from dataclasses import dataclass, replace
from urllib.parse import parse_qs, urlsplit, urlunsplit

_PAGES = {"http": "http", "https": "https", "ws": "http", "wss": "https"}
_SOCKETS = {"http": "ws", "https": "wss"}
_TABLE = "/t/"


@dataclass(frozen=True)
class Address:
    """A server, perhaps one of its tables, perhaps an invitation to that."""

    house: str
    """The server's own address, with a slash at the end."""
    table: str | None = None
    invite: str | None = None

    @property
    def socket(self) -> str:
        """Where the server's socket is."""
        scheme, rest = self.house.split(":", 1)
        return f"{_SOCKETS[scheme]}:{rest}ws"

    def at(self, table: str, invite: str | None = None) -> "Address":
        """Return the address of a table of this server."""
        return replace(self, table=table, invite=invite)

    def __str__(self) -> str:
        """Return the address without the invitation, fit to be shown."""
        return f"{self.house}t/{self.table}" if self.table else self.house


def read_address(text: str) -> Address:
    """Return the address that is meant. Raise ``ValueError`` if it is none."""
    parts = urlsplit(text if "://" in text else f"http://{text}")
    if parts.scheme not in _PAGES or not parts.hostname or "@" in parts.netloc:
        raise ValueError(text)
    # `port` is read only when it is asked for, and then may be refused.
    _ = parts.port
    path, is_table, table = parts.path.rstrip("/").rpartition(_TABLE)
    if not is_table:
        path, table = parts.path.rstrip("/"), ""
    house = urlunsplit((_PAGES[parts.scheme], parts.netloc.lower(), f"{path}/", "", ""))
    invite = parse_qs(parts.query).get("invite", [None])[0]
    return Address(house, table or None, invite)
