"""The text of a match: what chance gave, every move, and a result line that checks the whole.

Nothing is stored that a reader can work out, but the result, which is the check sum. The grammar
is in docs/notation.md.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from mazarin.cards import CardTextError
from mazarin.compiled import Record
from mazarin.games.contract import NOBODY, IllegalMove, Reason
from mazarin.games.generic import game_of
from mazarin.play.events import Event
from mazarin.play.match import Deal, Match
from mazarin.play.notation import (
    WHOLE,
    NotationError,
    read,
    read_move,
    read_rules,
    write,
    write_move,
    write_rules,
)
from mazarin.play.table import DealError, is_over

OWN_KEYS = ("match", "players", "dealer", "position")
UNFINISHED = "*"


@dataclass
class Fault:
    """The first thing that is wrong in a record: line from 1, the word, and why."""

    line: int
    word: str
    why: str
    reason: Reason | None = None

    def __str__(self) -> str:
        return f"line {self.line}: {self.word}: {self.why}"


@dataclass
class Replay:
    """What a record tells, as far as it is sound."""

    match: Match
    events: list[Event] = field(default_factory=list)
    fault: Fault | None = None


def write_record(match: Match) -> str:
    """Return the text of a match so far."""
    lines = [*_head(match), *(f"{key}: {value}" for key, value in match.headers.items())]
    for deal in match.deals:
        lines += ["", *_write_deal(match, deal)]
    return "\n".join(lines) + "\n"


def _head(match: Match) -> list[str]:
    s = match.start
    if not _is_fresh(s):
        return [f"position: {write(s)}"]
    return [f"match: {write_rules(s)}", f"players: {int(s.players)}", f"dealer: p{int(s.dealer)}"]


def _is_fresh(s: Record) -> bool:
    """Return whether a match began by the rules alone, so that its head need not tell more."""
    game = game_of(s)
    if s.deal or int(s.players) not in game.players or s.dealer == NOBODY:
        return False
    fresh = game.new(players=int(s.players), rules=game.rules.of(s), dealer=int(s.dealer))
    return write(fresh) == write(s)


def _write_deal(match: Match, deal: Deal) -> list[str]:
    lines = [f"d {game_of(match.start).pack.write_each(deal.pack)}"] if deal.pack else []
    words: list[str] = []
    actor = -1
    for number, (seat, action) in enumerate(deal.moves):
        if number in deal.breaks and words:
            lines.append(" ".join(words))
            words, actor = [], -1
        words += [f"p{seat}"] if seat != actor else []
        words.append(write_move(match.start, action))
        actor = seat
    lines += [" ".join(words)] if words else []
    net = UNFINISHED if deal.net is None else " ".join(f"{chips:+d}" for chips in deal.net)
    return [*lines, f"= {net}"]


def replay(text: str) -> Replay:
    """Play a record again. Raise ``NotationError`` if its head describes no match.

    A later fault ends the replay and is told in it; all that was sound is kept.
    """
    lines = [line.split("#")[0].strip() for line in text.splitlines()]
    headers, first = _read_head(lines)
    done = Replay(_begin(headers))
    for number, line in enumerate(lines[first:], first + 1):
        if line and done.fault is None:
            done.fault = _read_line(done, number, line)
    return done


def _read_head(lines: list[str]) -> tuple[dict[str, str], int]:
    headers: dict[str, str] = {}
    for number, line in enumerate(lines):
        key, colon, value = line.partition(":")
        if line and not (colon and re.fullmatch(r"[a-z_][a-z0-9_-]*", key)):
            return headers, number
        if line:
            headers[key] = value.strip()
    return headers, len(lines)


def _begin(headers: dict[str, str]) -> Match:
    kept = {key: value for key, value in headers.items() if key not in OWN_KEYS}
    if "position" in headers:
        position = read(headers["position"])
        if position.viewer != WHOLE:
            raise NotationError(["position: a view cannot be replayed, cards are unknown"])
        return Match(position.record, kept)
    if not {"match", "players"} <= headers.keys():
        raise NotationError(["a record begins with match: and players:, or with position:"])
    players, dealer = headers["players"], headers.get("dealer", "p0")
    if not re.fullmatch(r"[0-9]", players) or not re.fullmatch(r"p[0-9]", dealer):
        raise NotationError(["players: and dealer: are written like players: 4, dealer: p0"])
    game, rules = read_rules(headers["match"], int(players))
    try:
        s = game.new(players=int(players), rules=rules, dealer=int(dealer[1]))
    except ValueError as error:
        raise NotationError([str(error)]) from None
    return Match(s, kept)


def _read_line(done: Replay, number: int, line: str) -> Fault | None:
    mark, *words = line.split()
    if mark == "d":
        return _read_pack(done, number, "".join(words))
    if mark == "=":
        return _read_result(done, number, words)
    return _read_moves(done, number, [mark, *words])


def _read_pack(done: Replay, number: int, text: str) -> Fault | None:
    try:
        done.events += done.match.deal(game_of(done.match.start).pack.read_each(text))
    except (CardTextError, DealError) as error:
        return Fault(number, "d", str(error))
    return None


def _read_result(done: Replay, number: int, words: list[str]) -> Fault | None:
    net = done.match.deals[-1].net if done.match.deals else None
    told = " ".join(words)
    found = UNFINISHED if net is None else " ".join(f"{chips:+d}" for chips in net)
    if " ".join(re.sub(r"^(?=[0-9])", "+", word) for word in words) != found:
        return Fault(number, "=", f"the record says {told}, the moves give {found}")
    return None


def _read_moves(done: Replay, number: int, words: list[str]) -> Fault | None:
    actor: int | None = None
    for word in _joined(words):
        if re.fullmatch(r"p[0-9]", word):
            actor = int(word[1])
            continue
        if is_over(done.match.state):
            return Fault(number, word, "no deal is going on")
        try:
            done.events += done.match.play(read_move(done.match.state, word), actor)
        except NotationError as error:
            return Fault(number, word, str(error))
        except IllegalMove as error:
            return Fault(number, word, str(error), error.reason)
    return None


def _joined(words: list[str]) -> Iterator[str]:
    """Yield the words of a line, an amount together with the word before it."""
    waiting = ""
    for word in words:
        if re.fullmatch("[0-9]+", word) and waiting:
            yield f"{waiting} {word}"
            waiting = ""
            continue
        if waiting:
            yield waiting
        waiting = word
    if waiting:
        yield waiting
