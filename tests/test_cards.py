"""Cards, sets of cards and chance: text there and back, and nothing drawn more often than fair."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarin.cards import (
    FRENCH,
    NEAPOLITAN,
    CardTextError,
    Pack,
    as_set,
    count,
    lowest,
    members,
    nth_card,
    without_lowest,
)
from mazarin.chance import below, draw, pick, shuffle, stream

PACKS = st.sampled_from([FRENCH, NEAPOLITAN])
SETS = st.integers(1, 2**64 - 1)
CHI_SQUARED_51_AT_1E6 = 110.0


@given(SETS)
def test_bit_arithmetic_agrees_with_lists(cards: int) -> None:
    held = list(members(cards))
    word = np.uint64(cards)
    assert count(word) == len(held)
    assert lowest(word) == held[0]
    assert int(without_lowest(word)) == as_set(held[1:])
    assert [nth_card(word, number) for number in range(len(held))] == held


@given(PACKS, st.data())
def test_sets_of_cards_are_written_and_read(pack: Pack, data: st.DataObject) -> None:
    cards = data.draw(st.integers(0, pack.cards))
    text = pack.write(cards)
    assert pack.read(text) == cards
    assert pack.write(pack.read(" ".join(text))) == text
    assert pack.read_each(pack.write_each(members(cards))) == list(members(cards))


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("10s", "Ts"),
        ("ts", "Ts"),
        ("A♥k♥", "KAh"),
        ("5 7 s A h", "Ah57s"),
        ("-", "-"),
        ("QD", "Qd"),
    ],
)
def test_the_reader_forgives(text: str, written: str) -> None:
    assert FRENCH.write(FRENCH.read(text)) == written


@pytest.mark.parametrize("text", ["5", "h", "1h", "5x", "5h5h", "11d", "5hh", "♥", "55", "5h-"])
def test_text_that_names_no_cards(text: str) -> None:
    with pytest.raises(CardTextError):
        FRENCH.read(text)


@pytest.mark.fuzz
@given(st.text(max_size=30), PACKS)
def test_any_text_is_read_or_refused(text: str, pack: Pack) -> None:
    try:
        cards = pack.read(text)
    except CardTextError:
        return
    assert pack.read(pack.write(cards)) == cards


def test_each_card_comes_to_each_place_equally_often() -> None:
    """A position matrix of shuffles: each row's chi-squared stays where chance leaves it."""
    chance, rounds = stream(2026), 20_000
    places = np.zeros((52, 52), np.int64)
    for _ in range(rounds):
        pack = np.arange(52, dtype=np.uint8)
        shuffle(chance, pack, 52)
        places[np.arange(52), pack] += 1
    fair = rounds / 52
    spread = ((places - fair) ** 2 / fair).sum(axis=1)
    assert spread.max() < CHI_SQUARED_51_AT_1E6


def test_numbers_below_a_bound_are_fair() -> None:
    chance = stream(7)
    drawn = np.bincount([below(chance, 6) for _ in range(60_000)], minlength=6)
    assert abs(drawn - 10_000).max() < 500
    assert {pick(chance, np.uint64(0b10110)) for _ in range(100)} == {1, 2, 4}


def test_streams_of_a_seed_are_apart_and_repeatable() -> None:
    first = [int(draw(stream(seed, number))) for seed in range(30) for number in range(30)]
    assert len(set(first)) == 900
    assert first[31] == int(draw(stream(1, 1)))


def test_the_generator_is_splitmix() -> None:
    """The first outputs for seed 1234567, as given with the generator's reference program."""
    chance = np.array([1234567], np.uint64)
    assert [int(draw(chance)) for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]
