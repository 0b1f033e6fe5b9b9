"""The modules of several games, each made by a process of its own, side by side as far as the machine has room."""

import multiprocessing
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import TYPE_CHECKING

from wasm.errors import CannotBuild

if TYPE_CHECKING:
    from wasm.build import Built


def build(game: str) -> "Built":
    """The modules of a game; lines on standard output say how it goes."""
    try:
        from wasm.build import built  # only here: to ask whether anything has changed takes no compiler
    except ImportError as error:
        raise CannotBuild(f"Expected Numba and llvmlite as requirements/run.txt has them, got this: {error}.") from None
    return built(game, lambda line: print(line, flush=True))


def build_all(games: Iterable[str]) -> "Iterator[tuple[str, Built]]":
    """Each game with its modules."""
    if games := list(games):
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(mp_context=context, max_tasks_per_child=1) as processes:
            yield from zip(games, processes.map(build, games), strict=True)
