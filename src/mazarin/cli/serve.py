"""``mazarin serve``: opens a house of tables for friends."""

import argparse
import os
from importlib import import_module

from mazarin.server.settings import FLAGS, example, load


def serve(asked: argparse.Namespace) -> int:
    """Serve until interrupted; or print the file of settings."""
    if asked.write_config:
        print(example(), end="")
        return 0
    settings = load({name: getattr(asked, name) for name in (*FLAGS, "config")}, os.environ)
    import_module("mazarin.server.app").serve(settings)
    return 0
