"""Networks in their files: each says how it was made and what it serves; one that cannot be used is refused."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.bots.tables import LEARNED, TABLES, begun
from trefoil import Tock, Triqueta
from trefoil.bots.learning.net import initialised
from trefoil.bots.learning.training import CannotTrain, training_of
from trefoil.bots.networks import weights
from trefoil.bots.networks.rows import has_networks, rows_of
from trefoil.bots.networks.serving import learned_in, network_for, tables_of
from trefoil.bots.networks.weights import Made, NoNetwork, file_of, files_of, read, training_command, write
from trefoil.bots.players.levels import bot_of, offered
from trefoil.bots.players.master import settings_of
from trefoil.core.game import Game
from trefoil.core.network import MOST_FEATURES
from trefoil.games.catalogue import load

ROW = "triqueta-2"
TWO = {"players": 2, "first": 0}
FEATURES = Triqueta.KNOWLEDGE.N_FEATURES
MADE = Made(ROW, Triqueta.KERNEL.RULES, FEATURES, "trefoil train", 1, "abc", 0.1, ())
PAIRS = replace(MADE, row="tock-4-pairs", rules=Tock.KERNEL.RULES, features=Tock.KNOWLEDGE.N_FEATURES)
MOST_BYTES = 5 * 2**20


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(weights, "FOLDER", tmp_path)
    forget()
    yield tmp_path
    forget()


def forget() -> None:
    """Nothing that was read before is remembered."""
    learned_in.cache_clear()
    settings_of.cache_clear()


def made_for(kind: type[Game], **options: Any) -> Made:
    """How the network was made that serves a table."""
    return network_for(kind, kind.OPTIONS.completed(options)).made


def refusal(kind: type[Game], **options: Any) -> str:
    """What is said where no network serves a table."""
    with pytest.raises(NoNetwork) as caught:
        made_for(kind, **options)
    return str(caught.value)


@pytest.mark.parametrize(("name", "options"), LEARNED)
def test_a_network_says_how_it_was_made(name: str, options: dict[str, Any]) -> None:
    learned = network_for(load(name), load(name).OPTIONS.completed(options))
    made, network = learned.made, learned.network
    assert made.command.startswith(training_command(made.row)) or made.note
    assert made.commit not in ("", "unknown")
    assert not made.commit.endswith("-dirty")
    assert 0 < made.calibration < 0.5
    for report in made.reports[-1:]:
        assert report["against"]["uniform"][0] > report["against"]["greedy"][0] > 0
    assert np.isfinite(network["into"]).all()


def test_every_file_of_the_package_serves_a_table() -> None:
    serving = {id(network_for(load(name), load(name).OPTIONS.completed(options))) for name, options in LEARNED}
    assert len(serving) == len(list(weights.FOLDER.iterdir()))


def test_all_networks_together_are_small() -> None:
    assert sum(path.stat().st_size for path in weights.FOLDER.iterdir()) <= MOST_BYTES


def test_what_a_game_can_show_a_network_fits_in_one() -> None:
    assert Triqueta.KNOWLEDGE.N_FEATURES <= MOST_FEATURES
    assert Tock.KNOWLEDGE.N_FEATURES <= MOST_FEATURES


def test_what_is_written_is_read(tmp_path: Path) -> None:
    path, network = tmp_path / "network.npz", initialised(3)
    made = replace(MADE, tables={"deck": "plain", "fold": True}, note="Carried over.")
    write(path, network, made)
    again, told = read(path, ROW)
    assert told == made
    assert np.allclose(again["into"][0, :FEATURES], network["into"][0, :FEATURES], rtol=1e-3, atol=1e-6)
    assert not again["into"][0, FEATURES:].any()


# What cannot be used


def test_missing_weights_are_refused_with_the_command_that_makes_them(folder: Path) -> None:
    game = begun("triqueta", TWO, 1, 3)
    with pytest.raises(NoNetwork) as caught:
        bot_of("master").choose(game.view(game.to_move))
    expected = "There is no master yet for Triqueta with players=2: `trefoil train triqueta --players 2` trains one; "
    assert str(caught.value) == expected + "the other levels play on."
    assert bot_of("search", 1).choose(game.view(game.to_move)) in game.legal_moves
    assert tables_of(Triqueta) == []
    with pytest.raises(NoNetwork, match=r"^The learned weights triqueta-2\.npz are missing: `trefoil train triqueta"):
        read(file_of(ROW), ROW)


@pytest.mark.parametrize("cut", [0, 10, 5000])
def test_a_damaged_file_is_refused(folder: Path, cut: int) -> None:
    write(file_of(ROW), initialised(1), MADE)
    file_of(ROW).write_bytes(file_of(ROW).read_bytes()[:cut])
    assert refusal(Triqueta, **TWO).startswith(
        "The learned weights triqueta-2.npz cannot be read, the file is damaged: `trefoil train triqueta"
    )
    assert "master" not in offered(Triqueta)


@pytest.mark.parametrize("change", [{"rules": 99}, {"features": 7}, {"row": "triqueta-3"}])
def test_a_network_for_something_else_is_refused(folder: Path, change: dict[str, Any]) -> None:
    write(file_of(ROW), initialised(1), replace(MADE, **change))
    expected = "The learned weights triqueta-2.npz are of another kind: expected triqueta-2 for version 1 of the rules"
    assert refusal(Triqueta, **TWO).startswith(expected)
    assert "master" not in offered(Triqueta)


def test_a_network_of_the_rules_before_is_refused_in_a_sentence(folder: Path) -> None:
    write(file_of("tock-4-pairs"), initialised(1), replace(PAIRS, rules=1, features=552))
    assert refusal(Tock, players=4) == (
        "The learned weights tock-4-pairs.npz are of another kind: expected tock-4-pairs for version 2 of the rules "
        "with 556 features, got tock-4-pairs for version 1 with 552. `trefoil train tock --players 4 --sides pairs` "
        "makes them again; the other levels play on."
    )


# Which network serves which table


def test_the_options_that_select_a_network_make_the_rows() -> None:
    assert list(rows_of(Triqueta)) == ["triqueta-2", "triqueta-3", "triqueta-4", "triqueta-5"]
    rows = ["2-double", "2-alone", "3-alone", "4-pairs", "4-alone", "5-alone", "6-pairs", "6-alone"]
    assert list(rows_of(Tock)) == [f"tock-{row}" for row in rows]
    assert rows_of(Tock)["tock-4-pairs"] == {"players": 4, "sides": "pairs"}
    assert training_command("tock-4-pairs") == "trefoil train tock --players 4 --sides pairs"


def test_the_files_of_a_row_are_named_after_it() -> None:
    found = [path for kind in (Triqueta, Tock) for row in rows_of(kind) for path in files_of(row)]
    assert sorted(found) == sorted(weights.FOLDER.iterdir())
    assert [path.stem for path in files_of("tock-4-pairs")] == ["tock-4-pairs-plain", "tock-4-pairs-tarot"]


@pytest.mark.parametrize(
    ("options", "serving"),
    [
        ({"players": 2}, "tock-2-plain"),
        ({"players": 3}, "tock-3-plain"),
        ({"players": 4}, "tock-4-plain"),
        ({"players": 4, "deck": "tarot"}, "tock-4-tarot"),
        ({"players": 5}, "tock-5-plain"),
        ({"players": 6}, "tock-6-jokers"),
        ({"players": 6, "deck": "plain"}, "tock-6-plain"),
    ],
)
def test_the_tables_of_version_1_keep_the_networks_they_had(options: dict[str, Any], serving: str) -> None:
    for way in ({}, {"direction": "anticlockwise"}, {"friendly_fire": True}, {"jack_spares_start": False}):
        assert f" as {serving}; " in made_for(Tock, **options, **way).note


def test_the_features_that_are_new_weigh_nothing_in_a_network_that_was_carried_over() -> None:
    for options in ({"players": 3}, {"players": 4, "deck": "tarot"}, {"players": 6}):
        network = network_for(Tock, Tock.OPTIONS.completed(options)).network[0]
        assert network["into"][:552].any(axis=1).sum() > 300
        assert not network["into"][552:].any()
        assert not network["past"][552:].any()


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2, "sides": "alone"},
        {"players": 2, "deck": "jokers"},
        {"players": 3, "kitty": False},
        {"players": 4, "sides": "alone"},
        {"players": 4, "deck": "jokers"},
        {"players": 4, "fold": False},
        {"players": 6, "sides": "alone"},
    ],
    ids=str,
)
def test_a_table_that_no_network_serves_has_no_master_yet(options: dict[str, Any]) -> None:
    told = refusal(Tock, **options)
    assert told.startswith("There is no master yet for Tock with players=")
    assert all(f"{name}={value!r}" in told for name, value in options.items())
    assert told.endswith(" trains one; the other levels play on.")
    assert "master" not in offered(Tock, Tock.OPTIONS.completed(options))


def test_the_rows_without_any_network_are_known_by_what_selects_them() -> None:
    assert refusal(Tock, players=4, sides="alone") == (
        "There is no master yet for Tock with players=4, sides='alone': `trefoil train tock --players 4 --sides alone` "
        "trains one; the other levels play on."
    )


def test_every_table_has_a_master_or_a_sentence_that_says_why_not() -> None:
    for name, options in TABLES:
        if (name, options) in LEARNED:
            assert made_for(load(name), **options).calibration
        else:
            assert "no master yet" in refusal(load(name), **options)


def test_a_file_for_a_whole_row_serves_all_its_tables(folder: Path) -> None:
    write(folder / "tock-4-pairs-plain.npz", initialised(1), replace(PAIRS, tables={"deck": "plain"}, note="plain"))
    assert [made_for(Tock, players=4).note, "no master" in refusal(Tock, players=4, deck="tarot")] == ["plain", True]
    write(file_of("tock-4-pairs"), initialised(1), replace(PAIRS, note="all"))
    assert {made_for(Tock, players=4, deck=deck).note for deck in ("plain", "jokers", "tarot")} == {"all"}


def test_one_damaged_file_takes_no_other_table_its_master(folder: Path) -> None:
    (folder / "tock-4-pairs-damaged.npz").write_bytes(b"")
    write(folder / "tock-4-pairs-plain.npz", initialised(1), replace(PAIRS, tables={"deck": "plain"}))
    assert made_for(Tock, players=4).tables == {"deck": "plain"}
    assert tables_of(Tock) == [{"players": 4, "sides": "pairs", "deck": "plain"}]
    assert refusal(Tock, players=4, deck="tarot").startswith("The learned weights tock-4-pairs-damaged.npz cannot be")


def test_a_training_is_for_a_whole_row() -> None:
    told = r"^A network learns every deck: expected nothing but players and sides, got deck\.$"
    with pytest.raises(CannotTrain, match=told):
        training_of(Tock, {"players": 4, "deck": "tarot"}, Tock.KNOWLEDGE.PLAN, 1)
    decks = training_of(Tock, {"players": 4}, Tock.KNOWLEDGE.PLAN, 1).starts["deck"]
    assert set(decks.tolist()) == {0, 1, 2}


def test_a_game_without_networks_is_played_by_every_level_but_the_master(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Triqueta.KNOWLEDGE, "NETWORK_OPTIONS", ())
    forget()
    assert not has_networks(Triqueta)
    assert has_networks(Tock)
    assert tables_of(Triqueta) == []
    game = begun("triqueta", TWO, 1, 3)
    told = r"^There are no networks for Triqueta: every level but master plays it\.$"
    with pytest.raises(NoNetwork, match=told):
        bot_of("master").choose(game.view(game.to_move))
    with pytest.raises(NoNetwork, match=told):
        training_of(Triqueta, {"players": 2}, Triqueta.KNOWLEDGE.PLAN, 1)
    assert bot_of("search", 1).choose(game.view(game.to_move)) in game.legal_moves
