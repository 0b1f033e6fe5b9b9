"""`trefoil train`: a mind is made, told how it was made, and made on where it was stopped."""

from pathlib import Path

import pytest

from tests.cli.conftest import Call
from tests.cli.test_refusals import assert_refused
from trefoil.bots.networks.weights import read

ROW = "triqueta-2"
SMALL = ("train", "triqueta", "--players", "2", "--rounds", "1", "--positions", "2000")


def test_a_mind_is_written_and_says_how_it_was_made(trefoil: Call, tmp_path: Path) -> None:
    answer = trefoil(*SMALL, "--kept", str(tmp_path), "--out", str(tmp_path / "mind.npz"))
    assert answer.code == 0
    assert answer.out.startswith("triqueta-2: written to mind.npz; the error of a share is ")
    assert "round 1: 2,000 positions, loss 0." in " ".join(answer.err.split())
    mind, made = read(tmp_path / "mind.npz", ROW)
    assert made.command == "trefoil train triqueta --players 2 --seed 1 --rounds 1 --positions 2000"
    assert (made.row, made.seed) == (ROW, 1)
    assert mind["into"].any()


def test_a_training_that_is_over_only_writes_again(trefoil: Call, tmp_path: Path) -> None:
    first, again = (
        trefoil(*SMALL, "--kept", str(tmp_path), "--out", str(tmp_path / f"{name}.npz")) for name in ("one", "two")
    )
    assert "round 1" in first.err
    assert "round 1" not in again.err
    one, two = (read(tmp_path / f"{name}.npz", ROW)[0] for name in ("one", "two"))
    assert one.tobytes() == two.tobytes()


def test_what_was_kept_of_another_training_is_refused_unless_begun_anew(trefoil: Call, tmp_path: Path) -> None:
    line = (*SMALL, "--kept", str(tmp_path), "--out", str(tmp_path / "mind.npz"))
    assert trefoil(*line).code == 0
    assert_refused(trefoil(*line, "--seed", "2"), "Expected a training of triqueta-2 with seed 2")
    assert trefoil(*line, "--seed", "2", "--anew").code == 0


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("train triqueta", "Expected --players. For example: trefoil train triqueta --players 2."),
        ("train triqueta --players 9", "players=9: expected 2, 3, 4 or 5."),
        ("train triqueta --players 2 --rounds 0", "Expected a whole number from 1 to"),
        ("train tock --players 5 --sides pairs", "sides='pairs'"),
        ("train tock --players 4 --deck tarot", "A network learns every deck: expected nothing but players and sides,"),
    ],
)
def test_what_cannot_be_trained_is_refused(trefoil: Call, line: str, expected: str) -> None:
    assert_refused(trefoil(*line.split()), expected)
