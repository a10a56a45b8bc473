"""A visit at a server's table: what is told there is shown, what is typed here is sent."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby

import msgspec

from mazarin.chance import Chance
from mazarin.cli.known import Known
from mazarin.cli.line import Heard, Line, Lost
from mazarin.cli.lobby import lobby, names_of_seats
from mazarin.cli.news import farewell, is_news, news, refusal
from mazarin.cli.orders import ORDERS, Orders, Unclear
from mazarin.cli.place import Act, Left, Place
from mazarin.cli.screen import Screen
from mazarin.cli.typed import Tell
from mazarin.compiled import Record
from mazarin.games import game
from mazarin.games.contract import Reason
from mazarin.play import table
from mazarin.play.events import Event
from mazarin.play.notation import write_move
from mazarin.play.sentences import Sentences
from mazarin.play.sight import Sight
from mazarin.server import wire


class Visit(Place):
    """A guest at a table: a player, or somebody who watches."""

    def __init__(
        self,
        known: Known,
        line: Line,
        *,
        say: Sentences,
        chance: Chance,
        tell: Tell,
        invite: Callable[[], None],
    ) -> None:
        self.known, self._line, self._invite = known, line, invite
        self._only: str | None = None
        """The one move that is possible, if there is one."""
        self._called: object = None
        """What the player was last called upon to do."""
        self._chips: list[int] | None = None
        """What everybody had before this deal, if that was seen."""
        names = names_of_seats(known, say)
        # Chips that are left out are not asked for: the table does not wait.
        super().__init__(
            game(known.info.game), chance, Screen(say, names, known.me), lambda _prompt: "", tell
        )
        self._orders = Orders(known, say, line.new_id)

    @property
    def view(self) -> Record:
        """What may be seen from here now."""
        return self.known.view

    def arrive(self, *, sits: bool) -> None:
        """Show the table as it was found; sit down, or say what can be done."""
        self.lines(lobby(self.known, self.say))
        if self.known.info.phase in ("playing", "between"):
            self.lines(["", *self.screen.phase(self.view)])
            self.look()
        if sits and self.known.role == "seat" and self.me is None:
            self._order("sit", "")
        else:
            self._call()

    # What is heard.

    def hear(self, heard: Heard) -> None:
        """Show what the server says."""
        match heard:
            case wire.Told():
                self._learn(heard)
            case wire.Answer(ok=False):
                self._refused(heard)
            case wire.Refusal():
                self.tell(refusal(heard.refused, heard.why, self.say))
            case wire.Bye(again=True):
                self.tell(farewell(heard.why, self.say))
            case Lost():
                self.tell(self.say.text("line-lost"))
            case wire.Welcome():
                self.tell(self.say.text("line-back"))
            case _:
                pass

    def _refused(self, answer: wire.Answer) -> None:
        if answer.reason is not None:
            self.refuse(Reason(**msgspec.structs.asdict(answer.reason)))
        else:
            self.tell(refusal(answer.refused or "", answer.why or "", self.say))

    def _learn(self, told: wire.Told) -> None:
        before, phase = self.view, self.known.info.phase
        self.known.learn(told)
        self.look_through(Screen(self.say, names_of_seats(self.known, self.say), self.known.me))
        self._happened(told.events, before)
        now = self.known.info.phase
        if phase == "playing" and now in ("between", "finished") and self.known.at is not None:
            self.lines(self.screen.result(self.view, self._net()))
        self._call()

    def _happened(self, events: Sequence[wire.Happening], before: Record) -> None:
        """Tell what happened at the table and in the game, in its order."""
        for at_table, some in groupby(events, is_news):
            if at_table:
                self.lines(news(event, self.known, self.say) for event in some)
            else:
                self._played([Event(e.event, e.seat, e.cards, e.amount) for e in some], before)

    def _played(self, events: list[Event], before: Record) -> None:
        dealt = any(event.name == "deals" for event in events)
        if dealt:
            self._chips, self.since = self._chips_before(before), []
            self.lines(["", self.screen.deal_heading(self.view, int(self.view.deal))])
        self.told(events)
        mine = self.me is not None and events[0].seat == self.me
        self.extent = "aim" if mine else "all"
        if dealt:
            self.look()

    def _chips_before(self, before: Record) -> list[int] | None:
        """Return what everybody had before the deal that is on, if that is known."""
        players = int(self.view.players)
        if self.view.deal == 1:
            before = self.known.bare_table()
        elif before.deal != self.view.deal - 1 or not table.is_over(before):
            return None
        return [int(chips) for chips in before.chips[:players]]

    def _net(self) -> list[int] | None:
        if self._chips is None:
            return None
        now = self.view.chips[: len(self._chips)]
        return [int(has) - had for has, had in zip(now, self._chips, strict=True)]

    # What the player may do.

    def _call(self) -> None:
        """Call upon the player to do what is due now; once."""
        info, mine = self.known.info, self._is_asked()
        other = (self.me, info.host, info.offer)
        call = (info.phase, info.match, self.known.at if mine else other)
        if call != self._called:
            self._called, self._only = call, None
            if mine:
                self._call_to_move()
            elif hint := self._hint_of_phase():
                self.tell(self.say.text(hint))

    def _is_asked(self) -> bool:
        """Return whether a move is awaited from the player; a forced answer comes by itself."""
        playing = self.known.info.phase == "playing" and not self.known.away
        return playing and self.my_turn and not Sight(self.view).is_forced

    def _call_to_move(self) -> None:
        self._only = self.before_move()
        if self._only:
            self.tell(self.say.text("only-move", move=self._only))
        if self.known.clock:
            self.tell(self.say.text("time-left", count=round(self.known.clock.left / 1000)))

    def _hint_of_phase(self) -> str | None:
        info, seated = self.known.info, self.me is not None
        match info.phase:
            case "waiting":
                if self.known.hosting and any(seat.guest for seat in info.seats):
                    return "hint-start"
                return "hint-wait" if seated else "hint-sit" if self.known.role == "seat" else None
            case "between" if seated:
                return "prompt-deal"
            case "finished" if seated and info.offer is None:
                return "hint-rematch"
            case "finished" if seated and info.offer and self.known.guest not in info.offer.agreed:
                return "hint-answer-rematch"
        return None

    # What is typed.

    def take(self, text: str) -> None:
        """Do what is typed."""
        if not text:
            self._enter()
        elif not self.obeys(text):
            self._play(text)

    def _enter(self) -> None:
        """Do the one thing that is called for."""
        if self.known.info.phase == "between" and self.me is not None:
            self._order("deal", "")
        elif self.known.away:
            self._send(wire.Here(id=self._line.new_id()))
        elif self._only and self._is_asked():
            self._play(self._only)

    def _play(self, text: str) -> None:
        action = self.read_move(text)
        if action is None:
            return
        if self.known.at is None or self.me is None:
            self.tell(refusal("not-seated" if self.me is None else "no-deal", "", self.say))
        elif (reason := table.why_not(self.view, action, self.me)) is not None:
            self.refuse(reason)
        else:
            self.since = []
            move = write_move(self.view, action)
            self._send(wire.Move(id=self._line.new_id(), at=self.known.at, move=move))

    def _send(self, command: wire.Command) -> None:
        if not self._line.is_up:
            self.tell(self.say.text("line-down"))
        self._line.send(command)

    def _own_acts(self) -> dict[str, Act]:
        return {**{name: partial(self._order, name) for name in ORDERS}, "invite": self._show_links}

    def _order(self, name: str, rest: str) -> None:
        try:
            self._send(ORDERS[name](self._orders, rest))
        except Unclear as unclear:
            self.tell(str(unclear))

    def _show_links(self, _rest: str) -> None:
        self._invite()

    def _table(self, rest: str) -> None:
        self.lines(lobby(self.known, self.say))
        if self.known.at is not None:
            self.tell("")
            super()._table(rest)

    def _quit(self, _rest: str) -> None:
        raise Left
