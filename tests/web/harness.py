"""A page that has the kernel and nothing else: built by Vite like the real one, and served with the house's headers."""

import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn
from playwright.sync_api import Page
from starlette.datastructures import MutableHeaders
from starlette.types import Message, Receive, Scope, Send

from trefoil.server.edge.headers import POLICY, Guarded
from trefoil.server.edge.pages import Pages
from trefoil.server.tables.readiness import Readiness

ROOT = Path(__file__).resolve().parents[2]
STARTS_WITHIN = 60  # seconds


class House:
    """As much of a house as a page asks for."""

    readiness = Readiness()


class Guest:
    """The page at an address of its own; `policy` is what its answers say from then on."""

    def __init__(self, built: Path) -> None:
        self.address, self.policy = "", POLICY
        self._pages = Pages(House(), built)  # type: ignore[arg-type]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def said(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(raw=message["headers"])["content-security-policy"] = self.policy
            await send(message)

        await self._pages(scope, receive, said)


def built(folder: Path) -> Path:
    """The page, built with everything that the real one is built with."""
    made = subprocess.run([ROOT / "scripts" / "page", "harness", folder], capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stdout + made.stderr
    return folder


@contextmanager
def served(folder: Path) -> Iterator[Guest]:
    """The page on a free port, for as long as it is needed."""
    guest = Guest(folder)
    server = uvicorn.Server(uvicorn.Config(Guarded(guest), port=0, log_level="error", ws="none", lifespan="off"))
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        deadline = time.monotonic() + STARTS_WITHIN
        while not server.started:
            assert time.monotonic() < deadline
            time.sleep(0.02)
        guest.address = f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
        yield guest
    finally:
        server.should_exit = True
        thread.join()


def asked(page: Page, what: str, *arguments: Any) -> Any:
    """What the page answers to one of its questions; a refusal is told by its trouble."""
    page.wait_for_function("'harness' in window")
    call = """async ([what, given]) => {
      try {
        return { answer: await harness[what](...given) };
      } catch (error) {
        return { answer: null, trouble: error.trouble ?? String(error), words: error.words };
      }
    }"""
    return page.evaluate(call, [what, list(arguments)])
