"""What happened at the table, in sentences; what belongs together is told in one."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile

from mazarin.cli.screen import is_out
from mazarin.compiled import Record
from mazarin.games.generic import game_of
from mazarin.play.events import Event, seats
from mazarin.play.sentences import Sentences, harmless

_PARTS = ("punto-piccolo", "punto-grosso", "stoppata-begins")
"""Events that begin a part of a deal."""
_ENDS_RUN = ("stop-card", "ace-ends-run", "nobody-follows")


class Story:
    """Tells events in one language to one player."""

    def __init__(self, sentences: Sentences, names: Sequence[str], me: int | None) -> None:
        self.say = sentences
        self.names = names
        self.me = me

    def told(self, events: Sequence[Event], s: Record) -> list[str]:
        """Return what events say, each in a sentence or with those it belongs to."""
        sentences = []
        while events:
            text, used = self._everybody(events, s) or self._run_end(events) or self._act(events, s)
            sentences += ["", text] if self._begins_part(events[0]) else [text]
            events = events[used:]
        return sentences

    def _begins_part(self, event: Event) -> bool:
        """Return whether a blank line belongs before an event; a deal's first hand has one."""
        return event.name in _PARTS and event.amount != 1

    def _act(self, events: Sequence[Event], s: Record) -> tuple[str, int]:
        """Return a sentence for one event, or for all the cards that a seat lays on end."""
        first = events[0]
        laid = list(takewhile(lambda e: (e.name, e.seat) == ("lays", first.seat), events))
        cards = tuple(card for event in laid for card in event.cards)
        act = replace(first, cards=cards) if laid else first
        return self.say.event(act, self.names, self.me, game_of(s).name), len(laid) or 1

    def _everybody(self, events: Sequence[Event], s: Record) -> tuple[str, int] | None:
        """Return one sentence for what all put in, if all but the dealer put in the same."""
        name = events[0].name
        if name not in ("antes", "stakes"):
            return None
        put = {e.seat: e.amount for e in takewhile(lambda event: event.name == name, events)}
        dealers = put.get(int(s.dealer), 0) or 0
        same = {amount for seat, amount in put.items() if seat != s.dealer}
        paying = sum(seat != s.dealer for seat in put)
        if len(same) != 1 or paying != sum(not is_out(s, n) for n in seats(s)) - 1:
            return None
        each = same.pop() or 0
        kind = {each: "alike", 2 * each: "dealer-double", 0: "dealer-nothing"}.get(dealers)
        return (self.say.text(f"all-{name}-{kind}", amount=each), len(put)) if kind else None

    def _run_end(self, events: Sequence[Event]) -> tuple[str, int] | None:
        """Return one sentence for the end of a run and who leads the next."""
        ends, leads = events[0], events[1] if len(events) > 1 else events[0]
        if ends.name not in _ENDS_RUN or leads.name != "leads" or leads.seat is None:
            return None
        if ends.seat not in (None, leads.seat):
            return None
        who = "you" if leads.seat == self.me else "other"
        name = harmless(self.names[leads.seat])
        return self.say.text(f"{ends.name}-leads", who=who, name=name), 2
