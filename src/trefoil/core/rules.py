"""The words every game answers to, as `core/contract.py` explains them, for whoever does not know which game it is.

A compiled caller reaches the rules of the game its state belongs to.
"""

from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from trefoil.core.jit import by_state, is_record_of
from trefoil.core.slate import Slate
from trefoil.core.state import FIELDS

GAMES: dict[np.dtype[Any], SimpleNamespace] = {}  # by the states of a game, its answers to the words


def register(state: np.dtype[Any], module: ModuleType) -> None:
    """Let the words below reach what a module of a game answers to them."""
    if lacking := [name for name in FIELDS if name not in (state.names or ())]:
        raise TypeError(f"Expected a state with the fields {', '.join(FIELDS)}, got one without {lacking[0]!r}.")
    answers = GAMES.setdefault(state, SimpleNamespace())
    for word in WORDS:
        if hasattr(module, word.__name__):
            setattr(answers, word.__name__, getattr(module, word.__name__))


def _find(record: Any, name: str) -> Any:
    return next((getattr(answers, name) for state, answers in GAMES.items() if is_record_of(record, state)), None)


def setup(s: Any, options: NDArray[np.int64]) -> None:
    GAMES[s.dtype].setup(s, options)


def legal(s: Any, slate: Slate) -> int:
    return int(GAMES[s.dtype].legal(s, slate))


def sample(s: Any, rng: int, slate: Slate) -> int:
    return int(GAMES[s.dtype].sample(s, rng, slate))


def rollout_move(s: Any, rng: int, slate: Slate) -> int:
    return int(GAMES[s.dtype].rollout_move(s, rng, slate))


def weights(s: Any, slate: Slate) -> int:
    return int(GAMES[s.dtype].weights(s, slate))


def apply(s: Any, action: int) -> None:
    GAMES[s.dtype].apply(s, action)


def hide(s: Any, seat: int) -> None:
    GAMES[s.dtype].hide(s, seat)


def guess(s: Any, seed: int, slate: Slate) -> None:
    GAMES[s.dtype].guess(s, seed, slate)


def seen(s: Any, then: Any, action: int, seat: int) -> int:
    return int(GAMES[s.dtype].seen(s, then, action, seat))


def effects(before: Any, after: Any, action: int, slate: Slate) -> int:
    return int(GAMES[before.dtype].effects(before, after, action, slate))


def scores(s: Any, out: NDArray[np.int64]) -> None:
    GAMES[s.dtype].scores(s, out)


def winners(s: Any) -> int:
    return int(GAMES[s.dtype].winners(s))


def features(s: Any, seat: int, slate: Slate) -> int:
    return int(GAMES[s.dtype].features(s, seat, slate))


def rate(s: Any, network: Any, slate: Slate) -> int:
    return int(GAMES[s.dtype].rate(s, network, slate))


def solve(s: Any, depth: int, slate: Slate) -> int:
    return int(GAMES[s.dtype].solve(s, depth, slate))


def estimate(s: Any, slate: Slate) -> None:
    GAMES[s.dtype].estimate(s, slate)


def absurd(s: Any, action: int, slate: Slate) -> bool:
    return bool(GAMES[s.dtype].absurd(s, action, slate))


WORDS: tuple[Callable[..., Any], ...] = (
    setup,
    legal,
    sample,
    rollout_move,
    weights,
    apply,
    hide,
    guess,
    seen,
    effects,
    scores,
    winners,
    features,
    rate,
    solve,
    estimate,
    absurd,
)
for _word in WORDS:
    by_state(_word, _find)
