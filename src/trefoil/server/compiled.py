"""What has been compiled: the rules of a game, and its bots where those are compiled too."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from trefoil.games.catalogue import GAMES, load

BOTS = "trefoil.bots.warm"


def rules_are(game: str) -> bool:
    """Whether the rules of a game can be loaded without compiling."""
    warm: Any = import_module("trefoil.core.warm")
    if hasattr(warm, "rules_of"):
        kind = load(game)
        return bool(warm.rules_of(kind.TITLE, kind.KERNEL).is_warm())
    return bool(warm.is_warm(GAMES[game]))


def bots_are() -> bool:
    """Whether every level of bots can be loaded without compiling."""
    if find_spec(BOTS) is None:
        return True
    room: Any = import_module(BOTS)
    return all(room.bots_of(load(game)).is_warm() for game in GAMES)


def load_rules(game: str) -> None:
    """Load everything a table uses, by playing some moves of a throw-away game."""
    from trefoil.core.game import MANUAL
    from trefoil.core.seats import NATURE

    kind = load(game)
    trial = kind(nature=MANUAL)
    for _ in range(40):
        odds = trial.odds()
        trial.push(next(iter(odds)) if trial.to_move == NATURE else next(iter(trial.legal_moves)))
        for seat in (None, 0):
            trial.view(seat).to_dict()
    kind.outcome_of(trial.view(None).states)
