"""Every name that the server can say is declared, and has its sentence in each language."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import mazarin.server
from mazarin.play.sentences import LANGUAGES, Sentences
from mazarin.server import vocabulary

SOURCES = [file.read_text("utf-8") for file in Path(mazarin.server.__file__).parent.glob("*.py")]


def said(pattern: str) -> Iterator[str]:
    """Yield the names that stand in the source in such a place."""
    for source in SOURCES:
        for found in re.finditer(pattern, source):
            yield from re.findall(r'"([a-z-]+)"', found[0])


def test_every_event_of_a_table_is_declared() -> None:
    names = set(said(r'Happening\(\s*"[a-z-]+"(?: if [^,]+ else "[a-z-]+")?'))
    assert names == set(vocabulary.TABLE_EVENTS)


def test_every_variant_is_declared() -> None:
    assert set(said(r'log\.Away\([^)]*why="[a-z-]+"')) == set(vocabulary.AWAY)
    assert set(said(r'log\.Closed\(why="[a-z-]+"')) == set(vocabulary.CLOSED)


def test_every_refusal_is_declared() -> None:
    names = set(said(r'(?:Refused|refuse|Fault)\(\s*"[a-z-]+"'))
    names |= set(said(r'refused="[a-z-]+"'))
    names |= set(said(r'name = "[a-z-]+" if [^\n]* else "[a-z-]+"')) - set(vocabulary.BYES)
    limits = set(said(r"LimitName = Literal\[[^\]]*\]"))
    assert names | limits == set(vocabulary.REFUSALS)


def test_every_farewell_is_declared() -> None:
    names = set(said(r'\.end\("[a-z-]+"'))
    names |= set(said(r'why = "[a-z-]+" if guest in self\.room\.banned else "[a-z-]+"'))
    names |= set(said(r'name = "[a-z-]+" if [^\n]* else "[a-z-]+"'))
    names |= {f"closed-{why}" for why in vocabulary.CLOSED}
    assert names - set(vocabulary.REFUSALS) == set(vocabulary.BYES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_has_its_sentence_and_no_sentence_lacks_its_name(lang: str) -> None:
    prefixes = ("refused-", "bye-", "phrase-")
    ids = set(Sentences(lang).ids)
    wanted = set(vocabulary.sentences())
    assert wanted <= ids
    assert {id_ for id_ in ids if id_.startswith(prefixes)} <= wanted
