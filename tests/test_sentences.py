"""The four languages say the same things, whole, and in each language's own grammar."""

import ast
import random
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import babel
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from hypothesis import given
from hypothesis import strategies as st

from mazarin.cards import FRENCH, NEAPOLITAN, CardTextError, Pack
from mazarin.games import GAMES, game
from mazarin.games.contract import FIRST_WORD, Reason, action_of
from mazarin.games.generic import game_of
from mazarin.games.rules import Choice, Choices
from mazarin.play import sentences, table
from mazarin.play.events import Event
from mazarin.play.match import Match, shuffled
from mazarin.play.sentences import (
    LANGUAGES,
    LOCALE,
    LONGEST_NAME,
    PACKS,
    SentenceError,
    Sentences,
    UnknownLanguage,
    guess_language,
    harmless,
    printable,
)

PLAY = Path(sentences.__file__).parent
LOADS_WITHIN = 0.05
NAMES = ["Anna", "Bo", "Cia", "Dan"]
CLAUSE_COUNTS = {"stopp": 11, "michigan": 11, "stoppa": 15}
ENUMERATIONS = {"who": {"you", "other"}, "kind": {"exact", "range"}}
every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_game = pytest.mark.parametrize("name", GAMES)


@cache
def spoken(lang: str) -> Sentences:
    return Sentences(lang)


# The catalogues as files


@cache
def resources(lang: str) -> dict[str, ftl.Resource]:
    parser = FluentParser()
    files = sorted((LOCALE / lang).glob("*.ftl"))
    return {file.name: parser.parse(file.read_text("utf-8")) for file in files}


def messages(lang: str, file: str | None = None) -> dict[str, ftl.Message]:
    parsed = [body for name, body in resources(lang).items() if file in (None, name)]
    return {e.id.name: e for r in parsed for e in r.body if isinstance(e, ftl.Message)}


def nodes(tree: object) -> Iterator[ftl.BaseNode]:
    """Yield a node of a Fluent tree and all nodes below it."""
    if isinstance(tree, list):
        for item in tree:
            yield from nodes(item)
    elif isinstance(tree, ftl.BaseNode):
        yield tree
        for child in vars(tree).values():
            yield from nodes(child)


def variables(lang: str, tree: object) -> set[str]:
    """Return the variables of a message, those of messages it refers to included."""
    found: set[str] = set()
    for node in nodes(tree):
        if isinstance(node, ftl.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ftl.MessageReference):
            found |= variables(lang, messages(lang)[node.id.name])
    return found


def selects(tree: object) -> list[ftl.SelectExpression]:
    return [node for node in nodes(tree) if isinstance(node, ftl.SelectExpression)]


def key_of(variant: ftl.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value


@every_language
def test_files_are_wholly_understood(lang: str) -> None:
    for file, resource in resources(lang).items():
        for entry in resource.body:
            assert not isinstance(entry, ftl.Junk), (file, entry.content)
        ids = [e.id.name for e in resource.body if isinstance(e, ftl.Message)]
        assert len(ids) == len(set(ids)), file
    counted = sum(len(messages(lang, file)) for file in resources(lang))
    assert counted == len(messages(lang)) == len(spoken(lang).ids)


@every_language
def test_languages_have_the_same_messages(lang: str) -> None:
    assert resources(lang).keys() == resources("en").keys()
    for file in resources("en"):
        assert list(messages(lang, file)) == list(messages("en", file))


@every_language
def test_languages_fill_in_the_same_things(lang: str) -> None:
    for name, message in messages("en").items():
        twin = messages(lang)[name]
        assert variables(lang, twin.value) == variables("en", message.value), name
        forms = {a.id.name: variables("en", a) for a in message.attributes}
        assert {a.id.name: variables(lang, a) for a in twin.attributes} == forms, name


@every_language
def test_no_text_is_empty(lang: str) -> None:
    for name, message in messages(lang).items():
        assert message.value is not None, name
        for node in nodes(message):
            if isinstance(node, ftl.Pattern):
                assert node.elements, name
            if isinstance(node, ftl.TextElement):
                assert node.value, name


@every_language
def test_references_lead_somewhere(lang: str) -> None:
    for name, message in messages(lang).items():
        for node in nodes(message):
            if isinstance(node, ftl.MessageReference):
                assert node.id.name in messages(lang), name
                forms = {a.id.name for a in messages(lang)[node.id.name].attributes}
                assert node.attribute is None or node.attribute.name in forms, name


@every_language
def test_every_selector_makes_a_difference(lang: str) -> None:
    for name, message in messages(lang).items():
        for select in selects(message):
            texts = [v.value for v in select.variants]
            assert not any(a.equals(b) for a in texts for b in texts if a is not b), name


@every_language
def test_selectors_know_their_cases(lang: str) -> None:
    """Words are told apart in full; numbers by exact values and the language's own plurals."""
    plural = {"en": {"one", "other"}, "sv": {"one", "other"}, "it": {"one", "other"}}
    plural["uk"] = {"one", "few", "many"}
    cldr = set(babel.Locale(lang).plural_form.tags) | {"other"}
    assert plural[lang] <= cldr
    for name, message in messages(lang).items():
        for select in selects(message):
            assert isinstance(select.selector, ftl.VariableReference), name
            keys = {key_of(v) for v in select.variants}
            wanted = ENUMERATIONS.get(select.selector.id.name)
            if wanted is None:
                keys = {key for key in keys if not key.isdigit()}
                wanted = {"other"} if keys == {"other"} else plural[lang]
            assert keys == wanted, name


@pytest.mark.parametrize(
    ("lang", "gendered"),
    [("uk", r"\b\w+(?:[аиіяую]в|[аиіяую]вся|ла|лася)\b"), ("it", r"\bè (?:stat|uscit|andat)\w\b")],
)
def test_sentences_with_a_name_carry_no_gender(lang: str, gendered: str) -> None:
    """A name may be anybody's: no past tense in Ukrainian, no participle after è in Italian."""
    said = messages(lang, "events.ftl") | messages(lang, "server.ftl")
    for name, message in said.items():
        text = " ".join(n.value for n in nodes(message) if isinstance(n, ftl.TextElement))
        if "name" in variables(lang, message):
            assert not re.search(gendered, text), name


# What the house needs to be said


def event_names() -> set[str]:
    """Return the names of all events that any part of the house makes."""
    found: set[str] = set()
    for file in [PLAY / "events.py", *PLAY.glob("*_events.py")]:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and _is_call_of(node, "Event", "payments"):
                found |= set(_texts(node.args[0], file))
    return found


def _is_call_of(call: ast.Call, *names: str) -> bool:
    return isinstance(call.func, ast.Name) and call.func.id in names


def _texts(node: ast.expr, file: Path) -> list[str]:
    """Return the strings an expression can be; a name is looked up among its assignments."""
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    if isinstance(node, ast.IfExp):
        return _texts(node.body, file) + _texts(node.orelse, file)
    assert isinstance(node, ast.Name), ast.dump(node)
    found = []
    for other in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(other, ast.Assign) and ast.dump(other.targets[0]) == ast.dump(
            ast.Name(node.id, ast.Store())
        ):
            found += _texts(other.value, file)
    return found


def test_every_event_has_its_sentence_and_no_sentence_lacks_its_event() -> None:
    named = {f"event-{name}" for name in event_names()}
    assert len(named) > 30
    assert named == set(messages("en", "events.ftl"))


@every_game
@every_language
def test_every_clause_has_its_reason_and_its_rule(lang: str, name: str) -> None:
    say = spoken(lang)
    numbers = [clause for clause, _ in say.rules(name)]
    letter = numbers[0][0]
    assert numbers == [f"{letter}{n + 1}" for n in range(CLAUSE_COUNTS[name])]
    for clause in game(name).clauses:
        assert clause.number in numbers
        for cards in ((), ("2c",), ("2c", "3c", "4d")):
            for card in (None, "7d"):
                reason = Reason(clause.number, clause.name, card, cards)
                if card is None and "card" in needs(lang, f"reason-{name}-{clause.name}"):
                    continue
                text = say.reason(reason, name)
                assert f"({clause.number})" in text
    named = {f"reason-{name}-{clause.name}" for clause in game(name).clauses}
    assert named == {id_ for id_ in say.ids if id_.startswith(f"reason-{name}-")}


def needs(lang: str, message_id: str) -> set[str]:
    return variables(lang, messages(lang)[message_id])


@every_game
def test_rules_have_as_many_clauses_as_the_rule_sheet(name: str) -> None:
    sheet = Path(str(sys.modules[f"mazarin.games.{game(name).name}"].__file__)).read_text("utf-8")
    letter = spoken("en").rules(name)[0][0][0]
    for n in range(1, CLAUSE_COUNTS[name] + 1):
        assert f"{letter}{n} " in sheet or f"({letter}{n})" in sheet
    assert f"\n{letter}{CLAUSE_COUNTS[name] + 1} " not in sheet


@every_game
@every_language
def test_every_option_is_explained_with_all_its_words(lang: str, name: str) -> None:
    say, options = spoken(lang), game(name).rules.options()
    for option_name, option in options.items():
        text = say.option(name, option_name)
        assert text.endswith(".")
        if isinstance(option, Choice | Choices) and set(option.words) != {"auto", "yes", "no"}:
            assert not [word for word in option.words if word not in text], option_name
    explained = {id_ for id_ in say.ids if id_.startswith(f"option-{name}-")}
    assert explained == {f"option-{name}-{option}" for option in options}
    presets = {id_ for id_ in say.ids if id_.startswith(f"preset-{name}-")}
    assert presets == {f"preset-{name}-{preset}" for preset in game(name).rules.presets}


@every_game
@every_language
def test_every_phase_and_word_has_a_text(lang: str, name: str) -> None:
    say = spoken(lang)
    for phase in game(name).phases.values():
        assert say.text(f"phase-{phase}")
    for word in game(name).words:
        assert say.text(f"word-{word.text}")
    assert PACKS[name] == game(name).pack.name


@every_language
def test_what_is_typed_means_one_thing(lang: str) -> None:
    say = spoken(lang)
    words, commands = say.vocabulary("word"), say.vocabulary("command")
    assert set(words.values()) == {w.text for name in GAMES for w in game(name).words}
    assert not words.keys() & commands.keys()
    for vocabulary in (words, commands):
        names = set(vocabulary.values())
        own = {say.text(f"{_kind(vocabulary, words)}-{name}").casefold() for name in names}
        assert len(own) == len(names)
        assert all(vocabulary[name] == name for name in names)
        for typed in vocabulary:
            assert typed.isalpha()
            assert typed == typed.casefold()
            for pack in (FRENCH, NEAPOLITAN):
                with pytest.raises(CardTextError):
                    pack.read_card(typed)
    assert len(say.vocabulary("answer")) == (2 if lang == "en" else 4 - (lang == "it"))


def _kind(vocabulary: dict[str, str], words: dict[str, str]) -> str:
    return "word" if vocabulary is words else "command"


# Sentences


@every_language
def test_every_event_can_be_said_to_everybody(lang: str) -> None:
    say = spoken(lang)
    for id_ in messages("en", "events.ftl"):
        event = Event(id_.removeprefix("event-"), 1, ("7d",), 3)
        for name in GAMES:
            told = {me: say.event(event, NAMES, me, name) for me in (0, 1, None)}
            assert told[0] == told[None]
            assert ("Bo" in told[0]) == ("name" in needs(lang, id_))
            assert "Bo" not in told[1]
            assert all(told.values())


def test_english_events() -> None:
    say = spoken("en")

    def told(event: Event, me: int | None = 0, name: str = "stopp") -> str:
        return say.event(event, NAMES, me, name)

    lays = Event("lays", 1, ("7d",))
    assert told(lays) == "Bo lays the seven of diamonds."
    assert told(lays, me=1) == "You lay the seven of diamonds."
    assert told(lays, name="stoppa") == "Bo lays the seven of coins."
    assert told(Event("says-stopp", 0)) == "You say “Stopp!”"
    assert told(Event("pays-pot", 2, amount=1)) == "Cia pays the pot 1 chip."
    assert told(Event("turns-pile", 0, amount=5)) == (
        "You turn the pile of 5 cards away and lead again."
    )
    assert told(Event("turns-pile", 1, amount=1)) == "Bo turns a single card away and leads again."
    assert told(Event("deal-over"), me=None) == "The deal is over."
    assert told(Event("collects", 3, ("Qd",), 6), name="michigan") == (
        "Dan collects 6 chips for the queen of diamonds."
    )
    shows = Event("shows", 1, ("6d", "7d", "1d"), 55)
    assert told(shows, name="stoppa") == (
        "Bo shows the six of coins, the seven of coins and the ace of coins: 55 points."
    )
    assert told(replace(shows, cards=()), me=1, name="stoppa") == "You declare 55 points."
    assert told(Event("raises", 2, amount=2), name="stoppa") == (
        "Cia says “Rilancio!” and raises by 2 chips."
    )


def test_other_languages_events() -> None:
    lays, shows = Event("lays", 1, ("Jh",)), Event("shows", 0, ("7d", "9d"), 31)
    assert spoken("sv").event(lays, NAMES, 0, "stopp") == "Bo spelar hjärter knekt."
    assert spoken("uk").event(lays, NAMES, 0, "stopp") == "Bo кладе валета чирв."
    assert spoken("uk").event(lays, NAMES, 1, "stopp") == "Ви кладете валета чирв."
    assert spoken("it").event(lays, NAMES, 0, "stopp") == "Bo gioca il fante di cuori."
    assert spoken("it").event(shows, NAMES, 0, "stoppa") == (
        "Mostri il sette di denari e il cavallo di denari: 31 punti."
    )
    assert spoken("uk").event(shows, NAMES, 1, "stoppa") == (
        "Anna показує сімку монет і вершника монет: 31 очко."
    )
    assert spoken("sv").event(shows, NAMES, 0, "stoppa") == (
        "Du visar mynt sju och mynt riddare: 31 poäng."
    )


def test_english_reasons() -> None:
    say = spoken("en")
    must_beat = Reason("S5", "must-beat", "3h", ("8h", "Kh"))
    assert say.reason(must_beat, "stopp") == (
        "You cannot play the three of hearts: you must beat the last card with a higher one of "
        "its suit (S5). Play 8h or Kh."
    )
    assert say.reason(replace(must_beat, cards=()), "stopp") == (
        "You cannot play the three of hearts: it does not beat the last card (S5). "
        "You have none that does, so say “Stopp!”"
    )
    assert say.reason(Reason("P5", table.WRONG_AMOUNT, least=1, most=4), "stoppa") == (
        "The amount must be from 1 to 4 (P5)."
    )
    assert say.reason(Reason("P5", table.WRONG_AMOUNT, least=2, most=2), "stoppa") == (
        "The amount can only be 2 (P5)."
    )
    assert say.reason(Reason("S9", table.NOT_YOUR_TURN), "stopp") == "It is not your turn."
    assert say.reason(Reason("P14", table.NO_AMOUNT), "stoppa")
    assert say.reason(Reason("M5", "not-held", "Qd"), "michigan") == (
        "You cannot play the queen of diamonds: it is not in your hand (M5)."
    )


@pytest.mark.parametrize(
    ("amount", "noun"),
    [
        *[(0, "фішок"), (1, "фішку"), (2, "фішки"), (3, "фішки"), (5, "фішок"), (11, "фішок")],
        *[(21, "фішку"), (22, "фішки"), (25, "фішок"), (101, "фішку"), (112, "фішок")],
    ],
)
def test_ukrainian_plurals(amount: int, noun: str) -> None:
    said = spoken("uk").event(Event("pays", 1, amount=amount), NAMES, 0, "michigan")
    assert said == f"Bo сплачує переможцеві {amount} {noun}."


def test_plurals_of_the_others() -> None:
    chips = {
        lang: [spoken(lang).text("count-chips", amount=n) for n in (0, 1, 2)] for lang in LANGUAGES
    }
    assert chips["en"] == ["0 chips", "1 chip", "2 chips"]
    assert chips["sv"] == ["0 enheter", "1 enhet", "2 enheter"]
    assert chips["it"] == ["0 gettoni", "1 gettone", "2 gettoni"]
    assert chips["uk"] == ["0 фішок", "1 фішка", "2 фішки"]


@pytest.mark.parametrize("pack", [FRENCH, NEAPOLITAN])
@every_language
def test_every_card_has_names_of_its_own(lang: str, pack: Pack) -> None:
    say = spoken(lang)
    texts = [pack.write_card(card) for card in range(pack.size)]
    for names in (
        [say.card(text, pack.name) for text in texts],
        [say.card(text, pack.name, "object") for text in texts],
        [say.short(text, pack.name) for text in texts],
    ):
        assert len(set(names)) == pack.size
        assert all(name.strip() for name in names)


@pytest.mark.parametrize(
    ("lang", "seven", "figure", "aces"),
    [
        ("en", "seven of hearts", "jack of cups", "A♠ A♥"),
        ("sv", "hjärter sju", "bägare knekt", "E♠ E♥"),
        ("uk", "сімка чирв", "валет кубків", "Т♠ Т♥"),
        ("it", "sette di cuori", "donna di coppe", "A♠ A♥"),
    ],
)
def test_card_names(lang: str, seven: str, figure: str, aces: str) -> None:
    say = spoken(lang)
    assert say.card("7h", "French") == seven
    assert say.card("8c", "Neapolitan") == figure
    assert f"{say.short('As', 'French')} {say.short('Ah', 'French')}" == aces
    assert say.short("10b", "Neapolitan") == "10b"


def test_lists() -> None:
    items = ["a", "b", "c"]
    assert [spoken(lang).joined(items) for lang in LANGUAGES] == [
        "a, b and c",
        "a, b och c",
        "a, b і c",
        "a, b e c",
    ]
    assert [spoken(lang).joined(items[:2], "or") for lang in LANGUAGES] == [
        "a or b",
        "a eller b",
        "a або b",
        "a o b",
    ]
    assert spoken("en").joined([]) == ""
    assert spoken("en").cards(["7h", "Jc"], "French") == "seven of hearts and jack of clubs"


@every_language
def test_table_texts_take_what_they_name(lang: str) -> None:
    say = spoken(lang)
    samples: dict[str, str | int] = {"amount": 3, "count": 2, "players": 4, "number": 1, "total": 4}
    samples |= {"least": 1, "most": 4, "who": "you", "kind": "range"}
    for name, message in messages(lang).items():
        wanted = {v: samples.get(v, "Xyz") for v in variables(lang, message)}
        text = say.text(name, **wanted)
        assert text
        assert "{" not in text
        assert "\u2068" not in text


def test_isolation_is_for_pages() -> None:
    page = Sentences("it", use_isolating=True)
    said = page.event(Event("out", 1), NAMES, 0, "stopp")
    assert said == "\u2068Bo\u2069 non ha più carte."


@every_game
def test_a_deal_can_be_told_from_end_to_end(name: str) -> None:
    """Whatever happens and whatever is refused in random deals has its sentence."""
    chance = random.Random(name)
    match, refused = Match.new(name, players=4), set()
    while len(match.deals) < 3 and not match.state.finished:
        events = match.deal(shuffled(match.state, 7, len(match.deals)))
        while not table.is_over(match.state):
            refused |= refusals(match)
            actions = list(table.legal_actions(match.state))
            events += match.play(chance.choice(actions))
        for say in map(spoken, LANGUAGES):
            assert all(say.event(event, NAMES, 0, name) for event in events)
    assert refused
    for say in map(spoken, LANGUAGES):
        assert all(say.reason(reason, name) for reason in refused)


def refusals(match: Match) -> set[Reason]:
    played = game_of(match.state)
    words = range(FIRST_WORD, FIRST_WORD + len(played.words))
    tried = {*range(played.pack.size), *words}
    tried |= {action_of(word, amount) for word in words for amount in (1, 10**6)}
    found = (table.why_not(match.state, action) for action in tried)
    return {reason for reason in found if reason is not None}


# What is not there


@pytest.mark.parametrize("lang", ["de", "", "EN", "sv_SE", "../en"])
def test_unknown_language_names_the_four(lang: str) -> None:
    with pytest.raises(UnknownLanguage, match="en, sv, uk, it"):
        Sentences(lang)


def test_nothing_is_said_that_is_not_written() -> None:
    say = spoken("en")
    for missing in ("event-sneezes", "rank-french-7.plural", "count-chips", "", "Stopp {", "-term"):
        with pytest.raises(SentenceError):
            say.text(missing)
    for call in (
        lambda: say.event(Event("sneezes", 0), NAMES, 0, "stopp"),
        lambda: say.event(Event("lays", 0), NAMES, 0, "stopp"),
        lambda: say.reason(Reason("S1", "mood"), "stopp"),
        lambda: say.option("stopp", "weather"),
        lambda: say.card("1d", "French"),
        lambda: say.card("", "French"),
        lambda: say.rules("whist"),
    ):
        with pytest.raises(SentenceError):
            call()


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "sv_SE.UTF-8"}, "sv"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "uk_UA@euro"}, "uk"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "sv_SE", "LC_MESSAGES": "it_IT"}, "it"),
        ({"LANG": "sv_SE", "LC_MESSAGES": "it_IT", "LC_ALL": "uk_UA"}, "uk"),
        ({"LANG": "sv_SE", "LC_ALL": ""}, "sv"),
        ({"LANG": "sv_SE", "LC_ALL": "de_DE"}, "en"),
        ({"LANG": "en_GB", "LANGUAGE": "de:sv:it"}, "sv"),
        ({"LANG": "it_IT", "LANGUAGE": "de"}, "it"),
        ({"LANG": "C", "LANGUAGE": "sv"}, "en"),
        ({"LC_ALL": "POSIX", "LANG": "sv_SE"}, "en"),
        ({"LANG": "svenska"}, "en"),
    ],
)
def test_language_of_the_environment(environ: dict[str, str], lang: str) -> None:
    assert guess_language(environ) == lang


# Names


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna \t\n Lisa ", "Anna Lisa"),
        ("\x1b[31mred\x1b[0m", "red"),
        ("\x1b]0;title\x07x", "]0;titlex"),
        ("\x9b2Jgone", "gone"),
        ("a\u202eb\u2066c\u200b", "abc"),
        ("{ $card }", "{ $card }"),
        ("Åsa" + "\u0301" * 50, "Åsá\u0301\u0301"),
        ("\u0301Bo", "Bo"),
        ("\u3164\u2800", "?"),
        ("", "?"),
        ("\ud800", "?"),
        ("x" * 100, "x" * 39 + "…"),
        ("Оленка ❤️", "Оленка ❤️"),
    ],
)
def test_harmless_names(name: str, shown: str) -> None:
    assert harmless(name) == shown


@pytest.mark.fuzz
@given(st.text(max_size=4000), st.sampled_from(LANGUAGES))
def test_any_name_is_harmless_in_any_sentence(name: str, lang: str) -> None:
    shown = harmless(name)
    assert 1 <= len(shown) <= LONGEST_NAME
    assert shown.isprintable()
    assert harmless(shown) == shown
    said = spoken(lang).event(Event("deals", 0), [name], None, "stopp")
    assert shown in said
    assert said.isprintable()


@pytest.mark.fuzz
@given(st.text(max_size=2000))
def test_any_text_filled_in_is_printable(text: str) -> None:
    assert printable(text).isprintable()
    said = spoken("en").text("saved", file=text)
    assert said == f"Saved to {printable(text)}."


# Speed


def test_a_language_loads_fast_and_without_the_rules() -> None:
    for lang in LANGUAGES:
        assert min(_seconds_to_load(lang) for _ in range(5)) < LOADS_WITHIN, lang
    speak = "import sys, mazarin.play.sentences as s; s.Sentences('uk')"
    assert not {"numba", "numpy"} & _modules_after(speak)
    assert not {"babel", "fluent"} & _modules_after("import sys, mazarin.play.sentences")


def _modules_after(code: str) -> set[str]:
    command = [sys.executable, "-c", f"{code}; print(*sys.modules)"]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    return set(ran.stdout.split())


def _seconds_to_load(lang: str) -> float:
    begin = time.perf_counter()
    Sentences(lang).event(Event("deals", 0), NAMES, 0, "stopp")
    return time.perf_counter() - begin
