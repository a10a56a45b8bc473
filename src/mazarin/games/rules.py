"""House rules: options with defaults, limits and a printable short name.

A game's rules are a frozen dataclass whose fields are made with `number`, `flag`, `choice`,
`choices` or `cards`. Each option is stored in the record under its own name as a whole number.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, Self

from mazarin.cards import FRENCH, CardTextError
from mazarin.compiled import Record
from mazarin.games.fields import Field, Kind

YES = ("yes", "true", "on", "1")
NO = ("no", "false", "off", "0")


class RulesError(ValueError):
    """Options that no table can play by; ``faults`` lists all that is wrong."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults


@dataclass(frozen=True)
class Option:
    """How one option is read, written and stored."""

    dtype: str

    def read(self, value: object) -> Any:
        """Return the option's value from text or a JSON value. Raise ``ValueError``."""
        raise NotImplementedError

    def write(self, value: Any) -> str:
        """Return the one spelling of a value."""
        return str(value)

    def code(self, value: Any) -> int:
        """Return the whole number that stands for a value in a record."""
        return int(value)

    def value(self, code: int) -> Any:
        """Return the value that a record's number stands for."""
        raise NotImplementedError

    def describe(self) -> str:
        """Return the values it may take, in a few words."""
        raise NotImplementedError


@dataclass(frozen=True)
class Number(Option):
    """A whole number within limits."""

    least: int
    most: int

    def read(self, value: object) -> int:
        """Return the number."""
        digits = str(value).strip()
        if isinstance(value, bool) or not _is_whole(digits):
            raise ValueError(f"must be a whole number, not {value!r}")
        number = int(digits)
        if not self.least <= number <= self.most:
            raise ValueError(f"must be from {self.least} to {self.most}, not {number}")
        return number

    def value(self, code: int) -> int:
        """Return the number."""
        return int(code)

    def describe(self) -> str:
        """Return the limits."""
        return f"{self.least}-{self.most}"


def _is_whole(digits: str) -> bool:
    return digits.isascii() and digits.removeprefix("-").isdigit() and len(digits) < 20


@dataclass(frozen=True)
class Flag(Option):
    """Yes or no."""

    def read(self, value: object) -> bool:
        """Return the answer."""
        word = str(value).strip().lower()
        if word not in YES + NO:
            raise ValueError(f"must be yes or no, not {value!r}")
        return word in YES

    def write(self, value: bool) -> str:
        """Return ``yes`` or ``no``."""
        return "yes" if value else "no"

    def value(self, code: int) -> bool:
        """Return the answer."""
        return bool(code)

    def describe(self) -> str:
        """Return both answers."""
        return "yes, no"


@dataclass(frozen=True)
class Choice(Option):
    """One of some words."""

    words: tuple[str, ...]

    def read(self, value: object) -> str:
        """Return the word."""
        word = str(value).strip().lower()
        if word not in self.words:
            word = "yes" if word in YES else "no" if word in NO else word
        if word not in self.words:
            raise ValueError(f"must be one of {', '.join(self.words)}, not {value!r}")
        return word

    def code(self, value: str) -> int:
        """Return the word's place."""
        return self.words.index(value)

    def value(self, code: int) -> str:
        """Return the word."""
        return self.words[int(code)]

    def describe(self) -> str:
        """Return the words."""
        return ", ".join(self.words)


@dataclass(frozen=True)
class Choices(Option):
    """Any of some words, joined by ``+``; ``never`` for none."""

    words: tuple[str, ...]

    def read(self, value: object) -> tuple[str, ...]:
        """Return the words in their own order."""
        given = value if isinstance(value, list | tuple) else str(value).split("+")
        words = {str(word).strip().lower() for word in given} - {"never", ""}
        if not words <= set(self.words):
            raise ValueError(f"must be some of {', '.join(self.words)} joined by +, not {value!r}")
        return tuple(word for word in self.words if word in words)

    def write(self, value: tuple[str, ...]) -> str:
        """Return the words joined by ``+``."""
        return "+".join(value) or "never"

    def code(self, value: tuple[str, ...]) -> int:
        """Return a bit for each word."""
        return sum(1 << self.words.index(word) for word in value)

    def value(self, code: int) -> tuple[str, ...]:
        """Return the words whose bit is set."""
        return tuple(word for n, word in enumerate(self.words) if int(code) >> n & 1)

    def describe(self) -> str:
        """Return the words, and how they are joined."""
        return f"{' + '.join(self.words)}, never"


@dataclass(frozen=True)
class CardSet(Option):
    """A set of cards of the French pack, within a size."""

    most: int

    def read(self, value: object) -> int:
        """Return the set."""
        text = "".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
        try:
            cards = FRENCH.read(text)
        except CardTextError as error:
            raise ValueError(str(error)) from None
        if not 1 <= cards.bit_count() <= self.most:
            raise ValueError(f"must be 1 to {self.most} cards, not {text!r}")
        return cards

    def write(self, value: int) -> str:
        """Return the cards, suit by suit."""
        return FRENCH.write(value)

    def value(self, code: int) -> int:
        """Return the set."""
        return int(code)

    def describe(self) -> str:
        """Return how many cards."""
        return f"1-{self.most} cards"


def _option(option: Option, default: Any) -> Any:
    return field(default=default, metadata={"option": option})


def number(default: int, *, least: int, most: int) -> Any:
    """Declare a whole-number option."""
    return _option(Number("i4", least, most), default)


def flag() -> Any:
    """Declare a yes-or-no option that is off unless asked for."""
    return _option(Flag("i1"), default=False)


def choice(*words: str) -> Any:
    """Declare an option of one word; the first is the default."""
    return _option(Choice("i1", words), words[0])


def choices(*words: str) -> Any:
    """Declare an option of any of some words; the first alone is the default."""
    return _option(Choices("i1", words), words[:1])


def cards(default: str, *, most: int) -> Any:
    """Declare an option that is a set of cards."""
    return _option(CardSet("u8", most), FRENCH.read(default))


@dataclass(frozen=True, kw_only=True)
class Rules:
    """The house rules of one game. Build them with `read`, which checks every option."""

    presets: ClassVar[Mapping[str, Mapping[str, object]]] = {}

    @classmethod
    def options(cls) -> dict[str, Option]:
        """Return the options by name, in the order in which they are printed."""
        return {f.name: f.metadata["option"] for f in fields(cls)}

    @classmethod
    def record_fields(cls) -> tuple[Field, ...]:
        """Return the part of the record that holds the options; everybody knows the rules."""
        return tuple(
            Field(name, option.dtype, Kind.NUMBER) for name, option in cls.options().items()
        )

    @classmethod
    def read(cls, given: "str | Mapping[str, object] | Rules | None", *, players: int) -> Self:
        """Return rules from ``capital=20,hand_size=5``, a preset's name, or a mapping.

        Raise ``RulesError`` with all that is wrong.
        """
        wrong: list[str] = []
        if isinstance(given, cls):
            values = {name: getattr(given, name) for name in cls.options()}
        else:
            values, wrong = cls._values(_as_mapping(given))
        rules = cls(**values)
        found = wrong + rules.faults(players)
        if found:
            raise RulesError(found)
        return rules

    @classmethod
    def _values(cls, given: Mapping[str, object]) -> tuple[dict[str, Any], list[str]]:
        """Return the options that can be read, and what is wrong with the others."""
        asked = dict(given)
        preset = asked.pop("preset", None)
        preset = preset if preset is None else str(preset)
        faults: list[str] = []
        if preset is not None and preset not in cls.presets:
            faults.append(f"no preset {preset!r}; there is {_list(cls.presets)}")
        merged = {**cls.presets.get(preset or "", {}), **asked}
        values: dict[str, Any] = {}
        for name, value in merged.items():
            option = cls.options().get(name)
            if value is None:
                continue  # Left unsaid, as good as not named.
            if option is None:
                faults.append(f"no option {name!r}; there is {_list(cls.options())}")
                continue
            try:
                values[name] = option.read(value)
            except ValueError as error:
                faults.append(f"{name} {error}")
        return values, faults

    def faults(self, players: int) -> list[str]:
        """Return what is wrong with these rules together at a table of so many players."""
        return []

    def changes(self) -> dict[str, str]:
        """Return the options that differ from the defaults, as written."""
        default = type(self)()
        return {
            name: option.write(getattr(self, name))
            for name, option in self.options().items()
            if getattr(self, name) != getattr(default, name)
        }

    def write(self) -> str:
        """Return the changes in one word: ``capital=20,pay_on_stopp=yes``."""
        return ",".join(f"{name}={value}" for name, value in self.changes().items())

    def store(self, s: Record) -> None:
        """Write the options into a record."""
        for name, option in self.options().items():
            s[name] = option.code(getattr(self, name))

    @classmethod
    def of(cls, s: Record) -> Self:
        """Return the rules a record is played by."""
        return cls(**{name: option.value(s[name]) for name, option in cls.options().items()})


def _as_mapping(given: object) -> Mapping[str, object]:
    if given is None:
        return {}
    if isinstance(given, Mapping):
        return {str(name): value for name, value in given.items()}
    if not isinstance(given, str):
        raise RulesError([f"rules must be options by name, not {given!r}"])
    asked: dict[str, object] = {}
    for part in filter(None, (part.strip() for part in given.split(","))):
        name, equals, value = part.partition("=")
        asked[name.strip() if equals else "preset"] = value.strip() if equals else part
    return asked


def _list(names: Iterable[str]) -> str:
    return ", ".join(names) or "none"
