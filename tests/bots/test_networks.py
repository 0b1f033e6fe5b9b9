"""Networks in their files: each says how it was made, and one that cannot be used is refused with what to do."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from tests.bots.tables import TABLES, begun
from trefoil import Tock, Triqueta
from trefoil.bots.learning.net import initialised
from trefoil.bots.learning.training import training_of
from trefoil.bots.networks import weights
from trefoil.bots.networks.rows import has_networks, row_of, rows_of
from trefoil.bots.networks.weights import (
    Made,
    NoNetwork,
    file_of,
    missing,
    network_of,
    read,
    training_command,
    write,
)
from trefoil.bots.players.levels import bot_of
from trefoil.bots.players.master import settings_of
from trefoil.core.network import MOST_FEATURES
from trefoil.games.catalogue import load

ROW = "triqueta-2"
FEATURES = Triqueta.KNOWLEDGE.N_FEATURES
MADE = Made(ROW, Triqueta.KERNEL.RULES, FEATURES, "trefoil train", 1, "abc", 0.1, ())
MOST_BYTES = 5 * 2**20


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(weights, "FOLDER", tmp_path)
    forget()
    yield tmp_path
    forget()


def forget() -> None:
    """Nothing that was read before is remembered."""
    network_of.cache_clear()
    settings_of.cache_clear()


def test_every_table_has_a_network_of_its_own_that_says_how_it_was_made() -> None:
    assert missing() == []
    for name, options in TABLES:
        game = load(name)(seed=1, **options)
        row = row_of(load(name), game.options)
        network, made = network_of(load(name), row)
        assert made.row == row
        assert made.command.startswith(training_command(row))
        assert made.commit not in ("", "unknown")
        assert not made.commit.endswith("-dirty")
        assert 0 < made.calibration < 0.5
        for report in made.reports[-1:]:
            assert report["against"]["uniform"][0] > report["against"]["greedy"][0] > 0
        assert np.isfinite(network["into"]).all()


def test_all_networks_together_are_small() -> None:
    assert sum(path.stat().st_size for path in weights.FOLDER.iterdir()) <= MOST_BYTES


def test_what_a_game_can_show_a_network_fits_in_one() -> None:
    assert Triqueta.KNOWLEDGE.N_FEATURES <= MOST_FEATURES
    assert Tock.KNOWLEDGE.N_FEATURES <= MOST_FEATURES


def test_what_is_written_is_read(tmp_path: Path) -> None:
    path, network = tmp_path / "network.npz", initialised(3)
    write(path, network, MADE)
    again, made = read(path, ROW)
    assert made == MADE
    assert np.allclose(again["into"][0, :FEATURES], network["into"][0, :FEATURES], rtol=1e-3, atol=1e-6)
    assert not again["into"][0, FEATURES:].any()


def test_missing_weights_are_refused_with_the_command_that_makes_it(folder: Path) -> None:
    game = begun("triqueta", {"players": 2}, 1, 3)
    with pytest.raises(NoNetwork) as caught:
        bot_of("master").choose(game.view(game.to_move))
    expected = "The learned weights triqueta-2.npz are missing: `trefoil train triqueta --players 2` makes it again; "
    assert str(caught.value) == expected + "the other levels play on."
    assert bot_of("search", 1).choose(game.view(game.to_move)) in game.legal_moves
    assert ROW in missing()
    assert missing(Triqueta) == [f"triqueta-{players}" for players in (2, 3, 4, 5)]


@pytest.mark.parametrize("cut", [0, 10, 5000])
def test_a_damaged_file_is_refused(folder: Path, cut: int) -> None:
    write(file_of(ROW), initialised(1), MADE)
    file_of(ROW).write_bytes(file_of(ROW).read_bytes()[:cut])
    with pytest.raises(
        NoNetwork, match=r"triqueta-2\.npz cannot be read, the file is damaged: `trefoil train triqueta"
    ):
        network_of(Triqueta, ROW)


@pytest.mark.parametrize("change", [{"rules": 99}, {"features": 7}, {"row": "triqueta-3"}])
def test_a_network_for_something_else_is_refused(folder: Path, change: dict[str, object]) -> None:
    write(file_of(ROW), initialised(1), replace(MADE, **change))  # type: ignore[arg-type]
    with pytest.raises(NoNetwork, match=r"are of another kind: expected triqueta-2 for version 1 of the rules with"):
        network_of(Triqueta, ROW)


def test_the_options_that_select_a_network_make_the_rows() -> None:
    assert rows_of(Triqueta) == ["triqueta-2", "triqueta-3", "triqueta-4", "triqueta-5"]
    four = [row for row in rows_of(Tock) if "-4-" in row]
    assert four == ["tock-4-plain", "tock-4-tarot"]
    assert sorted(rows_of(Tock) + rows_of(Triqueta)) == sorted(path.stem for path in weights.FOLDER.glob("*.npz"))
    assert training_command("tock-4-tarot") == "trefoil train tock --players 4 --deck tarot"


def test_a_game_without_networks_is_played_by_every_level_but_the_master(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Triqueta.KNOWLEDGE, "NETWORK_OPTIONS", ())
    forget()
    assert not has_networks(Triqueta)
    assert has_networks(Tock)
    assert missing(Triqueta) == []
    game = begun("triqueta", {"players": 2}, 1, 3)
    refusal = r"^There are no networks for Triqueta: every level but master plays it\.$"
    with pytest.raises(NoNetwork, match=refusal):
        bot_of("master").choose(game.view(game.to_move))
    with pytest.raises(NoNetwork, match=refusal):
        training_of(Triqueta, {"players": 2}, Triqueta.KNOWLEDGE.PLAN, 1)
    assert bot_of("search", 1).choose(game.view(game.to_move)) in game.legal_moves
