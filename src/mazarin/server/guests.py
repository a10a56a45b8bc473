"""Guests and invitations without accounts and without a list of them.

A guest is a public id and a secret token, which is the id signed with the house's key: whoever
shows the token is the guest, whatever the name and whichever the socket. An invitation is a table
and a role signed likewise; a new generation makes all older codes void. Nothing is stored, so
every process of the house recognises every guest, and nothing can be lost.
"""

import base64
import re
import secrets
from dataclasses import dataclass, field
from hmac import compare_digest, digest
from typing import Literal, get_args

Role = Literal["seat", "watch"]
ROLES: tuple[Role, ...] = get_args(Role)

_SHORTEST_KEY = 32
_ID_BYTES, _SIGNATURE_BYTES, _CODE_BYTES = 10, 20, 10
_TOKEN = re.compile(r"([a-z2-7]{16})([a-z2-7]{32})")


@dataclass(frozen=True)
class Guest:
    """Somebody without an account. The id may be told to all; the token is the guest's own."""

    id: str
    token: str = field(repr=False)


class Guests:
    """Makes guests and invitations, and recognises them."""

    def __init__(self, key: bytes) -> None:
        if len(key) < _SHORTEST_KEY:
            raise ValueError(f"the house's key has {len(key)} bytes, fewer than {_SHORTEST_KEY}")
        # A key for each use, so that no signature of one can ever stand for another.
        self._guest_key = digest(key, b"mazarin guest 1", "sha256")
        self._invite_key = digest(key, b"mazarin invite 1", "sha256")

    def new(self) -> Guest:
        """Return a guest that nobody else is."""
        guest = _letters(secrets.token_bytes(_ID_BYTES))
        return Guest(guest, guest + self._signature(guest))

    def recognise(self, token: str) -> str | None:
        """Return the id of the guest whose token this is, or None; the time taken tells nothing."""
        found = _TOKEN.fullmatch(token)
        if found is None:
            return None
        guest, signature = found.groups()
        return guest if compare_digest(signature, self._signature(guest)) else None

    def _signature(self, guest: str) -> str:
        return _letters(digest(self._guest_key, guest.encode(), "sha256")[:_SIGNATURE_BYTES])

    def invite(self, table: str, role: Role, generation: int) -> str:
        """Return the code that invites to a table in a role, until there is a new generation."""
        what = f"{table}\n{role}\n{generation}".encode()
        return _letters(digest(self._invite_key, what, "sha256")[:_CODE_BYTES])

    def role_of(self, table: str, code: str, generation: int) -> Role | None:
        """Return the role that a code gives at a table, or None if it is none of its codes."""
        given = code.encode("utf-8", "replace")
        # Every role is compared, so that the time taken does not tell which one it was.
        fitting = [
            role
            for role in ROLES
            if compare_digest(given, self.invite(table, role, generation).encode())
        ]
        return fitting[0] if fitting else None


def _letters(raw: bytes) -> str:
    """Return bytes as small letters and digits that nobody mixes up, fit for any address."""
    return base64.b32encode(raw).decode().lower()
