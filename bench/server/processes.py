"""Servers in processes of their own, and what they take of the machine (Linux)."""

import contextlib
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

_TICK = os.sysconf("SC_CLK_TCK")
_NO_LIMITS = {
    "MAZARIN_MESSAGES_PER_SECOND": "10000",
    "MAZARIN_MESSAGE_BURST": "100000",
    "MAZARIN_CONNECTIONS_PER_MINUTE": "1000000",
    "MAZARIN_SOCKETS_PER_ADDRESS": "100000",
    "MAZARIN_TABLES_PER_HOUR": "1000000",
}


@dataclass(frozen=True)
class Process:
    """A server that runs."""

    id: int
    port: int

    @property
    def seconds(self) -> float:
        """Time of the processor that it has taken, all threads together."""
        fields = Path(f"/proc/{self.id}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICK

    @property
    def memory(self) -> int:
        """Bytes in memory."""
        lines = Path(f"/proc/{self.id}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:")) * 1024


@contextlib.contextmanager
def house(haste: int) -> Iterator[Process]:
    """Run ``mazarin serve`` on an empty folder, without limits for a single address."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["-m", "mazarin", "serve", "--port", "0", "--data", folder]
        with _running(command, {**_NO_LIMITS, "MAZARIN_HASTE": str(haste)}) as process:
            yield process


@contextlib.contextmanager
def bare(telling: int, beats: float) -> Iterator[Process]:
    """Run the bare server; the arguments are those of its `Bare`."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["-m", "bench.server.bare", folder, str(telling), str(beats)]
        with _running(command, {}) as process:
            yield process


@contextlib.contextmanager
def _running(command: list[str], environ: dict[str, str]) -> Iterator[Process]:
    """Run a server until it is left; it prints its address when it is ready."""
    with subprocess.Popen(
        [sys.executable, *command], stdout=subprocess.PIPE, env={**os.environ, **environ}, text=True
    ) as child:
        try:
            yield Process(child.pid, _port(child))
        finally:
            child.terminate()


def _port(child: "subprocess.Popen[str]") -> int:
    assert child.stdout
    for line in child.stdout:
        if found := re.search(r"http://\S+:(\d+)", line):
            return int(found[1])
    raise SystemExit("the server did not start")
