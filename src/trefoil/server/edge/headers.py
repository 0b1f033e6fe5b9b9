"""The headers of the house, on every answer: what a page may load, and what nobody may keep."""

from starlette.datastructures import Headers
from starlette.types import Message, Receive, Scope, Send

# The page compiles the rules as WebAssembly, and bots think in a worker of its own; text never becomes a script.
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; object-src 'none'; "
    "frame-ancestors 'none'; form-action 'self'; require-trusted-types-for 'script'; "
    "trusted-types svelte-trusted-html trefoil-worker"
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
