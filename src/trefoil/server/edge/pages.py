"""The page and its files: built ones where there are any, and until then one of our own that says how to play."""

from mimetypes import add_type, guess_type
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from trefoil.core.quoting import listed, shortened
from trefoil.games.catalogue import GAMES
from trefoil.protocol.requests import Problem
from trefoil.server.edge.http import problem

if TYPE_CHECKING:
    from trefoil.server.tables.house import House

add_type("application/manifest+json", ".webmanifest")
add_type("text/javascript", ".js")
add_type("font/woff2", ".woff2")
add_type("application/wasm", ".wasm")  # or a browser does not compile it while it is loaded

ASSETS = "/assets"  # files whose names change with what is in them
BUILT = Path(__file__).parents[2] / "_web"
PLAIN = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Trefoil</title></head><body>
<h1>Trefoil</h1>
<p>A table for {games}. The server runs{waiting}.</p>
<p>The page has not been built here. Programs play over <a href="/api/openapi.json">HTTP</a> and WebSockets,
as docs/protocol.md describes; people can play in the terminal: <code>trefoil play {first}</code>.</p>
</body></html>
"""


def packed(file: Path, scope: Scope, age: str, status: int = 200) -> FileResponse:
    """A file, compressed where the build left a compressed twin beside it and the browser reads that."""
    kind = guess_type(file.name)[0] or "application/octet-stream"
    headers = {"cache-control": age, "vary": "accept-encoding"}
    accepted = Headers(scope=scope).get("accept-encoding", "")
    for coding, suffix in (("br", ".br"), ("gzip", ".gz")):
        twin = file.with_name(file.name + suffix)
        if coding in accepted and twin.is_file():
            return FileResponse(twin, status, {**headers, "content-encoding": coding}, kind)
    return FileResponse(file, status, headers, kind)


def nowhere(sentence: str) -> Response:
    """The answer where there is nothing."""
    return problem(404, Problem(code="bad_command", sentence=sentence))


def names_a_file(path: str) -> bool:
    """Whether an address is one that a page asks for, and no person: it has an extension, or is among the assets."""
    return bool(PurePosixPath(path).suffix) or path == ASSETS or path.startswith(f"{ASSETS}/")


class Pages:
    """Serves the built page; at an address that a person may have mistyped too, with 404: the page has the words."""

    def __init__(self, house: "House", built: Path = BUILT) -> None:
        self._house = house
        self._index = built / "index.html"
        self._files = StaticFiles(directory=built) if self._index.exists() else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = await self._answer(scope)
        await response(scope, receive, send)

    async def _answer(self, scope: Scope) -> Response:
        path = scope["path"]
        if scope["method"] not in ("GET", "HEAD") or path.startswith("/api/"):
            asked = shortened(f"{scope['method']} {path}")
            return nowhere(f"No such address: {asked}. /api/openapi.json lists them.")
        if path == "/":
            return self._page(scope, "no-cache", 200)
        try:
            found = self._found(scope)
        except (OSError, ValueError):  # too long, or with a NUL in it
            return nowhere(f"Expected an address of the page, got {shortened(path)}.")
        if found is not None:
            age = "public, max-age=31536000, immutable" if path.startswith(f"{ASSETS}/") else "no-cache"
            return packed(found, scope, age)
        if names_a_file(path):
            return nowhere(f"Expected a file of the page, got {shortened(path)}.")
        return self._page(scope, "no-store", 404)

    def _found(self, scope: Scope) -> Path | None:
        """The file at an address."""
        if self._files is None:
            return None
        found, _ = self._files.lookup_path(self._files.get_path(scope).lstrip("./"))
        return Path(found) if found and Path(found).is_file() else None

    def _page(self, scope: Scope, age: str, status: int) -> Response:
        """The page itself, or our own."""
        if self._files is None:
            return Response(self._plain(), status, media_type="text/html")
        return packed(self._index, scope, age, status)

    def _plain(self) -> str:
        waiting = self._house.readiness.waiting_for
        return PLAIN.format(
            games=listed(GAMES.values(), "and"),
            first=next(iter(GAMES)),
            waiting=f"; it is waiting for {waiting}" if waiting else "",
        )
