"""What can be typed after ``mazarin``, with its help. Needs no game to be imported."""

import argparse
import os
from collections.abc import Callable
from importlib import import_module, metadata
from typing import TypeAlias

from mazarin.games import GAMES
from mazarin.play.sentences import LANGUAGES, guess_language
from mazarin.server import settings

Command = Callable[[argparse.Namespace], int]

DESCRIPTION = (
    "Play, replay and study the stops card games: Swedish Stopp, Michigan and Italian Stoppa."
)
EPILOG = """examples:
  mazarin play stopp                      play against three bots
  mazarin play michigan --rules classic   the same with the rules of Classic Michigan
  mazarin rules stoppa --lang it          read the rules in Italian
  mazarin join http://localhost:8650/ --open michigan --players 5 --bots 2
  mazarin simulate stopp --players 4 --deals 100000 --bots simple,random,random,random
"""


def parser() -> argparse.ArgumentParser:
    """Return the parser of all commands."""
    top = argparse.ArgumentParser(
        prog="mazarin",
        description=DESCRIPTION,
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument(
        "--version", action="version", version=f"mazarin {metadata.version('mazarin')}"
    )
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for add in (
        _add_play,
        _add_show,
        _add_replay,
        _add_verify,
        _add_rules,
        _add_simulate,
        _add_engine,
        _add_serve,
        _add_join,
    ):
        add(commands)
    return top


Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def _add(commands: Commands, name: str, summary: str, command: str) -> argparse.ArgumentParser:
    description = summary[0].upper() + summary[1:] + "."
    added = commands.add_parser(name, help=summary, description=description)
    added.set_defaults(run=_late(command))
    return added


def _late(command: str) -> Command:
    """Return a command whose module is imported only when it runs."""
    module, function = command.split(":")

    def run(asked: argparse.Namespace) -> int:
        code: int = getattr(import_module(f"mazarin.cli.{module}"), function)(asked)
        return code

    return run


def _add_play(commands: Commands) -> None:
    play = _add(commands, "play", "play a game against bots in the terminal", "play:play")
    play.add_argument("game", nargs="?", choices=GAMES, help="the game; leave it out with --resume")
    play.add_argument("--players", type=int, metavar="N", help="how many play, you included (4)")
    play.add_argument(
        "--seat", type=int, metavar="K", help="your seat, from 0 in the direction of play (0)"
    )
    play.add_argument("--seed", type=int, metavar="S", help="the same seed deals the same cards")
    play.add_argument(
        "--resume",
        nargs="?",
        const="",
        metavar="FILE",
        help="go on with the match that was left last, or with one that was saved in FILE",
    )
    _add_rules_option(play)
    _add_language(play)


def _add_show(commands: Commands) -> None:
    show = _add(commands, "show", "draw a position written in our notation", "show:show")
    show.add_argument("position", help="one line, quoted, such as 'stopp 5hQh/8h/Jh 8h p2 last=p1'")
    show.add_argument("--seat", type=int, metavar="K", help="only what this seat may know")
    _add_json(show)
    _add_language(show)


def _add_replay(commands: Commands) -> None:
    replay = _add(
        commands, "replay", "play a recorded match again and check its results", "show:replay"
    )
    replay.add_argument("file", help="a record, or - for standard input")
    _add_json(replay)
    _add_language(replay)


def _add_verify(commands: Commands) -> None:
    verify = _add(
        commands,
        "verify",
        "check that the packs of a recorded match were dealt fairly",
        "verify:verify",
    )
    verify.add_argument("file", help="a record, or - for standard input")
    _add_json(verify)
    _add_language(verify)


def _add_rules(commands: Commands) -> None:
    rules = _add(commands, "rules", "read the rules and house rules of a game", "show:rules")
    rules.add_argument("game", choices=GAMES)
    _add_json(rules)
    _add_language(rules)


def _add_simulate(commands: Commands) -> None:
    simulate = _add(
        commands, "simulate", "let bots play many deals and sum them up", "simulate:simulate"
    )
    simulate.add_argument("game", choices=GAMES)
    simulate.add_argument("--players", type=int, default=4, metavar="N", help="how many play (4)")
    simulate.add_argument(
        "--deals", type=int, default=100_000, metavar="D", help="how many deals (100000)"
    )
    simulate.add_argument(
        "--bots",
        default="random",
        metavar="B",
        help="random or simple: one for all, or one a seat, with commas",
    )
    simulate.add_argument(
        "--seed", type=int, default=0, metavar="S", help="the same seed gives the same result (0)"
    )
    simulate.add_argument(
        "--threads",
        type=int,
        metavar="T",
        help="how many at once (all cores); never changes the result",
    )
    _add_rules_option(simulate)
    _add_json(simulate)


def _add_engine(commands: Commands) -> None:
    _add(
        commands,
        "engine",
        "answer requests, one JSON object a line, for other programs",
        "engine:engine",
    )


def _add_serve(commands: Commands) -> None:
    serve = _add(commands, "serve", "open tables for friends on this machine", "serve:serve")
    for name in settings.FLAGS:
        usual = settings.usual(name)
        told = settings.about(name) + (f" ({usual})" if usual else "")
        serve.add_argument(settings.flag_of(name), help=told.replace("%", "%%"))
    serve.add_argument(
        "--config", metavar="FILE", help=f"settings ({settings.FILE} in the data folder)"
    )
    serve.add_argument(
        "--write-config", action="store_true", help="print a file of all settings, and end"
    )
    _add_language(serve)


def _add_join(commands: Commands) -> None:
    join = _add(commands, "join", "play at a server's table in the terminal", "join:join")
    join.add_argument("url", metavar="URL", help="an invitation, or the address of a server")
    join.add_argument(
        "--name", metavar="N", help="your name there; with another one you are another guest"
    )
    join.add_argument("--watch", action="store_true", help="take no seat")
    table = join.add_argument_group("opening a table")
    table.add_argument("--open", choices=GAMES, metavar="GAME", help=f"one of {', '.join(GAMES)}")
    table.add_argument("--players", type=int, default=4, metavar="N", help="how many play (4)")
    table.add_argument("--bots", type=int, default=0, metavar="K", help="how many are bots (0)")
    table.add_argument(
        "--pace",
        choices=("relaxed", "normal", "fast"),
        default="relaxed",
        metavar="P",
        help="relaxed, without a clock, normal or fast (relaxed)",
    )
    table.add_argument("--listed", action="store_true", help="let everybody find it and sit down")
    table.add_argument(
        "--spectators",
        choices=("yes", "no", "delayed"),
        default="yes",
        metavar="W",
        help="whether others may watch: yes, no or delayed (yes)",
    )
    _add_rules_option(table)
    _add_language(join)


def _add_rules_option(command: argparse._ActionsContainer) -> None:
    command.add_argument(
        "--rules", metavar="R", help="house rules, such as capital=20,hand_size=5 or classic"
    )


def _add_json(command: argparse.ArgumentParser) -> None:
    command.add_argument("--json", action="store_true", help="answer in JSON, for programs")


def _add_language(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=guess_language(os.environ),
        metavar="L",
        help=f"language: {', '.join(LANGUAGES)} (this machine's)",
    )
