"""Whatever goes wrong, standard error holds lines of JSON, without values, and not the same line again and again."""

import json
import logging
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Running
from trefoil.games.catalogue import GAMES
from trefoil.server import oplog
from trefoil.server.oplog import Counted, Lines

BROKEN = """
import asyncio, logging, sys, threading, warnings
from trefoil.cli import main
from trefoil.server.edge.http import Http

def fails():
    raise LookupError("hush")

async def health(self, request):
    raise ValueError("hush " + request.headers["x-invite"])

async def ready(self, request):
    loop = asyncio.get_running_loop()
    loop.call_soon(fails)
    task = loop.create_task(later())
    await asyncio.sleep(0.05)
    del task
    thread = threading.Thread(target=fails)
    thread.start()
    thread.join()
    warnings.warn("hush", stacklevel=1)
    logging.getLogger("uvicorn.error").error("Expected peace, got %s.", "hush")
    return await was_ready(self, request)

async def later():
    raise KeyError("hush")

Http.health, was_ready, Http.ready = health, Http.ready, ready
main(["serve"])
raise RuntimeError("hush")
"""


class Broken(Running):
    command = (sys.executable, "-c", BROKEN)


def test_every_line_is_json_and_none_holds_a_value(file: Path) -> None:
    with Broken(file) as server:
        server.ready()
        for _ in range(50):
            assert server.get("/health", X_Invite="hush")[0] == 500
        server.process.terminate()
        server.close()
    lines = [json.loads(line) for line in server.last_words.splitlines()]
    assert "hush" not in server.last_words
    kinds = {line["kind"] for line in lines if "kind" in line}
    assert kinds == {"ValueError", "LookupError", "KeyError", "RuntimeError"}
    assert {"uvicorn.error", "asyncio", "py.warnings", "thread", "process"} <= {line.get("where") for line in lines}
    of_health = [line for line in lines if line.get("kind") == "ValueError"]
    assert [line.get("times", 1) for line in of_health] == [1, 49]
    assert [line["what"] for line in lines if line["what"] != "failure"] == [
        "serving",
        *["ready"] * len(GAMES),
        "stopped",
    ]


def record(**facts: Any) -> logging.LogRecord:
    return logging.makeLogRecord({"facts": facts})


def told(counted: Counted, *records: logging.LogRecord) -> list[int]:
    """How often each line that is let through was said."""
    return [json.loads(Lines().format(one)).get("times", 1) for one in records if counted.filter(one)]


def test_the_same_trouble_is_said_once_a_minute_with_its_count() -> None:
    now = [0.0]
    counted = Counted(lambda: now[0])
    assert told(counted, *(record(what="failure") for _ in range(5)), record(what="other")) == [1, 1]
    now[0] = 60.0
    assert told(counted, record(what="failure"), record(what="failure")) == [5]
    assert told(Counted(), *counted.held()) == [1]
    assert counted.held() == []


def test_only_so_many_different_lines_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(oplog, "MOST_COUNTED", 3)
    counted = Counted(lambda: 0.0)
    told(counted, *(record(what=str(number)) for number in range(10)))
    assert len(counted._known) == 3


def test_a_line_says_when_and_what(capsys: pytest.CaptureFixture[str]) -> None:
    oplog.say("ready", game="tock")
    line = json.loads(capsys.readouterr().err)
    assert (line["what"], line["game"]) == ("ready", "tock")
    assert line["at"].endswith("+00:00")
