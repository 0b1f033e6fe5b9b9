"""What a strong bot would play from a view, how good it thinks that is, and what it would play instead."""

from dataclasses import dataclass, replace

import numpy as np

from trefoil.bots.players.bot import expect_turn
from trefoil.bots.players.judgement import solved
from trefoil.bots.players.search import Search
from trefoil.bots.search.halving import Finding
from trefoil.core import entry_points
from trefoil.core.seats import NATURE
from trefoil.core.slate import SLATE
from trefoil.core.view import View

PLAYOUTS = 2000


@dataclass(frozen=True)
class Hint:
    """Advice for the seat of a view."""

    best: Finding
    runner_up: Finding | None  # None: there is no other move
    exact: bool  # the best move was reckoned out
    chances: dict[str, float]  # what nature may answer if the seat asks it, from what the seat knows


def hint(view: View, playouts: int = PLAYOUTS, seed: int = 0) -> Hint:
    """The same view, playouts and seed give the same hint."""
    expect_turn(view)
    findings = [chance_to_win(view, finding) for finding in Search(playouts, seed).findings(view)]
    reckoned = solved(view)
    findings.sort(key=lambda finding: finding.move != reckoned)  # the others keep their order
    runner_up = findings[1] if len(findings) > 1 else None
    return Hint(findings[0], runner_up, reckoned is not None, view.chances() if asks_nature(view) else {})


def chance_to_win(view: View, finding: Finding) -> Finding:
    """Partners share a win between them; to each of them it is a whole one."""
    size = view.kind.SENSE.side_size(int(view.options["players"]))
    return replace(finding, value=finding.value * size)


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
