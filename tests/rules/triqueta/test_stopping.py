"""What is computed out in Triqueta is what trying everything finds: when to stop (3.7), and what to add (5.1)."""

from collections import Counter
from functools import cache
from itertools import combinations, product
from random import Random

import numpy as np
import pytest

from tests.laws.positions import changed
from tests.rules.triqueta.mini import ANIMALS as LETTERS
from tests.rules.triqueta.mini import WORTH as VALUES
from tests.rules.triqueta.table import kept, laid, line, play, rest, table
from trefoil import BadPosition, Triqueta
from trefoil.bots.players.rating import solved
from trefoil.core.jit import COMPILED
from trefoil.core.state import EMPTY
from trefoil.games.triqueta import stopping
from trefoil.games.triqueta.values import KEEPING, WORTH
from trefoil.games.triqueta.values import value as value_of

Counts = tuple[int, ...]  # of each animal
CASES = 60 if COMPILED else 12
ANIMALS = range(len(LETTERS))


def more(counts: Counts, animal: int, n: int = 1) -> Counts:
    return tuple(count + n * (a == animal) for a, count in enumerate(counts))


def lying(rounds: int, mine: Counts) -> float:
    return sum(float(WORTH[rounds, animal, n]) for animal, n in enumerate(mine))


def with_kept(rounds: int, mine: Counts, tokens: Counts) -> float:
    """The best of all sets of kept tokens to add, and what the free places are worth."""
    found = []
    for n in range(len(tokens) + 1):
        for added in combinations(tokens, n):
            then = mine
            for animal in added:
                then = more(then, animal)
            found.append(lying(rounds, then))
    return max(found) + KEEPING[rounds] * (2 - len(tokens))


@cache
def drawn(rounds: int, left: int, mine: Counts, unseen: Counts, tokens: Counts) -> float:
    """What one more draw is worth."""
    total = 0.0
    for animal in ANIMALS:
        if unseen[animal]:
            chance, after = unseen[animal] / sum(unseen), more(unseen, animal, -1)
            total += chance * held(rounds, left - 1, mine, after, tokens, animal)
    return total


def held(rounds: int, left: int, mine: Counts, unseen: Counts, tokens: Counts, animal: int) -> float:
    """What it is worth to hold a token that is to be placed or kept."""
    placed = tried(rounds, left, more(mine, animal), unseen, tokens)
    return placed if len(tokens) == 2 else max(placed, tried(rounds, left, mine, unseen, (*tokens, animal)))


@cache
def tried(rounds: int, left: int, mine: Counts, unseen: Counts, tokens: Counts) -> float:
    """What a position is worth, by trying out everything."""
    stop = with_kept(rounds, mine, tokens)
    return max(stop, drawn(rounds, left, mine, unseen, tokens)) if left and sum(unseen) else stop


@pytest.mark.parametrize("n_kept", [0, 1, 2])
@pytest.mark.parametrize("rounds", [0, 1, 3])
def test_the_reckoning_is_what_trying_everything_finds(rounds: int, n_kept: int) -> None:
    choices = Random(10 * rounds + n_kept)
    for _ in range(CASES):
        left = choices.randint(0, 4)
        mine = tuple(choices.choice((0, 0, 1, 2, 2, 3, 4)) for _ in ANIMALS)
        unseen = tuple(choices.choice((0, 0, 1, 2)) for _ in ANIMALS)
        tokens = tuple(choices.choice(ANIMALS) for _ in range(n_kept))
        one, other = (*sorted(tokens), stopping.NONE, stopping.NONE)[:2]
        found = stopping.computed(rounds, left, np.array(mine), np.array(unseen), one, other)
        assert found == pytest.approx(tried(rounds, left, mine, unseen, tokens))


def test_a_full_tower_can_be_computed_out() -> None:
    stop = lying(0, (2, 2, 2, 1, 0, 3)) + 1
    assert stop < stopping.computed(0, 15, np.array([2, 2, 2, 1, 0, 3]), np.full(6, 10), 4, 5) < stop + 30


@pytest.mark.parametrize("animal", ANIMALS)
def test_in_the_last_round_tokens_are_worth_their_points(animal: int) -> None:
    value = VALUES[LETTERS[animal]]
    assert [value_of(0, animal, n) for n in range(8)] == [0, 1, 2, value, -1, -2, -3, -4]


def last_player(seed: int) -> Triqueta | None:
    """A game in which one player is left in the round, with few tokens in the tower; None if luck will have it so."""
    choices = Random(seed)
    game = Triqueta(players=choices.randint(2, 5), seed=seed)
    plies = choices.randint(5, 150)
    while game.to_move is not None and (len(game.moves) < plies or bin(game.states[0].seats_in).count("1") > 1):
        few = [move for move in game.legal_moves if move != "keep" or choices.random() < 0.1]
        game.push(choices.choice(few))
    if game.position()["stage"] not in ("turn", "placing"):
        return None
    s = game.states[0]
    s.tower_left[s.tower] = min(s.tower_left[s.tower], choices.randint(0, 3))
    mine = "".join(letter * choices.randint(0, 4) for letter in LETTERS) or "-"  # more than chance would bring
    collections = Triqueta.parts_of(game.states)["collections"].split("/")
    collections[s.turn] = mine
    try:
        return changed(game, towers="/".join(map(str, s.tower_left)), collections="/".join(collections))
    except BadPosition:
        return None  # more of an animal than there are


def values_of(game: Triqueta) -> dict[str, float]:
    """What each move of the last player is worth, by trying out everything from what that player sees."""
    assert game.to_move is not None
    s = game.view(game.to_move).states[0]
    rounds = sum(left > 0 for tower, left in enumerate(s.tower_left) if tower != s.tower)
    row = next(row for row in range(s.players) if s.rows_open >> row & 1)
    mine: Counts = tuple(int(n) for n in s.collections[s.turn] + s.rows[row])
    unseen: Counts = tuple(int(n) for n in s.unseen)
    tokens = tuple(int(animal) for animal in s.kept[s.turn] if animal != EMPTY)
    left, found = int(s.tower_left[s.tower]), {}
    for move in game.legal_moves:
        if move == "draw":
            found[move] = drawn(rounds, left, mine, unseen, tokens)
        elif move == "keep":
            found[move] = tried(rounds, left, mine, unseen, (*tokens, int(s.drawn)))
        elif move.startswith("place"):
            found[move] = tried(rounds, left, more(mine, int(s.drawn)), unseen, tokens)
        else:
            found[move] = with_kept(rounds, mine, tokens)
    return found


def test_the_last_player_plays_what_is_worth_most() -> None:
    played: Counter[str] = Counter()
    for game in filter(None, map(last_player, range(500))):
        assert game.to_move is not None
        move, values = solved(game.view(game.to_move)), values_of(game)
        assert move is not None
        assert values[move] == pytest.approx(max(values.values())), (game.record(), values)
        played[move.split()[0]] += 1
    assert set(played) == {"draw", "take", "keep", "place"}


# 3.6
def test_with_an_empty_tower_the_last_row_is_taken() -> None:
    game = table(2, 1, line("take 2", laid("RRROOODDDBBBMMM", 1)))
    assert solved(game.view(0)) == "take 1"


# 3.2b
def test_who_has_kept_two_tokens_places_the_next_one() -> None:
    game = table(2, 1, line("take 2", kept("R"), kept("O"), "draw, token U"))
    assert solved(game.view(0)) == "place 1"


def test_before_the_last_player_is_alone_nothing_is_computed_out() -> None:
    assert solved(table(3, 0, "take 1").view(1)) is None


def points(mine: Counter[str]) -> int:
    return sum(n if n < 3 else VALUES[animal] if n == 3 else 3 - n for animal, n in mine.items())


def best_sets(mine: Counter[str], tokens: str) -> set[tuple[bool, ...]]:
    """Which of the kept tokens to add: most points, then most tokens."""
    ranks = {}
    for chosen in product((True, False), repeat=len(tokens)):
        added = [token for token, yes in zip(tokens, chosen, strict=True) if yes]
        ranks[chosen] = points(mine + Counter(added)), len(added)
    return {chosen for chosen, rank in ranks.items() if rank == max(ranks.values())}


# 5.1
@pytest.mark.parametrize("tokens", ["U", "R", "UU", "RR", "RU"])
@pytest.mark.parametrize("row", ["", "UU", "UUU", "RUU", "RRU", "RRUU", "RRRUUU", "RRRRUU", "RRRRUUUU"])
def test_the_best_set_of_kept_tokens_is_added(row: str, tokens: str) -> None:
    game = table(2, 1, line("take 2", *map(kept, tokens), laid(row, 1), "take 1", rest(2)))
    chosen = []
    while game.to_move is not None:
        move = solved(game.view(game.to_move))
        assert move is not None
        chosen.append(move == "add")
        play(game, move)
    assert tuple(chosen) in best_sets(Counter(row), tokens)
