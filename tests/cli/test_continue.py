"""`trefoil play --continue`: the last game that was left, at the same seat, against the same bots."""

from pathlib import Path

import pytest

from tests.cli.conftest import Call
from tests.cli.test_refusals import assert_refused
from trefoil import Triqueta

LEFT = ("play", "triqueta", "--players", "4", "--seat", "2", "--first", "2", "--against", "casual", "--seed", "3")


@pytest.mark.parametrize("words", [("--continue",), ("triqueta", "--continue"), ("--continue", "triqueta")])
def test_a_game_goes_on_as_it_was_left(trefoil: Call, words: tuple[str, ...]) -> None:
    left = trefoil(*LEFT, stdin="draw\nplace 1\nquit\n")
    assert left.out.endswith("Go on with the game at any time: trefoil play triqueta --continue\n")
    again = trefoil("play", *words)
    assert (again.code, again.err) == (0, "")
    assert again.out.splitlines()[0] == left.out.splitlines()[0]
    assert "4 players. You sit at seat 2; the others are bots and play with pleasure and mistakes." in again.out


def test_the_language_may_be_another(trefoil: Call) -> None:
    trefoil(*LEFT)
    assert "Du sitzt auf Platz 2" in trefoil("play", "--continue", "--language", "de").out
    assert "Du sitzt auf Platz 2" in trefoil("play", "triqueta", "--language", "de", "--continue").out


def test_a_game_that_ended_does_not_go_on(trefoil: Call) -> None:
    trefoil(*LEFT, stdin="draw\nplace 1\nquit\n")
    assert "The game is over" in trefoil("play", "--continue", stdin="1\n" * 300).out
    assert_refused(
        trefoil("play", "--continue"), "Expected a game that you left, got none. Begin one: trefoil play triqueta."
    )


def test_the_game_of_an_older_version_goes_on_at_the_first_seat(trefoil: Call, tmp_path: Path) -> None:
    (tmp_path / "cache" / "last").mkdir(parents=True)
    (tmp_path / "cache" / "last" / "triqueta.json").write_text(Triqueta(players=2, first=0).record())
    assert "You sit at seat 0" in trefoil("play", "--continue").out
    assert "You sit at seat 0" in trefoil("play", "--continue").out


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("play tock --continue", "Expected a game that you left, got none. Begin one: trefoil play tock."),
        ("play triqueta --continue --seat 1", "expected no --seat beside --continue."),
        ("play triqueta --continue --players 2", "expected no --players beside --continue."),
        ("play triqueta --continue --against master", "expected no --against beside --continue."),
        ("play triqueta --record x.json --continue", "expected no --record beside --continue."),
    ],
)
def test_what_cannot_go_on_is_refused(trefoil: Call, line: str, expected: str) -> None:
    assert_refused(trefoil(*line.split()), expected)


@pytest.mark.parametrize("table", ['{"seat": 9, "level": "greedy"}', '{"seat": 0, "level": "gone"}'])
def test_a_table_that_cannot_be_is_refused(trefoil: Call, tmp_path: Path, table: str) -> None:
    trefoil(*LEFT)
    (tmp_path / "shelf" / "games" / "triqueta.table.json").write_text(table)
    assert_refused(trefoil("play", "--continue"), "There is no ")
