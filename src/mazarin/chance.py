"""Chance: a small generator whose whole state is one word, and what games and bots draw from it.

The generator is SplitMix64 (Steele, Lea and Flood, OOPSLA 2014, figure 17). Its state is a
``uint64`` array of one element, so that compiled and interpreted code draw the same numbers and a
million streams need no objects. Fair dealing among people is the business of ``play/fair.py``.
"""

import numpy as np
from numpy.typing import NDArray

from mazarin.cards import count, nth_card
from mazarin.compiled import compiled

Chance = NDArray[np.uint64]

_GAMMA = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_STREAM = np.uint64(0xD1342543DE82EF95)
_LOW = np.uint64(0xFFFFFFFF)
_32 = np.uint64(32)


@compiled
def mix(word: np.uint64) -> np.uint64:
    """Scramble a word so that neighbouring words give unrelated ones."""
    word = (word ^ (word >> np.uint64(30))) * _MIX_1
    word = (word ^ (word >> np.uint64(27))) * _MIX_2
    return word ^ (word >> np.uint64(31))


@compiled
def draw(chance: Chance) -> np.uint64:
    """Return the next 64 random bits."""
    chance[0] += _GAMMA
    return mix(chance[0])


@compiled
def below(chance: Chance, bound: int) -> int:
    """Return a number from 0 to ``bound`` - 1, exactly uniform (Lemire 2019, algorithm 5)."""
    limit = np.uint64(bound)
    product = (draw(chance) >> _32) * limit
    if product & _LOW < limit:
        unfair = (np.uint64(1) << _32) % limit
        while product & _LOW < unfair:
            product = (draw(chance) >> _32) * limit
    return int(np.int64(product >> _32))


@compiled
def shuffle(chance: Chance, pack: NDArray[np.uint8], wanted: int) -> None:
    """Bring a random sample of ``wanted`` cards, in random order, to the front of the pack."""
    for place in range(wanted):
        other = place + below(chance, len(pack) - place)
        card = pack[place]
        pack[place] = pack[other]
        pack[other] = card


@compiled
def pick(chance: Chance, cards: np.uint64) -> int:
    """Return one member of a set, each as likely as any other; the set must not be empty."""
    return nth_card(cards, below(chance, count(cards)))


@compiled
def open_stream(chance: Chance, seed: np.uint64, number: np.uint64) -> None:
    """Set a generator to the beginning of a seed's ``number``-th stream."""
    chance[0] = mix(mix(seed) + number * _STREAM)


def stream(seed: int, number: int = 0) -> Chance:
    """Return the ``number``-th of the independent streams that a seed opens."""
    chance = np.zeros(1, np.uint64)
    open_stream(chance, np.uint64(seed % 2**64), np.uint64(number % 2**64))
    return chance
