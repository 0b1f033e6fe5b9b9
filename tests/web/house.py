"""A real server for the browser to talk to, on a free port, with bots that do not dawdle."""

import json
import os
import re
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

READY = 900  # seconds; cold, the rules have to be compiled first, on a machine that may have other things to do
ADDRESS = re.compile(r"Trefoil is at (http://127\.0\.0\.1:(\d+))")


def is_ready(address: str) -> bool:
    """Whether the server answers and all rules are compiled."""
    try:
        with urllib.request.urlopen(f"{address}/ready", timeout=20) as answer:
            return bool(json.load(answer)["ok"])
    except OSError:
        return False


class House:
    """A running server that can be stopped and started again at the same address."""

    def __init__(self, folder: Path, pace: str = "0s", **environment: str) -> None:
        self.port, self.address = 0, ""  # the system chooses a port when the server is first started
        self.database = folder / "tables.db"
        self._log = folder / "server.log"
        self._pace, self._environment = pace, environment
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, ready: bool = True) -> None:
        """Start, and wait until games can be played, or until the server answers at all."""
        flags = {
            "host": "127.0.0.1",
            "port": self.port,
            "database": self.database,
            "pace": self._pace,
            "rate": 5000,
            "burst": 10_000,
            "tables-per-hour": 100_000,
        }
        said = [text for name, value in flags.items() for text in (f"--{name}", str(value))]
        command = [sys.executable, "-m", "trefoil", "serve", *said]
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, **self._environment})
        deadline = time.monotonic() + READY
        while not (self._is_listening() and (not ready or is_ready(self.address))):
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(self._log.read_text("utf-8"))
            time.sleep(0.2)

    def _is_listening(self) -> bool:
        """Whether the server has said where it is."""
        found = ADDRESS.search(self._log.read_text("utf-8"))
        if found:
            self.address, self.port = found[1], int(found[2])
        return found is not None

    def until_bots_think(self) -> None:
        """Wait until the strongest bots are compiled too."""
        deadline = time.monotonic() + READY
        while True:
            with urllib.request.urlopen(f"{self.address}/api/house", timeout=20) as answer:
                if "search" in json.load(answer)["levels_ready"]:
                    return
            assert time.monotonic() < deadline
            time.sleep(0.2)

    def stop(self) -> None:
        """End the process, as a host would."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(timeout=60)
            self._process = None


@contextmanager
def running(folder: Path, pace: str = "0s") -> Iterator[House]:
    """A server for as long as it is needed."""
    house = House(folder, pace)
    house.start()
    try:
        yield house
    finally:
        house.stop()
