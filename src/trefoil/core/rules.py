"""The words every game answers to. A compiled caller reaches the rules of the game its state belongs to."""

from collections.abc import Callable
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from trefoil.core.jit import by_state, is_record_of
from trefoil.core.slate import Slate

GAMES: dict[np.dtype[Any], ModuleType] = {}


def register(kernel: ModuleType) -> None:
    """Let the words below reach the rules of a game."""
    GAMES[kernel.STATE] = kernel


def _find(record: Any, name: str) -> Any:
    return next((getattr(kernel, name) for state, kernel in GAMES.items() if is_record_of(record, state)), None)


def setup(s: Any, options: NDArray[np.int64]) -> None:
    """Lay out a new game; its luck is still to be set."""
    GAMES[s.dtype].setup(s, options)


def legal(s: Any, slate: Slate) -> int:
    """Write the legal actions of whoever is to move, ascending; return how many."""
    return int(GAMES[s.dtype].legal(s, slate))


def sample(s: Any, luck: int, slate: Slate) -> int:
    """One legal action, all equally likely; the slate is room to reckon in."""
    return int(GAMES[s.dtype].sample(s, luck, slate))


def light(s: Any, luck: int, slate: Slate) -> int:
    """One legal action, drawn quickly, and with just so much sense that games come to an end."""
    return int(GAMES[s.dtype].light(s, luck, slate))


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


WORDS: tuple[Callable[..., Any], ...] = (
    setup,
    legal,
    sample,
    light,
    weights,
    apply,
    hide,
    guess,
    seen,
    scores,
    winners,
)
for _word in WORDS:
    by_state(_word, _find)
