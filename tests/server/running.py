"""A real server in a process of its own, on loopback, and how to ask it something."""

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

QUICK = {
    "TREFOIL_PACE": "0s",
    "TREFOIL_RATE": "1000",
    "TREFOIL_BURST": "1000",
    "TREFOIL_TABLES_PER_HOUR": "100000",
    "TREFOIL_CLAIMS_PER_MINUTE": "100000",
    "TREFOIL_READS": "100000",
}
PATIENCE = 30.0  # seconds until something that should happen has not


class Running:
    """A server process."""

    command: tuple[str, ...] = (sys.executable, "-m", "trefoil", "serve")

    def __init__(self, database: Path | str, port: int = 0, **settings: str) -> None:
        said = {f"TREFOIL_{name.upper()}": value for name, value in settings.items()}
        own = {"TREFOIL_HOST": "127.0.0.1", "TREFOIL_PORT": str(port), "TREFOIL_DATABASE": str(database)}
        self._log = tempfile.TemporaryFile()  # noqa: SIM115  # closed with the process
        self.process = subprocess.Popen(
            self.command,
            stdout=subprocess.PIPE,
            stderr=self._log,
            env=os.environ | QUICK | own | said,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        found = re.search(r"http://(?:127\.0\.0\.1|localhost):(\d+)", line)
        if not found:
            self.process.wait(PATIENCE)
            words = self.said()
            self.close()
            raise AssertionError(words)
        self.port = int(found[1])

    def said(self) -> str:
        """What the server wrote to standard error so far."""
        self._log.seek(0)
        return self._log.read().decode()

    def ready(self) -> "Running":
        """Wait until every game can be played."""
        until = time.monotonic() + 120
        while time.monotonic() < until:
            try:
                if self.get("/ready")[0] == 200:
                    return self
            except OSError:
                assert self.process.poll() is None, self.said()
            time.sleep(0.05)
        raise AssertionError("the server does not get ready")

    def answers(self) -> "Running":
        """Wait until anything is answered."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                self.get("/health")
                return self
            except OSError:
                time.sleep(0.02)
        raise AssertionError(self.said())

    def get(self, path: str, **headers: str) -> tuple[int, Any]:
        """Ask for something: the status, and the body."""
        return self.ask("GET", path, None, **headers)

    def post(self, path: str, body: Any, **headers: str) -> tuple[int, Any]:
        """Send something as JSON."""
        return self.ask("POST", path, json.dumps(body).encode(), **{"Content-Type": "application/json", **headers})

    def ask(self, method: str, path: str, body: bytes | None, **headers: str) -> tuple[int, Any]:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        address = f"http://127.0.0.1:{self.port}{path}"
        request = urllib.request.Request(address, body, named, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return answer.status, read(answer.read())
        except urllib.error.HTTPError as error:
            with error:
                return error.code, read(error.read())

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.close()

    def stop(self) -> int:
        """End it as an operator would, and return its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.close()

    def close(self) -> int:
        """Wait for the end."""
        if not self._log.closed:
            self.process.communicate(timeout=PATIENCE)
            self.last_words = self.said()
            self._log.close()
        return self.process.returncode

    def __enter__(self) -> "Running":
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.kill()
        else:
            self.close()


def read(body: bytes) -> Any:
    """JSON, or the text if it is none."""
    try:
        return json.loads(body)
    except ValueError:
        return body.decode()
