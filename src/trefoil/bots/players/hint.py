"""What a strong bot would play from a view, how good it thinks that is, and what it would play instead."""

from dataclasses import dataclass, replace

import numpy as np

from trefoil.bots.players.bot import expect_turn
from trefoil.bots.players.rating import solved
from trefoil.bots.players.search import Result, Search
from trefoil.core import entry_points
from trefoil.core.seats import NATURE
from trefoil.core.slate import SLATE
from trefoil.core.view import View

PLAYOUTS = 2000


@dataclass(frozen=True)
class Hint:
    """Advice for the seat of a view."""

    best: Result
    runner_up: Result | None  # None: there is no other move
    exact: bool  # the best move was computed
    chances: dict[str, float]  # what nature may answer if the seat asks it, from what the seat knows


def hint(view: View, playouts: int = PLAYOUTS, seed: int = 0) -> Hint:
    """The same view, playouts and seed give the same hint."""
    return advice_of(Search(playouts, seed), view)


def hints(view: View, playouts: int = PLAYOUTS, seed: int = 0) -> tuple[Hint, ...]:
    """A hint on each step of a whole sentence; a step without a choice is worth what the one before it was."""
    search, steps = Search(playouts, seed), list[Hint]()
    ahead: View | None = view
    while ahead is not None:
        moves = list(ahead.legal_moves)
        forced = bool(steps) and len(moves) == 1
        steps.append(forced_after(steps[-1], moves[0]) if forced else advice_of(search, ahead))
        ahead = ahead.after(steps[-1].best.move)
    return tuple(steps)


def advice_of(search: Search, view: View) -> Hint:
    """What a search advises; what can be computed goes before what it found."""
    expect_turn(view)
    results = [chance_to_win(view, result) for result in search.results(view)]
    computed = solved(view)
    results.sort(key=lambda result: result.move != computed)  # the others keep their order
    runner_up = results[1] if len(results) > 1 else None
    return Hint(results[0], runner_up, computed is not None, view.chances() if asks_nature(view) else {})


def forced_after(before: Hint, move: str) -> Hint:
    """The hint on the only way to go on."""
    return Hint(replace(before.best, move=move), None, before.exact, {})


def chance_to_win(view: View, result: Result) -> Result:
    """Partners share a win between them; to each of them it is a whole one."""
    size = view.kind.side_size(view.options)
    return replace(result, value=result.value * size)


def asks_nature(view: View) -> bool:
    """Whether one of the moves lets nature answer at once."""
    slates, actions = np.zeros(1, SLATE), np.zeros(1, SLATE)
    for k in range(entry_points.legal(view.states, actions)):
        states = view.states.copy()
        entry_points.guess(states, 0, slates)
        entry_points.apply(states, int(actions["moves"][0, k]))
        if states["to_move"][0] == NATURE:
            return True
    return False
