"""Which bots a table is offered depends on its game: without its networks it loses `master`, and no other does."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.clockwork import Clockwork, in_a_house
from tests.server.test_robots import against_a_bot, in_a_world, played_by_bot
from tests.server.worlds import World
from trefoil import Tock, Triqueta
from trefoil.bots.networks import weights
from trefoil.bots.networks.rows import rows_of
from trefoil.bots.players.levels import LEVELS, offered
from trefoil.games.catalogue import GAMES, load
from trefoil.protocol import commands
from trefoil.protocol.commands import Configure, Fill, Leave
from trefoil.protocol.requests import CreateTable
from trefoil.protocol.shapes import Wish
from trefoil.server.edge.http import Http
from trefoil.server.robots import worker, workers
from trefoil.server.robots.robots import Robots
from trefoil.server.table import events
from trefoil.server.table.context import Context
from trefoil.server.table.errors import Refused
from trefoil.server.table.internal import Arrive
from trefoil.server.tables import levels
from trefoil.server.tables.actor import TableActor
from trefoil.server.tables.house import House
from trefoil.server.tables.readiness import Readiness

ALL = tuple(LEVELS)
ALL_BUT_MASTER = ALL[:-1]
NO_MASTER = "There is no level 'master' of bots for Triqueta here: expected uniform, beginner, casual, greedy, search."


@pytest.fixture
def without_triqueta(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of weights in which one of Triqueta's is missing."""
    folder = tmp_path / "weights"
    folder.mkdir()
    for row in [row for game in GAMES for row in rows_of(load(game))]:
        if row != "triqueta-3":
            (folder / f"{row}.npz").symlink_to(weights.file_of(row))
    monkeypatch.setattr(weights, "FOLDER", folder)
    return folder


def test_every_game_of_the_house_is_offered_every_level() -> None:
    assert [levels.names_for(game) for game in GAMES] == [offered(load(game)) for game in GAMES]
    assert levels.names_for("triqueta") == levels.names_for("tock") == levels.names() == ALL


@pytest.mark.usefixtures("without_triqueta")
def test_a_game_loses_its_master_with_one_of_its_networks_and_no_other_game_does() -> None:
    assert levels.names_for("triqueta") == ALL_BUT_MASTER
    assert levels.names_for("tock") == levels.names() == ALL


def test_a_game_for_which_no_networks_are_trained_never_has_a_master(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Triqueta.KNOWLEDGE, "NETWORK_OPTIONS", ())
    assert levels.names_for("triqueta") == ALL_BUT_MASTER
    assert levels.names_for("tock") == ALL


def test_a_house_without_any_networks_has_no_master(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weights, "FOLDER", tmp_path)
    assert {levels.names_for(game) for game in GAMES} == {levels.names()} == {ALL_BUT_MASTER}


def table_of(game: str, level: str | None) -> CreateTable:
    return CreateTable(game=game, seats=[Wish(kind="mine"), *[Wish(kind="bot", level=level)] * 2])


def ready_house(file: Path, work: Any) -> None:
    """Do something in a house in which every bot is compiled."""

    async def with_bots(house: House, time: Clockwork) -> None:
        house.readiness.levels = house.readiness.offered
        await work(house)

    in_a_house(file, with_bots)


@pytest.mark.usefixtures("without_triqueta")
def test_a_table_is_laid_out_with_the_levels_of_its_own_game(file: Path) -> None:
    async def work(house: House) -> None:
        with pytest.raises(Refused) as caught:
            await house.create(table_of("triqueta", "master"))
        assert (caught.value.code, str(caught.value)) == ("bad_option", NO_MASTER)
        for game, level in [("triqueta", "search"), ("tock", "master")]:
            actor, _ = await house.create(table_of(game, level))
            assert actor.table.seats[1].level == level

    ready_house(file, work)


@pytest.mark.usefixtures("without_triqueta")
def test_who_asks_for_no_level_meets_the_same_one_in_every_game(file: Path) -> None:
    async def work(house: House) -> None:
        found = {(await house.create(table_of(game, None)))[0].table.seats[1].level for game in GAMES}
        assert found == {"greedy"}

    ready_house(file, work)


ASKED: list[commands.Spoken] = [
    Fill(cid="c", seat=1, level="master"),
    Configure(cid="c", stand_in="master"),
    Leave(cid="c", level="master"),
]


@pytest.mark.usefixtures("without_triqueta")
@pytest.mark.parametrize("asked", ASKED, ids=lambda asked: type(asked).__name__)
def test_a_level_that_a_game_does_not_offer_is_refused_wherever_it_is_asked_for(
    asked: commands.Spoken, file: Path
) -> None:
    async def at(game: str, house: House) -> TableActor:
        actor, _ = await house.create(table_of(game, "greedy"))
        await actor.submit(0, Arrive())
        return actor

    async def work(house: House) -> None:
        with pytest.raises(Refused) as caught:
            await (await at("triqueta", house)).submit(0, asked)
        assert str(caught.value) == NO_MASTER
        await (await at("tock", house)).submit(0, asked)

    ready_house(file, work)


@pytest.mark.usefixtures("without_triqueta")
def test_a_level_on_its_way_is_one_that_the_game_will_offer() -> None:
    ready = Readiness()
    early = Context(0, bytes, levels=ready.levels, offered=ready.offered_by)
    for game, code in [("tock", "compiling"), ("triqueta", "bad_option")]:
        with pytest.raises(Refused) as caught:
            early.level(game, "master")
        assert caught.value.code == code


@pytest.mark.usefixtures("without_triqueta")
def test_the_house_tells_the_levels_there_are_and_which_of_them_a_game_offers(file: Path) -> None:
    async def work(house: House) -> None:
        told = json.loads((await Http(house).house(None)).body)  # type: ignore[arg-type]
        assert told["levels"] == told["levels_ready"] == list(ALL)
        offers = {game["game"]: game["levels"] for game in told["games"]}
        assert (offers["triqueta"], offers["tock"]) == (list(ALL_BUT_MASTER), list(ALL))

    ready_house(file, work)


@pytest.mark.usefixtures("without_triqueta")
@pytest.mark.parametrize("kind", [Triqueta, Tock])
def test_hints_need_no_network(kind: type[Triqueta | Tock]) -> None:
    game = kind(players=3, first=0, seed=5)
    asked = {"game": kind.NAME, "view": game.view(0).packed(), "hint": True}
    assert worker.answered(asked)["steps"][0]["best"]["move"] in game.legal_moves


WITHOUT = """
from pathlib import Path
from trefoil.bots.networks import weights
weights.FOLDER = Path({folder!r})
from trefoil.server.robots.worker import main
main()
"""


def test_a_master_whose_network_is_gone_since_is_stood_in_for_and_this_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "COMMAND", (sys.executable, "-c", WITHOUT.format(folder=str(tmp_path))))

    async def work(one: World, thinking: Robots) -> None:
        actor = await against_a_bot(one, "master")
        failed, turn, *_ = await played_by_bot(actor)
        assert failed == events.BotFailed(seat=1, level=levels.PLAIN)
        assert isinstance(turn, events.Played)

    in_a_world(tmp_path, work)
