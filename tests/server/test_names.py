"""Names of guests: whatever is typed, what is shown is harmless, and no two look alike."""

import unicodedata
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarin.play.events import Event
from mazarin.play.sentences import Sentences, harmless
from mazarin.server.names import (
    _LOOK_ALIKES,
    LONGEST,
    NameRefused,
    distinct,
    graphemes,
    shown,
    skeleton,
)

NASTY = [
    # Directions and what cannot be seen
    "\u202eadA",
    "Ada\u202e\u2066gpj.exe",
    "\u2067Ada\u2069",
    "A\u200bd\u200ca\u200d",
    "\ufeffAda",
    "Ada\u00ad",
    "A\u2060d\u2061a",
    "Ada\u034f",
    "Ada\ufe0f",
    "Ada\ufe01\U000e0101",
    "A\U000e0041d\U000e0061a",
    "\u3164Ada\uffa0",
    "Ada\u2800\u115f\u1160",
    "Ada\u17b4\u180b",
    # Piles, and what is too wide or too high
    "A" + "\u0301" * 64 + "da",
    "Z" + "\u0336\u0334\u0321" * 40 + "algo",
    "\u0301\u0301Ada",
    " \u0301Ada",
    "a\u20e3\u20dd\u20de\u20df",
    "\ufdfd" * 10 + "Bo",
    "\U0001242b\U00012219Bo",
    "\u2e3b\u2e3b\u2e3bBo",
    "\ufdfa\ufdfa",
    "W" * 5000,
    "m" * 20,
    "𐎠" * 30,
    # Signs
    "👨\u200d👩\u200d👧\u200d👦",
    "👩🏽\u200d🚀👩🏿\u200d🚀",
    "🇸🇪🇺🇦🇮🇹🇬🇧" * 8,
    "❤\ufe0f\ufe0f\ufe0f Bo",
    "1\ufe0f\u20e3",
    "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
    # What others would obey
    "<img src=x onerror=alert(1)>",
    "<scr<script>ipt>alert(1)</script>",
    "&lt;b&gt;Bo",
    "{{7*7}}",
    "${7*7} #{7*7}",
    "{ $name }",
    "=1+1",
    "@SUM(A1:A9)",
    "+cmd|' /C calc'!A0",
    "\t-2+3",
    "＝HYPERLINK(1)",
    "=\u0301=\u0301x",
    "\x1b[31mred\x1b[0m",
    "\x1b]0;title\x07Bo",
    "\x9b2JBo",
    "Bo\r\nHost: evil",
    "Bo\x00\x08\x7f",
    "Bo\u2028Bo\u2029Bo\u0085Bo",
    "'; drop table entries; --",
    "../../etc/passwd",
    "%s%s%n %00",
    "\ud800Bo\udfff",
    # Look-alikes
    "Ada",
    "ADA",
    "Аdа",
    "Αda",
    "Ａｄａ",
    "𝓐𝓭𝓪",
    "Ⓐⓓⓐ",
    "Ádà",
    "A.d.a",
    "A d a",
    "ᴀᴅᴀ",
    "O0О",
    "Il1|",
    "Modern",
    "Modem",
    "Рома",
    "Poma",
]
NOTHING = ["", " ", "\t\n", "\u200b\u200d", "\u3164", "\u2800 \u2800", "\u0301" * 64, "\x1b[31m"]
NOTHING += ["\ud800", "===", "+-+-", "\ufdfd", "?", "\u202e\u202c", "\u00a0\u3000", "= @", "\ufe0f"]


def test_there_are_enough_of_them() -> None:
    assert len(set(NASTY)) == len(NASTY) >= 60


@pytest.mark.parametrize("typed", NASTY, ids=ascii)
def test_a_nasty_name_is_harmless(typed: str) -> None:
    assert_harmless(shown(typed))


@pytest.mark.fuzz
@given(st.text(max_size=500))
def test_any_name_is_harmless(typed: str) -> None:
    with suppress(NameRefused):
        assert_harmless(shown(typed))


def assert_harmless(name: str) -> None:
    """Check that a name is short, visible, and one that no other program obeys."""
    assert shown(name) == name
    assert harmless(name) == name
    assert name.isprintable()
    assert name == name.strip()
    assert 1 <= len(graphemes(name)) <= LONGEST
    assert len(name) <= 2 * LONGEST
    assert not name.startswith(("=", "+", "-", "@"))
    kinds = [unicodedata.category(letter) for letter in name]
    assert kinds[0] not in ("Mn", "Me")
    assert not {"Cc", "Cf", "Cs", "Cn", "Co", "Zl", "Zp"} & set(kinds)
    assert all(kind == "Zs" for kind, letter in zip(kinds, name, strict=True) if letter.isspace())


@pytest.mark.parametrize("typed", NOTHING, ids=ascii)
def test_a_name_that_shows_nothing_is_refused(typed: str) -> None:
    with pytest.raises(NameRefused, match="blank") as refused:
        shown(typed)
    assert refused.value.reason == "blank"


def test_at_one_table_all_names_look_different() -> None:
    """Sixty and more nasty names, each given a number where it would be taken for another."""
    taken: list[str] = []
    for typed in NASTY:
        taken.append(distinct(shown(typed), taken))
        assert_harmless(taken[-1])
    shapes = [skeleton(name) for name in taken]
    assert len(set(shapes)) == len(NASTY)
    assert "Ada 2" in taken


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Ada", "Ada"),
        ("  Ada \n Lovelace ", "Ada Lovelace"),
        ("Оленка ❤️", "Оленка ❤️"),
        ("Åsa", "Åsa"),
        ("محمد", "محمد"),
        ("Nguyễn Thị Minh Khai", "Nguyễn Thị Minh Khai"),
        ("D'Angelo-Rossi", "D'Angelo-Rossi"),
        ("Ａｄａ", "Ada"),
        ("=1+1", "1+1"),
        ("{{7*7}}", "{{7*7}}"),
        ("<b>Bo</b>", "<b>Bo</b>"),
        ("👨\u200d👩\u200d👧", "👨👩👧"),
        ("W" * 30, "W" * 19 + "…"),
        ("🇸🇪" * 30, "🇸🇪" * 19 + "…"),
        ("Ada...", "Ada…"),
        ("Ada.\ufdfd…", "Ada…"),
        ("W" * 18 + "..." + "W", "W" * 18 + "…W"),
        ("W" * 18 + "..." + "WW", "W" * 18 + "…"),
    ],
)
def test_what_is_shown(typed: str, name: str) -> None:
    assert shown(typed) == name


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ada"),
        ("Ada", "Аdа"),
        ("Ada", "Αdа"),
        ("Ada", "Ádȁ"),
        ("Ada", "A d-a."),
        ("Bob", "B0b"),
        ("Bill", "Bi1I"),
        ("Paul", "Раul"),
        ("Straße", "STRASSE"),
        ("Øle", "Ole"),
        ("Łukasz", "Lukasz"),
        ("Arne", "Ame"),
        ("Vvilma", "Wilma"),
        ("R2D2", "R٢D٢"),
        ("Toto", "ТОТО"),
        ("Νikοs", "Nikos"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)
    assert distinct(other, [one]) == f"{other} 2"


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ada", "Ida"), ("Bo", "Bob"), ("🎉", "🎈"), ("!!!", "..."), ("Ада", "Ида"), ("Ada", "Ada 2")],
)
def test_names_that_do_not(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)
    assert distinct(other, [one]) == other


def test_numbers_go_on() -> None:
    assert distinct("Ada", ["Ada", "АDА 2", "Bo"]) == "Ada 3"
    assert distinct("Ada", []) == "Ada"
    many = ["Ada"]
    for _ in range(30):
        many.append(distinct("Ada", many))
    assert len({skeleton(name) for name in many}) == 31
    assert distinct("W" * 20, ["W" * 20]) == "W" * 17 + "… 2"


@given(st.lists(st.text(min_size=1, max_size=30), max_size=8))
def test_any_names_become_distinct(names: list[str]) -> None:
    taken: list[str] = []
    for name in names:
        taken.append(distinct(name, taken))
    assert len({skeleton(name) for name in taken}) == len(names)


def test_no_letter_is_a_twin_of_two() -> None:
    twins = "".join(_LOOK_ALIKES.values())
    assert len(set(twins)) == len(twins)
    assert not set(twins) & _LOOK_ALIKES.keys() - {"l"}


def test_names_stand_in_sentences_as_they_are() -> None:
    say = Sentences("en")
    for typed in NASTY:
        name = shown(typed)
        assert name in say.event(Event("out", 0), [name], None, "stopp")
