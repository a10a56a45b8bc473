"""``mazarin show``, ``replay`` and ``rules``: positions, records and rule sheets, read and told."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from mazarin.cli import FAULT
from mazarin.cli.screen import Screen
from mazarin.compiled import Record
from mazarin.games import game
from mazarin.games.contract import Game
from mazarin.games.generic import game_of
from mazarin.games.rules import Rules
from mazarin.play import notation, table
from mazarin.play.events import seats
from mazarin.play.record import Replay
from mazarin.play.record import replay as play_again
from mazarin.play.sentences import Sentences
from mazarin.play.state import describe, moves

LARGEST_FILE = 10_000_000
ARGUMENTS = {
    "why": "argument-move",
    "save": "argument-file",
    "sit": "argument-seat",
    "say": "argument-phrase",
    "bot": "argument-seat-level",
    "kick": "argument-name",
    "host": "argument-name",
}
"""What is typed behind a command, where something is."""


def show(asked: argparse.Namespace) -> int:
    """Draw a position, whole or as a seat sees it."""
    position = notation.read(asked.position)
    s, viewer = position.record, position.viewer
    if asked.seat is not None:
        if not 0 <= asked.seat < s.players:
            raise ValueError(f"--seat must be from 0 to {int(s.players) - 1}, not {asked.seat}")
        s, viewer = table.view(s, asked.seat), asked.seat
    drawn = notation.Position(s, viewer)
    if asked.json:
        print(json.dumps({"position": notation.write(drawn), **describe(s)}))
        return 0
    for line in _drawing(s, viewer, Sentences(asked.lang)):
        print(line)
    print(notation.write(drawn))
    return 0


def _drawing(s: Record, viewer: int | str | None, say: Sentences) -> list[str]:
    screen = Screen(say, _names(s, say), viewer if isinstance(viewer, int) else None)
    title = say.text(f"rules-{game_of(s).name}-title")
    lines = [title, *screen.phase(s), *screen.table(s)]
    hands = [(seat, int(s.hands[seat])) for seat in seats(s)]
    lines += [f"  {screen.names[seat]}: {screen.cards(s, hand)}" for seat, hand in hands if hand]
    if viewer in (notation.WHOLE, table.turn(s)):
        plain, amounts = moves(s)
        legal = [*plain, *(f"{word} {least}-{most}" for word, (least, most) in amounts.items())]
        lines += [say.text("may-play", moves=say.joined(legal, "or"))] if legal else []
    return lines


def _names(s: Record, say: Sentences) -> list[str]:
    return [say.text("name-player", number=seat + 1) for seat in seats(s)]


def replay(asked: argparse.Namespace) -> int:
    """Play a record again; exit with 1 if it has a fault."""
    done = play_again(text_of(asked.file))
    if asked.json:
        print(json.dumps(_as_json(done)))
    else:
        _tell(done, Sentences(asked.lang))
    return FAULT if done.fault else 0


def text_of(file: str) -> str:
    """Return the text of a file, or of standard input for ``-``; none that is too long to read."""
    source = sys.stdin.buffer if file == "-" else Path(file).open("rb")  # noqa: SIM115
    with source:
        raw = source.read(LARGEST_FILE + 1)
    if len(raw) > LARGEST_FILE:
        raise ValueError(f"{file} has more than {LARGEST_FILE:,} bytes, too long for a record")
    return raw.decode("utf-8", errors="replace")


def _as_json(done: Replay) -> dict[str, object]:
    fault = done.fault and {"line": done.fault.line, "word": done.fault.word, "why": done.fault.why}
    return {
        "events": [event.as_json() for event in done.events],
        "state": describe(done.match.state),
        "net": [deal.net for deal in done.match.deals],
        "fault": fault,
    }


def _tell(done: Replay, say: Sentences) -> None:
    s = done.match.state
    name, names = game_of(s).name, _names(s, say)
    for event in done.events:
        print(say.event(event, names, None, name))
    print(say.text("score-final" if s.finished else "match-stopped"))
    for seat in seats(s):
        print(f"  {names[seat]:<12} {int(s.chips[seat]):6d}")
    if done.fault:
        print(f"mazarin: {done.fault}", file=sys.stderr)


def rules(asked: argparse.Namespace) -> int:
    """Print the rules and house rules of a game."""
    found, say = game(asked.game), Sentences(asked.lang)
    clauses = say.rules(found.name)
    options = _options(found, say)
    if asked.json:
        print(
            json.dumps(
                {"game": found.name, "clauses": dict(clauses), "options": options},
                ensure_ascii=False,
            )
        )
        return 0
    print(say.text(f"rules-{found.name}-title"), say.text(f"rules-{found.name}-aim"), "", sep="\n")
    for clause, text in clauses:
        print(f"{clause:<4} {text}")
    print("", say.text("options-heading", game=say.text(f"rules-{found.name}-title")), sep="\n")
    for option in options:
        print(
            f"  {option['name']}={option['default']}  [{option['values']}]\n      {option['text']}"
        )
    for preset, values in found.rules.presets.items():
        print(f"  {preset} = {', '.join(f'{name}={value}' for name, value in values.items())}")
    return 0


def _options(found: Game, say: Sentences) -> list[dict[str, str]]:
    default: Rules = found.rules()
    return [
        {
            "name": name,
            "default": option.write(getattr(default, name)),
            "values": option.describe(),
            "text": say.option(found.name, name),
        }
        for name, option in found.rules.options().items()
    ]


def welcome(s: Record, say: Sentences) -> list[str]:
    """Return what a newcomer needs: which game, what one tries to do in it, where help is."""
    game = game_of(s)
    title, changes = say.text(f"rules-{game.name}-title"), game.rules.of(s).write()
    return [
        say.text("welcome", game=title, players=int(s.players)),
        say.text(f"rules-{game.name}-aim"),
        *([say.text("house-rules", rules=changes)] if changes else []),
        say.text("welcome-help"),
    ]


def rules_of_table(s: Record, say: Sentences) -> list[str]:
    """Return the rules of a game as they are told during a match, with the table's house rules."""
    found = game_of(s)
    heading = say.text("rules-heading", game=say.text(f"rules-{found.name}-title"))
    clauses = [f"{clause}  {text}" for clause, text in say.rules(found.name)]
    changes = found.rules.of(s).changes()
    house = [f"{name}={value}: {say.option(found.name, name)}" for name, value in changes.items()]
    return [heading, *clauses, *house]


def help_lines(s: Record, say: Sentences, commands: Sequence[str]) -> list[str]:
    """Return what can be typed in a match, and how cards and chips are."""
    typed = {name: say.text(f"command-{name}") for name in commands}
    taking = {name: id_ for name, id_ in ARGUMENTS.items() if name in typed}
    typed |= {name: f"{typed[name]} {say.text(id_)}" for name, id_ in taking.items()}
    typed = {"move": say.text("argument-move"), **typed}
    width = max(map(len, typed.values()))
    lines = [f"  {word:<{width}}  {say.text(f'help-{name}')}" for name, word in typed.items()]
    cards = say.text(f"help-cards-{game_of(s).pack.name.lower()}")
    bets = any(word.has_amount for word in game_of(s).words)
    amounts = [say.text("help-amounts")] if bets else []
    return [say.text("help-heading"), *lines, cards, *amounts]
