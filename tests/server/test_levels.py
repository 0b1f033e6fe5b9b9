"""Which bots a table is offered depends on its game and its options: where no network serves it, not `master`."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from secrets import token_bytes
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.clockwork import Clockwork, in_a_house
from tests.server.test_robots import against_a_bot, in_a_world, played_by_bot
from tests.server.worlds import World
from trefoil import Tock, Triqueta
from trefoil.bots.networks import weights
from trefoil.bots.players.levels import LEVELS, offered
from trefoil.games.catalogue import GAMES, load
from trefoil.protocol import commands
from trefoil.protocol.commands import Configure, Fill, Leave, Start
from trefoil.protocol.requests import CreateTable
from trefoil.protocol.shapes import Wish
from trefoil.server.edge.http import Http
from trefoil.server.robots import worker, workers
from trefoil.server.robots.robots import Robots
from trefoil.server.table import events
from trefoil.server.table.context import Context, Offer
from trefoil.server.table.errors import Refused
from trefoil.server.table.internal import Arrive
from trefoil.server.table.rematch import again
from trefoil.server.tables import levels
from trefoil.server.tables.actor import TableActor
from trefoil.server.tables.house import House
from trefoil.server.tables.readiness import Readiness

ALL = tuple(LEVELS)
ALL_BUT_MASTER = ALL[:-1]
OTHERS = "expected uniform, beginner, casual, greedy, search."
NO_MASTER = f"There is no level 'master' of bots for Triqueta here: {OTHERS}"
NO_MASTER_YET = f"There is no level 'master' of bots for Tock with these rules yet: {OTHERS}"


@pytest.fixture
def without_triqueta(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of weights in which all of Triqueta's are missing."""
    return with_networks(tmp_path, monkeypatch, lambda name: not name.startswith("triqueta"))


def with_networks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wanted: Callable[[str], bool]) -> Path:
    """A folder that holds some of the weights there are."""
    folder = tmp_path / "weights"
    folder.mkdir()
    for path in weights.FOLDER.iterdir():
        if wanted(path.stem):
            (folder / path.name).symlink_to(path)
    monkeypatch.setattr(weights, "FOLDER", folder)
    return folder


def names_for(game: str) -> tuple[str, ...]:
    """Every level that some table of a game is offered."""
    return levels.offer_of(game).levels


def test_every_game_of_the_house_is_offered_every_level() -> None:
    assert [names_for(game) for game in GAMES] == [offered(load(game)) for game in GAMES]
    assert names_for("triqueta") == names_for("tock") == Readiness().offered == ALL


@pytest.mark.usefixtures("without_triqueta")
def test_a_game_loses_its_master_with_its_networks_and_no_other_game_does() -> None:
    assert names_for("triqueta") == ALL_BUT_MASTER
    assert names_for("tock") == Readiness().offered == ALL


def test_only_the_tables_of_a_network_that_is_missing_lose_their_master(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_networks(tmp_path, monkeypatch, lambda name: name != "triqueta-3")
    offer = levels.offer_of("triqueta")
    assert [offer.at({"players": players}) == ALL for players in (2, 3, 4, 5)] == [True, False, True, True]


@pytest.mark.parametrize("damage", [b"", b"PK", None], ids=str)
def test_a_network_that_cannot_be_used_offers_no_master(
    damage: bytes | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = weights.file_of("triqueta-2").read_bytes()
    folder = with_networks(tmp_path, monkeypatch, lambda name: name != "triqueta-3")
    (folder / "triqueta-3.npz").write_bytes(kept if damage is None else damage)  # of another row, or damaged
    assert levels.offer_of("triqueta").tables == ({"players": 2}, {"players": 4}, {"players": 5})


def test_a_game_for_which_no_networks_are_trained_never_has_a_master(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Triqueta.KNOWLEDGE, "NETWORK_OPTIONS", ())
    assert names_for("triqueta") == ALL_BUT_MASTER
    assert names_for("tock") == ALL


def test_a_house_without_any_networks_has_no_master(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weights, "FOLDER", tmp_path)
    assert {names_for(game) for game in GAMES} == {Readiness().offered} == {ALL_BUT_MASTER}


def table_of(game: str, level: str | None, seats: int = 3, **options: bool | int | str) -> CreateTable:
    bots = [Wish(kind="bot", level=level)] * (seats - 1)
    return CreateTable(game=game, seats=[Wish(kind="mine"), *bots], options=options)


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
    early = Context(0, bytes, levels=ready.levels, offered=ready.offers)
    for game, code in [("tock", "compiling"), ("triqueta", "bad_option")]:
        with pytest.raises(Refused) as caught:
            early.level(game, load(game).OPTIONS.completed({}), "master")
        assert caught.value.code == code


@pytest.mark.usefixtures("without_triqueta")
def test_the_house_tells_the_levels_there_are_and_which_of_them_a_game_offers(file: Path) -> None:
    async def work(house: House) -> None:
        told = json.loads((await Http(house).house(None)).body)  # type: ignore[arg-type]
        assert told["levels"] == told["levels_ready"] == list(ALL)
        offers = {game["game"]: game for game in told["games"]}
        assert (offers["triqueta"]["levels"], offers["tock"]["levels"]) == (list(ALL_BUT_MASTER), list(ALL))
        assert offers["triqueta"]["masters"] == []
        four = {"players": 4, "sides": "pairs", "deck": "plain", "kitty": False, "fold": True}
        assert four in offers["tock"]["masters"]
        assert len(offers["tock"]["masters"]) == 7

    ready_house(file, work)


def test_a_game_tells_the_tables_that_are_offered_a_master(file: Path) -> None:
    async def work(house: House) -> None:
        told = json.loads((await Http(house).house(None)).body)  # type: ignore[arg-type]
        offers = {game["game"]: game["masters"] for game in told["games"]}
        assert offers["triqueta"] == [{"players": players} for players in (2, 3, 4, 5)]
        for table in offers["tock"]:
            options = load("tock").OPTIONS.completed(table)
            assert offered(load("tock"), options) == house.readiness.offers["tock"].at(options) == ALL

    ready_house(file, work)


# A table without a network


ALONE: dict[str, bool | int | str] = {"sides": "alone"}
UNSERVED: list[dict[str, bool | int | str]] = [ALONE, {"deck": "jokers"}, {"fold": False}]


def test_a_table_that_no_network_serves_is_refused_a_master_in_a_sentence(file: Path) -> None:
    async def work(house: House) -> None:
        with pytest.raises(Refused) as caught:
            await house.create(table_of("tock", "master", 4, **ALONE))
        assert (caught.value.code, str(caught.value)) == ("bad_option", NO_MASTER_YET)
        for level in (None, "search"):
            actor, _ = await house.create(table_of("tock", level, 4, **ALONE))
            assert actor.table.seats[1].level == (level or "greedy")

    ready_house(file, work)


@pytest.mark.parametrize("asked", ASKED, ids=lambda asked: type(asked).__name__)
def test_at_such_a_table_a_master_is_refused_wherever_it_is_asked_for(asked: commands.Spoken, file: Path) -> None:
    async def work(house: House) -> None:
        actor, _ = await house.create(table_of("tock", "greedy", 4, **ALONE))
        await actor.submit(0, Arrive())
        with pytest.raises(Refused) as caught:
            await actor.submit(0, asked)
        assert str(caught.value) == NO_MASTER_YET

    ready_house(file, work)


@pytest.mark.parametrize(("level", "stand_in"), [("master", "greedy"), ("greedy", "master")])
def test_a_table_with_a_master_cannot_be_set_up_otherwise_without_one(level: str, stand_in: str, file: Path) -> None:
    async def work(house: House) -> None:
        wish = replace(table_of("tock", level, 4), stand_in=stand_in)
        actor, _ = await house.create(wish)
        await actor.submit(0, Arrive())
        for options in UNSERVED:
            with pytest.raises(Refused) as caught:
                await actor.submit(0, Configure(cid=f"c {options}", options=options))
            assert (caught.value.code, str(caught.value)) == ("bad_option", NO_MASTER_YET)
        await actor.submit(0, Configure(cid="tarot", options={"deck": "tarot", "direction": "anticlockwise"}))
        await actor.submit(0, Configure(cid="public", public=True))
        assert (actor.table.options["deck"], actor.table.seats[1].level) == ("tarot", level)

    ready_house(file, work)


def test_once_the_master_has_gone_the_table_can_be_set_up_otherwise(file: Path) -> None:
    async def work(house: House) -> None:
        actor, _ = await house.create(table_of("tock", "master", 2))
        await actor.submit(0, Arrive())
        await actor.submit(0, Fill(cid="fill", seat=1, level="search"))
        await actor.submit(0, Configure(cid="alone", options=ALONE))
        assert actor.table.options["sides"] == "alone"

    ready_house(file, work)


def test_a_rematch_without_its_master_has_the_strongest_there_is(file: Path) -> None:
    async def work(house: House) -> None:
        actor, _ = await house.create(replace(table_of("tock", "master", 2), stand_in="master"))
        await actor.submit(0, Arrive())
        await actor.submit(0, Start(cid="start"))
        for ready, expected in ((house.readiness.offers, "master"), ({"tock": Offer(ALL, "master")}, "search")):
            now = Context(0, token_bytes, levels=ALL, offered=ready)
            created = again(actor.table, "new", 0, now)[0]
            assert isinstance(created, events.Created)
            assert (created.levels, created.stand_in) == ([None, expected], expected)

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
