"""A game that comes from another package is played on a real server, and its deal can be checked."""

import json

from tests.server.client import Client
from tests.server.parties import party, play_out, start
from tests.server.running import Running
from trefoil.fair.verifying import verified


def test_a_whole_game_is_played_on_a_server_and_its_deal_is_proved(server: Running) -> None:
    with party(server, "acorns", people=2, bots=1, public=True) as clients:
        with Client(server.port, clients[0].table_id) as spectator:
            start(clients)
            play_out(clients, spectator)
            assert spectator.view["outcome"] == clients[0].view["outcome"] is not None
        record = server.get(f"/api/tables/{clients[0].table_id}/record")[1]
        assert record["game"] == "acorns"
        assert verified(json.dumps(record)).draws > 6


def test_the_server_lists_it_with_its_options(server: Running) -> None:
    games = {game["game"]: game for game in server.get("/api/house")[1]["games"]}
    assert games["acorns"]["title"] == "Acorns"
    assert games["acorns"]["players"] == [3, 4]
    assert games["acorns"]["ready"]
