"""A game as people handle it: legal moves, equality, copies, views and outcomes."""

from typing import Any

import pytest

import trefoil
from tests.rules.triqueta.table import kept, laid, line, rest, table, taken
from trefoil import BadOption, BadRecord, BadSeat, IllegalMove, Tock, TrefoilError, Triqueta, bot_of
from trefoil.core.moves import LegalMoves


def test_legal_moves_are_iterated_counted_and_printed() -> None:
    moves = table(2).legal_moves
    assert list(moves) == ["draw", "take 1", "take 2"]
    assert len(moves) == 3
    assert str(moves) == "draw, take 1, take 2"
    assert repr(moves) == "<LegalMoves: draw, take 1, take 2>"


@pytest.mark.parametrize(
    ("move", "there"),
    [("take 1", True), (" take   1 ", True), ("take 3", False), ("", False), (None, False), (9, False)],
)
def test_a_move_can_be_looked_for_among_the_legal_ones(move: object, there: bool) -> None:
    assert (move in table(2).legal_moves) is there


def test_legal_moves_equal_lists_and_tuples_of_texts() -> None:
    moves = LegalMoves(("draw",))
    assert moves == ["draw"]
    assert moves == ("draw",)
    assert moves == LegalMoves(("draw",))
    assert moves != ["keep"]
    assert moves != "draw"


@pytest.mark.parametrize("thing", [LegalMoves(()), table(2)])
def test_what_changes_or_equals_lists_has_no_hash(thing: Any) -> None:
    with pytest.raises(TypeError):
        hash(thing)


def test_games_with_the_same_moves_are_equal() -> None:
    assert table(2, 0, "draw") == table(2, 0, "draw")
    assert table(2, 0, "draw") != table(2, 1, "draw")
    assert table(2, 0, "draw") != table(2, 0, "take 1")
    assert table(2) != "a game"


@pytest.mark.parametrize("seat", [-1, -2, 3, 10**9, "0", 1.0, True, (0,)])
def test_a_seat_that_is_not_at_the_table_sees_nothing(seat: Any) -> None:
    with pytest.raises(BadSeat) as refused:
        table(3).view(seat)
    assert str(refused.value) == f"There is no seat {seat!r}: expected 0 to 2, or None for a spectator."


def test_a_view_says_whose_it_is() -> None:
    game = table(3, 0, laid("R", 1))
    assert repr(game.view(1)) == "<View of Triqueta for seat 1 after 3 moves>"
    assert repr(game.view(None)) == "<View of Triqueta for a spectator after 3 moves>"


def test_a_view_can_be_had_without_the_moves_so_far() -> None:
    game = table(3, 0, laid("R", 1))
    quick, whole = game.view(1, told=False), game.view(1)
    assert (quick.moves, whole.moves) == ((), game.moves)
    assert quick.states.tobytes() == whole.states.tobytes()
    assert quick.legal_moves == whole.legal_moves


def test_a_view_knows_who_is_to_move() -> None:
    game = table(2, 0, laid("R", 1))
    assert [game.view(reader).to_move for reader in (0, 1, None)] == [1, 1, 1]
    assert table(2, 0, line(taken(2), rest(2))).view(None).to_move is None


def test_a_view_has_an_outcome_when_the_game_is_over() -> None:
    game = table(2, 0, line(taken(2), rest(2)))
    assert game.view(None).outcome() == game.outcome()
    assert table(2).view(None).outcome() is None


def test_a_view_is_not_changed_by_what_happens_later() -> None:
    game = table(2, 0, kept("R"))
    view = game.view(0)
    shown = view.to_dict()
    game.push("take 1")
    game.pop()
    game.pop()
    assert view.to_dict() == shown


def test_a_view_does_not_reach_the_game() -> None:
    game = table(2)
    view = game.view(0)
    view.options["players"] = 5
    view.states["to_move"] = 1
    assert game.options["players"] == 2
    assert game.to_move == 0


def test_a_copy_has_options_and_tags_of_its_own() -> None:
    game = table(2)
    twin = game.copy()
    twin.options["players"], twin.tags["date"] = 5, "today"
    assert game.options["players"] == 2
    assert game.tags == {}


def test_an_outcome_is_told_in_plain_words() -> None:
    outcome = table(2, 0, line(laid("RROU", 1), taken(2), rest(2))).outcome()
    assert outcome is not None
    assert outcome.to_dict() == {"winners": [0], "scores": [6, 2], "tokens": [4, 0], "ending": "points"}


def test_an_outcome_without_tokens_says_so() -> None:
    outcome = table(2, 0, line(taken(2), rest(2))).outcome()
    assert outcome is not None
    assert type(outcome)((0,), (1, 2), None, outcome.ending).to_dict()["tokens"] is None


def test_a_running_game_has_no_outcome() -> None:
    assert table(2).outcome() is None


def test_a_fresh_game_without_a_seed_is_a_fresh_game() -> None:
    assert len({Triqueta(players=5).states["rng_state"][0] for _ in range(5)}) == 5


def test_the_package_names_its_games_and_nothing_else() -> None:
    assert trefoil.Triqueta is Triqueta
    with pytest.raises(AttributeError, match="has no attribute 'Chess'"):
        _ = trefoil.Chess


@pytest.mark.parametrize(("depth", "count"), [(0, 1), (1, 2), (2, 4), (3, 0), (9, 0)])
def test_sequences_are_counted_up_to_the_end_of_the_game(depth: int, count: int) -> None:
    game = table(2, 0, line(kept("R"), kept("O"), taken(2), rest(2)))
    assert game.perft(depth) == count


def test_a_game_counts_its_moves() -> None:
    game = Triqueta(players=2, first=0, seed=1)
    game.push("draw")
    assert game.ply == len(game.moves) == 2


def test_views_are_equal_if_the_same_seat_knows_the_same() -> None:
    game = table(3, 0, line(laid("R", 1), kept("O")))
    other = table(3, 0, line(laid("R", 1), kept("U")))
    assert game.view(0) == other.view(0)  # what seat 1 has kept is its secret
    assert hash(game.view(0)) == hash(other.view(0))
    assert game.view(1) != other.view(1)
    assert game.view(0) != game.view(2)
    assert game.view(0) != "a view"


def test_legal_moves_have_numbers() -> None:
    moves = table(2).legal_moves
    assert (moves[0], moves[-1]) == ("draw", "take 2")
    with pytest.raises(IndexError):
        moves[3]


def test_the_package_lists_what_can_be_imported_from_it() -> None:
    assert dir(trefoil) == sorted([*trefoil.__all__, "__version__"])
    assert {"Bot", "Game", "Tock", "Triqueta", "View", "bot_of"} <= set(dir(trefoil))
    for name in trefoil.__all__:
        assert getattr(trefoil, name) is not None


@pytest.mark.parametrize("depth", [-1, 1.5, "2", None, True, 10**9])
def test_a_depth_that_cannot_be_counted_is_refused(depth: Any) -> None:
    with pytest.raises(BadOption) as refused:
        table(2).perft(depth)
    assert str(refused.value) == f"Expected a whole number from 0 to 10000 as depth, got {depth!r}."


@pytest.mark.parametrize("text", [None, 7, ["draw"], {"format": "trefoil-record/1"}])
def test_what_is_no_text_is_no_record(text: Any) -> None:
    with pytest.raises(BadRecord, match=r"^Expected the text of a record, got "):
        Triqueta.from_record(text)


@pytest.mark.parametrize("level", ["grand", "", None, 3, ["greedy"]])
def test_a_level_that_is_not_there_is_refused(level: Any) -> None:
    with pytest.raises(TrefoilError, match=r"^There is no level .*: expected uniform, "):
        bot_of(level)


def test_a_view_is_asked_only_what_a_legal_move_of_its_seat_does() -> None:
    game = Triqueta(players=2, first=0)
    assert game.view(0).effects("take 1") == [{"what": "left", "seat": 0, "start": "1"}]
    for seat, move in ((0, "take 3"), (1, "take 1")):
        with pytest.raises(IllegalMove, match=rf"^Cannot play '{move}' now: "):
            game.view(seat).effects(move)


def test_a_game_knows_where_it_lies() -> None:
    assert Triqueta.package() == "trefoil.games.triqueta"


def test_a_game_that_does_not_say_so_keeps_nothing_in_order() -> None:
    game = Tock(players=2, first=0, seed=1)
    assert game.lying(game.read_by(0)) == {}
