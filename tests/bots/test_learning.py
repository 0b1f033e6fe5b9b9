"""A network learns: its errors shrink, training gives the same twice, and goes on where it was stopped."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from trefoil import Tock, Triqueta
from trefoil.bots.learning.calibration import calibration_of
from trefoil.bots.learning.contests import contend
from trefoil.bots.learning.positions import Positions, room_for
from trefoil.bots.learning.schedule import fill, players_of, study, train
from trefoil.bots.learning.training import CannotTrain, Report, Training, training_of
from trefoil.core.game import Game
from trefoil.core.lineup import UNIFORM, Lineup, Player, lineup_of
from trefoil.core.network import NO_NETWORK
from trefoil.core.slate import SLATE

pytestmark = pytest.mark.long  # what only `trefoil train` needs is compiled for it
SMALL = replace(Triqueta.KNOWLEDGE.PLAN, rounds=2, positions=20_000, deals=50, searches=2)


def training(seed: int = 1) -> Training:
    return training_of(Triqueta, {"players": 2}, SMALL, seed)


def reports(of: Training) -> list[Report]:
    return [said for said in train(of) if isinstance(said, Report)]


def filled(kind: type[Game], players: int, **changes: Any) -> tuple[Training, Positions, int]:
    """Positions of the first round of a training, and how many."""
    learner = training_of(kind, {"players": players}, replace(kind.KNOWLEDGE.PLAN, **changes), 1)
    positions = room_for(learner.plan, learner.players)
    return learner, positions, fill(positions, learner, 5)


@pytest.mark.parametrize(("kind", "players"), [(Triqueta, 3), (Tock, 2)])
def test_what_is_learned_from_positions_makes_them_less_surprising(kind: type[Game], players: int) -> None:
    learner, positions, count = filled(kind, players, positions=4000, stride=5)
    order = np.arange(count)
    before = study(learner, positions, order)
    for k in range(10):
        study(learner, positions, order, 0.002, k * (count // 256))
    assert count > 3900
    assert study(learner, positions, order) < 0.85 * before


def test_targets_are_win_probabilities_that_add_up_to_one_seen_from_the_reader_on() -> None:
    _, positions, count = filled(Tock, 4, positions=500, stride=3)
    targets = positions.targets[:count]
    assert targets.shape == (count, 4)
    assert np.allclose(targets.sum(axis=1), 1)
    assert np.array_equal(targets[:, 0], targets[:, 2])  # partners win together


def targets_of(decay: float) -> NDArray[np.float32]:
    _, positions, count = filled(Triqueta, 3, positions=400, decay=decay)
    assert count == 400
    return positions.targets


def test_the_result_is_the_target_if_the_trace_does_not_decay() -> None:
    assert set(np.unique(targets_of(1.0)).tolist()) <= {0.0, 0.5, 1.0, np.float32(1 / 3).item()}


def test_the_next_value_is_the_target_if_the_trace_decays_at_once() -> None:
    result, half, none = (targets_of(decay) for decay in (1.0, 0.5, 0.0))
    assert np.allclose(none.sum(axis=1), 1)
    last = (none == result).all(axis=1)  # after the last position of a game comes its result
    assert 0.01 < last.mean() < 0.1
    assert np.array_equal(half[last], none[last])
    before = np.flatnonzero(last[1:] & ~last[:-1])  # the position before it: the next value, and half of the result
    assert np.allclose(half[before], (none[before] + half[before + 1]) / 2)


def test_somebody_who_solves_wins_more_than_somebody_who_does_not_when_both_are_noisy() -> None:
    won, starts = np.zeros(300), training().starts
    lineup = lineup_of(NO_NETWORK, [Player(0, noise=300, solve_depth=6), Player(0, noise=300)])
    contend(starts, 3, lineup, 2, won, np.zeros(1, SLATE))
    assert won.mean() > 0.55


def test_the_same_seed_trains_the_same_network_in_one_go_or_in_two(tmp_path: Path) -> None:
    whole, begun, resumed = training(), training(), training()
    told = reports(whole)
    for said in train(begun):
        if isinstance(said, Report):
            break
    begun.save(tmp_path / "kept.npz")
    resumed.resume(tmp_path / "kept.npz")
    assert [*resumed.reports, *reports(resumed)] == told
    assert resumed.network.tobytes() == whole.network.tobytes()
    assert training(2).network.tobytes() != training(1).network.tobytes()


def learned(lineup: Lineup) -> set[int]:
    """Whether those who play do so by learned networks, by empty ones, or some by each."""
    return set(lineup.networks["learned"][lineup.players["network"]].tolist())


def test_the_players_of_a_round_are_mixed() -> None:
    learner = training()
    first = players_of(learner)
    assert learned(first) == {0}
    assert {0, UNIFORM} <= set(first.players["noise"].tolist())
    reports(learner)
    later = players_of(learner)
    assert learned(later) == {0, 1}
    assert len(later.networks) == 1 + len(learner.past) + 1
    assert set(later.players["network"].tolist()) == set(range(len(later.networks)))


def test_a_network_knows_how_unsure_it_is() -> None:
    learner = training()
    reports(learner)
    assert 0 < calibration_of(learner) < 1


FREE = ("first", "way", "friendly_fire", "jack_spares_start", "fold", "deck", "kitty")  # options that select no network


def test_games_begin_with_every_choice_there_is_of_what_selects_no_network() -> None:
    starts = training_of(Tock, {"players": 3}, SMALL, 1).starts
    found = {tuple(int(start[option]) for option in FREE) for start in starts}
    assert len(found) == len(starts) == 3 * 2**6
    assert set(starts["players"].tolist()) == {3}


@pytest.mark.parametrize("content", [b"", b"nonsense"])
def test_what_does_not_hold_a_training_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "kept.npz"
    path.write_bytes(content)
    with pytest.raises(
        CannotTrain, match=r"^kept\.npz does not hold a training that can go on; --anew begins again\.$"
    ):
        training().resume(path)


def test_another_training_is_not_gone_on_with(tmp_path: Path) -> None:
    training(1).save(tmp_path / "kept.npz")
    with pytest.raises(CannotTrain, match="Expected a training of triqueta-2 with seed 2, got triqueta-2 with seed 1"):
        training(2).resume(tmp_path / "kept.npz")


def test_a_training_that_was_kept_under_older_names_goes_on(tmp_path: Path) -> None:
    kept, again = training(), training()
    kept.past = np.concatenate([kept.network, kept.network])
    kept.save(tmp_path / "new.npz")
    with np.load(tmp_path / "new.npz") as file:
        np.savez(tmp_path / "old.npz", told=file["told"], networks=file["networks"], elders=file["past"])
    again.resume(tmp_path / "old.npz")
    assert again.past.tobytes() == kept.past.tobytes()
    assert again.networks.tobytes() == kept.networks.tobytes()
