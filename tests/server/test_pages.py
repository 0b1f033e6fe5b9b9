"""The built page is served where there is one, its files are files, and what is not there is said to be not there."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from trefoil.server.edge.headers import HEADERS, Guarded
from trefoil.server.edge.pages import Pages
from trefoil.server.tables.readiness import Readiness


class House:
    """As much of a house as a page asks for."""

    readiness = Readiness()


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>the page</p>")
    (tmp_path / "assets" / "app-1234.js").write_text("run()")
    (tmp_path.parent / "secret.txt").write_text("hush")
    return tmp_path


def get(pages: Any, path: str, method: str = "GET") -> tuple[int, dict[str, str], bytes]:
    sent: list[dict[str, Any]] = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def receive() -> Any:
        await asyncio.Event().wait()  # nothing more comes

    scope = {"type": "http", "method": method, "path": path, "headers": [], "root_path": "", "query_string": b""}
    asyncio.run(Guarded(pages)(scope, receive, send))
    headers = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return sent[0]["status"], headers, b"".join(message.get("body", b"") for message in sent[1:])


@pytest.mark.parametrize("path", ["/", "/index.html"])
def test_the_page_is_at_the_root(built: Path, path: str) -> None:
    status, headers, body = get(Pages(House(), built), path)  # type: ignore[arg-type]
    assert (status, body, headers["cache-control"]) == (200, b"<p>the page</p>", "no-cache")
    assert headers["content-security-policy"] == HEADERS["content-security-policy"]


@pytest.mark.parametrize("path", ["/t/some-table", "/about", "/nonsense/", "/%E2%98%98"])
def test_an_address_that_a_person_mistyped_is_the_page_which_says_that_it_is_not_there(built: Path, path: str) -> None:
    status, headers, body = get(Pages(House(), built), path)  # type: ignore[arg-type]
    assert (status, body, headers["cache-control"]) == (404, b"<p>the page</p>", "no-store")
    assert headers["content-type"].startswith("text/html")


@pytest.mark.parametrize(
    "path", ["/assets/app-0000.js", "/assets/app", "/assets/", "/assets", "/robots.txt", "/a/b.css"]
)
@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_a_file_that_is_not_there_is_not_the_page(built: Path, path: str, method: str) -> None:
    """A browser that was told `index.html` in place of a script of the version before would show an empty page."""
    status, headers, body = get(Pages(House(), built), path, method)  # type: ignore[arg-type]
    assert (status, headers["cache-control"], headers["content-type"]) == (404, "no-store", "application/json")
    said = json.loads(body)
    assert said == {"code": "bad_command", "sentence": f"Expected a file of the page, got '{path}'."}


def test_a_file_is_a_file_and_may_be_kept(built: Path) -> None:
    status, headers, body = get(Pages(House(), built), "/assets/app-1234.js")  # type: ignore[arg-type]
    assert (status, body) == (200, b"run()")
    assert "immutable" in headers["cache-control"]


def test_a_module_has_the_type_without_which_no_browser_compiles_it_while_it_loads(built: Path) -> None:
    (built / "assets" / "rules-1234.wasm").write_bytes(b"\0asm")
    status, headers, _ = get(Pages(House(), built), "/assets/rules-1234.wasm")  # type: ignore[arg-type]
    assert (status, headers["content-type"]) == (200, "application/wasm")


@pytest.mark.parametrize("path", ["/../secret.txt", "/assets/../../secret.txt", "//secret.txt", "/./../secret.txt"])
def test_nothing_outside_the_folder_is_served(built: Path, path: str) -> None:
    assert b"hush" not in get(Pages(House(), built), path)[2]  # type: ignore[arg-type]


def test_an_unknown_address_of_the_interface_is_not_the_page(built: Path) -> None:
    for method, path in (("GET", "/api/unknown"), ("POST", "/")):
        status, _, body = get(Pages(House(), built), path, method)  # type: ignore[arg-type]
        sentence = f"No such address: '{method} {path}'. /api/openapi.json lists them."
        assert (status, json.loads(body)) == (404, {"code": "bad_command", "sentence": sentence})


def test_without_a_built_page_nothing_else_is_there(tmp_path: Path) -> None:
    assert get(Pages(House(), tmp_path), "/assets/app-1234.js")[0] == 404  # type: ignore[arg-type]
    status, _, body = get(Pages(House(), tmp_path), "/about")  # type: ignore[arg-type]
    assert (status, b"waiting for the rules" in body) == (404, True)


def test_without_a_built_page_there_is_one_of_our_own(tmp_path: Path) -> None:
    status, _, body = get(Pages(House(), tmp_path), "/")  # type: ignore[arg-type]
    assert status == 200
    assert b"waiting for the rules" in body
