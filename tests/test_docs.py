"""The documents say what is so: every example in them is run, every table compared with the code.

How a fenced block is read follows from its first line: ``position``, ``record``, ``cases``,
``json`` (a session with the engine), ``python``, ``console``; ``text``, ``sh`` and ``mermaid`` are
not run. See docs/notation.md for the form of each.
"""

import doctest
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from mazarin.engine import Engine
from mazarin.games import GAMES, game
from mazarin.games.rules import CardSet, Choice, Choices, Number, Option
from mazarin.play import notation
from mazarin.play.record import replay, write_record
from mazarin.play.table import NOT_YOUR_TURN, WRONG_AMOUNT
from tests.case_table import Run

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
NOTATION, ENGINE, GLOSSARY = (
    ROOT / "docs" / f"{name}.md" for name in ("notation", "engine", "glossary")
)
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
PATH = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
CORE_KEYS = {"hands", "sizes", "players", "top", "turn"}


@dataclass(frozen=True)
class Block:
    """A fenced block: where it stands, the words behind its fence, and its lines."""

    page: Path
    line: int
    info: str
    lines: tuple[str, ...]

    @property
    def text(self) -> str:
        return "\n".join(self.lines) + "\n"

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def blocks_of(page: Path) -> Iterator[Block]:
    fence, lines, start = "", [], 0
    for number, line in enumerate(page.read_text("utf-8").splitlines(), 1):
        if not line.startswith("```"):
            lines.append(line)
        elif fence:
            yield Block(page, start, fence.removeprefix("```"), tuple(lines))
            fence = ""
        else:
            fence, lines, start = line, [], number


BLOCKS = [block for page in PAGES for block in blocks_of(page)]


def of_kind(*infos: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("block", [b for b in BLOCKS if b.info in infos], ids=str)


def test_every_block_says_what_it_is() -> None:
    known = [
        "position",
        "record",
        "cases",
        "json",
        "python",
        "output",
        "console",
        "text",
        "sh",
        "mermaid",
    ]
    assert [str(b) for b in BLOCKS if not b.info or b.info.split()[0] not in known] == []


# Positions, records, cases


def spelled(line: str) -> str:
    """Return the one spelling of a line that must be a position."""
    return notation.write(notation.read(line))


@of_kind("position")
def test_position(block: Block) -> None:
    for line in filter(None, block.lines):
        assert spelled(line) == line.partition("#")[0].strip()


@of_kind("position forgiven")
def test_forgiven_position(block: Block) -> None:
    for typed, spelling in zip(block.lines[::2], block.lines[1::2], strict=True):
        assert typed != spelling
        assert spelled(typed) == spelling


@of_kind("position refused")
def test_refused_position(block: Block) -> None:
    """A line is followed by its faults, each after ``!``."""
    for case in block.text.strip().split("\n\n"):
        line, *faults = case.split("\n! ")
        with pytest.raises(notation.NotationError) as refused:
            notation.read(line)
        assert refused.value.faults == faults


@of_kind("record")
def test_record(block: Block) -> None:
    done = replay(block.text)
    assert done.fault is None, str(done.fault)
    if "#" not in block.text:
        assert write_record(done.match) == block.text


@of_kind("record refused")
def test_refused_record(block: Block) -> None:
    assert f"! {replay(block.text.rpartition('!')[0]).fault}" == block.lines[-1]


@of_kind("cases")
def test_cases(block: Block) -> None:
    """Run the cases as those in ``tests/cases`` are run."""
    run = Run()
    for line in block.lines:
        verb, _, said = re.sub(r"(^|\s+)#.*", "", line).partition(" ")
        if verb not in ("", "id", "rule"):
            run.line(verb, said.strip())


# Programs


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_engine_session(page: Path) -> None:
    """The requests of a page follow one another; below each stands its answer."""
    engine = Engine()
    for block in (b for b in BLOCKS if b.page == page and b.info == "json"):
        for request, answer in zip(block.lines[::2], block.lines[1::2], strict=True):
            assert engine.answer_line(request) == answer, f"{block}: {request}"


@of_kind("python")
def test_python(
    block: Block, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Run an interactive example, or a program whose output is the next block."""
    if ">>>" in block.text:
        example = doctest.DocTestParser().get_doctest(block.text, {}, str(block), None, None)
        assert doctest.DocTestRunner(optionflags=FLAGS).run(example).failed == 0
        return
    monkeypatch.setenv("PATH", PATH)
    exec(compile(block.text, str(block), "exec"), {"__name__": "__main__"})
    following = BLOCKS[BLOCKS.index(block) + 1]
    if following.info == "output":
        assert capsys.readouterr().out == following.text


@of_kind("console")
def test_console(block: Block, tmp_path: Path) -> None:
    """Run each ``$ mazarin ...``; ``match.stops`` is the first record in docs/notation.md.

    Output that is not there is not compared, nor what stands for ``...``.
    """
    record = next(b for b in BLOCKS if b.page == NOTATION and b.info == "record")
    (tmp_path / "match.stops").write_text(record.text, "utf-8")
    plain = {"PATH": PATH, "LC_ALL": "C", "LANGUAGE": "", "COLUMNS": "100", "PYTHONUTF8": "1"}
    for session in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
        command, _, wanted = session.partition("\n")
        done = subprocess.run(
            command,
            shell=True,
            cwd=tmp_path,
            env={**os.environ, **plain},
            capture_output=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr.decode()
        told = done.stdout.decode()
        assert not wanted or doctest.OutputChecker().check_output(wanted, told, FLAGS), told


def test_words_of_make() -> None:
    words = set(re.findall(r"^([a-z]+):.*##", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    for page in PAGES:
        told_words = set(re.findall(r"\bmake ([a-z]+)`", page.read_text("utf-8")))
        assert told_words <= words, page


# Rule sheets


def sheet(name: str) -> str:
    return (ROOT / "docs" / "rules" / f"{name}.md").read_text("utf-8")


def clauses_of_sheet(name: str) -> dict[str, str]:
    """Return the text below each heading that is a clause, by its number."""
    parts = re.split(r"^#+ ([A-Z]\d+)\b.*\n", sheet(name), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


@pytest.mark.parametrize("name", GAMES)
def test_clauses(name: str) -> None:
    """A sheet and the files of its game know the same clauses, and who refuses what by which."""
    files = (ROOT / "src" / "mazarin" / "games").glob(f"{name}*.py")
    if name == "stopp":
        files = (file for file in files if not file.stem.startswith("stoppa"))
    letter = game(name).clauses[0].number[0]
    sources = "".join(file.read_text("utf-8") for file in files)
    on_sheet = clauses_of_sheet(name)
    assert set(on_sheet) == set(re.findall(rf"\b{letter}\d+\b", sources))
    assert list(on_sheet) == sorted(on_sheet, key=lambda number: int(number[1:]))
    for clause in game(name).clauses:
        assert f"`{clause.name}`" in on_sheet[clause.number], clause
    for phase in game(name).phases:
        assert f"`{NOT_YOUR_TURN}`" in on_sheet[game(name).turn_clause_in(phase)]
    for word in game(name).words:
        assert not word.has_amount or f"`{WRONG_AMOUNT}`" in on_sheet[word.amount_clause]


@pytest.mark.parametrize("name", GAMES)
def test_options(name: str) -> None:
    """Below "Options" stands each option with its values and its default, and no other."""
    rows = re.findall(r"^\| `(\w+)` \|([^|]+)\|([^|]+)\|", section(sheet(name), "Options"), re.M)
    rules = game(name).rules
    wanted = [
        (key, values(option), option.write(getattr(rules(), key)))
        for key, option in rules.options().items()
    ]
    assert [
        (key, *(cell.replace("`", "").strip() for cell in cells)) for key, *cells in rows
    ] == wanted
    for preset in rules.presets:
        assert f"`{preset}`" in section(sheet(name), "Options")


def values(option: Option) -> str:
    match option:
        case Number(least=least, most=most):
            return f"{least} to {most}"
        case Choice(words=words):
            return ", ".join(words)
        case Choices(words=words):
            return f"{' + '.join(words)}, or never"
        case CardSet(most=most):
            return f"1 to {most} cards"
    return "yes, no"


def section(text: str, title: str) -> str:
    """Return the text below a heading, up to the next one that is not below it."""
    found = re.search(rf"^(#+) {re.escape(title)}\n", text, re.MULTILINE)
    assert found is not None, f"no heading {title!r}"
    return re.split(rf"^#{{1,{len(found[1])}}} ", text[found.end() :], flags=re.MULTILINE)[0]


# Tables of the notation and of the engine


def first_cells(text: str) -> list[str]:
    """Return the words in the first column of the tables of a text."""
    rows = re.findall(r"^\| (`[^|]+`) \|", text, re.MULTILINE)
    return [word for row in rows for word in re.findall(r"`([^`]+)`", row)]


@pytest.mark.parametrize("name", GAMES)
def test_keys_of_positions(name: str) -> None:
    text = section(NOTATION.read_text("utf-8"), f"Keys of {name.capitalize()}")
    assert first_cells(text) == [f.name for f in game(name).state if f.name not in CORE_KEYS]


def test_requests_of_the_engine() -> None:
    text = section(ENGINE.read_text("utf-8"), "Requests")
    message = Engine().answer({"do": "?"})["message"]
    verbs = re.findall(r"^### `(\w+)`", text, re.MULTILINE)
    assert f"do must be one of {', '.join(verbs)}, not '?'" == message


def test_keys_of_the_state() -> None:
    told_keys = set(first_cells(section(ENGINE.read_text("utf-8"), "The state")))
    keys: set[str] = set()
    for name in GAMES:
        engine = Engine()
        engine.answer({"do": "new", "game": name, "players": 3})
        keys |= set(engine.answer({"do": "state"}))
    assert told_keys == keys - {"ok"}


def test_errors_of_the_engine() -> None:
    source = (ROOT / "src" / "mazarin" / "engine.py").read_text("utf-8")
    codes = set(re.findall(r'"(bad-\w+|no-\w+|unknown-\w+|illegal-\w+)"', source))
    assert set(first_cells(section(ENGINE.read_text("utf-8"), "Errors"))) == codes


def test_events_of_the_engine() -> None:
    sentences = (ROOT / "src/mazarin/play/locale/en/events.ftl").read_text("utf-8")
    names = re.findall(r"^event-([a-z-]+) =", sentences, re.MULTILINE)
    assert sorted(first_cells(section(ENGINE.read_text("utf-8"), "Events"))) == sorted(names)


# Links and words


def anchors(page: Path) -> set[str]:
    """Return the anchors of a page's headings, made as GitHub makes them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    plain = (re.sub(r"[^\w\- ]", "", heading.lower()) for heading in headings)
    return {heading.strip().replace(" ", "-") for heading in plain}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", page.read_text("utf-8")):
        if re.match("https?:", target):
            continue
        path, _, anchor = target.partition("#")
        linked = (page.parent / path).resolve() if path else page
        assert linked.exists(), target
        assert not anchor or anchor in anchors(linked), target


def test_glossary_is_sorted() -> None:
    terms = re.findall(r"^\| \*\*([^*]+)\*\* \|", GLOSSARY.read_text("utf-8"), re.MULTILINE)
    assert len(terms) > 30
    assert terms == sorted(terms, key=str.casefold)
