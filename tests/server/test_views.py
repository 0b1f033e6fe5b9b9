"""Whoever asks for records is told the same game as everybody: in the bytes of its state, and by numbers of moves."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.house.tree import ROOT
from tests.server.client import Client
from tests.server.parties import create, party, start
from tests.server.running import Running
from tests.server.tables import Desk
from trefoil.core.actions import UNSEEN
from trefoil.core.game import Game
from trefoil.core.layout import fingerprint
from trefoil.core.view import View
from trefoil.games.catalogue import GAMES, load
from trefoil.server.audience.audience import Audience, Place, Shown
from trefoil.server.audience.move_feed import NOTHING, Known
from trefoil.server.audience.views import layout
from trefoil.server.table.events import Entry

ALIKE = ("game", "options", "seat", "to_move", "ply", "movers", "outcome")
LEFT_OUT = {"legal_moves", "position", "lying"}  # they follow


class Reader:
    """A place from which a table is looked at in both forms."""

    def __init__(self, desk: Desk, seat: int | None) -> None:
        self.desk, self.shown = desk, Shown()
        self.places = Place(seat, seat), Place(seat, seat, records=True)
        self.known: Known = NOTHING
        self.moves: list[int] = []  # so far, as told by their numbers

    def told(self, entry: Entry | None) -> list[dict[str, Any]]:
        """An update in words, and as a record."""
        self.shown.forget()
        audience = Audience(self.desk.table, self.shown)
        frames = [json.loads(audience.update(place, self.known, entry, 0)) for place in self.places]
        self.known = audience.known(self.places[0])
        return frames

    def compare(self, entry: Entry | None) -> None:
        """Both forms say the same."""
        words, record = self.told(entry)
        self.moves = after(self.moves, record["view"])
        kind = load(words["view"]["game"])
        found = in_words(kind, record["view"], self.moves, words["table"]["phase"] == "playing")
        assert record["view"].keys() == words["view"].keys() - LEFT_OUT | {"record"}
        assert {**record, "view": found} == words


def after(moves: list[int], view: dict[str, Any]) -> list[int]:
    """All moves so far by their numbers, after another view."""
    read = moves[: view["ply"]]
    for one in view["reread"]:
        read[one["ply"]] = one["move"]
    return read + list(view["moves"])


def in_words(kind: type[Game], told: dict[str, Any], moves: list[int], playing: bool) -> dict[str, Any]:
    """A record view as everybody else is told the same."""
    view, texts = View.unpacked(kind, told), kind.KERNEL.VERBS.texts
    return {
        **{name: told[name] for name in ALIKE},
        "legal_moves": list(view.steps()) if playing else [],
        "moves": [texts[move] for move in told["moves"]],
        "reread": [{"ply": one["ply"], "move": texts[one["move"]]} for one in told["reread"]],
        "position": json.loads(json.dumps(view.position())),
        "lying": kind.lying(np.array(moves, np.int64)),
    }


@pytest.mark.parametrize(("game", "people"), [*((game, 4) for game in GAMES), ("triqueta", 2), ("tock", 3)])
def test_a_record_says_what_others_are_told_in_words(game: str, people: int) -> None:
    desk, choices = Desk(game, people), Random(3)
    desk.start()
    readers = [Reader(desk, seat) for seat in (None, *range(people))]
    for reader in readers:
        reader.compare(None)
    while desk.table.to_move is not None and len(desk.entries) < 200:
        desk.turn(choices.choice)
        for reader in readers:
            reader.compare(desk.entries[-1])
    assert desk.table.game is not None
    assert all(len(reader.moves) == desk.table.game.ply for reader in readers)


def test_an_undo_is_told_by_records_too() -> None:
    desk = Desk(people=2, options={"first": 0})
    desk.start()
    reader = Reader(desk, 1)
    for command in (("play", {"moves": ["take 1"]}), ("ask", {"what": "undo"})):
        reader.compare(desk.say(0, command[0], **command[1]))
    assert len(reader.moves) == 1
    reader.compare(desk.say(1, "answer", yes=True))
    assert reader.moves == []


def test_the_end_is_told_by_records_too() -> None:
    desk, choices = Desk(people=2, options={"first": 0}), Random(8)
    desk.start()
    reader = Reader(desk, None)
    while desk.table.phase == "playing":
        desk.turn(choices.choice)
        reader.compare(desk.entries[-1])
    assert reader.told(None)[1]["view"]["outcome"]["winners"]


def test_a_seat_reads_numbers_of_what_others_drew_only_where_it_may() -> None:
    desk = Desk(people=2, options={"first": 0})
    desk.start()
    entry, texts = desk.say(0, "play", moves=["draw"]), load("triqueta").KERNEL.VERBS.texts
    drawn, unknown = (Reader(desk, seat).told(entry)[1] for seat in (0, 1))
    assert [texts[move] for move in unknown["view"]["moves"]] == ["draw", "token ?"]
    assert drawn["view"]["moves"][1] != unknown["view"]["moves"][1]
    assert drawn["view"]["record"] != unknown["view"]["record"]
    assert unknown["happened"][0]["moves"] == ["draw", "token ?"]


def test_hello_chooses_for_a_connection_and_not_for_its_person(server: Running) -> None:
    with party(server, options={"first": 0}) as clients:
        start(clients)
        with Client(server.port, clients[0].table_id, clients[0].token, views="record") as again:
            assert "record" in again.welcome["view"]
            done = clients[0].say("play", moves=["take 1"])
            for client, named in ((again, "record"), (clients[0], "position"), (clients[1], "position")):
                client.caught_up(done)
                assert {"record", "position"} & client.view.keys() == {named}


def test_a_preview_is_answered_in_the_form_that_was_asked_for(server: Running) -> None:
    with party(server, options={"first": 0}) as clients:
        start(clients)
        words = clients[0].say("preview", moves=["draw"])
        with Client(server.port, clients[0].table_id, clients[0].token, views="record") as again:
            record = again.say("preview", moves=["draw"])
    triqueta = load("triqueta")
    assert View.unpacked(triqueta, record["view"]).position() == words["view"]["position"]
    assert record["view"]["moves"] == [triqueta.KERNEL.VERBS.number("draw")]
    assert {**record, "cid": "", "view": None} == {**words, "cid": "", "view": None}


def test_whoever_plays_several_seats_is_told_records_from_each_of_them(server: Running) -> None:
    made = create(server, seats=("mine", "mine"), options={"first": 0})
    with Client(server.port, made["table"], made["token"], views="record") as client:
        client.say("start")
        client.sees("playing")
        client.say("sit", seat=0)
        client.until(lambda client: client.view["seat"] == 0)
        client.caught_up(client.say("play", moves=["take 1"]))
        assert (client.view["seat"], client.view["to_move"]) == (None, 1)
        assert all("record" in told["view"] for told in client.told if told.get("view"))


def test_a_move_that_reads_differently_now_is_told_again_by_its_number() -> None:
    desk, texts = Desk("tock", 4), load("tock").KERNEL.VERBS.texts
    desk.start()
    reader, again = Reader(desk, 0), list[str]()
    while not again:
        desk.turn()
        told = reader.told(desk.entries[-1])[1]["view"]
        again = [texts[one["move"]] for one in told["reread"]]
    assert UNSEEN not in again[0]


@pytest.mark.parametrize("game", GAMES)
def test_the_welcome_names_the_layout_by_which_records_are_read(server: Running, game: str) -> None:
    made = create(server, game, ("mine", "open", "open"), public=True)
    for views in (None, "record"):
        with Client(server.port, made["table"], views=views) as client:
            assert client.welcome["layout"] == fingerprint(load(game).KERNEL) == layout(game)


@pytest.mark.parametrize(
    "tables", sorted((ROOT / "web/src/kernel").glob("*/tables.ts")), ids=lambda path: path.parent.name
)
def test_the_page_knows_the_same_layout(tables: Path) -> None:
    told = re.findall(r"^export const LAYOUT = '(\w+)'", tables.read_text(encoding="utf-8"), re.MULTILINE)
    assert told == [layout(tables.parent.name)]
