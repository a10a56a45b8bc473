"""The reader of the case tables in ``tests/cases``: rules as lines that anybody can add to.

A case is a record with questions between its lines. A blank line ends it, ``#`` begins a remark::

    id      S-05                     the name of the case
    rule    S5 S8                    the clauses it shows, by their numbers at the game file's head
    pos     POSITION                 begin, or begin again, at a position ...
    match   GAME                     ... or at a match, with players N and dealer pN as in a record
    d       CARDS ...                deal this pack; three dots are the rest of it, in pack order
    do      p1 8h p2 stopp           moves, as in a record
    pay     +3 -1 -2                 what each won in this deal: the result line of a record
    legal   8Kh see raise 1-4 close  all the seat on turn may do: its cards in one word, then words
    no      2c not-held M5 8Kh       a refused move and why: name, clause, what will do instead, as
    no      p2 see not-your-turn     far as one likes to say; first the seat if it is not on turn
    then    pot=4 chips=3,-1,-1,-1   what holds now, or the whole POSITION
    view    p1 hands=+3/159d/+3      what holds in the eyes of a seat, - for the bystander

Keys are those of a position, compared whole; and ``hands``, ``top``, ``seat`` (on turn), ``shows``
(who did since the last ``do`` began) and ``stops`` (so far). ``-`` is nothing, or nobody.
"""

import re
from pathlib import Path

import numpy as np

from mazarin.cards import as_set, members
from mazarin.games.contract import FIRST_WORD
from mazarin.games.generic import game_of
from mazarin.play import table
from mazarin.play.notation import Position, read, read_move, read_setup, write, write_move
from mazarin.play.record import Replay, replay

RECORD = {"pos": "position: ", "d": "d ", "do": "", "pay": "= "}
RECORD |= {key: f"{key}: " for key in ("match", "players", "dealer")}


def read_cases(file: Path) -> dict[str, list[tuple[str, str]]]:
    """Return the cases of a table by name, each as its other lines: verb, what is said."""
    text = re.sub(r"(?m)^#.*\n|[ \t]+#.*$", "", file.read_text(encoding="utf-8"))
    found = [re.findall(r"(?m)^(\S+)[ \t]*(.*?)[ \t]*$", block) for block in text.split("\n\n")]
    cases = {lines[0][1]: lines[1:] for lines in found if lines}
    assert len(cases) == text.count("\nid "), f"{file}: a name twice, or no blank line before id"
    return cases


class Run:
    """A case being played: the record so far, and the answers to the questions about it."""

    def __init__(self) -> None:
        self.record, self.told = "", 0

    def line(self, verb: str, said: str) -> None:
        """Play a line, or check what it says. Raise ``AssertionError``."""
        checks = {"legal": self._legal, "no": self._no, "then": self._then, "view": self._view}
        if verb in RECORD:
            self._add(verb, said)
        elif verb != "rule":
            checks[verb](said)

    def replay(self) -> Replay:
        """Return all so far, played again. Raise ``AssertionError`` if it is not sound."""
        done = replay(self.record)
        assert done.fault is None, done.fault
        return done

    def _add(self, verb: str, said: str) -> None:
        self.record = "" if verb in ("pos", "match") else self.record
        self.told = len(self.replay().events) if verb == "do" else self.told
        if said.endswith("..."):
            s, first = self.replay().match.state, said.removesuffix("...")
            rest = game_of(s).pack_for(int(s.players)) & ~as_set(game_of(s).pack.read_each(first))
            said = first + game_of(s).pack.write_each(members(rest))
        self.record += f"{RECORD[verb]}{said}\n"

    def _legal(self, said: str) -> None:
        s = self.replay().match.state
        codes = table.legal_codes(s)
        cards = as_set(code for code in codes if code < FIRST_WORD)
        told = [game_of(s).pack.write(cards)] if cards or not codes else []
        for code in codes[cards.bit_count() :]:
            told.append(write_move(s, code).replace(" 0", " {}-{}".format(*table.limits(s, code))))
        found = " ".join(told)
        assert said == found, f"not {said}, but {found}"

    def _no(self, said: str) -> None:
        s = self.replay().match.state
        seat, move, why = re.findall(r"^(?:p(\d) )?(\S+(?: \d+)?) (.+)", said)[0]
        reason = table.why_not(s, read_move(s, move), int(seat) if seat else None)
        assert reason is not None, f"{move} is allowed"
        cards = game_of(s).pack.write(game_of(s).pack.read("".join(reason.cards)))
        limits = f"{reason.least}-{reason.most}"
        told = [reason.name, reason.clause, cards if reason.least is None else limits]
        assert why.split() == told[: len(why.split())], f"{move}: not {why}, but {told}"

    def _then(self, said: str) -> None:
        if re.match(r"[a-z_]+=", said):
            self._check(Position(self.replay().match.state), said)
        else:
            found = write(self.replay().match.state)
            assert write(read(said)) == found, f"not {said}, but {found}"

    def _view(self, said: str) -> None:
        viewer, facts = said.split(None, 1)
        seat = int(viewer[1:]) if viewer != "-" else None
        self._check(Position(table.view(self.replay().match.state, seat), seat), facts)

    def _check(self, position: Position, facts: str) -> None:
        core, events = write(position).split()[:4], self.replay().events
        words = dict(zip(("hands", "top", "seat"), core[1:], strict=True))
        shows = [f"p{event.seat}" for event in events[self.told :] if event.name == "shows"]
        words["shows"] = ",".join(shows) or "-"
        words["stops"] = str(sum(e.name in ("stop-card", "nobody-follows") for e in events))
        for fact in facts.split():
            key = fact.partition("=")[0]
            if key in words:
                assert fact == f"{key}={words[key]}", f"not {fact}, but {words[key]}"
            else:
                said = read_setup(" ".join([*core, fact])).record[key]
                assert np.array_equal(said, position.record[key]), f"not {fact}: {write(position)}"
