"""Stands between Playwright and a stock Firefox, and agrees to every wish for its looks that this Firefox cannot grant.

Playwright asks each browser for a colour scheme before anything else, by a command that released versions of Firefox
may not know, and gives up when one does not. Without the wish Firefox looks as its machine does, and that will do.
"""

import asyncio
import contextlib
import json
import re
import sys

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

LISTENING = re.compile(rb"WebDriver BiDi listening on (ws://\S+)")
WISHES = "emulation."


class Wishes:
    """The wishes that wait for an answer, and the answers that Playwright gets to hear."""

    def __init__(self) -> None:
        self._waiting: set[int] = set()

    def asked(self, said: str | bytes) -> None:
        message = json.loads(said)
        if message["method"].startswith(WISHES):
            self._waiting.add(message["id"])

    def answered(self, said: str | bytes) -> str | bytes:
        """What Firefox said, unless it does not know what was wished for."""
        message = json.loads(said)
        if message.get("id") not in self._waiting:
            return said
        self._waiting.remove(message["id"])
        if message.get("error") != "unknown command":
            return said
        return json.dumps({"type": "success", "id": message["id"], "result": {}})


async def between(here: ServerConnection, address: str) -> None:
    """Pass everything on, both ways, until one side leaves."""
    wishes = Wishes()
    async with connect(f"{address}/session", max_size=None, ping_interval=None) as firefox:

        async def there() -> None:
            async for said in here:
                wishes.asked(said)
                await firefox.send(said)

        async def back() -> None:
            async for said in firefox:
                await here.send(wishes.answered(said))

        ways = [asyncio.ensure_future(way) for way in (there(), back())]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)


async def main(command: list[str]) -> int:
    """Start Firefox, and tell whoever started us our own address in place of its."""
    process = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.PIPE)
    assert process.stderr is not None
    addresses: list[str] = []

    async def visited(here: ServerConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            await between(here, addresses[0])

    async with serve(visited, "127.0.0.1", 0, max_size=None, ping_interval=None) as server:
        async for line in process.stderr:
            if found := LISTENING.search(line):
                addresses.append(found[1].decode())
                port = next(iter(server.sockets)).getsockname()[1]
                print(f"WebDriver BiDi listening on ws://127.0.0.1:{port}", file=sys.stderr, flush=True)
        return await process.wait()


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
