"""What a host may set, and from where: a flag counts before the environment, the environment
before a commented file, and the file before what is usual.
"""

import dataclasses
import difflib
import json
import textwrap
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

import platformdirs

from mazarin.server import values
from mazarin.server.limits import Limit, Quota
from mazarin.server.values import Wrong

FILE = "mazarin.toml"
"""The name of the file in the data folder."""

_DATA = Path(platformdirs.user_data_dir("mazarin", appauthor=False))
_EVERYWHERE = ("0.0.0.0", "::")
_HEAD = """\
# What a host may set for `mazarin serve`. Each line shows what is usual: take its # away to change
# it, and save this as mazarin.toml in the data folder, or name it with --config.
# MAZARIN_PORT in the environment counts before `port` here, and --port before both.
"""

T = TypeVar("T")


class SettingsError(ValueError):
    """Settings that cannot be; each fault is a sentence."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


def _setting(
    usual: T, read: Callable[[object], T], about: str, *, flag: bool = True, secret: bool = False
) -> T:
    metadata = {"read": read, "about": about, "flag": flag, "secret": secret}
    return field(default=usual, metadata=metadata, repr=not secret)


def _limit(usual: int, most: int, about: str) -> int:
    """Return a setting that is found in the file and the environment alone."""
    return _setting(usual, values.number(1, most), about, flag=False)


@dataclass(frozen=True)
class Settings:
    """All that a host may set."""

    host: str = _setting(
        "127.0.0.1", values.host, "the address to listen at; 0.0.0.0 is every one of this machine"
    )
    port: int = _setting(8650, values.number(0, 65535), "the port; 0 is any that is free")
    data: Path = _setting(  # noqa: RUF009, it is field() by another name
        _DATA,
        values.folder,
        "the folder for all that is kept",
    )
    database: str = _setting(
        "",
        values.database,
        "where tables are kept: sqlite:///FILE, or postgresql://USER:PASSWORD@HOST/NAME for "
        "several processes; nothing is a file in the data folder",
        secret=True,
    )
    bus: str = _setting(
        "auto",
        values.bus,
        "what rings between processes: none, postgresql or nats://HOST:4222; auto is what the "
        "database needs",
        secret=True,
    )
    base_path: str = _setting("", values.base_path, "the path behind a proxy, such as /cards")
    public_url: str = _setting(
        "",
        values.web_address,
        "how friends reach this house, for links, such as https://example.org, without the path",
    )
    allowed_origins: tuple[str, ...] = _setting(
        (), values.web_addresses, "other sites whose pages may play here, with commas"
    )
    trust_proxy: bool = _setting(
        False,
        values.yes_no,
        "yes or no: believe X-Forwarded-For and X-Forwarded-Proto, which only a proxy in front "
        "makes true",
    )
    log_format: str = _setting("text", values.choice("text", "json"), "how to log: text or json")

    haste: int = _setting(
        1, values.number(1, 1000), "how many times faster than for people all waits are", flag=False
    )
    messages_per_second: int = _limit(10, 10_000, "messages of one guest, on the average")
    message_burst: int = _limit(40, 100_000, "messages of one guest at once")
    largest_message: int = _limit(16_384, 1_048_576, "bytes of a message")
    connections_per_minute: int = _limit(120, 1_000_000, "new sockets from one address")
    sockets_per_address: int = _limit(100, 1_000_000, "sockets from one address at a time")
    sockets: int = _limit(5_000, 1_000_000, "sockets at a time")
    tables_per_hour: int = _limit(60, 1_000_000, "new tables from one address")
    tables: int = _limit(5_000, 10_000_000, "tables in memory at a time")
    idle_hours: int = _limit(24, 8_760, "hours after which a table without anybody is closed")

    @property
    def database_url(self) -> str:
        """Where the tables are kept, in any case."""
        return self.database or f"sqlite:///{(self.data / 'mazarin.db').as_posix()}"

    @property
    def is_shared(self) -> bool:
        """Whether several processes may keep this house."""
        return self.database_url.startswith("postgresql:")

    @property
    def bus_url(self) -> str:
        """What rings between processes, in any case: none, postgresql or nats://…"""
        usual = "postgresql" if self.is_shared else "none"
        return usual if self.bus == "auto" else self.bus

    @property
    def origins(self) -> frozenset[str]:
        """The sites whose pages may play here, beside the one that a page came from."""
        return frozenset(filter(None, (self.public_url, *self.allowed_origins)))

    def address(self, port: int = 0) -> str:
        """Return the address to open: the public one, or this machine's with the port in use."""
        name = "localhost" if self.host in _EVERYWHERE else self.host
        here = f"http://{f'[{name}]' if ':' in name else name}:{port or self.port}"
        return f"{self.public_url or here}{self.base_path}/"

    @property
    def limit_of_messages(self) -> Limit:
        """For each guest."""
        return Limit("too-many-messages", self.messages_per_second, self.message_burst)

    @property
    def limit_of_connections(self) -> Limit:
        """For each address, as those below."""
        most = self.connections_per_minute
        return Limit("too-many-connections", most / 60, most)

    @property
    def limit_of_new_tables(self) -> Limit:
        """Those opened, whether they are still open or not."""
        return Limit("too-many-new-tables", self.tables_per_hour / 3600, self.tables_per_hour)

    def quota_of_sockets(self) -> Quota:
        """Return a count of sockets that begins at none."""
        return Quota("too-many-sockets", self.sockets_per_address, self.sockets)


FIELDS = {one.name: one for one in dataclasses.fields(Settings)}
FLAGS = [name for name, one in FIELDS.items() if one.metadata["flag"]]
"""The settings that have a flag."""


def about(name: str) -> str:
    """Return what a setting is for."""
    return str(FIELDS[name].metadata["about"])


def usual(name: str) -> str:
    """Return what a setting is where nobody has set it; "" for nothing."""
    value = FIELDS[name].default
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value or "")


def flag_of(name: str) -> str:
    """Return the flag of a setting."""
    return f"--{name.replace('_', '-')}"


def load(flags: Mapping[str, object], environ: Mapping[str, str]) -> Settings:
    """Return the settings. Raise ``SettingsError`` with all that is wrong with them.

    ``flags`` are values by name, None where none was given, and ``config`` may be among them: the
    file to read instead of the one in the data folder.
    """
    given = {name: value for name, value in flags.items() if value is not None}
    around = {
        name: environ[variable]
        for name in (*FIELDS, "config")
        if environ.get(variable := _variable(name))
    }
    reading = _Reading()
    file = _file(around | given)
    if file is not None:
        reading.take(_contents(file), lambda name: f"{name} in {file}")
    reading.take(_without_config(around), _variable)
    reading.take(_without_config(given), flag_of)
    settings = Settings(**reading.read)  # type: ignore[arg-type]
    faults = reading.faults or list(_contradictions(settings))
    if faults:
        raise SettingsError(faults)
    return settings


def _variable(name: str) -> str:
    return f"MAZARIN_{name.upper()}"


def _without_config(given: Mapping[str, object]) -> dict[str, object]:
    return {name: value for name, value in given.items() if name != "config"}


def _file(given: Mapping[str, object]) -> Path | None:
    """Return the file to read: the one that was named, or the one in the data folder, if any."""
    if "config" in given:
        return Path(str(given["config"])).expanduser()
    try:
        usual = values.folder(given.get("data", FIELDS["data"].default)) / FILE
    except Wrong:
        return None  # which is told when the value itself is read
    return usual if usual.is_file() else None


def _contents(file: Path) -> dict[str, object]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise SettingsError([f"{file} cannot be read: {error.strerror}."]) from None
    except UnicodeDecodeError:
        raise SettingsError([f"{file} cannot be read: it is not written in UTF-8."]) from None
    except tomllib.TOMLDecodeError as error:
        raise SettingsError([f"{file} cannot be read, it is no TOML: {error}."]) from None


class _Reading:
    """Values read so far, later ones in place of earlier ones, and all that was wrong."""

    def __init__(self) -> None:
        self.read: dict[str, object] = {}
        self.faults: list[str] = []

    def take(self, given: Mapping[str, object], place: Callable[[str], str]) -> None:
        """Read some values; ``place`` says where one of them stands."""
        for name, value in given.items():
            if name not in FIELDS:
                self.faults.append(_unknown(name, place(name)))
                continue
            try:
                self.read[name] = FIELDS[name].metadata["read"](value)
            except Wrong as wrong:
                self.faults.append(_sentence(name, value, place(name), wrong))


def _unknown(name: str, place: str) -> str:
    close = difflib.get_close_matches(name, FIELDS, 1)
    meant = f"did you mean {close[0]}?" if close else f"there are {', '.join(FIELDS)}."
    return f"{place} is no setting; {meant}"


def _sentence(name: str, value: object, place: str, wrong: Wrong) -> str:
    """Say what is wrong and what would be right, but no password."""
    said = "cannot be" if FIELDS[name].metadata["secret"] else f"cannot be {_shown(value)}"
    return f"{place} {said}; it must be {wrong}."


def _shown(value: object) -> str:
    text = value if isinstance(value, str) else str(value).lower()
    return repr(text if len(text) <= 60 else f"{text[:60]}…")


def _contradictions(settings: Settings) -> Iterator[str]:
    if not settings.is_shared and settings.bus_url != "none":
        yield (
            "bus must be none or auto with SQLite, which serves one process; "
            "several need database = postgresql://…"
        )


def example() -> str:
    """Return the file with every setting as it is usual, each behind a #, and what it is for."""
    parts = (
        f"{_remark(str(one.metadata['about']))}\n#{name} = {_toml(one.default)}\n"
        for name, one in FIELDS.items()
    )
    return "\n".join([_HEAD, *parts])


def _remark(text: str) -> str:
    return textwrap.fill(text, 98, initial_indent="# ", subsequent_indent="# ")


def _toml(value: object) -> str:
    # Text, lists, numbers and truths of ours are the same in JSON and TOML.
    return json.dumps(str(value) if isinstance(value, Path) else value, ensure_ascii=False)
