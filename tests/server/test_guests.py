"""Guests and invitations: only what the house signed is recognised."""

import logging

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarin.server.guests import ROLES, Guest, Guests

KEY = bytes(range(32))
HOUSE = Guests(KEY)
TABLE = "k3v9x0q2ab"


def test_a_guest_is_recognised_by_every_process_of_the_house() -> None:
    guest = HOUSE.new()
    assert HOUSE.recognise(guest.token) == guest.id
    assert Guests(KEY).recognise(guest.token) == guest.id
    assert Guests(bytes(32)).recognise(guest.token) is None


def test_no_two_guests_are_the_same() -> None:
    guests = [HOUSE.new() for _ in range(1000)]
    assert len({guest.id for guest in guests}) == 1000
    assert all(guest.token.isalnum() and guest.token.isascii() for guest in guests)


def test_an_id_is_not_enough() -> None:
    one, other = HOUSE.new(), HOUSE.new()
    forged = one.id + other.token.removeprefix(other.id)
    assert HOUSE.recognise(forged) is None
    assert HOUSE.recognise(one.id) is None


@given(st.integers(0, 47), st.sampled_from("abz27A1٣é "))
def test_a_changed_token_is_nobodys(place: int, letter: str) -> None:
    token = Guests(KEY).new().token
    forged = token[:place] + letter + token[place + 1 :]
    assert forged == token or HOUSE.recognise(forged) is None


@given(st.text(max_size=100))
def test_any_text_is_answered(text: str) -> None:
    assert HOUSE.recognise(text) is None
    assert HOUSE.role_of(TABLE, text, 1) is None


def test_lone_surrogates_and_long_texts_are_answered() -> None:
    for text in ("\ud800", "\ud800" * 48, "a" * 1_000_000, HOUSE.new().token + "\n"):
        assert HOUSE.recognise(text) is None
        assert HOUSE.role_of(TABLE, text, 1) is None


@pytest.mark.parametrize("role", ROLES)
def test_an_invitation_carries_its_role(role: str) -> None:
    found = next(r for r in ROLES if r == role)
    code = HOUSE.invite(TABLE, found, 1)
    assert len(code) >= 12
    assert code.isalnum()
    assert code.isascii()
    assert HOUSE.role_of(TABLE, code, 1) == role
    assert HOUSE.role_of(TABLE, code, 2) is None
    assert HOUSE.role_of(TABLE[1:], code, 1) is None
    assert HOUSE.role_of(TABLE, code[:-1], 1) is None
    assert Guests(bytes(32)).role_of(TABLE, code, 1) is None


def test_codes_and_tokens_are_worlds_apart() -> None:
    codes = {HOUSE.invite(TABLE, role, n) for role in ROLES for n in range(50)}
    assert len(codes) == 100
    guest = HOUSE.new()
    assert HOUSE.role_of(TABLE, guest.id, 1) is None


def test_nothing_secret_is_shown(caplog: pytest.LogCaptureFixture) -> None:
    guest = HOUSE.new()
    logging.getLogger("mazarin").warning("%r %s %r", guest, guest, HOUSE)
    assert guest.id in caplog.text
    assert guest.token not in caplog.text
    assert KEY.hex() not in caplog.text
    assert Guest("a", "b") != Guest("a", "c")


def test_a_short_key_is_refused() -> None:
    with pytest.raises(ValueError, match="fewer than 32"):
        Guests(b"secret")
