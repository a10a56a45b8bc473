"""Names of guests: what is shown of them, and when two look alike.

A name is only shown: it regains no seat and opens no door. So it is made harmless, not judged.
Escaping for HTML is the business of whoever draws it, and so is keeping directions of writing
apart.
"""

import re
import unicodedata
from collections.abc import Iterable
from itertools import pairwise

from mazarin.play.sentences import NAMELESS, harmless

LONGEST = 20
"""Letters of a name that are shown, an accented one or a coloured sign counted as one."""

BLANK = "blank"

_LONGEST_READ = 400
_FORMULA = "=+-@ "
"""With these in front a spreadsheet calculates."""
_TOO_WIDE = re.compile("[\u2e3a\u2e3b\ua9c5\ufdfd\U00012000-\U0001254f]")
_DOTS = re.compile(r"\.{3,}")
_COLOURFUL = "\ufe0f"
_SKIN = range(0x1F3FB, 0x1F400)
_FLAG = range(0x1F1E6, 0x1F200)

# Of letters that differ by size alone one stands for both, so a twin of either is a twin of both.
_LOOK_ALIKES = {
    "o": "0оοօøσ",
    "l": "1|iіιӏıłןǀľ",
    "a": "аαɑᴀ",
    "b": "вβьʙ",
    "c": "сϲᴄ",
    "d": "ԁđðᴅ",
    "e": "еεєᴇ",
    "f": "ғ",
    "g": "ɡɢ",
    "h": "нηһħʜ",
    "j": "јϳᴊ",
    "k": "кκᴋ",
    "m": "мμᴍ",
    "n": "νŋɴ",
    "p": "рρþᴘ",
    "q": "ԛ",
    "r": "гʀ",
    "s": "ѕꜱ",
    "t": "тτᴛ",
    "u": "ᴜ",
    "v": "ѵᴠ",
    "w": "ԝωᴡ",
    "x": "хχ",
    "y": "уγυʏ",
    "z": "ζᴢ",
    "3": "зʒ",
}
_TWIN = {ord(twin): letter for letter, twins in _LOOK_ALIKES.items() for twin in twins}
_PAIRS = (("rn", "m"), ("vv", "w"))


class NameRefused(ValueError):
    """A name that cannot be given to anybody; ``reason`` says why in a word."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"the name is {reason}")
        self.reason = reason


def shown(typed: str) -> str:
    """Return what is shown of a name. Raise ``NameRefused`` if that would be nothing.

    One line of at most `LONGEST` letters, in their plain forms, without what is invisible, turns
    the writing round, stands out of its line, or is obeyed by a terminal or a spreadsheet.
    """
    name = _settled(typed[:_LONGEST_READ])
    if name == NAMELESS:
        raise NameRefused(BLANK)
    return _cut(name, LONGEST)


def _settled(name: str) -> str:
    """Return a name of which nothing more has to go."""
    plain = _DOTS.sub("…", unicodedata.normalize("NFKC", name))
    bare = _without_loose_colour(_TOO_WIDE.sub("", plain).lstrip(_FORMULA))
    less = harmless(bare)
    return less if less == name else _settled(less)


def _without_loose_colour(text: str) -> str:
    """Return a text with the mark for colour only behind signs that have colours."""
    pairs = pairwise(f" {text}")
    return "".join(
        c for sign, c in pairs if c != _COLOURFUL or unicodedata.category(sign) in ("So", "Sm")
    )


def _cut(name: str, length: int) -> str:
    letters = graphemes(name)
    if len(letters) <= length:
        return name
    return "".join(letters[: length - 1]).rstrip(" .…") + "…"


def graphemes(text: str) -> list[str]:
    """Return the letters of a text as people count them: accents and colours belong to theirs."""
    found: list[str] = []
    for character in text:
        if found and _belongs(character, found[-1]):
            found[-1] += character
        else:
            found.append(character)
    return found


def _belongs(character: str, letter: str) -> bool:
    if ord(character) in _FLAG:
        return len(letter) == 1 and ord(letter) in _FLAG
    return ord(character) in _SKIN or unicodedata.category(character).startswith("M")


def skeleton(name: str) -> str:
    """Return what is left of a name for somebody who looks at it in haste.

    Names with one skeleton look alike: capitals, accents, widths, gaps and stops do not tell names
    apart, nor do letters of other alphabets with the same shape, nor 0 and O, 1, I and l.
    """
    bare = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    kept = (c for c in bare if unicodedata.category(c)[0] not in "MPZC")
    shape = "".join(str(unicodedata.decimal(c, c)) for c in kept).translate(_TWIN)
    for pair, twin in _PAIRS:
        shape = shape.replace(pair, twin)
    return shape or name


def distinct(name: str, taken: Iterable[str]) -> str:
    """Return a name that looks like none of those taken, with a number behind it if need be."""
    shapes = {skeleton(other) for other in taken}
    candidate, number = name, 1
    while skeleton(candidate) in shapes:
        number += 1
        candidate = f"{_cut(name, LONGEST - len(f' {number}'))} {number}"
    return candidate
