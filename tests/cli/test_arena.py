"""`trefoil arena`: who wins how often, as JSON and in words; and what it refuses."""

import json
from typing import Any

import pytest

from tests.cli.conftest import Call
from tests.cli.test_refusals import assert_refused
from trefoil.commands import arena
from trefoil.commands.flags.arena import points

QUICK = ("--jobs", "1", "--seed", "3")


def figures(trefoil: Call, *arguments: str) -> dict[str, Any]:
    answer = trefoil("arena", *arguments, *QUICK, "--json")
    assert answer.code == 0
    assert answer.out.count("\n") == 1
    told: dict[str, Any] = json.loads(answer.out)
    return told


def without_times(told: dict[str, Any]) -> dict[str, Any]:
    for contest in told["contests"]:
        for level in contest["levels"].values():
            times = {name: level.pop(name) for name in list(level) if "_ms" in name}
            assert min(times.values()) >= 0
            assert all(times[name] <= times[f"{name}_p95"] for name in ("move_ms", "turn_ms"))
            assert set(level) == {"win_share", "standard_error"}
    return told


def test_the_figures_are_told_as_json(trefoil: Call) -> None:
    told = without_times(figures(trefoil, "triqueta", "--seats", "beginner,uniform", "--games", "40"))
    assert (told["game"], told["options"], told["seed"]) == ("triqueta", {"players": 2}, 3)
    (contest,) = told["contests"]
    assert (contest["seats"], contest["deals"], contest["games"]) == (["beginner", "uniform"], 20, 40)
    shares = {level: found["win_share"] for level, found in contest["levels"].items()}
    assert sum(shares.values()) == pytest.approx(1)
    assert shares["beginner"] > shares["uniform"]
    assert 0 <= contest["levels"]["beginner"]["standard_error"] < 0.2
    assert list(told["ratings"]) == ["beginner", "uniform"]


def test_the_same_seed_tells_the_same_figures(trefoil: Call) -> None:
    line = ("tock", "--seats", " beginner , greedy", "--games", "3", "--deck", "plain", "--first", "1")
    once, again = (without_times(figures(trefoil, *line)) for _ in range(2))
    assert once == again
    assert once["options"] == {"players": 2, "deck": "plain", "first": 1}
    assert once["contests"][0]["games"] == 4


def test_one_deal_has_no_standard_error(trefoil: Call) -> None:
    told = figures(trefoil, "triqueta", "--seats", "uniform,uniform", "--games", "1")
    assert told["contests"][0]["levels"]["uniform"]["standard_error"] is None


def test_it_stops_early_at_a_wanted_error(trefoil: Call) -> None:
    told = figures(trefoil, "triqueta", "--seats", "beginner,uniform", "--games", "100000", "--error", "50")
    assert told["contests"][0]["deals"] == 20


def test_without_seats_every_level_plays_the_next_one(trefoil: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "offered", lambda kind, options: ("uniform", "beginner", "greedy"))
    told = figures(trefoil, "triqueta", "--players", "3", "--games", "3")
    assert [contest["seats"] for contest in told["contests"]] == [
        ["uniform", "beginner", "uniform"],
        ["beginner", "greedy", "beginner"],
    ]
    assert set(told["ratings"]) == {"greedy", "beginner", "uniform"}


def test_people_are_told_lines(trefoil: Call) -> None:
    lines = trefoil("arena", "triqueta", "--seats", "beginner,uniform", "--games", "20", *QUICK).out.splitlines()
    assert lines[0] == "beginner, uniform: 20 games over 10 deals"
    assert lines[1].split()[0] == "beginner"
    assert " % ± " in lines[1]
    assert "ms a turn, 95 % within" in lines[1]
    assert lines[3] == "ratings"
    assert [line.split()[0] for line in lines[4:]] == ["beginner", "uniform"]


def test_an_unknown_error_is_not_told(trefoil: Call) -> None:
    out = trefoil("arena", "triqueta", "--seats", "uniform,uniform", "--games", "1", *QUICK).out
    assert " 100.0 %  " in out


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (
            "arena",
            "Expected a game: triqueta, tock or acorns. For example: trefoil arena triqueta --seats search,greedy.",
        ),
        ("arena triqueta", "Expected --players or --seats. For example: trefoil arena triqueta --seats search,greedy."),
        ("arena triqueta --seats greedy", "players=1: expected 2, 3, 4 or 5."),
        (
            "arena triqueta --seats greedy,expert",
            "There is no level 'expert': expected uniform, beginner, casual, greedy",
        ),
        ("arena triqueta --seats greedy,", "There is no level '': expected uniform"),
        (
            "arena triqueta --seats greedy,greedy --players 3",
            "Expected a level for each of 3 players as --seats, got 2.",
        ),
        ("arena triqueta --players 9", "players=9: expected 2, 3, 4 or 5."),
        ("arena tock --seats greedy,greedy --deck tarot", "deck='tarot'"),
        ("arena triqueta --players 2 --games 0", "Expected a whole number from 1 to"),
        ("arena triqueta --players 2 --jobs 0", "Expected a whole number from 1 to"),
        ("arena triqueta --players 2 --error -1", "Expected a number from 0 to 100 as --error, got '-1'."),
        ("arena triqueta --players 2 --error nan", "Expected a number from 0 to 100 as --error, got 'nan'."),
        ("arena triqueta --players 2 --error little", "Expected a number from 0 to 100 as --error, got 'little'."),
    ],
)
def test_what_cannot_be_played_is_refused_before_anybody_plays(trefoil: Call, line: str, expected: str) -> None:
    assert_refused(trefoil(*line.split()), expected)


def test_a_standard_error_may_have_a_fraction() -> None:
    assert points("2.5") == 2.5
