"""Packs of cards, sets of cards as bits of one word, and their text.

A card is a small number, suit by suit in a pack's own order, so that "the next card up" is one
step. A set of cards is a ``uint64`` whose bit *n* stands for card *n*. Knows no game.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np

from mazarin.compiled import compiled
from mazarin.deposit import IS_FAST, deposit

NO_CARD = -1
NONE = np.uint64(0)
ONE = np.uint64(1)

_PAIRS = np.uint64(0x5555555555555555)
_FOURS = np.uint64(0x3333333333333333)
_BYTES = np.uint64(0x0F0F0F0F0F0F0F0F)
_SUM = np.uint64(0x0101010101010101)


@compiled
def bit(card: int) -> np.uint64:
    """Return the set that holds one card."""
    return ONE << np.uint64(card)


@compiled
def count(cards: np.uint64) -> int:
    """Return how many cards a set holds (LLVM makes one instruction of this)."""
    cards = cards - ((cards >> ONE) & _PAIRS)
    cards = (cards & _FOURS) + ((cards >> np.uint64(2)) & _FOURS)
    cards = (cards + (cards >> np.uint64(4))) & _BYTES
    return int(np.int64((cards * _SUM) >> np.uint64(56)))


@compiled
def lowest(cards: np.uint64) -> int:
    """Return the lowest card of a set that is not empty."""
    return count(~cards & (cards - ONE))


@compiled
def without_lowest(cards: np.uint64) -> np.uint64:
    """Return the set less its lowest card."""
    return cards & (cards - ONE)


@compiled
def nth_card(cards: np.uint64, number: int) -> int:
    """Return card ``number`` of a set, counted from 0 at the lowest."""
    if IS_FAST:
        return lowest(deposit(bit(number), cards))
    for _ in range(number):
        cards = without_lowest(cards)
    return lowest(cards)


def members(cards: int) -> Iterator[int]:
    """Yield the cards of a set, lowest first."""
    rest = int(cards)
    while rest:
        low = rest & -rest
        yield low.bit_length() - 1
        rest ^= low


def as_set(cards: Iterable[int]) -> int:
    """Return the set of some cards."""
    total = 0
    for card in cards:
        total |= 1 << card
    return total


class CardTextError(ValueError):
    """Text that names no cards of the pack; the message says what would."""


@dataclass(frozen=True)
class Pack:
    """The cards of a game, suit by suit, and how they are written."""

    name: str
    suits: str
    ranks: tuple[str, ...]
    symbols: str

    @property
    def size(self) -> int:
        """Number of cards."""
        return len(self.suits) * len(self.ranks)

    @property
    def cards(self) -> int:
        """The set of all cards."""
        return (1 << self.size) - 1

    def write_card(self, card: int) -> str:
        """Return the one spelling of a card: rank, then suit."""
        suit, rank = divmod(int(card), len(self.ranks))
        return self.ranks[rank] + self.suits[suit]

    def write(self, cards: int) -> str:
        """Return the one spelling of a set: each suit's ranks, then its letter; ``-`` for none."""
        text = ""
        for suit, letter in enumerate(self.suits):
            held = [c % len(self.ranks) for c in members(cards) if c // len(self.ranks) == suit]
            text += "".join(self.ranks[rank] for rank in held) + (letter if held else "")
        return text or "-"

    def write_each(self, cards: Iterable[int]) -> str:
        """Return cards in their given order, each with its suit."""
        return "".join(self.write_card(card) for card in cards) or "-"

    def read_card(self, text: str) -> int:
        """Return one card. Raise ``CardTextError`` for anything else."""
        found = self.read_each(text)
        if len(found) != 1:
            raise CardTextError(f"{text!r} is not one card; write it like {self.example}")
        return found[0]

    def read(self, text: str) -> int:
        """Return a set of cards. Raise ``CardTextError``, also for a card named twice."""
        cards = self.read_each(text)
        for card in cards:
            if cards.count(card) > 1:
                raise CardTextError(f"card twice: {self.write_card(card)}")
        return as_set(cards)

    def read_each(self, text: str) -> list[int]:
        """Return the cards of a text in order: ``57sAh`` is 5s 7s Ah, ``-`` is none.

        Forgives spaces, capital letters, ``10`` for T and the suit symbols.
        """
        found: list[int] = []
        tidy = self._tidy(text)
        for group in re.findall(r"[^a-z]*[a-z]?", tidy):
            found += self._group(group, text)
        return found

    @property
    def example(self) -> str:
        """Two cards, for messages."""
        return f"{self.write_card(0)} or {self.write_card(self.size - 1)}"

    def _tidy(self, text: str) -> str:
        tidy = "".join(text.split()).removeprefix("-")
        for symbol, letter in zip(self.symbols, self.suits, strict=False):
            tidy = tidy.replace(symbol, letter)
        # Suits become small letters; rank letters become capitals where no suit letter is meant.
        letters = "".join(c.lower() if c.lower() in self.suits else c.upper() for c in tidy)
        return letters if "10" in self.ranks else letters.replace("10", "T")

    def _group(self, group: str, text: str) -> list[int]:
        if not group:
            return []
        ranks, letter = group[:-1], group[-1]
        names = re.findall("10|.", ranks)
        if letter not in self.suits or not names or any(n not in self.ranks for n in names):
            raise CardTextError(
                f"{text!r} names no {self.name} cards; write them like {self.example}"
            )
        base = self.suits.index(letter) * len(self.ranks)
        return [base + self.ranks.index(name) for name in names]


FRENCH = Pack("French", "hdcs", tuple("23456789TJQKA"), "♥♦♣♠")
NEAPOLITAN = Pack("Neapolitan", "dcsb", tuple(str(rank) for rank in range(1, 11)), "")
