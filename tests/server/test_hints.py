"""Hints: for whoever is to move, from what they can see, and to nobody else."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.server.client import Client, Refusal
from tests.server.parties import party, start
from tests.server.running import Running
from tests.server.tables import Desk
from tests.server.worlds import world
from trefoil import Tock, Triqueta
from trefoil.bots.players.greedy import Greedy
from trefoil.bots.players.sentence import sentence_of
from trefoil.core.view import View
from trefoil.server.robots import advising, worker
from trefoil.server.table.errors import Refused
from trefoil.server.table.hints import Choice, Opinion
from trefoil.server.tables.readiness import Readiness


def playing(people: int = 2, bots: int = 0) -> Desk:
    desk = Desk(people=people, bots=bots, options={"first": 0})
    desk.start()
    return desk


def test_out_of_turn_there_is_no_hint() -> None:
    desk = playing()
    desk.say(0, "ask", what="hints")
    desk.say(1, "answer", yes=True)
    with pytest.raises(Refused) as caught:
        advising.may_ask(desk.table, 1, desk.table.seq)
    assert caught.value.code == "not_yours"


def test_there_is_no_hint_before_the_start() -> None:
    desk = Desk()
    with pytest.raises(Refused) as caught:
        advising.may_ask(desk.table, 0, desk.table.seq)
    assert caught.value.code == "not_now"


def thought(game: Triqueta | Tock, seat: int, advise: Callable[[View], Awaitable[list[Opinion]]]) -> list[Opinion]:
    return asyncio.run(advising.sentence(game.copy(), seat, advise))


def opinion(move: str) -> Opinion:
    return Opinion(Choice(move, 0.5), None, False, {})


def test_a_bot_is_asked_once_with_the_askers_view_and_its_sentence_is_whole() -> None:
    game = Tock(players=2, first=0, seed=5)
    shown: list[View] = []

    async def first(view: View) -> list[Opinion]:
        shown.append(view)
        return [opinion(move) for move in sentence_of(Greedy(), view)]

    advice = thought(game, 0, first)
    assert shown == [game.view(0, told=False)]
    for step in advice:
        game.push(step.best.move)
    assert game.to_move != 0


TROUBLE = {
    "raises": None,
    "cheats": ["fly"],
    "stops early": [],
    "never stops": ["take 1", "take 1"],
}


@pytest.mark.parametrize("trouble", TROUBLE)
def test_a_bot_that_misbehaves_gives_no_hint(trouble: str) -> None:
    moves = TROUBLE[trouble]

    async def misbehaving(view: View) -> list[Opinion]:
        if moves is None:
            raise RuntimeError("hush")
        return [opinion(move) for move in moves]

    with pytest.raises(Refused) as caught:
        thought(Triqueta(players=2, first=0, seed=1), 0, misbehaving)
    assert caught.value.code == "no_hint"
    assert "hush" not in str(caught.value)


def test_worlds_that_look_alike_get_the_same_hint() -> None:
    games = [Triqueta(players=2, first=0, nature="manual") for _ in range(2)]
    for game, token in zip(games, "RU", strict=True):
        for move in ("draw", f"token {token}", "keep"):
            game.push(move)
    hints = [worker.answered({"game": "triqueta", "view": game.view(1).packed(), "hint": True}) for game in games]
    assert hints[0] == hints[1]
    assert hints[0]["steps"][0]["best"]["move"] in games[0].legal_moves


def test_bots_that_are_not_compiled_give_no_hints(tmp_path: Path) -> None:
    async def refused() -> str:
        one = await world(tmp_path / "w.db")
        try:
            one.house.readiness.require_bots()
        except Refused as error:
            return error.code
        finally:
            await one.house.store.close()
        return ""

    assert asyncio.run(refused()) == "compiling"
    ready = Readiness()
    ready.levels = ("uniform", "search")
    ready.require_bots()


# Over real sockets


@pytest.fixture(scope="module")
def thinking(server: Running) -> Running:
    """The server, once its strongest bots are compiled."""
    until = time.monotonic() + 600
    while "search" not in server.get("/api/house")[1]["levels_ready"]:
        assert time.monotonic() < until
        time.sleep(0.2)
    return server


@pytest.mark.parametrize("game", ["triqueta", "tock"])
def test_a_hint_is_a_turn_that_can_be_played(thinking: Running, game: str) -> None:
    with party(thinking, game, people=1, bots=1) as clients:
        start(clients)
        asker = clients[0]
        asker.until(Client.my_turn)
        hint = asker.say("hint")
        assert hint["type"] == "hinted"
        assert 0 <= hint["best"]["value"] <= 1
        assert hint["runner_up"] is None or hint["runner_up"]["moves"] != hint["best"]["moves"]
        if game == "triqueta":
            assert sum(hint["chances"].values()) == pytest.approx(1, abs=0.01)
        asker.caught_up(asker.say("play", moves=hint["best"]["moves"]))


def test_a_hint_is_told_to_the_asker_alone(thinking: Running) -> None:
    with party(thinking, people=2, options={"first": 0}) as clients:
        start(clients)
        asker, other = clients
        with pytest.raises(Refusal, match="hints_off"):
            asker.say("hint")
        asker.say("ask", what="hints")
        other.until(lambda client: client.table["asked"] is not None)
        other.caught_up(other.say("answer", yes=True))
        asker.until(lambda client: bool(client.table["hints"]))
        with pytest.raises(Refusal, match="not_yours"):
            other.say("hint")
        before = len(other.frames)
        assert asker.say("hint")["type"] == "hinted"
        other.say("chat", text="Still here")
        assert not any("hint" in frame for frame in other.frames[before:] if '"update"' not in frame)


def test_a_second_question_waits_for_the_first_answer(thinking: Running) -> None:
    with party(thinking, "tock", people=1, bots=1) as clients:
        start(clients)
        asker = clients[0]
        asker.until(Client.my_turn)
        cids = [asker.send("hint"), asker.send("hint")]
        answers: dict[str, str] = {}
        while len(answers) < 2:
            event = asker.hear()
            if event.get("cid") in cids:
                answers[event["cid"]] = event.get("code", event["type"])
        assert [answers[cid] for cid in cids] == ["hinted", "not_now"]
        assert asker.say("hint")["type"] == "hinted"


def test_a_hint_for_a_turn_that_is_over_is_not_told(thinking: Running) -> None:
    with party(thinking, people=1, bots=1, options={"first": 0}) as clients:
        start(clients)
        asker = clients[0]
        cid, played = asker.send("hint"), asker.send("play", moves=["take 1"])
        event, over = asker.hear(), False
        while event.get("cid") != cid:
            over = over or event.get("cid") == played
            event = asker.hear()
        if over:  # on a busy machine the bot may have been quicker than the move
            assert event["code"] in ("stale", "not_yours", "not_now")
