"""A table that never goes dead: lost and silent connections, refusals, faults, and how a game among friends begins."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, WebSocketRoute, expect

from tests.web.cable import cable
from tests.web.conftest import Sit, Visit
from tests.web.house import House
from tests.web.playing import frames_of, waits
from tests.web.stored import anything, has_choices, stored
from tests.web.test_one_screen import begin
from tests.web.test_together import lay_table, movers

Message = dict[str, Any]
LOST = "The connection is lost."
CARD = ".hand .card:not([disabled])"
HALF_OPEN = """() => { const Native = WebSocket; window.sockets = [];
  window.WebSocket = class extends Native { constructor(url) { super(url); window.sockets.push(this); } };
  window.WebSocket.OPEN = Native.OPEN; }"""


def cut(context: BrowserContext, page: Page) -> None:
    """The network goes, and with it the connection."""
    context.set_offline(True)
    page.evaluate("() => window.sockets.forEach((socket) => socket.close())")
    expect(page.get_by_text(LOST)).to_be_visible()


@pytest.fixture
def cuttable(sit: Sit) -> Callable[..., Page]:
    """Somebody at a table whose connection can be cut."""

    def sitter(*table: Any, **options: Any) -> Page:
        page = sit(*table, trouble=True, **options)
        page.add_init_script(f"({HALF_OPEN})()")
        page.reload()
        waits(page)
        return page

    return sitter


def test_a_token_drawn_while_the_connection_is_lost_comes_when_it_is_back(
    cuttable: Callable[..., Page], house: House
) -> None:
    page = cuttable(stored(house, "triqueta", 1, anything), "triqueta")
    cut(page.context, page)
    page.locator(".draw").click()
    page.context.set_offline(False)
    expect(page.get_by_text(LOST)).to_be_hidden()
    expect(page.locator(".hand-token")).to_be_visible()


def test_a_card_chosen_while_the_connection_is_lost_can_be_played_when_it_is_back(
    cuttable: Callable[..., Page], house: House
) -> None:
    page = cuttable(stored(house, "tock", 3, has_choices), "tock")
    cut(page.context, page)
    page.locator(CARD).first.click(force=True)
    page.context.set_offline(False)
    expect(page.locator(".choices .choice").nth(1)).to_be_visible()
    expect(page.locator("main")).to_have_attribute("aria-busy", "false")


# How soon is pinned where the clock is a test's own: web/tests/connection.test.ts and tests/server/test_heartbeat.py.
def test_a_dead_network_is_noticed_and_said_on_both_sides(visit: Visit, house: House) -> None:
    host = visit()
    link = lay_table(host)
    with cable(house.port) as wire:
        guest = visit(trouble=True, base_url=wire.address)
        guest.goto("/" + link)
        guest.get_by_role("button", name="Sit here").click()
        host.get_by_role("button", name="Start").click()
        movers(host, guest)
        wire.pull()
        expect(guest.get_by_text(LOST)).to_be_visible()
        expect(host.get_by_text("away")).to_be_visible()
        wire.plug_in()
        expect(guest.get_by_text(LOST)).to_be_hidden()
        expect(host.get_by_text("away")).to_be_hidden()


def test_a_browser_that_is_offline_says_so_at_once(sit: Sit, house: House) -> None:
    page = sit(stored(house, "triqueta", 1, anything), "triqueta", trouble=True)
    waits(page)
    page.context.set_offline(True)  # frames stop, the socket stays open
    expect(page.get_by_text(LOST)).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text(LOST)).to_be_hidden()


def test_friends_begin_without_an_error_and_each_reveals_once(visit: Visit) -> None:
    host, guest = visit(), visit()
    said = [frames_of(page) for page in (host, guest)]
    guest.goto("/" + lay_table(host))
    guest.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Start").click()
    movers(host, guest)
    for page, frames in zip((host, guest), said, strict=True):
        assert [json.loads(frame)["type"] for frame in frames if '"reveal"' in frame] == ["reveal"]
        assert page.get_by_role("alert").count() == 0


def between(page: Page, heard: Callable[[Message], Message | str | None]) -> None:
    """Stand between a page and its server: what the page says may be answered here instead."""

    def stand(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(frame: str | bytes) -> None:
            answer = heard(json.loads(frame))
            if answer is None:
                server.send(frame)
            else:
                socket.send(answer if isinstance(answer, str) else json.dumps(answer))

        socket.on_message(pass_on)

    page.route_web_socket("**/live", stand)


def refusal(command: Message, code: str) -> Message:
    return {"type": "refused", "cid": command["cid"], "code": code, "sentence": "", "seq": None}


def test_a_refused_undo_leaves_the_chosen_card_where_it_is(sit: Sit, house: House) -> None:
    page = sit(stored(house, "tock", 3, has_choices), "tock")
    between(page, lambda command: refusal(command, "nature_moved") if command["type"] == "ask" else None)
    page.reload()
    waits(page)
    page.locator(CARD).first.click()
    page.locator(".choices .choice").first.wait_for()
    page.get_by_role("button", name="Take back").click()
    page.get_by_role("dialog").get_by_role("button", name="Take back").click()
    expect(page.get_by_role("alert")).to_contain_text("Chance has spoken since")
    expect(page.locator(".hand .chosen")).to_be_visible()
    expect(page.locator(".choices .choice").first).to_be_visible()


def test_a_frame_that_cannot_be_read_right_after_a_press_is_said_and_the_table_goes_on(
    sit: Sit, visit: Visit, house: House
) -> None:
    table = stored(house, "triqueta", 1, anything)
    page = visit(trouble=True, faults=True)
    broken: list[Message] = []

    def once(command: Message) -> str | None:
        if command["type"] == "preview" and not broken:
            broken.append(command)
            return '{"type":"previewed","view":'
        return None

    between(page, once)
    page.evaluate(f"localStorage.setItem('trefoil:table:{table.table}', '{kept(table.table, table.token)}')")
    page.goto(f"/#/table/{table.table}")
    waits(page)
    page.locator(".draw").click()
    expect(page.get_by_text("looks at the table again")).to_be_visible()
    expect(page.locator(".hand-token")).to_be_visible()


def kept(table: str, token: str) -> str:
    return json.dumps({"table": table, "token": token, "game": "triqueta", "seen": 1})


def test_a_refused_start_ends_in_words_with_a_way_on(visit: Visit) -> None:
    page = visit()
    refused: list[Message] = []

    def once(command: Message) -> Message | None:
        if command["type"] == "start" and not refused:
            refused.append(command)
            return refusal(command, "unavailable")
        return None

    between(page, once)
    page.locator("[data-game=triqueta] .do").click()
    expect(page.get_by_role("alert")).to_contain_text("Nothing was changed; try again")
    page.get_by_role("button", name="Start").click()
    assert waits(page).kind == "deeds"


def test_a_refused_seat_round_one_screen_ends_in_words_and_can_be_tried_again(visit: Visit) -> None:
    page = visit()
    refused: list[Message] = []

    def once(command: Message) -> Message | None:
        if command["type"] == "sit" and not refused:
            refused.append(command)
            return refusal(command, "unavailable")
        return None

    between(page, once)
    begin(page, "triqueta", 2)
    page.locator(".cover .do").click()
    expect(page.locator(".cover").get_by_role("alert")).to_contain_text("Nothing was changed; try again")
    page.locator(".cover .do").click()
    page.locator(".draw").wait_for()
    assert page.locator(".cover").count() == 0
