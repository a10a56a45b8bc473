"""A server's house over HTTP: opening a table, finding one, inviting to one."""

import http.client
import json
from collections.abc import Mapping
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from mazarin.cli.address import Address
from mazarin.cli.news import refusal
from mazarin.play.sentences import Sentences

PATIENCE = 15.0
"""Seconds for an answer."""
Body = dict[str, Any]


class House:
    """What a server does before anybody sits down. Every fault is a ``ConnectionError``."""

    def __init__(self, address: Address, say: Sentences) -> None:
        self.address, self.say = address, say

    def open_table(self, wish: Mapping[str, object], token: str | None) -> Body:
        """Open a table; return its id, our token and the invitations."""
        return self._ask("api/tables", token, wish)

    def tables(self) -> list[Body]:
        """Return the tables that are listed."""
        return list(self._ask("api/tables")["tables"])

    def invitations(self, table: str, token: str | None) -> Body:
        """Return the invitations to a table."""
        return self._ask(f"api/tables/{table}/invitations", token)

    def told(self, invitations: Body) -> list[str]:
        """Return the links of invitations, each in a sentence."""
        links = ((role, invitations[f"{role}_url"]) for role in ("seat", "watch"))
        return [self.say.text(f"invitation-{role}", address=link) for role, link in links if link]

    def _ask(
        self, path: str, token: str | None = None, wish: Mapping[str, object] | None = None
    ) -> Body:
        request = Request(
            self.address.house + path,
            data=None if wish is None else json.dumps(wish).encode(),
            headers={"authorization": f"Bearer {token}"} if token else {},
        )
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                return dict(json.load(answer))
        except HTTPError as error:
            raise ConnectionError(self._refused(error)) from error
        except (URLError, OSError, http.client.HTTPException) as error:
            raise ConnectionError(unreachable(self.address, error, self.say)) from error
        except ValueError as error:
            raise ConnectionError(self._strange()) from error

    def _refused(self, error: HTTPError) -> str:
        try:
            fault = json.load(error)
            return refusal(fault["refused"], fault["why"], self.say)
        except (ValueError, LookupError, TypeError):
            return self._strange()

    def _strange(self) -> str:
        return self.say.text("house-strange", address=self.address.house)


def unreachable(address: Address, error: Exception, say: Sentences) -> str:
    """Return that nobody answers, and what the machine says about that."""
    reason = error.reason if isinstance(error, URLError) else error
    told = getattr(reason, "strerror", None) or str(reason) or type(reason).__name__
    return say.text("house-unreachable", address=address.house, problem=told)
