"""What a network is shown of a position of Tock: pawns and cards as one seat sees them."""

from typing import Any

import pytest

from tests.rules.rated import noticed
from tests.rules.tock.table import table
from trefoil.games.tock import features
from trefoil.games.tock.material import RANKS

ACE, NINE = RANKS.index("A"), RANKS.index("9")


def test_pawns_are_counted_from_the_readers_own_colour_on() -> None:
    game = table("5", players=6, A="A2 O 0 102", B="B1 B2 B3 B4")
    mine, theirs = noticed(game.states, 0), noticed(game.states, 1)
    for feature in (features.DEPTH + 1, features.IN_CENTRE, features.SAFE, features.AT_HOME, features.TO_GATE + 3):
        assert mine[feature] == 1
    assert theirs[features.AT_HOME + 3] == 1
    assert mine[features.PER_COLOUR + features.AT_HOME + 3] == 1
    assert mine[3 * features.PER_COLOUR + features.IN_BASE + 3] == 1  # the partner has not begun


def test_who_could_hit_whom_is_noticed() -> None:
    game = table("5", A="25", D="20")
    mine, theirs = noticed(game.states, 0), noticed(game.states, 3)
    assert mine[features.HUNTED] == theirs[features.HUNTING] > 0
    assert mine[features.HUNTING] == theirs[features.HUNTED] == 0


def test_a_card_that_brings_a_pawn_home_counts() -> None:
    assert noticed(table("5 9", A="66").states, 0)[features.ARRIVALS] == 1 / features.UNIT
    assert noticed(table("9 T", A="66").states, 0)[features.ARRIVALS] == 0


def test_somebody_without_a_pawn_to_move_is_stuck() -> None:
    assert features.STUCK in noticed(table("5 9").states, 0)
    assert features.STUCK + 1 in noticed(table("A 9").states, 0)
    assert not {features.STUCK, features.STUCK + 1} & noticed(table("A 9", A="20").states, 0).keys()


def test_a_card_on_its_way_into_a_kitty_is_unseen_by_the_others() -> None:
    game = table("5", A="20", players=3)
    before = [noticed(game.states, seat).get(features.UNSEEN + ACE, 0) for seat in (0, 1)]
    states = game.states
    states["on_its_way"] = ACE
    after = [noticed(states, seat).get(features.UNSEEN + ACE, 0) for seat in (0, 1)]
    assert after == [before[0], before[1] + 1 / features.UNIT]


def test_what_was_passed_to_the_partner_is_known() -> None:
    game = table("5", A="20", hands={2: "9"})
    unknown = noticed(game.states, 0)
    states = game.states
    states["passed"][0, 0] = NINE
    known = noticed(states, 0)
    assert features.PARTNERS + NINE not in unknown
    assert known[features.PARTNERS + NINE] == 1
    assert known[features.UNSEEN + NINE] == unknown[features.UNSEEN + NINE] - 1 / features.UNIT


HOUSE_RULES = [
    ({"direction": "anticlockwise"}, features.HOUSE),
    ({"friendly_fire": True}, features.HOUSE + 1),
    ({"deck": "jokers"}, features.DECK),
    ({"deck": "tarot"}, features.DECK + 1),
    ({"fold": False}, features.DROPPING),
]


def told(**given: Any) -> set[int]:
    """The features of a position with one pawn out."""
    return set(noticed(table("5", A="20", **given).states, 0))


@pytest.mark.parametrize(("rule", "feature"), HOUSE_RULES)
def test_decks_and_house_rules_are_features(rule: dict[str, Any], feature: int) -> None:
    assert told(**rule) - told() >= {feature}
    assert not told() & {other for _, other in HOUSE_RULES}


def test_a_jack_that_spares_starts_and_a_kitty_are_features_of_their_own() -> None:
    assert features.HOUSE + 2 in told() - told(jack_spares_start=False)
    assert features.KITTIES in told(players=3) - told(players=3, kitty=False)


def test_of_two_alone_both_see_their_own_colour_first() -> None:
    game = table("5", players=2, sides="alone", A="25 A1", C="61 C1")
    mine, theirs = noticed(game.states, 0), noticed(game.states, 1)
    per_colour = range(2 * features.PER_COLOUR)
    assert {k: mine.get(k) for k in per_colour} == {k: theirs.get(k) for k in per_colour} != {}


def test_only_the_colours_that_are_played_are_counted() -> None:
    game = table("5", players=2, sides="alone", A="25", C="43")
    last = (2 * features.PER_COLOUR, 4 * features.PER_COLOUR)
    assert not [feature for feature in noticed(game.states, 0) if feature in range(*last)]
