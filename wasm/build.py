"""Builds the modules of one game, in a process of its own: what is compiled first names what is compiled after it."""

import time
from collections.abc import Callable
from dataclasses import dataclass

import numba
from numba.core import config

from trefoil.core.game import Game
from trefoil.games.catalogue import load
from wasm import sources
from wasm.compiling import OWN, PLAIN, SIMD, Variant, compiled
from wasm.entries import Entries, offer_of
from wasm.errors import CannotBuild
from wasm.lowering import Compiled, lower_only, lowered, modules
from wasm.module import expect_no_imports, module_of

NUMBA = "0.68."  # whose insides wasm/lowering.py knows

Say = Callable[[str], None]
Results = dict[str, Compiled]


@dataclass(frozen=True)
class Built:
    """What was made of a game."""

    modules: dict[str, bytes]  # by the name of their file
    sources: list[str]  # what they were made from, from the root of the repository


def built(game: str, say: Say) -> Built:
    """The modules of a game; afterwards this process cannot compile anything else."""
    expect_compiler()
    lower_only()
    kind = load(game)
    offered, began = offer_of(kind), time.monotonic()
    rules = results(offered.rules)
    both = rules | results(offered.bots)
    say(f"{kind.TITLE}: {len(both)} entries lowered in {time.monotonic() - began:.1f} s")
    plans = {"rules.wasm": (rules, PLAIN), "bots.wasm": (both, PLAIN), "bots.simd.wasm": (both, SIMD)}
    made = {file: module(kind, file, *plan, say) for file, plan in plans.items()}
    return Built(made, sources.of(modules(both.values())))


def expect_compiler() -> None:
    """Numba as we know it, with its compiler switched on and no checks in what it makes."""
    if not numba.__version__.startswith(NUMBA):
        raise CannotBuild(f"Expected Numba {NUMBA}x, whose insides wasm/lowering.py knows, got {numba.__version__}.")
    if config.DISABLE_JIT or config.BOUNDSCHECK:
        raise CannotBuild("Expected neither NUMBA_DISABLE_JIT nor NUMBA_BOUNDSCHECK to be set, got one of them.")


def results(entries: Entries) -> Results:
    """The kernels, each lowered for its arguments."""
    return {name: lowered(function, arguments) for name, (function, arguments) in entries.items()}


def module(kind: type[Game], file: str, entries: Results, variant: Variant, say: Say) -> bytes:
    """One module, and a line that says how it went."""
    began = time.monotonic()
    written = compiled(entries, variant)
    expect_no_imports(written, f"{file} of {kind.TITLE}")
    made = module_of(written, {*entries, OWN})
    say(f"{kind.TITLE}: {file}, {len(made):,} bytes, compiled in {time.monotonic() - began:.1f} s")
    return made
