"""The HTTP interface answers as it is described, with the headers of the house."""

import json
import re
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from tests.server.parties import create
from tests.server.running import Running
from trefoil.games.catalogue import GAMES, options_of
from trefoil.protocol import openapi
from trefoil.protocol.routes import ROUTES
from trefoil.server.edge import http


def test_the_house_says_what_can_be_played(server: Running) -> None:
    status, house = server.get("/api/house")
    assert (status, house["compiling"]) == (200, None)
    assert [game["game"] for game in house["games"]] == list(GAMES)
    assert all(game["ready"] for game in house["games"])
    assert set(house["levels_ready"]) <= set(house["levels"])
    options = {option["name"]: option["by_players"] for option in house["games"][1]["options"]}
    assert list(options) == [option.name for option in options_of("tock").options if option.name != "players"]
    assert options["deck"]["6"] == ["jokers", "plain"]
    assert (options["sides"]["2"], options["sides"]["6"]) == (["double", "alone"], ["pairs", "alone"])
    assert (options["kitty"]["3"], options["kitty"]["4"]) == ([True, False], [False])


def test_the_house_says_which_tables_are_offered_a_master(server: Running) -> None:
    games = {game["game"]: game["masters"] for game in server.get("/api/house")[1]["games"]}
    assert games["triqueta"] == [{"players": players} for players in (2, 3, 4, 5)]
    assert {"players": 4, "sides": "pairs", "deck": "plain", "kitty": False, "fold": True} in games["tock"]
    assert not any(table["sides"] == "alone" and table["players"] == 4 for table in games["tock"])


def test_a_table_that_no_network_serves_is_refused_a_master(server: Running) -> None:
    seats = [{"kind": "mine"}, *[{"kind": "bot", "level": "master"}] * 3]
    wish = {"game": "tock", "seats": seats, "options": {"sides": "alone"}}
    status, said = server.post("/api/tables", wish)
    told = (
        "There is no level 'master' of bots for Tock with these rules yet: expected uniform, beginner, casual, greedy,"
    )
    assert (status, said["code"]) == (400, "bad_option")
    assert said["sentence"].startswith(told)
    assert server.post("/api/tables", {**wish, "options": {}})[0] == 201


def test_it_is_alive_and_ready(server: Running) -> None:
    assert server.get("/health") == (200, {"ok": True, "waiting_for": None})
    assert server.get("/ready") == (200, {"ok": True, "waiting_for": None})


def test_metrics_are_counted(server: Running) -> None:
    create(server)
    status, text = server.get("/metrics")
    assert status == 200
    assert "# TYPE trefoil_command_seconds histogram" in text
    assert "trefoil_tables " in text


def test_the_description_is_served_and_names_every_address(server: Running) -> None:
    status, described = server.get("/api/openapi.json")
    assert (status, described["openapi"]) == (200, "3.1.0")
    assert set(described["paths"]) == {route.path for route in ROUTES}


def test_the_description_refers_to_nothing_that_is_not_in_it() -> None:
    whole = openapi.document("0")
    names = set(whole["components"]["schemas"])
    refs = {ref.rpartition("/")[2] for ref in references(whole)}
    assert refs <= names
    closed = [
        name for name, schema in whole["components"]["schemas"].items() if schema.get("additionalProperties") is False
    ]
    assert set(closed) == names


def references(part: object) -> list[str]:
    if isinstance(part, dict):
        own = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
        return own + [ref for value in part.values() for ref in references(value)]
    return [ref for value in part for ref in references(value)] if isinstance(part, list) else []


@pytest.mark.parametrize("path", ["/", "/api/house", "/api/tables/none", "/t/some-table", "/health"])
def test_every_answer_has_the_headers_of_the_house(server: Running, path: str) -> None:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{server.port}{path}") as answer:
            headers = answer.headers
    except urllib.error.HTTPError as error:
        headers = error.headers
        error.close()
    policy = headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert re.findall(r"'\S*unsafe\S*'", policy) == ["'wasm-unsafe-eval'"]
    assert "frame-ancestors 'none'" in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert headers["Server"] is None


@pytest.mark.parametrize(
    "path", ["/api/house", "/api/tables", "/api/tables/none", "/api/none", "/health", "/metrics", "/assets/none.js"]
)
def test_no_answer_of_the_interface_is_kept_on_the_way(server: Running, path: str) -> None:
    assert kept(urllib.request.Request(f"http://127.0.0.1:{server.port}{path}")) == "no-store"


def test_an_answer_with_a_token_is_not_kept_on_the_way(server: Running) -> None:
    wish = {"game": "triqueta", "seats": [{"kind": "mine"}, {"kind": "open"}]}
    headers = {"Content-Type": "application/json"}
    address = f"http://127.0.0.1:{server.port}/api/tables"
    assert kept(urllib.request.Request(address, json.dumps(wish).encode(), headers)) == "no-store"


def kept(request: urllib.request.Request) -> str:
    """What an answer says about being kept."""
    try:
        with urllib.request.urlopen(request) as answer:
            return str(answer.headers["Cache-Control"])
    except urllib.error.HTTPError as error:
        with error:
            return str(error.headers["Cache-Control"])


def test_the_description_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def document(version: str) -> dict[str, Any]:
        made.append(version)
        return {}

    monkeypatch.setattr(openapi, "document", document)
    http.description.cache_clear()
    try:
        assert [http.description() for _ in range(3)] == [b"{}"] * 3
        assert len(made) == 1
    finally:
        http.description.cache_clear()


def test_an_address_that_reads_too_much_is_told_so_and_can_still_be_watched(file: Path) -> None:
    with Running(file, reads="0") as server:
        status, said = server.answers().get("/api/openapi.json")
        assert (status, said["code"]) == (429, "too_fast")
        assert server.get("/health")[0] == 200


def test_the_page_answers_at_the_root(server: Running) -> None:
    status, page = server.get("/")
    assert status == 200
    assert "<title>" in page


def test_a_table_is_shown_to_whoever_may_see_it(server: Running) -> None:
    made = create(server, public=False, name="Ann")
    path = f"/api/tables/{made['table']}"
    assert server.get(path)[0] == 404
    assert server.get(path, Authorization="Bearer nonsense")[0] == 404
    for headers in ({"Authorization": f"Bearer {made['token']}"}, {"X_Invite": made["invites"]["seats"][1]}):
        status, table = server.get(path, **headers)
        assert (status, table["host"], table["phase"]) == (200, "Ann", "lobby")
        assert made["token"] not in str(table)
