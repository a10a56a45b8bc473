"""What a game is: a record, a few pure functions over it, and a declaration of both.

Every game file makes one `Game`. All the rest of the house asks through `mazarin.games`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mazarin.cards import Pack
from mazarin.chance import Chance
from mazarin.compiled import Record, compiled
from mazarin.games.fields import Field, blank_record, masks, record_type
from mazarin.games.rules import Rules

NOBODY = -1

READY, LEAD, FOLLOW, OVER = 0, 1, 2, 9
"""Phases that several games share; a game may have more between them."""

CODE_BITS = 6
CODES = 1 << CODE_BITS
CODE_MASK = CODES - 1
ANY_CODE = np.uint64(2**CODES - 1)
FIRST_WORD = 52


@compiled
def code_of(action: int) -> int:
    """Return an action's code: a card, or a word of the game."""
    return action & CODE_MASK


@compiled
def amount_of(action: int) -> int:
    """Return the chips an action names, 0 where it names none."""
    return action >> CODE_BITS


@compiled
def action_of(code: int, amount: int = 0) -> int:
    """Return the action of a code and an amount."""
    return code | amount << CODE_BITS


@dataclass(frozen=True)
class Clause:
    """A rule that can forbid a move: its number on the rule sheet and a name for its sentence."""

    number: str
    name: str


@dataclass(frozen=True)
class Word:
    """A move that is not a card."""

    text: str
    amount_clause: str = ""
    """The clause that bounds the chips named with the word, if any are."""

    @property
    def has_amount(self) -> bool:
        """Whether chips are named with the word."""
        return bool(self.amount_clause)


@dataclass(frozen=True)
class Reason:
    """Why a move is refused.

    ``cards`` are those that the asker may play instead; ``least`` and ``most`` bound an amount.
    """

    clause: str
    name: str
    card: str | None = None
    cards: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None


class IllegalMove(ValueError):
    """A move the rules forbid; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.clause}: {reason.name}")
        self.reason = reason


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """One game. The compiled functions take a record; see the design for what each promises."""

    name: str
    pack: Pack
    seats: int
    fewest: int
    rules: type[Rules]
    state: tuple[Field, ...]
    clauses: tuple[Clause, ...]
    words: tuple[Word, ...]
    phases: dict[int, str]
    turn_clause: str
    """The clause that says whose turn it is."""
    turn_clauses: Mapping[int, str] = field(default_factory=dict)
    """That clause in the phases where it is another one."""
    pack_for: Callable[[int], int]
    """Set of the cards in play at a table of so many players."""
    longest: Callable[[Record], int]
    """Proven bound on the steps of one deal."""

    start: Callable[[Record], None]
    serves: Callable[[Record], int]
    """How many cards of the pack the next deal uses; the rest may lie in any order."""
    deal: Callable[[Record, NDArray[np.uint8]], None]
    permits: Callable[[Record, int], np.uint64]
    bounds: Callable[[Record, int], tuple[int, int]]
    step: Callable[[Record, int], None]
    resample: Callable[[Record, int, Chance], None]
    veiled: Callable[[Record, int], bool]
    winners: Callable[[Record], list[int]]

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        """All fields of the record, the options last."""
        return self.state + self.rules.record_fields()

    @cached_property
    def dtype(self) -> np.dtype[np.record]:
        """The record type."""
        return record_type(self.fields)

    @cached_property
    def blank(self) -> NDArray[np.record]:
        """An array of one record in which nothing is known."""
        return blank_record(self.fields, self.dtype)

    @cached_property
    def masks(self) -> NDArray[np.uint8]:
        """The bytes each viewer may see, by veil and viewer."""
        return masks(self.fields, self.dtype, self.seats)

    @property
    def players(self) -> Sequence[int]:
        """The numbers of players a match may begin with."""
        return range(self.fewest, self.seats + 1)

    def turn_clause_in(self, phase: int) -> str:
        """Return the clause that says whose turn it is in a phase."""
        return self.turn_clauses.get(phase, self.turn_clause)

    def write_move(self, action: int) -> str:
        """Return the spelling of a move: ``8h``, ``stopp``, ``raise 3``."""
        code, amount = code_of(action), amount_of(action)
        if code < FIRST_WORD:
            return self.pack.write_card(code)
        word = self.words[code - FIRST_WORD]
        return f"{word.text} {amount}" if word.has_amount else word.text

    def new(self, *, players: int, rules: Any = None, dealer: int = 0) -> Record:
        """Return the record of a match about to begin. Raise ``ValueError`` for a wrong table."""
        if players not in self.players:
            least, most = self.players[0], self.players[-1]
            raise ValueError(f"{self.name} is for {least} to {most} players, not {players}")
        if not 0 <= dealer < players:
            raise ValueError(f"dealer must be from 0 to {players - 1}, not {dealer}")
        s = self.blank.copy()[0]
        self.rules.read(rules, players=players).store(s)
        s.players = players
        s.dealer = dealer
        self.start(s)
        return s
