"""Numba lowers and no more: what it writes is kept as it is before any optimisation, when pointers have no size yet."""

from collections.abc import Iterable, Iterator
from typing import Any, TypeAlias

import numba
from numba.core import caching, cgutils, codegen, cpu

Compiled: TypeAlias = Any  # Numba's result of compiling one function: its signature, its library, its name in LLVM

RUNTIME = "nrt"  # the library of Numba's own runtime: runtime.ll takes its place


def lower_only() -> None:
    """From here on this process makes no native code and asks no cache: it is of no other use any more."""
    codegen.CPUCodeLibrary.add_ir_module = _keep
    codegen.CPUCodeLibrary.finalize = _finish
    cpu.CPUContext.get_executable = _executable
    caching.Cache.load_overload = lambda *_: None
    caching.Cache.save_overload = lambda *_: None


def _keep(library: Any, module: Any) -> None:
    vars(library).setdefault("texts", []).append(cgutils.normalize_ir_text(str(module)))


def _finish(library: Any) -> None:
    library._finalized = True


def _executable(context: Any, library: Any, described: Any, environment: Any) -> Any:
    vars(library)["source"] = described.modname
    return [].append  # nothing is called here, but Numba knows functions by what it calls: each needs its own


def lowered(function: Any, arguments: tuple[Any, ...]) -> Compiled:
    """A kernel, compiled for arguments like these as far as LLVM's text."""
    signature = tuple(numba.typeof(argument) for argument in arguments)
    function.compile(signature)
    return function.overloads[signature]


def libraries(results: Iterable[Compiled]) -> list[Any]:
    """What the results consist of and whatever they call, each once."""
    found: dict[Any, None] = {}
    waiting = [result.library for result in reversed(list(results))]
    while waiting:
        library = waiting.pop()
        if library not in found and library.name != RUNTIME:
            found[library] = None
            waiting.extend(library._linking_libraries)
    return list(found)


def texts(results: Iterable[Compiled]) -> Iterator[str]:
    """The modules of LLVM's text that the results consist of."""
    for library in libraries(results):
        yield from vars(library).get("texts", ())


def modules(results: Iterable[Compiled]) -> set[str]:
    """The Python modules whose functions were compiled."""
    return {vars(library)["source"] for library in libraries(results) if "source" in vars(library)}
