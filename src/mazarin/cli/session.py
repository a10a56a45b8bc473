"""One match in the terminal: bots move, the player types, everything is told in sentences."""

from collections.abc import Callable
from pathlib import Path

from mazarin.bots import choose_move
from mazarin.chance import Chance
from mazarin.cli.screen import Extent, Screen
from mazarin.cli.show import help_lines, rules_of_table
from mazarin.cli.story import Story
from mazarin.cli.typed import Ask, Tell, TypedMoves
from mazarin.compiled import Record
from mazarin.games.contract import IllegalMove
from mazarin.games.generic import game_of
from mazarin.play import table
from mazarin.play.events import Event, seats
from mazarin.play.match import Match, shuffled
from mazarin.play.notation import NotationError
from mazarin.play.record import write_record
from mazarin.play.sentences import Sentences
from mazarin.play.state import moves

COMMANDS = ("why", "rules", "last", "undo", "save", "hand", "table", "hint", "help", "quit")


class Left(Exception):
    """The player leaves the match."""


class Session:
    """A match between the player at the keyboard and bots."""

    def __init__(
        self,
        match: Match,
        *,
        me: int,
        seed: int,
        chance: Chance,
        screen: Screen,
        ask: Ask,
        tell: Tell,
    ) -> None:
        self.match, self.me, self.seed, self.chance = match, me, seed, chance
        self.screen, self.ask, self.tell = screen, ask, tell
        self.say: Sentences = screen.say
        self.story = Story(screen.say, screen.names, screen.me)
        self.since: list[str] = []
        self.extent: Extent = "all"
        self.commands = self._commands()
        self.game = game_of(match.state)
        self.typed = TypedMoves(self.game, self.say, ask, tell)

    def run(self) -> None:
        """Play to the end of the match, or until the player leaves."""
        try:
            if not table.is_over(self.match.state):
                self._lines(self.screen.phase(self.match.state))
                self._look()
            while not self.match.state.finished:
                if table.is_over(self.match.state):
                    self._deal()
                while not table.is_over(self.match.state):
                    self._move()
                self._score()
        except Left:
            pass
        except (EOFError, KeyboardInterrupt):
            self.tell("")

    def _deal(self) -> None:
        s = self.match.state
        self._lines(["", self.screen.deal_heading(s)])
        events = self.match.deal(shuffled(s, self.seed, int(s.deal)))
        self.since = []
        self._told(events)
        self._look()

    def _look(self) -> None:
        """Show the whole table, so that a move need not show it again."""
        self._lines([*self.screen.table(self._view()), ""])
        self.extent = "hand"

    def _move(self) -> None:
        if self.match.state.turn == self.me:
            self._my_move()
        else:
            self._told(self._bots_turn(int(self.match.state.turn)))
            self.extent = "all"

    def _bots_turn(self, seat: int) -> list[Event]:
        """Let a bot play until somebody else is on turn; return all that happened."""
        events: list[Event] = []
        while self.match.state.turn == seat:
            view = table.view(self.match.state, seat)
            events += self.match.play(choose_move(view, seat, self.chance), seat)
        return events

    def _view(self) -> Record:
        return table.view(self.match.state, self.me)

    def _told(self, events: list[Event]) -> None:
        sentences = self.story.told(events, self.match.state)
        self.since += sentences
        self._lines(sentences)

    def _lines(self, lines: list[str]) -> None:
        for line in lines:
            self.tell(line)

    # The player's move.

    def _my_move(self) -> None:
        view = self._view()
        blank = [] if self.extent == "hand" else [""]
        self._lines([*blank, *self.screen.before_move(view, self.extent)])
        legal = self.typed.offered(self.match.state)
        only = legal[0] if len(legal) == 1 and not moves(self.match.state)[1] else None
        prompt = "prompt-only-move" if only else "prompt-move"
        if not only:
            self.tell(self.say.text("may-play", moves=self.say.joined(legal, "or")))
        before = self.match.state
        while self.match.state is before:
            typed = self.ask(self.say.text(prompt, move=only or "") + " ").strip()
            self._typed(typed or only or "")

    def _typed(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        command = self.commands.get(word.casefold())
        if command:
            command(rest.strip())
        elif text:
            self._play(text)

    def _play(self, text: str) -> None:
        try:
            action = self.typed.read(self.match.state, text, asks=True)
        except NotationError:
            self.tell(self.say.text("unknown-command", text=text))
            return
        if action is None:
            return
        try:
            events = self.match.play(action, self.me)
        except IllegalMove as error:
            self.tell(self.say.reason(error.reason, self.game.name))
            return
        self.since = []
        self._told(events)
        self.extent = "aim"

    # Commands.

    def _commands(self) -> dict[str, Callable[[str], None]]:
        """Return the commands by the words that call them, in English and the player's language."""
        acts = (
            *(self._why, self._rules, self._last, self._undo, self._save),
            *(self._hand, self._table, self._hint, self._help, self._quit),
        )
        named = dict(zip(COMMANDS, acts, strict=True))
        typed = {word: named[name] for word, name in self.say.vocabulary("command").items()}
        return {**typed, "?": self._help, "q": self._quit}

    def _why(self, rest: str) -> None:
        try:
            action = self.typed.read(self.match.state, rest, asks=False)
        except NotationError:
            example = next(
                iter(self.typed.offered(self.match.state)),
                self.game.pack.write_card(0),
            )
            self.tell(self.say.text("why-usage", example=example))
            return
        if action is None:
            return
        reason = table.why_not(self.match.state, action, self.me)
        if reason is None:
            self.tell(self.say.text("why-allowed", example=rest))
        else:
            self.tell(self.say.reason(reason, self.game.name))

    def _rules(self, _rest: str) -> None:
        self._lines(rules_of_table(self.match.state, self.say))

    def _last(self, _rest: str) -> None:
        if not self.since:
            self.tell(self.say.text("last-none"))
            return
        self._lines([self.say.text("last-heading"), *self.since])

    def _undo(self, _rest: str) -> None:
        if not self._may_undo():
            self.tell(self.say.text("undo-none"))
            return
        self.match.undo()
        self.since, self.extent = [], "all"
        self.tell(self.say.text("undo-done"))

    def _may_undo(self) -> bool:
        """Return whether the last move was the player's and showed him nothing new."""
        before, now = self.match.before_last, self.match.state
        if before is None or before.turn != self.me:
            return False
        others = [seat for seat in seats(now) if seat != self.me]
        same = [(before.lacks[seat], now.lacks[seat]) for seat in others]
        if self.game.name == "stoppa":
            same += [(before.phase, now.phase), (before.hand, now.hand)]
        return all(was == has for was, has in same)

    def _save(self, rest: str) -> None:
        if not rest:
            self.tell(self.say.text("save-usage", file="match.stops"))
            return
        try:
            with Path(rest).expanduser().open("x", encoding="utf-8") as file:
                file.write(write_record(self.match))
        except FileExistsError:
            self.tell(self.say.text("save-exists", file=rest))
        except OSError as error:
            self.tell(self.say.text("save-failed", file=rest, problem=error.strerror or str(error)))
        else:
            self.tell(self.say.text("saved", file=rest))

    def _hand(self, _rest: str) -> None:
        self._lines(self.screen.hand(self._view()))
        if legal := self.typed.offered(self.match.state):
            self.tell(self.say.text("may-play", moves=self.say.joined(legal, "or")))

    def _table(self, _rest: str) -> None:
        view = self._view()
        self._lines([*self.screen.phase(view), *self.screen.table(view)])

    def _hint(self, _rest: str) -> None:
        if self.match.state.turn != self.me:
            self.tell(self.say.text("not-now"))
            return
        action = choose_move(self._view(), self.me, self.chance)
        self.tell(self.say.text("hint", example=self.typed.write(action)))

    def _help(self, _rest: str) -> None:
        self._lines(help_lines(self.match.state, self.say, COMMANDS))

    def _quit(self, _rest: str) -> None:
        answer = self.ask(self.say.text("prompt-leave") + " ").strip().casefold()
        answers = self.say.vocabulary("answer")
        if answer and any(
            word.startswith(answer) for word, name in answers.items() if name == "yes"
        ):
            raise Left

    # The end of a deal.

    def _score(self) -> None:
        s = self.match.state
        net = self.match.deals[-1].net or []
        heading = "score-final" if s.finished else "score-heading"
        title = self.say.text(heading, number=int(s.deal))
        self._lines(["", title, *self.screen.score(s, net)])
        while table.is_over(self.match.state) and not self.match.state.finished:
            typed = self.ask(self.say.text("prompt-deal") + " ").strip()
            if not typed:
                break
            self._typed(typed)
