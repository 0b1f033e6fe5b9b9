"""The page and its files: built ones where there are any, and until then one of our own that says how to play."""

from mimetypes import add_type, guess_type
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Message, Receive, Scope, Send

from trefoil.core.options import shortened
from trefoil.games.catalogue import GAMES
from trefoil.protocol.requests import Problem
from trefoil.server.http import problem

if TYPE_CHECKING:
    from trefoil.server.house import House

add_type("application/manifest+json", ".webmanifest")
add_type("text/javascript", ".js")
add_type("font/woff2", ".woff2")

BUILT = Path(__file__).parents[1] / "_web"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; "
    "form-action 'self'; require-trusted-types-for 'script'; trusted-types svelte-trusted-html"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-robots-tag": "noindex",
    "cache-control": "no-store",  # but for files, which say themselves how long they may be kept
}
PLAIN = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Trefoil</title></head><body>
<h1>Trefoil</h1>
<p>A table for {games}. The server runs{waiting}.</p>
<p>The page has not been built here. Programs play over <a href="/api/openapi.json">HTTP</a> and WebSockets,
as docs/protocol.md describes; people can play in the terminal: <code>trefoil play triqueta</code>.</p>
</body></html>
"""


class Guarded:
    """Puts the headers of the house on every answer."""

    def __init__(self, app: object) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                had = Headers(raw=message["headers"])
                extra = [(name.encode(), value.encode()) for name, value in HEADERS.items() if name not in had]
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        await self._app(scope, receive, guarded)  # type: ignore[operator]


def packed(file: Path, scope: Scope, age: str) -> FileResponse:
    """A file, compressed where the build left a compressed twin beside it and the browser reads that."""
    kind = guess_type(file.name)[0] or "application/octet-stream"
    headers = {"cache-control": age, "vary": "accept-encoding"}
    accepted = Headers(scope=scope).get("accept-encoding", "")
    for coding, suffix in (("br", ".br"), ("gzip", ".gz")):
        twin = file.with_name(file.name + suffix)
        if coding in accepted and twin.is_file():
            return FileResponse(twin, media_type=kind, headers={**headers, "content-encoding": coding})
    return FileResponse(file, media_type=kind, headers=headers)


def nowhere(expected: str, got: str) -> Response:
    """The answer where there is nothing."""
    sentence = f"Expected an address of {expected}, got {shortened(got)}."
    return problem(404, Problem(code="bad_command", sentence=sentence))


class Pages:
    """Serves the built page; what is no file and no API is the page's own business."""

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
            return nowhere("/api/openapi.json", f"{scope['method']} {path}")
        if self._files is None:
            return Response(self._plain(), media_type="text/html")
        try:
            found, _ = self._files.lookup_path(self._files.get_path(scope).lstrip("./"))
        except (OSError, ValueError):  # too long, or with a NUL in it
            return nowhere("the page", path)
        if found and Path(found).is_file() and path != "/":
            age = "public, max-age=31536000, immutable" if path.startswith("/assets/") else "no-cache"
            return packed(Path(found), scope, age)
        return packed(self._index, scope, "no-cache")

    def _plain(self) -> str:
        waiting = self._house.readiness.waiting_for
        return PLAIN.format(
            games=" and ".join(GAMES.values()), waiting=f"; it is waiting for {waiting}" if waiting else ""
        )
