"""Values of settings, as they stand in a file, in the environment or behind a flag.

Each reader takes text, or what TOML makes of it, and returns the value; or raises ``Wrong``, which
says what would have been right.
"""

import re
from collections.abc import Callable
from pathlib import Path

_WORDS = {"yes": True, "true": True, "on": True, "1": True}
_WORDS |= {"no": False, "false": False, "off": False, "0": False}
_HOST = r"(?:[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])"
_ORIGIN = re.compile(rf"(https?)://({_HOST})(?::([0-9]{{1,5}}))?/?", re.IGNORECASE)
_USUAL_PORT = {"http": "80", "https": "443"}
_MOST_DIGITS = 12


class Wrong(ValueError):
    """A value that cannot be; the message says what could."""


def number(least: int, most: int) -> Callable[[object], int]:
    """Return a reader of whole numbers within bounds."""

    def read(value: object) -> int:
        # To Python a truth is a number; to a host it is a mistake.
        digits = "" if isinstance(value, bool) else str(value).strip()
        is_number = len(digits) <= _MOST_DIGITS and re.fullmatch("-?[0-9]+", digits)
        if not is_number or not least <= int(digits) <= most:
            raise Wrong(f"a whole number from {least:,} to {most:,}")
        return int(digits)

    return read


def choice(*words: str) -> Callable[[object], str]:
    """Return a reader of one of some words."""

    def read(value: object) -> str:
        if value not in words:
            raise Wrong(" or ".join(words))
        return str(value)

    return read


def yes_no(value: object) -> bool:
    """Read yes or no."""
    found = _WORDS.get(str(value).strip().lower())
    if found is None:
        raise Wrong("yes or no")
    return found


def host(value: object) -> str:
    """Read a name or address to listen at, an IPv6 one with brackets or without."""
    text = _text(value).removeprefix("[").removesuffix("]")
    if not re.fullmatch(r"[A-Za-z0-9._-]+|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*(?:%\w+)?", text):
        raise Wrong("an address or name of this machine, such as 127.0.0.1, 0.0.0.0 or ::1")
    return text


def folder(value: object) -> Path:
    """Read the path of a folder, which need not be there yet."""
    text = _text(value)
    if not text or "\0" in text:
        raise Wrong("the path of a folder")
    path = Path(text).expanduser()
    if path.exists() and not path.is_dir():
        raise Wrong("the path of a folder; this is a file")
    return path.absolute()


def database(value: object) -> str:
    """Read the address of a database; nothing stands for SQLite in the data folder."""
    text = _text(value)
    if text and not re.fullmatch(r"sqlite:///[^?\s].*|postgresql://[^\s/]+/[^\s/]+", text):
        raise Wrong("sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")
    return text


def bus(value: object) -> str:
    """Read which bus rings between processes."""
    text = _text(value)
    if not re.fullmatch(r"auto|none|postgresql|(?:nats|tls)://[^\s/]+/?", text):
        raise Wrong("auto, none, postgresql or nats://HOST:4222")
    return text.removesuffix("/")


def base_path(value: object) -> str:
    """Read the path below which the house lives: nothing, or like ``/cards``, no stroke behind."""
    parts = [part for part in _text(value).split("/") if part]
    if not all(re.fullmatch(r"[A-Za-z0-9_~-][A-Za-z0-9._~-]*", part) for part in parts):
        raise Wrong("a path such as /cards, of letters, digits and - . _ ~")
    return "".join(f"/{part}" for part in parts)


def web_address(value: object) -> str:
    """Read the address of a house in the web, without a path; or nothing."""
    text = _text(value)
    if not text:
        return ""
    found = _ORIGIN.fullmatch(text)
    if not found or int(found[3] or 0) > 65535:
        raise Wrong("http:// or https://, a name and perhaps a port, such as https://example.org")
    scheme, name, port = (found[1].lower(), found[2].lower(), found[3])
    # As browsers write it: a port only where it is not the usual one.
    return f"{scheme}://{name}" + (f":{port}" if port and port != _USUAL_PORT[scheme] else "")


def web_addresses(value: object) -> tuple[str, ...]:
    """Read some of these: a list, or a text with commas."""
    parts = value if isinstance(value, list) else _text(value).split(",")
    return tuple(filter(None, map(web_address, parts)))


def _text(value: object) -> str:
    if not isinstance(value, str | Path):
        raise Wrong("text")
    return str(value).strip()
