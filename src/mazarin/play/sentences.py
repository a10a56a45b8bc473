"""Sentences: what happens at the table, said in one of four languages.

The texts are Fluent messages in ``locale/<language>/*.ftl``, shared with the web client. No text
for people is put together in code. Knows no rule, and needs no compiled code to be imported; Fluent
itself is imported with the first language spoken, so that the command line's help comes at once.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from mazarin.games.contract import Reason
    from mazarin.play.events import Event

LANGUAGES = ("en", "sv", "uk", "it")
LOCALE = Path(__file__).parent / "locale"
PACKS = {"stopp": "French", "michigan": "French", "stoppa": "Neapolitan"}
"""The pack of each game, told here because asking the games would load Numba."""

LONGEST_NAME = 40
NAMELESS = "?"
"""What stands for a name of which nothing can be shown."""

Listing = Literal["standard", "or"]

_LIST_LOCALE = {"en": "en_GB"}
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*\n(?:(?![#\-a-zA-Z]).*\n)*", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")
_TERMINAL_CODE = re.compile(r"(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]")
_BLANK_LETTERS = dict.fromkeys(
    [
        *map(ord, "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00016fe4\U0001d159"),
        *range(0x180B, 0x1810),
        *range(0xFE00, 0xFE0F),  # the last one, FE0F, makes signs colourful
        *range(0xE0100, 0xE01F0),
    ]
)
"""Letters and marks that count as printable and show nothing."""
_MOST_MARKS = 2


class UnknownLanguage(ValueError):
    """A language the house does not speak."""


class SentenceError(LookupError):
    """A sentence that is missing, or was asked for without what it needs to be said."""


def guess_language(environ: Mapping[str, str]) -> str:
    """Return the language a user's environment asks for, as gettext reads it; else English."""
    settings = (environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, settings), "")
    if locale in ("C", "POSIX"):
        return LANGUAGES[0]
    for wish in [*environ.get("LANGUAGE", "").split(":"), locale]:
        lang = re.split("[-_.@]", wish)[0].lower()
        if lang in LANGUAGES:
            return lang
    return LANGUAGES[0]


def harmless(name: str) -> str:
    """Return a name fit for any terminal or page: one line, visible, of bearable length.

    Drops terminal codes, control and direction characters, and piled-up accents.
    """
    visible = unicodedata.normalize("NFC", printable(name)).translate(_BLANK_LETTERS)
    words = " ".join(_without_piles(visible).split())
    if len(words) > LONGEST_NAME:
        words = words[: LONGEST_NAME - 1].rstrip() + "…"
    return words or NAMELESS


def printable(text: str) -> str:
    """Return a text without what a terminal would obey instead of showing it."""
    if text.isprintable():
        return text
    plain = _TERMINAL_CODE.sub("", text)
    return "".join(c if c.isprintable() else " " if c.isspace() else "" for c in plain)


def _without_piles(text: str) -> str:
    kept: list[str] = []
    # A word cannot begin with an accent: it would land on the text before.
    marks = _MOST_MARKS
    for character in text:
        is_mark = unicodedata.category(character) in ("Mn", "Me")
        marks = marks + 1 if is_mark else _MOST_MARKS if character.isspace() else 0
        if marks <= _MOST_MARKS:
            kept.append(character)
    return "".join(kept)


def _squeezed(name: str) -> str:
    """Return a name as it is compared: small letters, no spaces, one kind of apostrophe."""
    plain = unicodedata.normalize("NFC", printable(name)).casefold()
    return "".join(plain.split()).replace("’", "'")


def _beginnings(word: str) -> set[str]:
    return {word[: n + 1] for n in range(len(word))}


class _Catalogue:
    """The messages of one language, each parsed when it is first asked for."""

    def __init__(self, lang: str, *, use_isolating: bool) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        files = sorted((LOCALE / lang).glob("*.ftl"))
        source = "\n".join(file.read_text("utf-8") for file in files) + "\n"
        self._unread = {entry[1]: entry[0] for entry in _ENTRY.finditer(source)}
        self._bundle = FluentBundle([lang], use_isolating=use_isolating)
        self._parse = FluentResource
        self.lang = lang
        self.ids = tuple(self._unread)

    def format(self, message_id: str, args: Mapping[str, object]) -> str:
        """Return a message, or with ``id.attribute`` one of its forms."""
        name, _, attribute = message_id.partition(".")
        self._read(name)
        if not self._bundle.has_message(name):
            raise SentenceError(f"no sentence {message_id!r} in {self.lang!r}")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise SentenceError(f"no sentence {message_id!r} in {self.lang!r}")
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise SentenceError(f"sentence {message_id!r} in {self.lang!r}: {errors[0]}")
        return str(text)

    def _read(self, name: str) -> None:
        source = self._unread.get(name)
        if source is not None:
            for reference in _REFERENCE.findall(source):
                self._read(reference)
            self._bundle.add_resource(self._parse(source))
            # Only now, so that another thread never finds a message half read.
            self._unread.pop(name, None)


class Sentences:
    """All that is said in one language.

    ``use_isolating`` wraps what is filled in with the invisible marks that keep the directions of
    writing apart; a page wants them, most terminals show them as rubbish.
    """

    def __init__(self, lang: str, *, use_isolating: bool = False) -> None:
        if lang not in LANGUAGES:
            raise UnknownLanguage(f"no language {lang!r}; there is {', '.join(LANGUAGES)}")
        self.lang = lang
        self._catalogue = _Catalogue(lang, use_isolating=use_isolating)
        self._card_names: dict[str, dict[str, str]] = {}

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of all messages, file by file."""
        return self._catalogue.ids

    def text(self, message_id: str, /, **args: str | int) -> str:
        """Return any message, or with ``id.attribute`` one of its forms. Raise `SentenceError`."""
        safe = {k: printable(v) if isinstance(v, str) else v for k, v in args.items()}
        return self._catalogue.format(message_id, safe)

    def joined(self, items: Iterable[str], style: Listing = "standard") -> str:
        """Return a list in one phrase: "a, b and c", or "a, b or c"."""
        from babel.lists import format_list

        locale = _LIST_LOCALE.get(self.lang, self.lang)
        return format_list(list(items), style=style, locale=locale)

    def card(self, text: str, pack_name: str, form: str = "") -> str:
        """Return a card's full name; with ``form="object"`` as it stands after a verb."""
        pack, rank, suit = pack_name.lower(), text[:-1], text[-1:]
        return self.text(
            f"card-{pack}",
            rank=self.text(f"rank-{pack}-{rank}" + (f".{form}" if form else "")),
            suit=self.text(f"suit-{pack}-{suit}.of"),
        )

    def cards(self, texts: Iterable[str], pack_name: str, form: str = "") -> str:
        """Return the full names of some cards in one phrase."""
        return self.joined(self.card(text, pack_name, form) for text in texts)

    def short(self, text: str, pack_name: str) -> str:
        """Return a card in as few letters as players of this language write: ``Kn♥``, ``Д♠``."""
        pack, rank, suit = pack_name.lower(), text[:-1], text[-1:]
        signs = (f"rank-{pack}-{rank}.short", f"suit-{pack}-{suit}.short")
        return "".join(map(self.text, signs))

    def read_card(self, text: str, pack_name: str) -> str | None:
        """Return the spelling of a card that is named as players of this language name it.

        Understood are its name (``hjärter knekt``), and its rank before a sign, letter or beginning
        of its suit (``Kn♥``, ``knh``, ``knekt hj``).
        """
        pack = pack_name.lower()
        if pack not in self._card_names:
            self._card_names[pack] = dict(self._name_cards(pack))
        return self._card_names[pack].get(_squeezed(text))

    def _name_cards(self, pack: str) -> Iterator[tuple[str, str]]:
        """Yield every name of every card of a pack, with the card's spelling."""
        signs = self._signs_of_suits(pack)
        for rank in self._after(f"rank-{pack}-"):
            id_ = f"rank-{pack}-{rank}"
            ranks = [rank, *map(self.text, (id_, f"{id_}.object", f"{id_}.short"))]
            for said, suit in product(ranks, signs):
                of_suit = self.text(f"suit-{pack}-{suit}.of")
                yield _squeezed(self.text(f"card-{pack}", rank=said, suit=of_suit)), rank + suit
                yield from ((_squeezed(said + sign), rank + suit) for sign in signs[suit])

    def _signs_of_suits(self, pack: str) -> dict[str, set[str]]:
        """Return what may stand for each suit: sign, letter, and beginnings of no other suit."""
        ids = {suit: f"suit-{pack}-{suit}" for suit in self._after(f"suit-{pack}-")}
        sure = {suit: {suit, self.text(f"{id_}.short")} for suit, id_ in ids.items()}
        begun = {
            suit: sure[suit] | _beginnings(self.text(id_)) | _beginnings(self.text(f"{id_}.of"))
            for suit, id_ in ids.items()
        }
        others = {suit: set().union(*(begun[o] for o in ids if o != suit)) for suit in ids}
        return {suit: sure[suit] | (begun[suit] - others[suit]) for suit in ids}

    def _after(self, prefix: str) -> list[str]:
        """Return the ends of all ids that begin so."""
        return [name.removeprefix(prefix) for name in self.ids if name.startswith(prefix)]

    def event(self, event: "Event", names: Sequence[str], me: int | None, game_name: str) -> str:
        """Return what an event says to the player in seat ``me``, or to a bystander."""
        pack = PACKS[game_name]
        args: dict[str, str | int] = {"who": "other", "count": len(event.cards)}
        args["cards"] = self.cards(event.cards, pack, "object")
        if event.cards:
            args["card"] = args["cards"]
        if event.amount is not None:
            args["amount"] = event.amount
        if event.seat is not None:
            args["name"] = harmless(names[event.seat])
            args["who"] = "you" if event.seat == me else "other"
        return self.text(f"event-{event.name}", **args)

    def reason(self, reason: "Reason", game_name: str) -> str:
        """Return why a move is refused, with the cards to play instead as they are typed."""
        args: dict[str, str | int] = {"clause": reason.clause, "count": len(reason.cards)}
        args["cards"] = self.joined(reason.cards, "or")
        if reason.card is not None:
            args["card"] = self.card(reason.card, PACKS[game_name], "object")
        if reason.least is not None and reason.most is not None:
            args |= {"least": reason.least, "most": reason.most}
            args["kind"] = "exact" if reason.least == reason.most else "range"
        own, shared = f"reason-{game_name}-{reason.name}", f"reason-{reason.name}"
        return self.text(own if own in self.ids else shared, **args)

    def rules(self, game_name: str) -> list[tuple[str, str]]:
        """Return the rules of a game: each clause's number and text."""
        prefix = f"rules-{game_name}-"
        clauses = [name for name in self._after(prefix) if name[1:].isdigit()]
        if not clauses:
            raise SentenceError(f"no rules of {game_name!r} in {self.lang!r}")
        return [(clause, self.text(prefix + clause)) for clause in clauses]

    def option(self, game_name: str, name: str) -> str:
        """Return what an option of a game's house rules decides."""
        return self.text(f"option-{game_name}-{name}")

    def vocabulary(self, kind: Literal["word", "command", "answer"]) -> dict[str, str]:
        """Return what a player may type, in small letters, and the name it stands for.

        A word or command is understood in this language and by its own name.
        """
        names = self._after(f"{kind}-")
        spoken = {self.text(f"{kind}-{name}").casefold(): name for name in names}
        return {name: name for name in names} | spoken

    def read_answer(self, typed: str) -> str | None:
        """Return the answer, ``yes`` or ``no``, of which this is the beginning."""
        given = typed.casefold()
        answers = self.vocabulary("answer").items()
        return next((name for word, name in answers if given and word.startswith(given)), None)
