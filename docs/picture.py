"""Draw ``docs/play.svg``, the picture of a game in the README: ``uv run python docs/picture.py``.

A real session is played with typed answers, so the picture can only show what players see.
"""

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from rich.console import Console
from rich.text import Text

from mazarin.chance import stream
from mazarin.cli.screen import Screen, painted, wrapped
from mazarin.cli.session import Session
from mazarin.cli.show import welcome
from mazarin.play.match import Match
from mazarin.play.sentences import Sentences

WIDTH = 84
SEED = 59
TYPED = ("why stopp", "queen of spades")
OUTSIDE_FONTS = re.compile(r"@font-face \{.*?\}", re.DOTALL)


class Enough(Exception):
    """The picture is full."""


def main() -> None:
    """Play a few moves and write the picture."""
    say = Sentences("en")
    names = [say.text("name-you"), *(say.text("name-player", number=n) for n in (2, 3, 4))]
    lines: list[str] = []
    typed: Iterator[str] = iter(TYPED)

    def ask(prompt: str) -> str:
        answer = next(typed, None)
        lines.append(prompt + (answer or ""))
        if answer is None:
            raise Enough
        return answer

    match = Match.new("stopp", players=4, dealer=1)
    lines += welcome(match.state, say)
    session = Session(
        match,
        seed=SEED,
        chance=stream(SEED),
        screen=Screen(say, names, 0),
        ask=ask,
        tell=lines.append,
    )
    with suppress(Enough):
        session.run()
    _draw(["$ make play", "", *lines])


def _draw(lines: list[str]) -> None:
    console = Console(record=True, width=WIDTH, file=Path("/dev/null").open("w"))  # noqa: SIM115
    for line in lines:
        console.print(Text.from_ansi(painted(wrapped(line, WIDTH), "French")))
    picture = OUTSIDE_FONTS.sub("", console.export_svg(title="Stopp"))
    (Path(__file__).parent / "play.svg").write_text(picture, "utf-8")


if __name__ == "__main__":
    main()
