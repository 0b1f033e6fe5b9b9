"""Where what was learned is missing, `master` is refused in one sentence before anything is played; the others play."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bots.test_networks import MADE, forget
from tests.cli.conftest import Call
from tests.cli.test_refusals import assert_refused
from trefoil import Triqueta
from trefoil.bots.learning.net import initialised
from trefoil.bots.networks import weights
from trefoil.bots.players.levels import LEVELS
from trefoil.commands.arena import contests_of
from trefoil.commands.flags.arena import Asked

MISSING = (
    "There is no master yet for Triqueta with players=2: `trefoil train triqueta --players 2` trains one; the other"
)
ALONE = "There is no master yet for Tock with players=4, sides='alone': `trefoil train tock --players 4 --sides alone`"
NONE = "There are no networks for Triqueta: every level but master plays it."


@pytest.fixture
def nothing_learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(weights, "FOLDER", tmp_path)
    forget()
    yield
    forget()


@pytest.mark.usefixtures("nothing_learned")
@pytest.mark.parametrize(
    "line",
    [
        ("play", "triqueta", "--players", "2", "--against", "master"),
        ("arena", "triqueta", "--seats", "greedy,master", "--jobs", "1"),
    ],
)
def test_a_master_without_its_network_is_refused_before_anybody_plays(trefoil: Call, line: tuple[str, ...]) -> None:
    refused = trefoil(*line, stdin="1\n")
    assert_refused(refused, MISSING)
    assert refused.err.count("\n") == 1


@pytest.mark.usefixtures("nothing_learned")
def test_the_other_levels_play_without_any_network(trefoil: Call) -> None:
    answer = trefoil("play", "triqueta", "--players", "2", "--against", "search", "--first", "1", stdin="1\n")
    assert (answer.code, answer.err) == (0, "")


def test_a_game_without_networks_has_no_master(trefoil: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Triqueta.KNOWLEDGE, "NETWORK_OPTIONS", ())
    assert_refused(trefoil("play", "triqueta", "--against", "master"), NONE)


def ladder(game: str, **options: str) -> set[str]:
    """Who plays in an arena for which nobody said who sits where."""
    asked = Asked(
        game=game, options={"players": 2, **options}, seats=None, games=2, error=0.0, seed=0, jobs=1, json=False
    )
    return {level for contest in contests_of(asked) for level in contest.levels}


@pytest.mark.usefixtures("nothing_learned")
def test_in_an_arena_every_level_plays_that_can_play_at_its_tables() -> None:
    assert ladder("triqueta") == set(LEVELS) - {"master"}
    weights.file_of("triqueta-2").touch()  # it holds no network
    assert ladder("triqueta") == set(LEVELS) - {"master"}
    weights.write(weights.file_of("triqueta-2"), initialised(1), MADE)
    assert ladder("triqueta") == set(LEVELS)


@pytest.mark.parametrize(
    "line",
    [
        ("play", "tock", "--sides", "alone", "--against", "master"),
        ("arena", "tock", "--sides", "alone", "--seats", "greedy,master,greedy,greedy", "--jobs", "1"),
    ],
)
def test_a_table_that_no_network_serves_yet_is_refused_a_master_in_a_sentence(
    trefoil: Call, line: tuple[str, ...]
) -> None:
    assert_refused(trefoil(*line, stdin="1\n"), ALONE, "the other levels play on.")


def test_a_table_that_no_network_serves_yet_is_played_by_all_others() -> None:
    assert ladder("tock", sides="alone") == set(LEVELS) - {"master"}
    assert ladder("tock", deck="jokers") == set(LEVELS) - {"master"}
    assert ladder("tock") == set(LEVELS)
