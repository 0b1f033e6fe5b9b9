"""What a network is shown of a position of Triqueta: tokens, rows and turns as one seat sees them."""

import pytest

from tests.rules.rated import noticed
from tests.rules.triqueta.table import kept, laid, line, table
from trefoil.games.triqueta import features
from trefoil.games.triqueta.material import N_ANIMALS


def test_rows_are_ordered_by_what_they_bring_the_reader() -> None:
    bear = features.ROWS + 5 * features.IN_A_ROW
    for row in (1, 2):
        found = noticed(table(2, 0, laid("U", row)).states, 0)
        assert found[bear] == 1
        assert found[features.GAINS] > found[features.GAINS + 5] == 0


def test_a_drawn_token_is_its_drawers_own() -> None:
    game = table(2, 0, "draw, token B")
    assert noticed(game.states, 0)[features.DRAWN + 3] == 1
    assert features.DRAWN + 3 not in noticed(game.states, 1)


def test_what_is_kept_is_known_to_its_owner_and_counted_by_the_others() -> None:
    game = table(2, 0, line(kept("B"), laid("R", 1), kept("B")))
    mine, theirs = noticed(game.states, 0), noticed(game.states, 1)
    assert mine[features.KEPT + 3 * (features.COUNTED + 1)] == 2
    assert not set(range(features.KEPT, features.ROWS)) & theirs.keys()
    assert theirs[features.SEATS + features.PER_SEAT + 4] == 1
    assert theirs[features.UNSEEN + 3] == 1
    assert mine[features.UNSEEN + 3] == pytest.approx(0.8)


def test_collections_are_told_apart_by_the_rounds_to_come() -> None:
    first = table(2, 0, line(laid("UR", 1), "take 1"))
    later = table(2, 0, line(laid("UR", 1), "take 1, take 2, tower 2"))
    group = N_ANIMALS * features.COUNTED
    bear = 5 * features.COUNTED
    assert noticed(first.states, 0)[features.COLLECTED + 3 * group + bear] == 1
    assert noticed(later.states, 0)[features.COLLECTED + 2 * group + bear] == 1
