"""Settings come from flags and from the environment, and a bad one is told in one sentence."""

import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from trefoil.core.errors import BadSetting
from trefoil.server.edge.origins import Origins, plain
from trefoil.server.settings import Settings, read


def test_a_flag_comes_before_the_environment_and_that_before_the_usual() -> None:
    environment = {"TREFOIL_PORT": "81", "TREFOIL_KEEP": "90d"}
    chosen = read(environment, {"port": "82", "keep": None})
    assert (chosen.port, chosen.keep, chosen.host) == (82, 90 * 86_400, "127.0.0.1")


@pytest.mark.parametrize(
    ("text", "seconds"), [("90", 90), ("1.5s", 1.5), ("10m", 600), ("12h", 43_200), ("2d", 172_800), ("0", 0)]
)
def test_times_are_read(text: str, seconds: float) -> None:
    assert read({"TREFOIL_KEEP": text}).keep == seconds


@pytest.mark.parametrize(
    ("name", "text"), [("PORT", "http"), ("PORT", "-1"), ("KEEP", "long"), ("KEEP", "-1d"), ("WORKERS", "two")]
)
def test_a_bad_setting_is_named(name: str, text: str) -> None:
    with pytest.raises(BadSetting, match=f"TREFOIL_{name} cannot be used: expected"):
        read({f"TREFOIL_{name}": text})


def test_the_database_says_what_it_is() -> None:
    assert read({"TREFOIL_DATABASE": "postgresql://x/y"}).is_postgres
    assert not read({"TREFOIL_DATABASE": "/some/file.db"}).is_postgres
    assert read({}).file.name == "tables.db"


@pytest.mark.parametrize(
    "text",
    ["sqlite:///tables.db", "sqlite:tables.db", "file:tables.db", "mysql://host/x", "postgresql:x", "postgresql+x://y"],
)
def test_an_address_of_another_kind_is_refused_and_makes_nothing(text: str, tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match=r"TREFOIL_DATABASE cannot be used: expected the path of a file, or postgres"):
        read({"TREFOIL_DATABASE": text})
    command = [sys.executable, "-m", "trefoil", "serve", "--port", "0", "--database", text]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert list(tmp_path.iterdir()) == []


def test_a_password_in_an_address_is_not_told() -> None:
    with pytest.raises(BadSetting) as caught:
        read({"TREFOIL_DATABASE": "mysql://anna:secret@host/x"})
    assert "secret" not in str(caught.value)


def test_a_path_may_hold_a_colon() -> None:
    assert read({"TREFOIL_DATABASE": "games: ours.db"}).file == Path("games: ours.db")


def test_an_address_that_is_taken_or_not_there_is_told(tmp_path: Path) -> None:
    for host, port in (("127.0.0.1", "99999"), ("203.0.113.7", "0")):
        command = [sys.executable, "-m", "trefoil", "serve", "--host", host, "--port", port]
        done = subprocess.run(
            [*command, "--database", str(tmp_path / "t.db")], capture_output=True, text=True, check=False
        )
        assert done.returncode == 2
        assert re.fullmatch(r"trefoil: Cannot listen at .+\.\n", done.stderr)


def test_a_database_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    (tmp_path / "t.db").write_text("a letter" * 100)
    command = [sys.executable, "-m", "trefoil", "serve", "--host", "127.0.0.1", "--port", "0"]
    done = subprocess.run([*command, "--database", str(tmp_path / "t.db")], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].startswith("trefoil: Cannot use the database ")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("given", "origin"),
    [
        ("https://Play.Example.org/", "https://play.example.org"),
        ("https://play.example.org:443", "https://play.example.org"),
        ("http://play.example.org:8080/x", "http://play.example.org:8080"),
        ("http://[2001:db8::1]:80", "http://[2001:db8::1]"),
    ],
)
def test_an_origin_is_written_as_browsers_do(given: str, origin: str) -> None:
    assert plain(given) == origin
    assert Origins(Settings(origin=(given,)), 8000).allow(origin)


@pytest.mark.parametrize("name", ["desk", "desk.local", "desk.example.org", "localhost", "127.0.0.1", "[::1]"])
def test_every_name_of_this_machine_is_ours(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Desk.example.org")
    assert Origins(Settings(), 8000).allow(f"http://{name}:8000")
    assert not Origins(Settings(), 8000).allow(f"http://{name}:8001")
    assert not Origins(Settings(), 8000).allow(f"https://{name}:8000")


@pytest.mark.parametrize("host", ["192.0.2.7:8000", "192.0.2.7", "[2001:db8::7]:8000"])
def test_a_page_is_ours_if_it_asks_the_very_address_it_came_from(host: str) -> None:
    ours = Origins(Settings(), 8000)
    assert ours.allow(f"http://{host}", host)
    for origin in (
        f"https://{host}",
        f"http://{host}.evil.example",
        "http://192.0.2.8:8000",
        f"http://me@{host}",
        "null",
    ):
        assert not ours.allow(origin, host)


@pytest.mark.parametrize(
    "host",
    ["evil.example:8000", "192.0.2.7.evil.example", "3221225991:8000", "0xc0.0.2.7:8000", "a@192.0.2.7", "", "[", None],
)
def test_a_name_that_leads_here_is_not_ours_by_that(host: str | None) -> None:
    assert not Origins(Settings(), 8000).allow(f"http://{host}".replace("a@", ""), host)


def test_a_program_that_is_no_page_is_let_in() -> None:
    assert Origins(Settings(), 8000).allow(None)
    assert not Origins(Settings(), 8000).allow("http://localhost:8001")
