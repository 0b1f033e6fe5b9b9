"""Whatever a stranger sends over HTTP gets an answer that is documented, and leaves no line in the log."""

import socket
from random import Random
from urllib.parse import quote_from_bytes

import pytest

from tests.server.parties import create
from tests.server.running import Running
from trefoil.protocol.routes import ROUTES
from trefoil.server.edge import gate

PATIENCE = 15.0
OF_FILES = {206, 304, 416}  # a piece of a file, a file that is known already, a piece that is not there
AT_THE_GATE = set(gate.PHRASES)  # as docs/operate.md has them
DOCUMENTED = {200, 201, 404, 405, *OF_FILES, *AT_THE_GATE, *(status for route in ROUTES for status in route.refusals)}
KNOWN = ["api", "tables", "TABLE", "live", "claim", "take-over", "record", "proof", "house", "assets", "metrics"]
ODD = [".", "..", "%00", "index.html%00.js", "%2e%2e", "%2F", "%", "%zz", "%ff%fe", "%ed%a0%80"]
NAMES = [
    *("X-Invite", "Authorization", "Origin", "Content-Type", "Accept-Encoding", "Range", "If-Range", "If-None-Match"),
    *("If-Modified-Since", "Host", "Upgrade", "X-Forwarded-For", "Sec-WebSocket-Protocol", "Expect", "Cookie"),
]
VALUES = [b"\xe9", "é".encode(), b"Bearer \xff", b"Bearer ", b"bytes=0-", b"bytes=9-1,-,5-6", b"application/json", b"x"]
UPGRADE = {
    "Upgrade": b"websocket",
    "Connection": b"Upgrade",
    "Sec-WebSocket-Key": b"dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version": b"13",
}


def anything(choices: Random, known: str) -> tuple[str, str, dict[str, bytes], bytes]:
    """A request that may be right, nearly right, or wrong: method, path, headers and body."""
    method = choices.choice(["GET", "GET", "GET", "HEAD", "POST", "PUT", "OPTIONS"])
    parts = [
        choices.choice([*KNOWN, *ODD, "", "x" * 300, "%C3%A9" * 900, quote_from_bytes(choices.randbytes(8))])
        for _ in range(choices.randrange(5))
    ]
    path = choices.choice(["/", "/api/tables/TABLE/", "/assets/"]) + "/".join(parts)
    given = {name: choices.choice([*VALUES, letters(choices)]) for name in choices.sample(NAMES, choices.randrange(4))}
    return method, path.replace("TABLE", known), given, choices.choice([b"", b"{}", b"\xff"])


def letters(choices: Random) -> bytes:
    """A value that a header can have."""
    return bytes(letter for letter in choices.randbytes(30) if letter not in b"\r\n\0").strip()


def status_of(server: Running, method: str, path: str, given: dict[str, bytes], body: bytes = b"") -> int:
    """What a server answers to a request that no library would send."""
    whole = {"Host": b"x", "Connection": b"close", "Content-Length": b"%d" % len(body), **given}
    lines = [f"{method} {path} HTTP/1.1".encode(), *(name.encode() + b": " + text for name, text in whole.items())]
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        line.sendall(b"\r\n".join(lines) + b"\r\n\r\n" + body)
        with line.makefile("rb") as answer:
            return int(answer.readline().split(b" ")[1])


@pytest.mark.parametrize("seed", range(4))
def test_no_path_and_no_header_brings_the_server_into_trouble(server: Running, seed: int) -> None:
    choices, known, before = Random(seed), create(server, public=False)["table"], server.said()
    for _ in range(150):
        request = anything(choices, known)
        assert status_of(server, *request) in DOCUMENTED, request
    assert server.said() == before


@pytest.mark.parametrize(
    "path",
    ["/%00", "/index.html%00.js", "/" + "x" * 300, "/assets/" + "x" * 3_000, "/api/tables/%00",
     "/api/tables/" + "x" * 300, "/api/tables/%C3%A9"],
    ids=lambda path: path[:20],
)  # fmt: skip
def test_a_path_that_no_file_can_have_is_not_found(server: Running, path: str) -> None:
    before = server.said()
    status, said = server.get(path)
    assert (status, said["code"]) == (404, "no_table" if path.startswith("/api") else "bad_command")
    assert server.said() == before


@pytest.mark.parametrize("seed", range(2))
def test_no_handshake_brings_the_server_into_trouble(server: Running, seed: int) -> None:
    choices, known, before = Random(seed), create(server, public=True)["table"], server.said()
    for _ in range(100):
        _, path, given, _ = anything(choices, known)
        path = choices.choice([path, f"/api/tables/{known}/live"])
        request = "GET", path, {**given, **UPGRADE, "Sec-WebSocket-Version": choices.choice([b"13", b"12", b"\xe9"])}
        assert status_of(server, *request) in {101, 403, 426, *AT_THE_GATE}, request
    assert server.said() == before


def test_an_invite_in_strange_letters_opens_nothing(server: Running) -> None:
    path, before = f"/api/tables/{create(server, public=False)['table']}", server.said()
    for method, where in (("GET", path), ("POST", f"{path}/claim")):
        asked = {"X-Invite": "é".encode(), "Content-Type": b"application/json"}
        assert status_of(server, method, where, asked, b"{}" if method == "POST" else b"") == 404
    assert server.said() == before
