"""Vite's server for whoever works on the page passes everything on to a real server, and only for its own page."""

import json
import os
import re
import signal
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.web.conftest import ROOT
from tests.web.house import House

STARTS_WITHIN = 300  # seconds; what the page is built with may have to be installed first
ADDRESS = re.compile(r"Local:\s+(http://127\.0\.0\.1:\d+)")
WISH = {"game": "triqueta", "seats": [{"kind": "mine"}, {"kind": "bot", "level": "uniform"}]}
FOREIGN = "http://evil.example"


@pytest.fixture(scope="module")
def vite(house: House, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a development server in front of the house."""
    log = tmp_path_factory.mktemp("vite") / "vite.log"
    environment = {**os.environ, "TREFOIL_SERVER": house.address, "NO_COLOR": "1"}
    command = [f"{ROOT}/scripts/page", "dev", "--host", "127.0.0.1", "--port", "0"]
    with log.open("wb") as said:
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=said, stderr=said, env=environment, start_new_session=True
        )
    try:
        yield address_in(log, process)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)  # the script, what starts Node, and Node: a group of their own
        process.wait(timeout=60)


def address_in(log: Path, process: subprocess.Popen[bytes]) -> str:
    """Where the server says that it is."""
    deadline = time.monotonic() + STARTS_WITHIN
    while not (found := ADDRESS.search(log.read_text("utf-8"))):
        if process.poll() is not None or time.monotonic() > deadline:
            raise RuntimeError(log.read_text("utf-8"))
        time.sleep(0.1)
    return found[1]


def laid(vite: str, origin: str) -> tuple[int, Any]:
    """What a page of some origin is answered that wants a table."""
    headers = {"Content-Type": "application/json", "Origin": origin}
    request = urllib.request.Request(f"{vite}/api/tables", json.dumps(WISH).encode(), headers)
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        with error:
            return error.code, json.load(error)


def sitting(vite: str, table: str, origin: str) -> ClientConnection:
    """The socket of a table, for a page of some origin."""
    address = f"{vite.replace('http', 'ws', 1)}/api/tables/{table}/live"
    return connect(address, additional_headers={"Origin": origin}, open_timeout=60)


def test_the_page_that_is_being_written_can_lay_a_table_and_sit_at_it(vite: str) -> None:
    status, made = laid(vite, vite)
    assert status == 201, made
    with sitting(vite, made["table"], vite) as socket:
        socket.send(json.dumps({"type": "hello", "cid": "ann-1", "token": made["token"]}))
        told = json.loads(socket.recv(60))
    assert (told["type"], told["cid"], told["you"]["person"]) == ("welcome", "ann-1", 0)


def test_the_page_of_another_site_is_as_foreign_as_before(vite: str) -> None:
    assert laid(vite, FOREIGN)[0] == 403
    table = laid(vite, vite)[1]["table"]
    with pytest.raises(InvalidStatus) as caught:
        sitting(vite, table, FOREIGN)
    assert caught.value.response.status_code == 403


def test_the_page_that_is_being_written_is_there(vite: str) -> None:
    with urllib.request.urlopen(vite, timeout=60) as answer:
        assert b"/@vite/client" in answer.read()
