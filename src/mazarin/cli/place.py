"""A place at a table: what its player can ask at any time, and what is shown before a move.

The same at a match against bots (`session.py`) and at a server's table (`visit.py`).
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable

from mazarin.bots import choose_move
from mazarin.chance import Chance
from mazarin.cli.screen import Extent, Screen
from mazarin.cli.show import help_lines, rules_of_table
from mazarin.cli.story import Story
from mazarin.cli.typed import Ask, Tell, TypedMoves
from mazarin.compiled import Record
from mazarin.games.contract import Game, Reason
from mazarin.play import table
from mazarin.play.events import Event
from mazarin.play.notation import NotationError

Act = Callable[[str], None]


class Left(Exception):
    """The player leaves."""


class Place(ABC):
    """Where a player sits, or a bystander stands, with a screen in front."""

    def __init__(self, game: Game, chance: Chance, screen: Screen, ask: Ask, tell: Tell) -> None:
        self.game, self.chance, self.tell = game, chance, tell
        self.say = screen.say
        self.typed = TypedMoves(game, self.say, ask, tell)
        self.since: list[str] = []
        """What has been told since the player's last move."""
        self.extent: Extent = "all"
        self.look_through(screen)
        acts = self._acts()
        spoken = self.say.vocabulary("command").items()
        words = {word: acts[name] for word, name in spoken if name in acts}
        self._commands = {**words, "?": self._help, "q": self._quit}

    def look_through(self, screen: Screen) -> None:
        """See the table from now on through this screen: with these names, from this seat."""
        self.screen = screen
        self._story = Story(screen.say, screen.names, screen.me)

    @property
    def me(self) -> int | None:
        """The player's seat; none for a bystander."""
        return self.screen.me

    @property
    @abstractmethod
    def view(self) -> Record:
        """What may be seen from here now."""

    @abstractmethod
    def _own_acts(self) -> dict[str, Act]:
        """Return the commands that only this kind of place has."""

    @abstractmethod
    def _quit(self, rest: str) -> None: ...

    @property
    def my_turn(self) -> bool:
        """Whether the player here is on turn."""
        return self.me is not None and table.turn(self.view) == self.me

    # What is shown.

    def lines(self, lines: Iterable[str]) -> None:
        """Tell some lines."""
        for line in lines:
            self.tell(line)

    def told(self, events: list[Event]) -> None:
        """Tell what happened in the game."""
        sentences = self._story.told(events, self.view)
        self.since += sentences
        self.lines(sentences)

    def look(self) -> None:
        """Show the whole table, so that a move need not show it again."""
        self.lines([*self.screen.table(self.view), ""])
        self.extent = "hand"

    def before_move(self) -> str | None:
        """Show what the player on turn must see. Return the move if only one is possible."""
        blank = [] if self.extent == "hand" else [""]
        self.lines([*blank, *self.screen.before_move(self.view, self.extent)])
        legal = self.typed.offered(self.view)
        if len(legal) == 1 and not table.has_amount(self.view, table.legal_codes(self.view)[0]):
            return legal[0]
        self._offer(legal)
        return None

    def _offer(self, legal: list[str]) -> None:
        self.tell(self.say.text("may-play", moves=self.say.joined(legal, "or")))

    # What is typed.

    def obeys(self, text: str) -> bool:
        """Do what is typed if it is a command; return whether it was one."""
        word, _, rest = text.partition(" ")
        command = self._commands.get(word.casefold())
        if command is not None:
            command(rest.strip())
        return command is not None

    def read_move(self, text: str) -> int | None:
        """Return the action that is typed; what is none is answered, and ``None`` comes back."""
        try:
            return self.typed.read(self.view, text, asks=True)
        except NotationError:
            self.tell(self.say.text("unknown-command", text=text))
            return None

    def refuse(self, reason: Reason) -> None:
        """Say why a move is not allowed."""
        self.tell(self.say.reason(reason, self.game.name))

    # Commands.

    def _acts(self) -> dict[str, Act]:
        """Return the commands, in the order in which help tells them."""
        asking = {"why": self._why, "rules": self._rules, "last": self._last}
        looking = {"hand": self._hand, "table": self._table, "hint": self._hint}
        return {
            **asking,
            **looking,
            **self._own_acts(),
            "help": self._help,
            "quit": self._quit,
        }

    def _why(self, rest: str) -> None:
        try:
            action = self.typed.read(self.view, rest, asks=False)
        except NotationError:
            card = self.game.pack.write_card(0)
            example = next(iter(self.typed.offered(self.view)), card)
            self.tell(self.say.text("why-usage", example=example))
            return
        if action is None:
            return
        reason = table.why_not(self.view, action, self.me)
        if reason is None:
            self.tell(self.say.text("why-allowed", example=rest))
        else:
            self.refuse(reason)

    def _rules(self, _rest: str) -> None:
        self.lines(rules_of_table(self.view, self.say))

    def _last(self, _rest: str) -> None:
        if not self.since:
            self.tell(self.say.text("last-none"))
            return
        self.lines([self.say.text("last-heading"), *self.since])

    def _hand(self, _rest: str) -> None:
        if self.me is None:
            self.tell(self.say.text("refused-not-seated"))
            return
        self.lines(self.screen.hand(self.view))
        if self.my_turn and (legal := self.typed.offered(self.view)):
            self._offer(legal)

    def _table(self, _rest: str) -> None:
        self.lines([*self.screen.phase(self.view), *self.screen.table(self.view)])

    def _hint(self, _rest: str) -> None:
        if self.me is None or not self.my_turn:
            self.tell(self.say.text("not-now"))
            return
        action = choose_move(self.view, self.me, self.chance)
        self.tell(self.say.text("hint", example=self.typed.write(action)))

    def _help(self, _rest: str) -> None:
        self.lines(help_lines(self.view, self.say, list(self._acts())))
