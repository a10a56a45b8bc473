"""Fair deals: shuffles that anybody can check afterwards, by commit, cut and reveal.

Before a match the house commits itself to a chain of secrets, one for each deal; then the players
cut; then secret and cuts together shuffle every pack. A secret is told when its deal is over. The
exact bytes, test vectors and the limits of the proof are in docs/fair-deals.md, and
docs/verify_deals.py says all this again without a line of ours.
"""

import re
import secrets
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from hmac import compare_digest, digest
from itertools import accumulate
from typing import Literal

from mazarin.play.match import Match, pack_of

LENGTH = 4096
"""Deals in a chain of secrets."""

KEYS = ("table", "number", "commitment", "cuts", "secret")
"""The headers of a record that can be checked."""

FaultName = Literal["missing", "unreadable", "midway", "empty", "broken", "deal"]

_DOMAIN = "mazarin deal 1"
_TABLE = re.compile(r"[a-z0-9]{1,32}")
_NUMBER = re.compile(r"[1-9][0-9]{0,8}")
_CUT = re.compile(r"[0-9a-f]{1,64}")
_SEAT_AND_CUT = re.compile(rf"p([0-9])=({_CUT.pattern})")
_HASH = re.compile(r"[0-9a-f]{64}")


class Unfair(ValueError):
    """A secret, a cut or a deal that is not what it must be."""


@dataclass(frozen=True)
class Fault:
    """What keeps a record from being checked, or what the check found: a header, or a deal."""

    name: FaultName
    key: str = ""
    deal: int = 0

    def __str__(self) -> str:
        return " ".join(filter(None, (self.name, self.key, str(self.deal or ""))))


@dataclass(frozen=True)
class Secret:
    """The house's secret of one match: the end of a chain of hashes that opens from its front."""

    tip: bytes = field(repr=False)

    @classmethod
    def new(cls) -> "Secret":
        """Return a secret that nobody could guess."""
        return cls(secrets.token_bytes(32))

    @property
    def commitment(self) -> str:
        """What is published before the players cut."""
        return before(self.tip, LENGTH).hex()

    def reveal(self, deal: int) -> bytes:
        """Return the secret of a deal, from 1. It tells those of all deals before, none after."""
        if not 1 <= deal <= LENGTH:
            raise ValueError(f"a chain has secrets for deals 1 to {LENGTH}, not for {deal}")
        return before(self.tip, LENGTH - deal)


def before(secret: bytes, deals: int) -> bytes:
    """Return the secret of so many deals before; of a deal's own number of them, the commitment."""
    for _ in range(deals):
        secret = sha256(secret).digest()
    return secret


def check(commitment: str, secret: bytes, deal: int) -> None:
    """Raise ``Unfair`` unless this is the secret of a deal that the house was committed to."""
    if not compare_digest(before(secret, deal).hex(), commitment):
        raise Unfair(f"the secret of deal {deal} does not lead to the commitment")


def is_cut(text: str) -> bool:
    """Return whether a player's cut is well written: 1 to 64 hex digits, small letters."""
    return _CUT.fullmatch(text) is not None


def shuffled(
    pack: list[int], secret: bytes, table: str, match: int, deal: int, cuts: Mapping[int, str]
) -> list[int]:
    """Return the order of a deal: each order of a pack of up to 256 cards as likely as another."""
    key = digest(secret, _message(table, match, deal, cuts), "sha256")
    stream = _bytes(key)
    order = list(pack)
    for last in range(len(order) - 1, 0, -1):
        place = _below(last + 1, stream)
        order[last], order[place] = order[place], order[last]
    return order


def _message(table: str, match: int, deal: int, cuts: Mapping[int, str]) -> bytes:
    """Return what is shuffled for, in lines, so that no two deals ever share it."""
    if not _TABLE.fullmatch(table) or not all(map(is_cut, cuts.values())):
        raise ValueError("a table has 1 to 32 letters a-z0-9, a cut has 1 to 64 hex digits")
    cut = [f"{seat}:{cuts[seat]}" for seat in sorted(cuts)]
    return "\n".join([_DOMAIN, table, str(match), str(deal), *cut]).encode()


def _bytes(key: bytes) -> Iterator[int]:
    block = 0
    while True:
        yield from digest(key, block.to_bytes(8, "big"), "sha256")
        block += 1


def _below(bound: int, stream: Iterator[int]) -> int:
    """Return a number below a bound; bytes that would favour small numbers are passed over."""
    fair = 256 - 256 % bound
    return next(byte for byte in stream if byte < fair) % bound


@dataclass(frozen=True)
class Proof:
    """What the head of a record says about its shuffles; the secret is that of its last deal."""

    table: str
    number: int
    commitment: str
    cuts: Mapping[int, str]
    secret: bytes

    @classmethod
    def read(cls, headers: Mapping[str, str]) -> "Proof | list[Fault]":
        """Return what a record's headers say, or all that is wrong with them."""
        faults = [Fault("missing", key) for key in KEYS if key not in headers]
        wrong = (k for k, form in _FORMS.items() if k in headers and not form(headers[k]))
        faults += [Fault("unreadable", key) for key in wrong]
        if faults:
            return faults
        return cls(
            headers["table"],
            int(headers["number"]),
            headers["commitment"],
            _read_cuts(headers["cuts"]),
            bytes.fromhex(headers["secret"]),
        )

    def headers(self) -> dict[str, str]:
        """Return the headers that say this."""
        cuts = " ".join(f"p{seat}={cut}" for seat, cut in sorted(self.cuts.items()))
        said = (self.table, str(self.number), self.commitment, cuts or "-", self.secret.hex())
        return dict(zip(KEYS, said, strict=True))

    def orders(self, pack: list[int], deals: int) -> list[list[int]]:
        """Return the pack as it had to be dealt in each of so many deals."""
        backwards = accumulate(
            range(1, deals), lambda secret, _: before(secret, 1), initial=self.secret
        )
        return [
            shuffled(pack, secret, self.table, self.number, deal, self.cuts)
            for deal, secret in enumerate(reversed(list(backwards)), 1)
        ]


def _read_cuts(text: str) -> dict[int, str]:
    return {int(seat): cut for seat, cut in _SEAT_AND_CUT.findall(text)}


def _are_cuts(text: str) -> bool:
    """Return whether cuts are written in their one way: in the order of the seats, each once."""
    cuts = _read_cuts(text)
    written = " ".join(f"p{seat}={cuts[seat]}" for seat in sorted(cuts))
    return text == (written or "-")


_FORMS: dict[str, Callable[[str], object]] = {
    "table": _TABLE.fullmatch,
    "number": _NUMBER.fullmatch,
    "commitment": _HASH.fullmatch,
    "cuts": _are_cuts,
    "secret": _HASH.fullmatch,
}


def faults_of(match: Match) -> list[Fault]:
    """Return what is wrong with the deals of a match that was read from a record; [] if nothing."""
    proof = Proof.read(match.headers)
    if isinstance(proof, list):
        return proof
    packs = [deal.pack for deal in match.deals]
    if not all(packs):
        return [Fault("midway")]
    if not packs:
        return [Fault("empty")]
    try:
        check(proof.commitment, proof.secret, len(packs))
    except Unfair:
        return [Fault("broken")]
    fair = proof.orders(pack_of(match.start), len(packs))
    pairs = enumerate(zip(packs, fair, strict=True), 1)
    return [Fault("deal", deal=number) for number, (dealt, order) in pairs if dealt != order]
