"""A network learns: its errors shrink, training gives the same twice, and goes on where it was stopped."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from trefoil import Tock, Triqueta
from trefoil.bots.learning.calibration import calibration_of
from trefoil.bots.learning.contests import contend
from trefoil.bots.learning.schedule import Room, company, train
from trefoil.bots.learning.training import CannotTrain, Report, Training, training_of
from trefoil.core.game import Game
from trefoil.core.network import NO_NETWORKS
from trefoil.core.slate import SLATE

pytestmark = pytest.mark.long  # what only `trefoil train` needs is compiled for it
SMALL = replace(Triqueta.KNOWLEDGE.PLAN, rounds=2, positions=20_000, deals=50, searches=2)


def training(seed: int = 1) -> Training:
    return training_of(Triqueta, {"players": 2}, SMALL, seed)


def reports(of: Training) -> list[Report]:
    return [said for said in train(of) if isinstance(said, Report)]


@pytest.mark.parametrize(("kind", "players"), [(Triqueta, 3), (Tock, 2)])
def test_what_is_learned_from_positions_makes_them_less_surprising(kind: type[Game], players: int) -> None:
    plan = replace(kind.KNOWLEDGE.PLAN, positions=4000, stride=5)
    learner = training_of(kind, {"players": players}, plan, 1)
    room = Room(plan)
    count = room.fill(learner, 5)
    order = np.arange(count)
    before = room.study(learner, order, 0.0, 0)
    for k in range(10):
        room.study(learner, order, 0.002, k * (count // 256))
    assert count > 3900
    assert room.study(learner, order, 0.0, 0) < 0.85 * before


def test_positions_are_shares_that_add_up_to_one_seen_from_the_reader_on() -> None:
    learner = training_of(Tock, {"players": 4}, replace(Tock.KNOWLEDGE.PLAN, positions=500, stride=3), 1)
    room = Room(learner.plan)
    count = room.fill(learner, 5)
    wins = room.wins[:count]
    assert np.allclose(wins.sum(axis=1), 1)
    assert np.array_equal(wins[:, 0], wins[:, 2])  # partners win together
    assert not wins[:, 4:].any()


def filled(lasting: float) -> Room:
    learner = training_of(Triqueta, {"players": 3}, replace(Triqueta.KNOWLEDGE.PLAN, positions=400, decay=lasting), 1)
    room = Room(learner.plan)
    assert room.fill(learner, 5) == 400
    return room


def test_what_came_in_the_end_is_learned_if_all_of_it_lasts() -> None:
    shares = np.unique(filled(1.0).wins[:, :3])
    assert set(shares.tolist()) <= {0.0, 0.5, 1.0, np.float32(1 / 3).item()}


def test_what_was_hoped_for_next_is_learned_if_nothing_lasts() -> None:
    ended, half, none = (filled(lasting).wins[:, :3] for lasting in (1.0, 0.5, 0.0))
    assert np.allclose(none.sum(axis=1), 1)
    ends = (none == ended).all(axis=1)  # after the last position of a game comes its end
    assert 0.01 < ends.mean() < 0.1
    assert np.array_equal(half[ends], none[ends])
    before = np.flatnonzero(ends[1:] & ~ends[:-1])  # the position before it: its next hope, and half of the end
    assert np.allclose(half[before], (none[before] + half[before + 1]) / 2)


def test_somebody_who_reckons_wins_more_than_somebody_who_does_not_when_both_slip() -> None:
    won, starts = np.zeros(300), training().starts
    habits = np.array([(300, 6), (300, 0)])
    contend(starts, 3, np.concatenate([NO_NETWORKS[:1], NO_NETWORKS[:1]]), habits, 2, won, np.zeros(1, SLATE))
    assert won.mean() > 0.55


def test_the_same_seed_trains_the_same_mind_in_one_go_or_in_two(tmp_path: Path) -> None:
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


def test_the_company_is_mixed() -> None:
    learner = training()
    networks, habits = company(learner)
    assert (networks["learned"] == 0).all()
    assert {0, 1000} <= {slips for slips, _ in habits}
    reports(learner)
    networks, habits = company(learner)
    assert {0, 1} == set(networks["learned"].tolist())
    assert len(networks) == len(habits)


def test_a_mind_knows_how_unsure_it_is() -> None:
    learner = training()
    reports(learner)
    assert 0 < calibration_of(learner) < 1


def test_games_begin_with_every_dealer_direction_and_house_rule() -> None:
    starts = training_of(Tock, {"players": 3}, SMALL, 1).starts
    found = {(int(s["first"]), int(s["way"]), int(s["friendly_fire"]), int(s["jack_spares_start"])) for s in starts}
    assert len(found) == len(starts) == 3 * 2 * 2 * 2


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
