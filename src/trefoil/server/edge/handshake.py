"""How a WebSocket begins: the request as an ASGI application is told of it, and its answer, a welcome or a refusal."""

from asyncio import Transport
from collections.abc import Callable
from http import HTTPStatus
from typing import Any
from urllib.parse import unquote

from starlette.types import Message
from websockets.datastructures import Headers
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol


def scope_of(request: Request, transport: Transport, state: dict[str, Any]) -> dict[str, Any]:
    """The request in ASGI's words."""
    path, _, query = request.path.partition("?")
    return {
        "type": "websocket",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "ws",
        "server": end_of(transport.get_extra_info("sockname")),
        "client": end_of(transport.get_extra_info("peername")),
        "root_path": "",
        "path": unquote(path),
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "headers": [(name.lower().encode(), as_sent(value)) for name, value in request.headers.raw_items()],
        "subprotocols": [],
        "state": state,
        "extensions": {"websocket.http.response": {}},
    }


def end_of(address: Any) -> tuple[str, int] | None:
    """Host and port of one end of a connection, in both families."""
    return (str(address[0]), int(address[1])) if isinstance(address, tuple) else None


def as_sent(value: str) -> bytes:
    """The bytes of a header; the library escaped what is not ASCII up to version 16, and reads it as Latin-1 since."""
    return value.encode("latin-1", "surrogateescape")


class Handshake:
    """What the application asks and says until a WebSocket is open; everything after it goes past ASGI."""

    def __init__(self, conn: ServerProtocol, welcome: Response, answer: Callable[[Response], None]) -> None:
        self._conn, self._welcome, self._give = conn, welcome, answer
        self._begun: Message | None = None  # a refusal whose body is missing
        self._answered = False

    async def receive(self) -> Message:
        """That somebody wants to connect: the only thing there is to hear before the answer."""
        return {"type": "websocket.connect"}

    async def send(self, message: Message) -> None:
        """The application's answer."""
        match message["type"]:
            case "websocket.accept":
                self._answer(self._welcome)
            case "websocket.close":
                self._answer(self._conn.reject(HTTPStatus.FORBIDDEN, ""))
            case "websocket.http.response.start":
                self._begun = message
            case "websocket.http.response.body":
                assert self._begun is not None
                self._answer(refusal(self._begun, message["body"]))
            case other:
                raise RuntimeError(f"Expected an answer to a handshake, got {other}.")

    def fail(self) -> None:
        """Answer for an application that could not."""
        if not self._answered:
            self._answer(self._conn.reject(HTTPStatus.INTERNAL_SERVER_ERROR, ""))

    def _answer(self, response: Response) -> None:
        self._answered = True
        self._give(response)


def refusal(begun: Message, body: bytes) -> Response:
    """An HTTP answer instead of a WebSocket."""
    status = HTTPStatus(begun["status"])
    headers = Headers([(name.decode(), value.decode()) for name, value in begun["headers"]])
    headers["Connection"] = "close"
    return Response(status.value, status.phrase, headers, body)
