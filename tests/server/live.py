"""A real server, started as a host starts it, in a process of its own."""

import json
import os
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ENVIRON = {
    "MAZARIN_HASTE": "200",
    "MAZARIN_TABLES_PER_HOUR": "1000",
    "MAZARIN_MESSAGES_PER_SECOND": "10000",
    "MAZARIN_MESSAGE_BURST": "100000",
}
"""Everything goes fast here, programs that play included."""


class Live:
    """A server on a folder; ended and started again it has the same address."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._port = folder, 0
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "mazarin", "serve", "--lang", "en"]
        folder = ["--data", str(self._folder), "--port", str(self._port)]
        environ = {**os.environ, **ENVIRON}
        self._process = subprocess.Popen(
            [*command, *folder], env=environ, stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        told = self._process.stdout.readline()
        assert told.startswith("Mazarin is open at "), told
        self.address = told.split()[4]
        self._port = int(self.address.rsplit(":", 1)[1].strip("/"))

    def stop(self, how: int = signal.SIGTERM) -> None:
        if self._process.poll() is None:
            self._process.send_signal(how)
            self._process.communicate()

    @property
    def socket(self) -> str:
        return self.address.replace("http", "ws", 1) + "ws"

    def ask(self, path: str, body: object = None, token: str | None = None) -> Any:
        """Return what a call over HTTP answers, refusals too: a text, or JSON read."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"authorization": f"Bearer {token}"} if token else {}
        request = urllib.request.Request(self.address + path, data, headers)
        try:
            with urllib.request.urlopen(request) as answer:
                plain = answer.headers.get_content_type() == "text/plain"
                return answer.read().decode() if plain else json.load(answer)
        except urllib.error.HTTPError as error:
            with error:
                return json.load(error)


@contextmanager
def live(folder: Path) -> Iterator[Live]:
    """Run a server in a folder."""
    server = Live(folder)
    try:
        yield server
    finally:
        server.stop()
