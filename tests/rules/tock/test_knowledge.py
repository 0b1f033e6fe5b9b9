"""What a thoughtful player of Tock sees: pawns, cards, danger, and the partner."""

from typing import Any

import pytest

from tests.laws.positions import changed
from tests.rules.rated import judged, shares, values
from tests.rules.tock.rows import ROWS, row_name
from tests.rules.tock.table import after, begin, dealt, play, table
from trefoil.core.jit import kernel
from trefoil.core.state import Records
from trefoil.games.tock.game import Tock
from trefoil.games.tock.material import TO
from trefoil.games.tock.values import pawn_value as worth_of_pawn


@kernel
def pawn_value(states: Records, pawn: int) -> float:
    return worth_of_pawn(states[0], pawn)


def worth(game: Tock) -> float:
    """What the first pawn of seat 0 is worth where it stands."""
    return pawn_value(game.states, 0)


def best(game: Tock) -> str:
    found = values(game)
    return max(found, key=found.__getitem__)


def turn(game: Tock) -> str:
    """The best-looking turn as a line of moves."""
    return " ".join(game.KERNEL.VERBS.texts[action] for action in judged(game.states).line)


def test_a_pawn_is_brought_home_if_a_card_does_it() -> None:
    assert turn(table("5 9", A="66 20")) == "5 @66 >A2"


def test_a_pawn_goes_in_as_deep_as_a_card_takes_it() -> None:
    assert turn(table("2 5", A="68")) == "5 @68 >A4"


def test_a_pawn_comes_out_of_its_base() -> None:
    assert turn(table("K 2", A="20")) == "K @A >0"


def test_an_opponents_pawn_is_hit_rather_than_passed() -> None:
    assert turn(table("5 6", A="20", B="25")) == "5 @20 >25"


def test_a_pawn_is_worth_less_where_it_can_be_hit() -> None:
    free, near, far, crowd = (worth(table("5", A="25", D=place)) for place in ("30", "12", "11", "12 20 24"))
    assert free == far > near > crowd


def test_partners_are_no_danger() -> None:
    assert worth(table("5", A="25", C="20 24")) == worth(table("5", A="25"))


def test_a_pawn_on_its_own_start_is_in_no_danger() -> None:
    assert worth(table("5", A="0", D="60 70")) == worth(table("5", A="0", D="30 40"))


def test_a_pawn_is_worth_more_the_further_it_has_come() -> None:
    places = ["A", "1", "20", "40", "69", "A1", "A2", "A3", "A4"]
    found = [worth(table("5", A=place)) for place in places]
    assert found == sorted(set(found))


# 4.5: with the clock a pawn that has passed its gate begins another round.
def test_a_pawn_past_its_gate_has_gone_nowhere() -> None:
    assert worth(table("5", A="70")) == worth(table("5", A="71")) < worth(table("5", A="1"))


def test_against_the_clock_the_gate_lies_at_the_end_of_the_ring() -> None:
    found = [worth(table("5", A=place, direction="anticlockwise")) for place in ("71", "50", "40", "20", "1")]
    assert found == sorted(set(found))


# 5.2
def test_the_centre_is_a_short_cut() -> None:
    assert turn(table("2", players=6, A="7")) == "2 @7 >O"


# 5.1
def test_a_joker_is_named_what_serves_best() -> None:
    assert turn(table("*", players=6, A="102")) == "* =7 @102 >A4"


# 4.8
def test_a_seven_is_judged_by_its_whole_turn() -> None:
    game = table("7 9", A="68 67")
    assert after(game, turn(game)).position()["colours"][0]["home"] == 2


# 4.8
def test_in_the_middle_of_a_seven_the_rest_is_judged() -> None:
    game = after(table("7", A="68 67"), "7 @68 >A3")
    assert turn(game) == "@67 >A1"


# 4.8: the parts of a seven are tried in one order of pawns; a beginning in another is judged as it stands.
def test_a_seven_begun_with_a_later_pawn_is_judged_too() -> None:
    game = after(table("7", A="3 50", D="54"), "7")  # the second pawn alone cannot go seven
    assert list(game.legal_moves) == ["@3", "@50"]
    assert values(game)["@3"] > values(game)["@50"]
    assert turn(game).startswith("@3 >")


def test_a_beginning_that_is_judged_as_it_stands_may_be_the_first() -> None:
    game = after(table("7", A="50 14", B="18"), "7")
    assert list(game.legal_moves) == ["@14", "@50"]
    assert turn(game).startswith("@50 >")


def test_in_the_middle_of_a_move_the_square_is_judged() -> None:
    game = after(table("5", A="66"), "5 @66")
    assert judged(game.states).line == [TO + game.KERNEL.VERBS.verbs[7].objects.index("A2")]


# 3.2
def test_the_least_useful_card_is_dropped() -> None:
    game = table("X7 7 2", deck="tarot")
    assert list(game.legal_moves) == ["drop 2", "drop 7", "drop X7"]
    assert best(game) == "drop 2"


def test_laying_a_hand_down_is_no_choice() -> None:
    assert values(table("9 8")) == {"fold": 0}


# 2.2
@pytest.mark.parametrize("pair", ["A A", "K K", "A K"])
def test_of_two_cards_that_enter_one_goes_to_a_partner_without_a_pawn(pair: str) -> None:
    game = dealt(f"{pair} 9 8 Q" + " 2 3 4 5 6" * 3, players=4, first=0)
    assert best(game) in {f"give {card}" for card in pair.split()}


# 2.2
def test_a_partner_with_pawns_in_play_needs_no_card_that_enters() -> None:
    stuck = dealt("A A 9 8 Q" + " 2 3 4 5 6" * 3, players=4, first=0)
    moving = changed(stuck, pawns="A,A,A,A/B,B,B,B/40,C,C,C/D,D,D,D")
    assert values(moving)["give A"] < values(stuck)["give A"]


# 2.3
def test_of_the_kitty_the_best_card_is_got_and_the_least_is_put_there() -> None:
    game = dealt("A 2 3 4 5 6 7 8 9 T J Q K A 2 3 4 5 6 7 8 9 T J Q K A", players=3, first=0)
    put = values(game)
    assert put["put 4"] == min(put.values())
    play(game, best(game))
    assert best(game) == "get A"


# 4.10: partners win together.
def test_partners_have_equal_shares() -> None:
    found = shares(table("5", A="A1 A2", B="20", C="30"))
    assert found[0] == found[2] > found[1] == found[3]


@pytest.mark.parametrize("row", [row for row in ROWS if row["sides"] != "pairs"], ids=row_name)
def test_without_partners_whoever_is_ahead_has_the_largest_share(row: dict[str, Any]) -> None:
    found = shares(table("5", **row, A="A1 A2 A3"))
    assert found[0] > max(found[1:])
    assert found[0] > 1 / row["players"]


@pytest.mark.parametrize("row", ROWS, ids=row_name)
def test_only_partners_win_together(row: dict[str, Any]) -> None:
    assert Tock.side_size(begin(**row).options) == (2 if row["sides"] == "pairs" else 1)


# 4.10: alone the seat opposite is an opponent like any other.
@pytest.mark.parametrize("players", [4, 6])
def test_alone_nobody_shares_a_win(players: int) -> None:
    found = shares(table("5", players=players, sides="alone", A="A1 A2"))
    assert found[0] > found[players // 2] == found[1]


def test_alone_a_pawn_opposite_is_a_danger_and_is_hit() -> None:
    assert worth(table("5", A="25", C="20 24", sides="alone")) < worth(table("5", A="25", sides="alone"))
    assert turn(table("5 6", A="20", C="25", sides="alone")) == "5 @20 >25"


def test_of_two_alone_the_other_is_a_danger() -> None:
    safe, hunted = (table("5", players=2, sides="alone", A="25", C=place) for place in ("40", "20"))
    assert worth(hunted) < worth(safe)
