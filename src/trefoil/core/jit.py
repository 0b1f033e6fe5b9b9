"""The only file that knows Numba: `kernel` and `rule` compile, `by_state` picks the rule a state belongs to."""

import hashlib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

import numba
from numba.core import config
from numba.extending import overload

from trefoil.core import plugins
from trefoil.core.cache import cache_home

P = ParamSpec("P")
R = TypeVar("R")

COMPILED = not config.DISABLE_JIT
BOUNDS_CHECKED = bool(config.BOUNDSCHECK)
MODE = "interpreted" if not COMPILED else "checked" if BOUNDS_CHECKED else "compiled"


def fingerprint(rooms: tuple[str, ...] = ("core", "games", "bots"), elsewhere: Iterable[Path] = ()) -> str:
    """Name everything compiled code depends on: Numba's own cache watches neither other files nor its settings."""
    house = Path(__file__).resolve().parents[1]  # Numba looks for compiled code by where its source lies
    digest = hashlib.sha256(f"{numba.__version__} {MODE} opt={config.OPT} {house}".encode())
    own = sorted(path for room in rooms for path in (house / room).rglob("*.py"))
    for path in [*own, *(path for folder in elsewhere for path in sorted(folder.rglob("*.py")))]:
        name = path.relative_to(house) if path.is_relative_to(house) else path
        digest.update(name.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


# Arrows go down: what core and games compile to does not depend on the bots.
BELOW_BOTS = tuple(f"{package}." for package in ("trefoil.core", "trefoil.games", *plugins.packages()))
FOLDERS = [folder for folder in plugins.FOLDERS.values() if folder is not None]
CACHE = cache_home() / f"{MODE}-{fingerprint(('core', 'games'), FOLDERS)}"
CACHE_OF_ALL = cache_home() / f"{MODE}-{fingerprint(elsewhere=FOLDERS)}"


def _compiled(function: Callable[P, R], *, into_callers: bool) -> Callable[P, R]:
    # Numba looks at CACHE_DIR when a function is declared; a value from outside must not mix modes or versions.
    below_bots = function.__module__.startswith(BELOW_BOTS)
    outside, config.CACHE_DIR = config.CACHE_DIR, str(CACHE if below_bots else CACHE_OF_ALL)
    try:
        result = numba.njit(
            cache=True, nogil=True, boundscheck=BOUNDS_CHECKED, forceinline=into_callers, no_cfunc_wrapper=True
        )(function)
    finally:
        config.CACHE_DIR = outside
    return cast(Callable[P, R], result)


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function on its first call, keep the result on disk, and let other threads run meanwhile."""
    return _compiled(function, into_callers=False)


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a small function into each of its callers."""
    return _compiled(function, into_callers=True)


def by_state(word: Callable[..., Any], find: Callable[[Any, str], Any]) -> None:
    """Let compiled callers of `word` reach `find(record type, name)` directly, at no cost when they run."""
    name = word.__name__

    def choose(s, *args):  # type: ignore[no-untyped-def]  # Numba compares this signature with the next, letter by letter
        found = find(s, name)
        return None if found is None else lambda s, *args: found(s, *args)

    overload(word)(choose)


def is_record_of(record: Any, dtype: Any) -> bool:
    """Say whether a Numba type is the record type of this dtype."""
    return bool(record == numba.from_dtype(dtype))


def compile_for(function: Any, *arguments: Any) -> None:
    """Compile a kernel for arguments like these, without calling it."""
    function.compile(tuple(numba.typeof(argument) for argument in arguments))
