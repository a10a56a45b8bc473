"""What the terminal shows of a view: cards by suit, the table, the players.

Everything is drawn from a redacted view, so nothing hidden can be drawn. Plain lines, one fact
each, so that a screen reader reads them well; colours only help.
"""

import re
import textwrap
from collections.abc import Iterable, Sequence
from typing import Literal

import numpy as np

from mazarin.cards import NO_CARD, members
from mazarin.compiled import Record
from mazarin.games.contract import FOLLOW, NOBODY, OVER
from mazarin.games.generic import game_of
from mazarin.games.seats import after
from mazarin.games.stoppa_points import GROSSO, PICCOLO, STOPPATA, counting_cards, point
from mazarin.play.events import seats
from mazarin.play.sentences import Sentences

COLOURS = {
    "French": {"h": "1;31", "d": "1;36", "c": "1;32", "s": "1"},
    "Neapolitan": {"d": "1;33", "c": "1;31", "s": "1;36", "b": "1;32"},
}
"""Terminal colours of the suits, four of them, readable on dark and light ground."""
Extent = Literal["all", "aim", "hand"]
"""How much is shown before a move: less if the player has just seen the table."""

_CARD = re.compile(r"(?<![\w/])(?:10|[1-9TJQKA])([hdcsb])(?!\w)")


def painted(line: str, pack: str) -> str:
    """Return a line with each card in the colour of its suit; the letters stay."""
    palette = COLOURS[pack]
    return _CARD.sub(lambda card: f"\033[{palette.get(card[1], '0')}m{card[0]}\033[0m", line)


def wrapped(line: str, width: int) -> str:
    """Return a line broken between words; what follows hangs under its first word."""
    indent = " " * (len(line) - len(line.lstrip()))
    hanging = indent + "  "
    parts = textwrap.wrap(line, width, subsequent_indent=hanging, drop_whitespace=True)
    return "\n".join(parts) if len(line) > width else line


def is_out(s: Record, seat: int) -> bool:
    """Return whether a seat has lost all its chips and is dealt no more cards."""
    begun = game_of(s).name != "stoppa" and s.deal
    return bool(begun and not s.dealt_in[seat] and s.chips[seat] <= 0)


class Screen:
    """Draws views in one language for one player."""

    def __init__(self, sentences: Sentences, names: Sequence[str], me: int | None) -> None:
        self.say = sentences
        self.names = names
        self.me = me

    def before_move(self, view: Record, extent: Extent) -> list[str]:
        """Return what the player on turn needs to see."""
        shown: dict[Extent, list[str]] = {
            "all": [*self.middle(view), *self._others(view)],
            "aim": self._aim(view),
            "hand": [],
        }
        return [*shown[extent], *self.hand(view)]

    def _aim(self, view: Record) -> list[str]:
        """Return what is to be followed, after a move of one's own."""
        name = game_of(view).name
        if name == "michigan":
            return [self._top(view, "last-card")] if view.phase == FOLLOW else []
        if name == "stoppa" and view.phase == STOPPATA:
            return [] if view.top == NO_CARD else [self._wanted(view)]
        return self.middle(view)

    def _others(self, view: Record) -> list[str]:
        """Return how many cards the others hold, where that tells something."""
        if game_of(view).name == "stoppa" and view.phase != STOPPATA:
            return []
        held = [
            self.say.text("other-holds", name=self.names[seat], count=int(view.sizes[seat]))
            for seat in seats(view)
            if seat != self.me and view.sizes[seat]
        ]
        return [self.say.text("others-hold", list=self.say.joined(held))] if held else []

    def cards(self, s: Record, cards: int) -> str:
        """Return cards suit by suit, wider gaps between suits."""
        pack = game_of(s).pack
        ranks = len(pack.ranks)
        suits: dict[int, list[str]] = {}
        for card in members(cards):
            suits.setdefault(card // ranks, []).append(pack.write_card(card))
        return "   ".join(" ".join(held) for held in suits.values())

    def hand(self, view: Record) -> list[str]:
        """Return the lines of one's own hand, with its point in Stoppa's betting."""
        assert self.me is not None
        held = int(view.hands[self.me])
        if not held:
            return [self.say.text("hand-empty")]
        return [self.say.text("hand", cards=self.cards(view, held)), *self._point(view, held)]

    def _point(self, view: Record, held: int) -> list[str]:
        if game_of(view).name != "stoppa" or view.phase not in (PICCOLO, GROSSO):
            return []
        counting = self.cards(view, int(counting_cards(np.uint64(held))))
        return [self.say.text("your-point", amount=int(point(np.uint64(held))), cards=counting)]

    def phase(self, view: Record) -> list[str]:
        """Return the part that the deal is in, where the table alone does not show it."""
        if game_of(view).name != "stoppa" and view.phase != OVER:
            return []
        return [self.say.text(f"phase-{game_of(view).phases[int(view.phase)]}")]

    def table(self, view: Record) -> list[str]:
        """Return what lies on the table and what everybody has."""
        return [
            *self.middle(view),
            *(self._seat(view, seat) for seat in seats(view)),
            *self._used(view),
        ]

    def middle(self, view: Record) -> list[str]:
        """Return the lines of the middle of the table."""
        name = game_of(view).name
        if view.phase == OVER:
            left = {"stopp": self._pot, "michigan": self._pay_cards}
            return [left[name](view)] if name in left else []
        draw = {"stopp": self._pile, "michigan": self._run, "stoppa": self._stoppa}
        return draw[name](view)

    def _pot(self, view: Record) -> str:
        return self.say.text("pot", amount=int(view.pot))

    def _pile(self, view: Record) -> list[str]:
        pot = self._pot(view)
        if view.phase != FOLLOW:
            return [self.say.text("pile-empty"), pot]
        pile = self.say.text("pile", cards=self.cards(view, int(view.pile)))
        below = [pile] if int(view.pile).bit_count() > 1 else []
        return [*below, self._top(view, "card-to-beat"), pot]

    def _run(self, view: Record) -> list[str]:
        follow = view.phase == FOLLOW
        line = self._top(view, "last-card") if follow else self.say.text("new-run")
        return [line, self._pay_cards(view)]

    def _pay_cards(self, view: Record) -> str:
        pack = game_of(view).pack
        stakes = {pack.write_card(n): int(view.pots[n]) for n in members(int(view.pay_cards))}
        stakes |= {pack.write_card(n): int(chips) for n, chips in enumerate(view.pots) if chips}
        piles = [self.say.text("pay-card", card=card, amount=n) for card, n in stakes.items()]
        return self.say.text("pay-cards", list=self.say.joined(piles))

    def _top(self, view: Record, message: str) -> str:
        pack = game_of(view).pack
        return self.say.text(message, card=pack.write_card(view.top))

    def _stoppa(self, view: Record) -> list[str]:
        return self._stoppata(view) if view.phase == STOPPATA else self._bets(view)

    def _bets(self, view: Record) -> list[str]:
        lines = [self._pot(view)]
        if view.raiser == NOBODY:
            return [*lines, self.say.text("bet-none")]
        lines.append(self.say.text("bet-stands", amount=int(view.level)))
        if self.me is not None and view.turn == self.me:
            owed = int(view.level) - int(view.staked[self.me])
            lines.append(self.say.text("bet-to-see", amount=owed))
        return lines

    def _stoppata(self, view: Record) -> list[str]:
        last = [] if view.top == NO_CARD else [self._top(view, "last-card")]
        return [*last, self._wanted(view), *self._laid(view)]

    def _wanted(self, view: Record) -> str:
        if view.top == NO_CARD:
            return self.say.text("new-run")
        rank = game_of(view).pack.ranks[min(members(int(view.wanted))) % 10]
        return self.say.text("next-rank", rank=rank)

    def _laid(self, view: Record) -> list[str]:
        """Return how many cards of each rank are gone, which tells what is exhausted."""
        laid = 0
        for cards in view.laid:
            laid |= int(cards)
        ranks = game_of(view).pack.ranks
        gone = {
            rank: sum(1 for card in members(laid) if card % len(ranks) == n)
            for n, rank in enumerate(ranks)
        }
        parts = [
            self.say.text("laid-rank", rank=rank, count=number)
            for rank, number in gone.items()
            if number
        ]
        return [self.say.text("laid-ranks", list=self.say.joined(parts))] if parts else []

    def _used(self, view: Record) -> list[str]:
        if (
            self.me is None
            or game_of(view).name != "stoppa"
            or view.phase != PICCOLO
            or view.hand < 2
        ):
            return []
        used = int(view.used[self.me])
        if not used:
            return [self.say.text("used-cards-hidden")]
        return [self.say.text("used-cards", cards=self.cards(view, used))]

    def _seat(self, view: Record, seat: int) -> str:
        line = self.say.text(
            "seat-line",
            name=self.names[seat],
            count=int(view.sizes[seat]),
            amount=int(view.chips[seat]),
        )
        marks = ", ".join(self.say.text(mark) for mark in self._marks(view, seat))
        return f"  {line} ({marks})" if marks else f"  {line}"

    def _marks(self, view: Record, seat: int) -> Iterable[str]:
        if is_out(view, seat):
            yield "seat-out"
            return
        bets = game_of(view).name == "stoppa" and view.phase in (PICCOLO, GROSSO)
        if seat == view.dealer:
            yield "seat-dealer"
        if bets and seat == after(view, view.dealer):
            yield "seat-first"
        if bets and view.closed[seat]:
            yield "seat-closed"
        if seat == view.turn:
            yield "seat-turn"

    # Headings and lists.

    def deal_heading(self, s: Record, number: int) -> str:
        """Return the number of a deal, of how many if that is known."""
        name = game_of(s).name
        if name == "stopp":
            return self.say.text("deal-heading", number=number)
        total = int(s.players) if name == "stoppa" or not s.deals else int(s.deals)
        return self.say.text("deal-heading-of", number=number, total=total)

    def result(self, s: Record, net: Sequence[int] | None) -> list[str]:
        """Return the score after a deal, below a heading."""
        heading = "score-final" if s.finished else "score-heading"
        return ["", self.say.text(heading, number=int(s.deal)), *self._score(s, net)]

    def _score(self, s: Record, net: Sequence[int] | None) -> list[str]:
        """Return what everybody won or lost in the deal, if that is known, and has now."""
        totals = [self.say.text("score-total"), *(str(int(s.chips[seat])) for seat in seats(s))]
        columns = [[self.say.text("score-player"), *self.names], totals]
        if net is not None:
            changes = [f"{change:+d}" if change else "0" for change in net]
            columns.insert(1, [self.say.text("score-deal"), *changes])
        names, *figures = columns
        width = max(map(len, names))
        return ["  ".join(["", f"{name:<{width}}", *row]) for name, row in _rows(names, figures)]


def _rows(names: list[str], figures: list[list[str]]) -> Iterable[tuple[str, list[str]]]:
    """Yield each name with its figures, set flush right."""
    widths = [max(map(len, column)) for column in figures]
    for name, *row in zip(names, *figures, strict=True):
        yield name, [f"{cell:>{width}}" for cell, width in zip(row, widths, strict=True)]
