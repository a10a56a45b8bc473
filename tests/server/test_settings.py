"""Settings: what counts before what, and that every wrong value is told in a sentence."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from mazarin.cli import main
from mazarin.cli.arguments import parser
from mazarin.server.settings import FIELDS, FLAGS, Settings, SettingsError, example, load


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


def write(data: Path, text: str) -> Path:
    data.mkdir(exist_ok=True)
    file = data / "mazarin.toml"
    file.write_text(text, "utf-8")
    return file


def faults(flags: dict[str, object], environ: dict[str, str]) -> list[str]:
    with pytest.raises(SettingsError) as refused:
        load(flags, environ)
    assert str(refused.value) == "\n".join(refused.value.faults)
    return refused.value.faults


# What counts


def test_usually(data: Path) -> None:
    found = load({"data": data, "port": None}, {})
    assert found == Settings(data=data)
    assert (found.host, found.port) == ("127.0.0.1", 8650)
    assert found.database_url == f"sqlite:///{data.as_posix()}/mazarin.db"
    assert found.bus_url == "none"
    assert found.address() == "http://127.0.0.1:8650/"
    assert found.origins == frozenset()
    assert not data.exists()


def test_a_flag_before_the_environment_before_the_file(data: Path) -> None:
    write(data, 'host = "::1"\nport = 1\nbase_path = "a"\ntables = 7\n')
    environ = {"MAZARIN_PORT": "2", "MAZARIN_BASE_PATH": "b", "MAZARIN_DATA": str(data)}
    found = load({"base_path": "c"}, environ)
    assert (found.host, found.port, found.base_path, found.tables) == ("::1", 2, "/c", 7)


def test_the_file_that_was_named(data: Path, tmp_path: Path) -> None:
    write(data, "port = 1\n")
    other = tmp_path / "other.toml"
    other.write_text(f"port = 2\ndata = {str(data)!r}\n", "utf-8")
    for flags, environ in (({"config": str(other)}, {}), ({}, {"MAZARIN_CONFIG": str(other)})):
        found = load(dict(flags), dict(environ))
        assert (found.port, found.data) == (2, data)


def test_an_empty_variable_and_those_of_others_say_nothing(data: Path) -> None:
    environ = {"MAZARIN_PORT": "", "MAZARIN_CACHE": "/x", "PORT": "1"}
    assert load({"data": data}, environ) == Settings(data=data)


# Values


@pytest.mark.parametrize(
    ("name", "typed", "value"),
    [
        ("port", "0", 0),
        ("port", 65535, 65535),
        ("host", "[::1]", "::1"),
        ("host", "fe80::1%eth0", "fe80::1%eth0"),
        ("host", "cards.local", "cards.local"),
        ("base_path", "/", ""),
        ("base_path", "cards/", "/cards"),
        ("base_path", "/a//b.c/", "/a/b.c"),
        ("public_url", "HTTPS://Cards.Example.org:443/", "https://cards.example.org"),
        ("public_url", "http://[::1]:8080", "http://[::1]:8080"),
        ("allowed_origins", "https://a.org, http://b.org:80", ("https://a.org", "http://b.org")),
        ("allowed_origins", ["https://a.org"], ("https://a.org",)),
        ("allowed_origins", "", ()),
        ("trust_proxy", "Yes", True),
        ("trust_proxy", True, True),
        ("trust_proxy", "off", False),
        ("log_format", "json", "json"),
        ("bus", "nats://nats:4222/", "nats://nats:4222"),
        ("bus", "none", "none"),
        ("idle_hours", "1", 1),
    ],
)
def test_what_is_typed_and_what_it_means(
    name: str, typed: object, value: object, data: Path
) -> None:
    given = {"data": data, "database": "postgresql://a@b/c", name: typed}
    assert getattr(load(given, {}), name) == value


WRONG: list[tuple[str, list[object]]] = [
    ("port", ["65536", "-1", "", "8650.0", "1e3", "٣", "9" * 5000, "eight", True, 3.5, [1]]),
    ("host", ["", "a b", "http://a", "a/b", "::1]:8650", 7]),
    ("data", ["", "a\0b", __file__]),
    ("database", ["mysql://a/b", "sqlite://", "sqlite:///", "postgresql://a", "x", 1]),
    ("bus", ["", "redis://a", "nats://", "nats", "yes"]),
    ("base_path", ["/../etc", "/a b", "/a?b", "/<b>", "/å", 5]),
    ("public_url", ["cards.org", "https://a.org/cards", "ftp://a.org", "https://u:p@a.org"]),
    ("public_url", ["https://", "https://a:99999", "javascript:alert(1)"]),
    ("allowed_origins", ["*", "a.org", "https://a.org https://b.org", ["x"], [1], 1]),
    ("trust_proxy", ["", "maybe", 2, []]),
    ("log_format", ["xml", "", 1, "JSON"]),
    ("tables", ["0", "-5", "many", 10**9]),
    ("message_burst", ["0"]),
]


@pytest.mark.parametrize(
    ("name", "typed"), [(name, one) for name, typed in WRONG for one in typed], ids=repr
)
def test_a_wrong_value_gets_a_sentence(name: str, typed: object, data: Path) -> None:
    (said,) = faults({"data": data, name: typed}, {})
    assert re.fullmatch(rf"--{name.replace('_', '-')} cannot be.*; it must be .+\.", said)
    assert len(said) < 250


def test_sentences_say_where(data: Path) -> None:
    file = write(data, 'port = "x"\nprot = 1\n[limits]\ntables = 1\n')
    said = faults({"data": data, "log_format": "xml"}, {"MAZARIN_HOST": "a b"})
    assert said[:2] == [
        f"port in {file} cannot be 'x'; it must be a whole number from 0 to 65,535.",
        f"prot in {file} is no setting; did you mean port?",
    ]
    assert said[2].startswith(f"limits in {file} is no setting; ")
    assert said[3:] == [
        "MAZARIN_HOST cannot be 'a b'; it must be an address or name of this machine, such as "
        "127.0.0.1, 0.0.0.0 or ::1.",
        "--log-format cannot be 'xml'; it must be text or json.",
    ]


def test_a_value_that_another_overrules_must_be_right_too(data: Path) -> None:
    assert len(faults({"data": data, "port": "1"}, {"MAZARIN_PORT": "x"})) == 1


def test_files_that_cannot_be_read(data: Path, tmp_path: Path) -> None:
    file = write(data, "port = \n")
    (said,) = faults({"data": data}, {})
    assert said.startswith(f"{file} cannot be read, it is no TOML: ")
    assert "line 1" in said
    file.write_bytes(b"\xff\xfe")
    assert faults({"data": data}, {}) == [f"{file} cannot be read: it is not written in UTF-8."]
    missing = tmp_path / "missing.toml"
    assert faults({"config": missing}, {}) == [
        f"{missing} cannot be read: No such file or directory."
    ]


def test_sqlite_serves_one_process(data: Path) -> None:
    for bus in ("nats://localhost:4222", "postgresql"):
        (said,) = faults({"data": data, "bus": bus}, {})
        assert said.startswith("bus must be none or auto with SQLite")


def test_passwords_are_not_shown(data: Path) -> None:
    for name, wrong, right in (
        ("database", "postgres://ada:hemlig@host/x", "postgresql://ada:hemlig@host/x"),
        ("bus", "nat://ada:hemlig@host", "nats://ada:hemlig@host"),
    ):
        (said,) = faults({"data": data, name: wrong}, {})
        assert "hemlig" not in said
        given = {"data": data, "database": "postgresql://a@b/c", name: right}
        assert "hemlig" not in repr(load(given, {}))


# What follows from them


def test_several_processes_ring_by_postgresql_unless_told_otherwise() -> None:
    database = "postgresql://ada@host/mazarin"
    assert Settings(database=database).bus_url == "postgresql"
    assert Settings(database=database, bus="none").bus_url == "none"
    assert Settings(database=database, bus="nats://n:4222").bus_url == "nats://n:4222"
    assert Settings(database=database).database_url == database


@pytest.mark.parametrize(
    ("settings", "address"),
    [
        (Settings(host="0.0.0.0", base_path="/cards"), "http://localhost:8650/cards/"),
        (Settings(host="::", port=0), "http://localhost:4711/"),
        (Settings(host="::1", port=80), "http://[::1]:80/"),
        (Settings(public_url="https://a.org", base_path="/cards"), "https://a.org/cards/"),
    ],
)
def test_the_address_to_open(settings: Settings, address: str) -> None:
    assert settings.address(0 if settings.port else 4711) == address


def test_origins() -> None:
    found = Settings(public_url="https://a.org", allowed_origins=("https://b.org",))
    assert found.origins == {"https://a.org", "https://b.org"}


def test_limits() -> None:
    settings = Settings(connections_per_minute=120, sockets_per_address=1)
    limits = [
        settings.limit_of_messages,
        settings.limit_of_connections,
        settings.limit_of_new_tables,
    ]
    assert len({limit.name for limit in limits}) == 3
    assert settings.limit_of_connections.rate == 2
    sockets = settings.quota_of_sockets()
    assert [sockets.enter("a"), sockets.enter("a"), sockets.enter("b")] == [True, False, True]


# The file, and the command


def test_the_file_shows_what_is_usual(data: Path) -> None:
    text = example()
    assert load({"config": write(data, text)}, {}) == Settings()
    opened = re.sub(r"^#(?=\w+ =)", "", text, flags=re.MULTILINE)
    assert load({"config": write(data, opened)}, {}) == Settings()
    assert re.findall(r"^(\w+) =", opened, re.MULTILINE) == list(FIELDS)
    assert max(map(len, text.splitlines())) < 120


def test_every_setting_says_what_it_is_for() -> None:
    for one in FIELDS.values():
        assert len(one.metadata["about"]) > 10, one.name
    assert set(FLAGS) < set(FIELDS)


def test_serve_prints_the_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--write-config"]) == 0
    assert capsys.readouterr().out == example()


def test_serve_says_all_that_is_wrong(capsys: pytest.CaptureFixture[str], data: Path) -> None:
    assert main(["serve", "--data", str(data), "--port", "x", "--bus", "y"]) == 2
    told = capsys.readouterr().err
    assert told.startswith("mazarin: --port cannot be 'x'")
    assert "\n--bus cannot be; it must be auto" in told


def test_every_flag_is_known(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    told = capsys.readouterr().out
    for name in FLAGS:
        assert f"--{name.replace('_', '-')}" in told
    asked = parser().parse_args(["serve", "--trust-proxy", "yes", "--base-path", "/cards"])
    assert (asked.trust_proxy, asked.base_path, asked.port) == ("yes", "/cards", None)


def test_reading_settings_needs_no_server() -> None:
    program = "import sys; import mazarin.server.settings; print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    loaded = set(ran.stdout.decode().split())
    assert not {"numba", "sqlalchemy", "starlette", "uvicorn", "nats"} & loaded
