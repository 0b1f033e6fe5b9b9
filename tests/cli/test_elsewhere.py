"""The commands know a game that comes from another package."""

import pytest

from tests.cli.conftest import Call
from tests.games.acorns.game import Acorns


@pytest.mark.parametrize(
    "words",
    [
        "perft acorns --depth 2",
        "bench acorns --games 50",
        "rules acorns",
        "arena acorns --players 3 --seats greedy,uniform,uniform --games 6 --jobs 1",
        "help play acorns",
    ],
)
def test_every_command_knows_it(trefoil: Call, words: str) -> None:
    answer = trefoil(*words.split())
    assert (answer.code, answer.err.strip()) == (0, "")
    assert answer.out


def test_a_record_is_replayed_and_judged_by_name(trefoil: Call) -> None:
    game = Acorns(players=3, seed=1)
    game.push(next(iter(game.legal_moves)))
    told = trefoil("replay", "-", "--language", "fr", stdin=game.record()).out
    assert "glands dans le sac" in told
