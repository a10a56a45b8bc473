"""``mazarin serve``: opens a house of tables for friends."""

import argparse
import os

from mazarin.cli.prepare import prepare
from mazarin.games import GAMES
from mazarin.play.sentences import Sentences
from mazarin.server import journal
from mazarin.server.run import serve as serve_for_ever
from mazarin.server.settings import FLAGS, example, load
from mazarin.server.store import StoreError

try:
    from uvloop import run
except ImportError:  # it is not made for Windows
    from asyncio import run  # type: ignore[assignment]


def serve(asked: argparse.Namespace) -> int:
    """Serve until interrupted; or print the file of settings."""
    if asked.write_config:
        print(example(), end="")
        return 0
    settings = load({name: getattr(asked, name) for name in (*FLAGS, "config")}, os.environ)
    say = Sentences(asked.lang)
    for name in GAMES:
        prepare(name, say)
    journal.begin(settings.log_format)

    def announce(address: str) -> None:
        print(say.text("serving", address=address), flush=True)

    try:
        run(serve_for_ever(settings, announce))
    except (StoreError, ConnectionError) as error:
        raise OSError(str(error)) from error
    return 0
