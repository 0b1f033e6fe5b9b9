"""A server is for this machine alone unless somebody says otherwise, and says which it is."""

import json
import os
import re
import shlex
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.tree import ROOT
from tests.server.running import Running
from trefoil.server.edge import whereabouts
from trefoil.server.settings import Settings

ELSEWHERE = "127.0.0.2"  # an address of this machine that one who listens at 127.0.0.1 does not hear


class InTheNetwork(Running):
    command = (*Running.command, "--network")


class ByVerb(Running):
    command = (str(ROOT / "scripts/serve"), "--network")


def reaches(host: str, port: int) -> bool:
    """Whether anybody listens there."""
    with socket.socket() as probe:
        return probe.connect_ex((host, port)) == 0


def test_a_server_is_for_this_machine_alone() -> None:
    assert whereabouts.alone(Settings().host)
    told = whereabouts.told(Settings(), 8000)
    assert told == "Trefoil is at http://127.0.0.1:8000 on this machine alone; say --network to let others in."


@pytest.mark.parametrize(("host", "alone"), [("::1", True), ("localhost", True), ("192.0.2.7", False), ("me", False)])
def test_who_can_come_is_told_by_the_address(host: str, alone: bool) -> None:
    told = whereabouts.told(Settings(host=host), 8000)
    assert ("on this machine alone" in told, "in your network." in told) == (alone, not alone)


def test_in_the_network_every_address_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whereabouts, "own_addresses", lambda: ["192.0.2.7", "2001:db8::7"])
    assert whereabouts.told(Settings(host="0.0.0.0"), 80).startswith(
        "Trefoil is at http://localhost:80 on this machine, at http://192.0.2.7:80 in your network, "
        "at http://[2001:db8::7]:80 in your network;"
    )


def test_others_are_heard_only_when_they_are_let_in(tmp_path: Path) -> None:
    with Running(tmp_path / "alone.db") as server:
        assert not reaches(ELSEWHERE, server.answers().port)
    with InTheNetwork(tmp_path / "open.db") as server:
        assert reaches(ELSEWHERE, server.answers().port)


def test_the_verb_lets_others_in_too(file: Path) -> None:
    with ByVerb(file) as server:
        assert reaches(ELSEWHERE, server.answers().port)


# The container


def lines(word: str) -> list[str]:
    """What the lines of the Containerfile that begin with a word say."""
    found = re.findall(rf"^{word} (.+)$", (ROOT / "Containerfile").read_text(encoding="utf-8"), re.MULTILINE)
    return [str(line) for line in found]


def test_the_container_runs_its_command_and_is_healthy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = dict(word.split("=", 1) for line in lines("ENV") for word in shlex.split(line))
    here = said | {"TREFOIL_DATABASE": f"{tmp_path}{said['TREFOIL_DATABASE']}", "TREFOIL_PORT": "0"}
    here.pop("TREFOIL_CACHE")  # what is compiled here already
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    names = {name.removeprefix("TREFOIL_").lower(): value for name, value in here.items()}
    contained = type("Contained", (Running,), {"command": tuple(json.loads(lines("CMD")[0]))})
    with contained(names.pop("database"), **names) as server:
        assert reaches(ELSEWHERE, server.answers().port)
        check = lines("HEALTHCHECK CMD")[0].replace(lines("EXPOSE")[0], str(server.port))
        assert subprocess.run(shlex.split(check), check=False).returncode == 0
    assert lines("EXPOSE") == [str(Settings().port)]
    assert (tmp_path / "data/tables.db").exists()
