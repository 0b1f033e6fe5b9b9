"""Whole games over real WebSockets: people, bots and a spectator, and what is left of them afterwards."""

import json
import time
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Client, Refusal
from tests.server.parties import claim, create, party, play_out, start
from tests.server.running import Running
from trefoil.core.actions import UNSEEN
from trefoil.fair.verifying import verified


def ended(clients: list[Client]) -> None:
    """The host ends the game, and everybody sees it."""
    clients[0].caught_up(clients[0].say("ask", what="end"))
    for client in clients:
        client.sees("over")


@pytest.mark.parametrize(("people", "bots"), [(2, 0), (2, 2), (1, 1)])
def test_a_whole_game_of_triqueta(server: Running, people: int, bots: int) -> None:
    with party(server, people=people, bots=bots, public=True) as clients:
        with Client(server.port, clients[0].table_id) as spectator:
            start(clients)
            play_out(clients, spectator)
            assert spectator.you["person"] is None
            assert spectator.view["outcome"] == clients[0].view["outcome"] is not None
        status, record = server.get(f"/api/tables/{clients[0].table_id}/record")
        assert status == 200
        assert verified(json.dumps(record)).draws > 0
        assert len(record["fair"]["contributions"]) == people
        assert record["seats"][0] == "Host"


def test_two_people_and_two_bots_play_tock(server: Running) -> None:
    with party(server, "tock", people=2, bots=2) as clients:
        start(clients)
        for _ in range(20):
            clients[0].until(lambda client: client.view["to_move"] in (0, 1))
            mover = clients[clients[0].view["to_move"]]
            mover.until(lambda client: client.seq >= clients[0].seq)
            clients[0].caught_up(mover.turn(lambda legal: legal[0]))
        ended(clients)
        assert len(clients[0].view["moves"]) > 40
        record = server.get(f"/api/tables/{clients[0].table_id}/record", Authorization=f"Bearer {clients[0].token}")[1]
        assert verified(json.dumps(record)).draws > 20


def test_every_move_appears_at_every_seat_with_what_it_may_know(server: Running) -> None:
    with (
        party(server, people=2, public=True, options={"first": 0}) as (ann, bob),
        Client(server.port, ann.table_id) as spectator,
    ):
        start([ann, bob])
        ann.caught_up(ann.say("play", moves=["draw"]))
        bob.until(lambda client: client.seq == ann.seq)
        spectator.until(lambda client: client.seq == ann.seq)
        assert ann.view["moves"][1] != bob.view["moves"][1] == spectator.view["moves"][1] == f"token {UNSEEN}"
        assert bob.told[-1]["happened"][0]["moves"] == ["draw", f"token {UNSEEN}"]
        assert (bob.view["legal_moves"], spectator.view["legal_moves"]) == ([], [])
        assert "keep" in ann.view["legal_moves"]


def test_a_repeat_gets_its_first_answer_again(server: Running) -> None:
    with party(server, options={"first": 0}) as (ann, bob):
        start([ann, bob])
        first = ann.say("play", cid="the-same", moves=["draw"])
        assert ann.say("play", cid="the-same", moves=["draw"]) == first
        with Client(server.port, ann.table_id, ann.token) as again:
            assert again.say("play", cid="the-same", moves=["draw"]) == first
            assert len(again.view["moves"]) == 2


def test_a_stale_command_is_refused_with_the_number_that_would_do(server: Running) -> None:
    with party(server, options={"first": 0}) as (ann, bob):
        start([ann, bob])
        before = ann.seq
        done = ann.caught_up(ann.say("play", moves=["draw"]))
        with pytest.raises(Refusal, match="stale"):
            ann.say("play", moves=["keep"], seq=before)
        assert ann.told[-1]["seq"] == done["seq"]


def test_whoever_comes_back_finds_everything(server: Running) -> None:
    with party(server, people=2, options={"first": 0}) as (ann, bob):
        start([ann, bob])
        ann.caught_up(ann.say("play", moves=["draw"]))
        ann.say("chat", text="One moment")
        ann.close()
        with Client(server.port, ann.table_id, ann.token) as again:
            assert again.welcome["view"] == ann.view
            assert [line["text"] for line in again.welcome["chat"]] == ["One moment"]


def test_a_private_table_is_not_there_for_strangers(server: Running) -> None:
    with party(server) as (ann, _):
        invite = ann.you["invites"]["table"]
        with Client(server.port, ann.table_id, invite=invite) as guest:
            assert guest.you["person"] is None
        answers = set()
        for table, token in ((ann.table_id, None), (ann.table_id, "x" * 43), ("nosuchtable", ann.token)):
            with pytest.raises(Refusal, match="no_table"):
                Client(server.port, table, token)
            answers.add(str(server.get(f"/api/tables/{table}")))
        assert len(answers) == 1
        assert ann.table_id not in str(server.get("/api/tables"))


def test_a_public_table_is_listed_until_it_is_over(server: Running) -> None:
    with party(server, public=True) as clients:
        table = clients[0].table_id

        def listed(phases: list[str]) -> bool:
            found = [one["phase"] for one in server.get("/api/tables")[1]["tables"] if one["table"] == table]
            return found == phases

        assert soon(lambda: listed(["lobby"]))
        start(clients)
        assert soon(lambda: listed(["playing"]))
        ended(clients)
        assert soon(lambda: listed([]))


def soon(holds: Callable[[], bool]) -> bool:
    """Whether something comes true; the list is written after the log."""
    until = time.monotonic() + 10
    while not holds() and time.monotonic() < until:
        time.sleep(0.02)
    return holds()


def test_pass_and_play_covers_the_screen_between_turns(server: Running) -> None:
    made = create(server, seats=("mine", "mine"), options={"first": 0})
    with Client(server.port, made["table"], made["token"]) as both:
        both.say("start")
        both.sees("playing")
        assert both.you["covered"]
        assert both.view["legal_moves"] == []
        with pytest.raises(Refusal, match="not_yours"):
            both.say("play", moves=["draw"])
        both.caught_up(both.say("sit", seat=0))
        both.until(lambda client: client.you["sitting"] == 0)
        both.caught_up(both.say("play", moves=["draw"]))
        assert both.you["sitting"] == 0
        assert UNSEEN not in both.view["moves"][1]
        both.caught_up(both.say("play", moves=["keep"]))
        assert both.you["covered"]
        assert both.view["moves"][1] == f"token {UNSEEN}"
        both.say("sit", seat=1)
        both.until(lambda client: client.you["sitting"] == 1)
        assert both.view["moves"][1] == f"token {UNSEEN}"
        with pytest.raises(Refusal, match="not_yours"):
            both.say("sit", seat=None) and both.say("preview", moves=[])


def test_whoever_is_put_out_is_told_and_cannot_come_back(server: Running) -> None:
    with party(server) as (ann, bob):
        ann.say("put_out", person=1)
        bob.until(lambda client: client.told[-1]["type"] == "bye")
        assert bob.told[-1]["reason"] == "put_out"
        with pytest.raises(Refusal, match="no_table"):
            Client(server.port, ann.table_id, bob.token)


def test_a_code_moves_the_seat_to_another_device(server: Running) -> None:
    with party(server) as (ann, bob):
        code = bob.say("make_code")["code"]
        path = f"/api/tables/{ann.table_id}/take-over"
        assert server.post(path, {"code": "WRONGCODE2"})[0] == 404
        status, got = server.post(path, {"code": code})
        assert (status, got["person"]) == (200, 1)
        bob.until(lambda client: client.told[-1]["type"] == "bye")
        assert bob.told[-1]["reason"] == "moved"
        with Client(server.port, ann.table_id, got["token"]) as phone:
            assert phone.you["seats"] == [1]


def test_a_rematch_brings_everybody_to_a_new_table(server: Running) -> None:
    with party(server) as clients:
        start(clients)
        ended(clients)
        clients[1].say("rematch")
        clients[0].until(lambda client: client.table["rematch"] is not None)
        new = clients[0].table["rematch"]
        again = [Client(server.port, new, client.token) for client in clients]
        start(again)
        assert [client.you["seats"] for client in again] == [[0], [1]]
        for client in again:
            client.close()


def test_nothing_of_a_running_game_is_told_over_http(server: Running) -> None:
    with party(server, public=True) as clients:
        start(clients)
        for what in ("record", "proof"):
            status, said = server.get(f"/api/tables/{clients[0].table_id}/{what}")
            assert (status, said["code"]) == (409, "not_now")


def test_looking_never_claims(server: Running) -> None:
    made = create(server, public=True)
    for agent in ("Slackbot-LinkExpanding 1.0", "Discordbot/2.0", "WhatsApp/2.23"):
        for path in (f"/t/{made['table']}", f"/api/tables/{made['table']}", f"/api/tables/{made['table']}/claim"):
            for method in ("GET", "HEAD"):
                server.ask(method, path, None, User_Agent=agent)
    _, table = server.get(f"/api/tables/{made['table']}")
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open"]


def test_a_seat_is_claimed_once(server: Running) -> None:
    made = create(server)
    claim(server, made, seat=1)
    status, said = server.post(f"/api/tables/{made['table']}/claim", {"seat": 1}, X_Invite=made["invites"]["table"])
    assert (status, said["code"]) == (409, "taken")


def test_whoever_leaves_is_gone_and_may_come_back(server: Running) -> None:
    with party(server) as (ann, bob):
        start([ann, bob])
        bob.say("leave")
        ann.until(lambda client: not client.table["people"][1]["connected"])
        with pytest.raises(ConnectionClosed):
            bob.until(lambda client: False)
        with Client(server.port, ann.table_id, bob.token) as back:
            assert back.table["people"][1]["connected"]
            ann.until(lambda client: client.table["people"][1]["connected"])


def test_whoever_has_a_token_claims_another_seat_with_it(server: Running) -> None:
    made = create(server, seats=("open", "mine", "open"))
    bearer = {"Authorization": f"Bearer {made['token']}"}
    status, got = server.post(f"/api/tables/{made['table']}/claim", {}, **bearer)
    assert (status, got["person"], got["seat"], got["token"]) == (200, 0, 0, None)
    status, got = server.post(f"/api/tables/{made['table']}/claim", {"seat": 2}, **bearer)
    assert (status, got["seat"]) == (200, 2)


def test_a_code_that_is_asked_for_twice_is_the_code_that_works(server: Running) -> None:
    with party(server) as clients:
        code = clients[1].say("make_code", cid="code-1")["code"]
        clients[0].say("chat", text="Something else happens")
        assert clients[1].say("make_code", cid="code-1")["code"] == code
        table = clients[1].table_id
        assert server.post(f"/api/tables/{table}/take-over", {"code": code})[0] == 200
    with party(server) as clients:
        clients[1].say("make_code", cid="code-1")
        clients[1].say("make_code", cid="code-2")
        with pytest.raises(Refusal, match="not_now"):
            clients[1].say("make_code", cid="code-1")
