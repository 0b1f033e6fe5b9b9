"""The words every game answers to. A compiled caller reaches the rules of the game its state belongs to."""

from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from trefoil.core.jit import by_state, is_record_of
from trefoil.core.slate import Slate

GAMES: dict[np.dtype[Any], SimpleNamespace] = {}  # by the states of a game, its answers to the words


def register(state: np.dtype[Any], module: ModuleType) -> None:
    """Let the words below reach what a module of a game answers to them."""
    answers = GAMES.setdefault(state, SimpleNamespace())
    for word in WORDS:
        if hasattr(module, word.__name__):
            setattr(answers, word.__name__, getattr(module, word.__name__))


def _find(record: Any, name: str) -> Any:
    return next((getattr(answers, name) for state, answers in GAMES.items() if is_record_of(record, state)), None)


def setup(s: Any, options: NDArray[np.int64]) -> None:
    """Lay out a new game; the state of its generator is still to be set."""
    GAMES[s.dtype].setup(s, options)


def legal(s: Any, slate: Slate) -> int:
    """Write the legal actions of whoever is to move, ascending; return how many."""
    return int(GAMES[s.dtype].legal(s, slate))


def sample(s: Any, rng: int, slate: Slate) -> int:
    """One legal action, all equally likely; the slate is room to compute in."""
    return int(GAMES[s.dtype].sample(s, rng, slate))


def rollout_move(s: Any, rng: int, slate: Slate) -> int:
    """One legal action by the rollout policy: quick, and just sensible enough that games come to an end."""
    return int(GAMES[s.dtype].rollout_move(s, rng, slate))


def weights(s: Any, slate: Slate) -> int:
    """Write how likely each outcome of nature's next move is, outcome k at place k; return the sum."""
    return int(GAMES[s.dtype].weights(s, slate))


def apply(s: Any, action: int) -> None:
    """Carry out a legal action: a player's, or nature's."""
    GAMES[s.dtype].apply(s, action)


def hide(s: Any, seat: int) -> None:
    """Pour back into the unseen everything `seat` cannot see, and mark its place hidden."""
    GAMES[s.dtype].hide(s, seat)


def guess(s: Any, seed: int, slate: Slate) -> None:
    """Draw out of the unseen everything that is hidden."""
    GAMES[s.dtype].guess(s, seed, slate)


def seen(s: Any, then: Any, action: int, seat: int) -> int:
    """The action as `seat` may read it now, in state s, if it was carried out in state `then`."""
    return int(GAMES[s.dtype].seen(s, then, action, seat))


def scores(s: Any, out: NDArray[np.int64]) -> None:
    """Write what each seat has reached."""
    GAMES[s.dtype].scores(s, out)


def winners(s: Any) -> int:
    """The winning seats of a finished game: bit k stands for seat k."""
    return int(GAMES[s.dtype].winners(s))


def features(s: Any, seat: int, slate: Slate) -> int:
    """Write what a network is to know of a position as `seat` sees it; return how many features there are."""
    return int(GAMES[s.dtype].features(s, seat, slate))


def rate(s: Any, network: Any, slate: Slate) -> int:
    """Write the legal moves of the player to move, what each seems worth from what they see, and the best turn."""
    return int(GAMES[s.dtype].rate(s, network, slate))


def solve(s: Any, depth: int, slate: Slate) -> int:
    """The best action where the rest can be computed, over at most `depth` moves of nature, or EMPTY."""
    return int(GAMES[s.dtype].solve(s, depth, slate))


def estimate(s: Any, slate: Slate) -> None:
    """Write each seat's win probability as it seems from a position that is not over."""
    GAMES[s.dtype].estimate(s, slate)


def absurd(s: Any, action: int, slate: Slate) -> bool:
    """Whether even a beginner sees that no sensible person would play an action, unless there is nothing else."""
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
