"""One match in the terminal: bots move, the player types, everything is told in sentences."""

from pathlib import Path

from mazarin.bots import choose_move
from mazarin.chance import Chance
from mazarin.cli.place import Act, Left, Place
from mazarin.cli.screen import Screen
from mazarin.cli.typed import Ask, Tell
from mazarin.compiled import Record
from mazarin.games.contract import IllegalMove
from mazarin.games.generic import game_of
from mazarin.play import table
from mazarin.play.events import Event, seats
from mazarin.play.match import Match, shuffled
from mazarin.play.record import write_record


class Session(Place):
    """A match between the player at the keyboard and bots."""

    def __init__(
        self,
        match: Match,
        *,
        seed: int,
        chance: Chance,
        screen: Screen,
        ask: Ask,
        tell: Tell,
    ) -> None:
        self.match, self.seed, self.ask = match, seed, ask
        super().__init__(game_of(match.state), chance, screen, ask, tell)

    @property
    def view(self) -> Record:
        """What the player may see now."""
        return table.view(self.match.state, self.me)

    def run(self) -> None:
        """Play to the end of the match, or until the player leaves."""
        try:
            if not table.is_over(self.match.state):
                self.lines(self.screen.phase(self.match.state))
                self.look()
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
        self.lines(["", self.screen.deal_heading(s, int(s.deal) + 1)])
        events = self.match.deal(shuffled(s, self.seed, int(s.deal)))
        self.since = []
        self.told(events)
        self.look()

    def _move(self) -> None:
        if self.match.state.turn == self.me:
            self._my_move()
        else:
            self.told(self._bots_turn(int(self.match.state.turn)))
            self.extent = "all"

    def _bots_turn(self, seat: int) -> list[Event]:
        """Let a bot play until somebody else is on turn; return all that happened."""
        events: list[Event] = []
        while self.match.state.turn == seat:
            view = table.view(self.match.state, seat)
            events += self.match.play(choose_move(view, seat, self.chance), seat)
        return events

    # The player's move.

    def _my_move(self) -> None:
        only = self.before_move()
        prompt = self.say.text("prompt-only-move" if only else "prompt-move", move=only or "")
        before = self.match.state
        while self.match.state is before:
            self._typed(self.ask(prompt + " ").strip() or only or "")

    def _typed(self, text: str) -> None:
        if text and not self.obeys(text):
            self._play(text)

    def _play(self, text: str) -> None:
        action = self.read_move(text)
        if action is None:
            return
        try:
            events = self.match.play(action, self.me)
        except IllegalMove as error:
            self.refuse(error.reason)
            return
        self.since = []
        self.told(events)
        self.extent = "aim"

    # Commands.

    def _own_acts(self) -> dict[str, Act]:
        return {"undo": self._undo, "save": self._save}

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

    def _quit(self, _rest: str) -> None:
        answer = self.ask(self.say.text("prompt-leave") + " ").strip()
        if self.say.read_answer(answer) == "yes":
            raise Left

    # The end of a deal.

    def _score(self) -> None:
        s = self.match.state
        self.lines(self.screen.result(s, self.match.deals[-1].net or []))
        while table.is_over(self.match.state) and not self.match.state.finished:
            typed = self.ask(self.say.text("prompt-deal") + " ").strip()
            if not typed:
                break
            self._typed(typed)
