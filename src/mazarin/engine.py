"""The engine: one JSON object a line in, one out, so that any program can use the rules.

It holds one table and knows everything on it; whoever drives it decides what players may see. A
line that is wrong is answered with an error and changes nothing. Written up in docs/engine.md.
"""

import json
from collections.abc import Callable, Iterable
from typing import Any, TextIO

from mazarin.cards import CardTextError
from mazarin.games import GAMES, UnknownGame
from mazarin.games.contract import IllegalMove, Reason
from mazarin.games.generic import game_of
from mazarin.games.rules import RulesError
from mazarin.play import notation, table
from mazarin.play.events import Event
from mazarin.play.match import Match, shuffled
from mazarin.play.record import write_record
from mazarin.play.state import describe, moves

LONGEST_LINE = 100_000
Answer = dict[str, Any]


class BadRequest(ValueError):
    """A request that makes no sense now; ``code`` names the kind of error."""

    def __init__(self, message: str, code: str = "bad-request") -> None:
        super().__init__(message)
        self.code = code


class Engine:
    """One table, driven by requests."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._verbs: dict[str, Callable[[Answer], Answer]] = {
            "new": self._new,
            "deal": self._deal,
            "legal": self._legal,
            "play": self._play,
            "why": self._why,
            "view": self._view,
            "state": self._state,
            "position": self._position,
            "record": self._record,
        }

    def answer_line(self, line: str) -> str:
        """Answer one line of JSON with another; nothing a line holds raises."""
        return json.dumps(self._answer_text(line), ensure_ascii=False)

    def _answer_text(self, line: str) -> Answer:
        if len(line) > LONGEST_LINE:
            return _error("bad-request", f"a line has at most {LONGEST_LINE} characters")
        try:
            request = json.loads(line.removeprefix("\ufeff"))
        except (ValueError, RecursionError) as error:
            return _error("bad-json", f"not JSON: {error}")
        return self.answer(request)

    def answer(self, request: object) -> Answer:
        """Answer one request."""
        if not isinstance(request, dict):
            return _error("bad-request", 'a request is an object like {"do": "legal"}')
        verb = request.get("do")
        if not isinstance(verb, str) or verb not in self._verbs:
            known = ", ".join(self._verbs)
            return _error("bad-request", f"do must be one of {known}, not {_short(verb)}")
        try:
            return {"ok": True, **self._verbs[verb](request)}
        except IllegalMove as error:
            return {**_error("illegal-move", str(error)), "reason": reason_as_json(error.reason)}
        except BadRequest as error:
            return _error(error.code, str(error))
        except RulesError as error:
            return {**_error("bad-rules", str(error)), "faults": error.faults}
        except notation.NotationError as error:
            return {**_error("bad-text", str(error)), "faults": error.faults}
        except UnknownGame as error:
            return _error("unknown-game", str(error))
        except CardTextError as error:
            return _error("bad-text", str(error))
        except table.DealError as error:
            return _error("bad-deal", str(error))
        except RecursionError:
            return _error("bad-request", "the request is nested too deeply")

    @property
    def _table(self) -> Match:
        if self._match is None:
            raise BadRequest(
                'no table: send {"do":"new",...} or {"do":"position",...} first', "no-table"
            )
        return self._match

    def _new(self, request: Answer) -> Answer:
        name = request.get("game")
        if not isinstance(name, str):
            raise BadRequest(f"game must be one of {', '.join(GAMES)}, not {_short(name)}")
        players = _whole(request, "players")
        dealer = _whole(request, "dealer", 0)
        try:
            match = Match.new(name, players=players, rules=request.get("rules"), dealer=dealer)
        except (RulesError, UnknownGame):
            raise
        except ValueError as error:
            raise BadRequest(str(error)) from None
        self._match = match
        return {"game": notation.write_rules(match.state)}

    def _deal(self, request: Answer) -> Answer:
        match = self._table
        s, pack = match.state, request.get("pack")
        if "seed" in request:
            cards = shuffled(s, _whole(request, "seed"), int(s.deal))
        elif isinstance(pack, list) and all(isinstance(card, str) for card in pack):
            cards = [game_of(s).pack.read_card(card) for card in pack]
        else:
            raise BadRequest("deal needs pack, a list of cards in order, or seed, a whole number")
        return _told(match.deal(cards))

    def _legal(self, _request: Answer) -> Answer:
        s = self._table.state
        plain, amounts = moves(s)
        return {"seat": table.turn(s), "moves": plain, "amounts": amounts}

    def _play(self, request: Answer) -> Answer:
        match = self._table
        return _told(match.play(self._move(request), self._seat(request)))

    def _why(self, request: Answer) -> Answer:
        s = self._table.state
        reason = table.why_not(s, self._move(request), self._seat(request))
        return {"legal": reason is None, "reason": reason and reason_as_json(reason)}

    def _view(self, request: Answer) -> Answer:
        s = self._table.state
        if "seat" not in request:
            raise BadRequest("view needs seat, a number, or null for the bystander")
        seat = self._seat(request)
        seen = table.view(s, seat)
        return {"view": notation.write(notation.Position(seen, seat)), "state": describe(seen)}

    def _state(self, _request: Answer) -> Answer:
        return describe(self._table.state)

    def _position(self, request: Answer) -> Answer:
        if "text" in request:
            if not isinstance(request["text"], str):
                raise BadRequest("text must be a position in one line")
            position = notation.read(request["text"])
            if position.viewer != notation.WHOLE:
                raise BadRequest("a view is no table to play at: cards are unknown", "bad-text")
            self._match = Match(position.record)
        return {"position": notation.write(self._table.state)}

    def _record(self, _request: Answer) -> Answer:
        return {"record": write_record(self._table)}

    def _move(self, request: Answer) -> int:
        text = request.get("move")
        if not isinstance(text, str):
            raise BadRequest(f"move must be text like 8h, not {_short(text)}")
        return notation.read_move(self._table.state, text)

    def _seat(self, request: Answer) -> int | None:
        if request.get("seat") is None:
            return None
        seat, players = _whole(request, "seat"), int(self._table.state.players)
        if not 0 <= seat < players:
            raise BadRequest(f"seat must be from 0 to {players - 1}, not {seat}")
        return seat


def _whole(request: Answer, name: str, default: int | None = None) -> int:
    value = request.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadRequest(f"{name} must be a whole number, not {_short(value)}")
    return value


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) < 60 else text[:57] + "..."


def _error(code: str, message: str) -> Answer:
    return {"ok": False, "error": code, "message": message}


def _told(events: list[Event]) -> Answer:
    return {"events": [event.as_json() for event in events]}


def reason_as_json(reason: Reason) -> Answer:
    """Return a reason as plain data."""
    return {name: value for name, value in vars(reason).items() if value not in (None, ())}


def serve(lines: Iterable[str], out: TextIO) -> None:
    """Answer every line as it comes; empty lines are passed over."""
    engine = Engine()
    for line in lines:
        if line.strip():
            print(engine.answer_line(line), file=out, flush=True)
