"""Those who are learning: sensible most of the time, sometimes mistaken, never absurd."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.bots.tables import TABLES, bot_of, name_of, positions
from tests.rules.rated import absurd
from tests.rules.tock.harm import does_harm
from tests.rules.tock.table import places, sentences, stage, table
from trefoil.bots.players.noisy import Noisy
from trefoil.bots.players.rating import sensible
from trefoil.core.contract import Knowledge
from trefoil.core.game import Game
from trefoil.games.catalogue import load

every_table = pytest.mark.parametrize(("name", "options"), TABLES, ids=name_of)
learning = pytest.mark.parametrize("level", ["beginner", "casual"])
TRIES = 60
BLUR = 1.0


def careless(blur: float, seed: int | str) -> Noisy:
    """Somebody who overlooks that many times what a beginner does."""

    def overlooks(known: Knowledge) -> float:
        return blur * float(known.BEGINNER_TEMPERATURE)

    return Noisy(overlooks, seed)


def losses(name: str, options: dict[str, Any]) -> list[float]:
    """How much worse than the best the chosen moves seem, here and there, beside what a beginner overlooks."""
    bot, found = careless(BLUR, 1), []
    for game in positions(name, options, 12):
        assert game.to_move is not None
        view = game.view(game.to_move)
        values = sensible(view)
        lost = (max(values.values()) - values[bot.choose(view)] for _ in range(TRIES))
        found += [loss / game.KNOWLEDGE.BEGINNER_TEMPERATURE for loss in lost]
    return found


@every_table
def test_nobody_plays_what_is_worse_than_they_can_overlook(name: str, options: dict[str, Any]) -> None:
    assert max(losses(name, options)) <= BLUR + 1e-5


@pytest.mark.parametrize("game", ["triqueta", "tock"])
def test_a_beginner_is_right_most_of_the_time_and_errs_sometimes(game: str) -> None:
    found = [loss for name, options in TABLES if name == game for loss in losses(name, options)]
    assert 0.01 < sum(loss > 0.1 for loss in found) / len(found) < 0.6


@every_table
def test_a_smaller_mistake_is_likelier_than_a_larger_one(name: str, options: dict[str, Any]) -> None:
    found = losses(name, options)
    assert sum(loss < BLUR / 2 for loss in found) > 2 * sum(loss >= BLUR / 2 for loss in found)


def test_the_more_is_overlooked_the_worse_is_played() -> None:
    views = [game.view(game.to_move) for game in positions("tock", {"players": 4}, 12)]

    def lost(blur: float) -> float:
        bot, total = careless(blur, 1), 0.0
        for view in views:
            values = sensible(view)
            total += sum(max(values.values()) - values[bot.choose(view)] for _ in range(TRIES))
        return total

    assert lost(0.2) < lost(1.0) < lost(3.0)


@pytest.mark.parametrize("game", ["triqueta", "tock"])
def test_a_beginner_overlooks_more_than_a_casual_player(game: str) -> None:
    known = load(game).KNOWLEDGE
    assert known.BEGINNER_TEMPERATURE > 1.5 * known.CASUAL_TEMPERATURE > 0


def test_the_same_seed_makes_the_same_mistakes() -> None:
    view = next(positions("tock", {"players": 4}, 1)).view(0)
    one, other, third = ([bot.choose(view) for _ in range(20)] for bot in (careless(BLUR, seed) for seed in "aab"))
    assert one == other != third


# What looks absurd to everybody else at the table


def choices(level: str, name: str, options: dict[str, Any], seed: int, most: int) -> Iterator[tuple[Any, str]]:
    """A game among equals: each position in which somebody chooses, and what they choose."""
    game, bots = load(name)(seed=seed, **options), [bot_of(level, 9 * seed + seat) for seat in range(6)]
    for _ in range(most):
        if game.to_move is None:
            return
        move = bots[game.to_move].choose(game.view(game.to_move))
        yield game, move
        game.push(move)


@learning
@every_table
def test_nothing_absurd_is_played_unless_there_is_nothing_else(name: str, options: dict[str, Any], level: str) -> None:
    for game, move in choices(level, name, options, 3, 300):
        assert move not in absurd(game) or absurd(game) == set(game.legal_moves)


def tokens(game: Game, take: str) -> dict[str, int]:
    """What lies in the row that is taken."""
    row: dict[str, int] = game.position()["rows"][int(take.removeprefix("take ")) - 1]["tokens"]
    return row


@learning
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_beginner_does_not_leave_a_round_with_nothing_on_its_first_turn(players: int, level: str) -> None:
    for seed in range(20):
        had = set()  # a turn, in which round
        for game, move in choices(level, "triqueta", {"players": players}, seed, 1000):
            if move == "draw" or move.startswith("take"):
                turn = game.to_move, game.position()["round"]
                assert move == "draw" or turn in had or tokens(game, move)
                had.add(turn)


@learning
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_beginner_takes_no_row_that_costs_points_while_a_better_one_lies_there(players: int, level: str) -> None:
    for seed in range(20):
        for game, move in choices(level, "triqueta", {"players": players}, seed, 1000):
            if move.startswith("take") and len(brought := {take: points(game, take) for take in takes(game)}) > 1:
                assert brought[move] >= min(1, max(brought.values()))


def takes(game: Game) -> list[str]:
    return [move for move in game.legal_moves if move.startswith("take")]


def points(game: Game, take: str) -> int:
    """What a row brings whoever takes it, the rock aside: somebody else takes the last one."""
    then = game.copy()
    then.push(take)
    before, now = (each.position()["seats"][game.to_move]["points"] for each in (game, then))
    return int(now - before)


@learning
def test_a_beginner_spares_the_partner_if_the_turn_can_end_otherwise(level: str) -> None:
    game = table("7 5", A="20 40", C="24")
    for seed in range(100):
        bot, turn = bot_of(level, seed), game.copy()
        while turn.to_move == 0:
            turn.push(bot.choose(turn.view(0)))
        assert places(turn, "C") == {"24", "C"}


@learning
@pytest.mark.parametrize("options", [{"players": 4}, {"players": 4, "deck": "tarot"}, {"players": 6}], ids=name_of)
def test_over_whole_games_ones_own_side_is_sent_back_only_if_every_turn_does_that(
    options: dict[str, Any], level: str
) -> None:
    for seed in range(4):
        began: Any = None  # the position in which the turn began
        for game, move in choices(level, "tock", options, seed, 1200):
            began = game.copy() if stage(game) == "playing" else began
            if move.startswith(">") and does_harm(game, move):
                assert all(does_harm(began, turn) for card in began.legal_moves for turn in sentences(began, card))
