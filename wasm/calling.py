"""How an entry is called from outside: arrays are pointers and counts, whole numbers i64, floats f64, truths i32."""

from dataclasses import dataclass
from typing import Any

import numba
from numba.core import types

from wasm.errors import CannotBuild
from wasm.lowering import Compiled

NUMBERS = {types.int64: "i64", types.uint64: "i64", types.float64: "double"}
TRUTH = "i8"  # as Numba keeps it


@dataclass(frozen=True)
class Argument:
    """One argument, in LLVM's text."""

    parameters: tuple[str, ...]  # as the caller gives it
    prepared: str  # what is computed first
    passed: tuple[str, ...]  # as Numba's function takes it


@dataclass(frozen=True)
class Answer:
    """What is returned, in LLVM's text."""

    kind: str
    kept: str  # the type of the place that Numba's function writes it to
    ending: str


def array(place: int, kind: Any) -> Argument:
    """Numba passes its owner, its base, how many there are, the size of one, the data, one length and one step."""
    size = numba.np.numpy_support.as_dtype(kind.dtype).itemsize
    pointer, count = f"ptr %p{place}", f"i64 %c{place}"
    return Argument(
        (pointer, f"i32 %n{place}"),
        f"  %c{place} = zext i32 %n{place} to i64\n",
        ("ptr null", "ptr null", count, f"i64 {size}", pointer, count, f"i64 {size}"),
    )


def argument(place: int, kind: Any) -> Argument:
    """An argument of any kind that can be passed."""
    if isinstance(kind, types.Array):
        return array(place, kind)
    if kind not in NUMBERS:
        raise CannotBuild(f"Expected arrays, numbers of 64 bits and floats as arguments of an entry, got {kind}.")
    number = f"{NUMBERS[kind]} %p{place}"
    return Argument((number,), "", (number,))


def answer(kind: Any) -> Answer:
    """How a result comes back."""
    kind = numba.types.unliteral(kind)  # Numba knows of some results which number they are
    if kind == types.none:
        return Answer("void", "i64", "  ret void")
    if kind == types.boolean:
        return widened(TRUTH, "zext", "i32")
    if kind in types.integer_domain and kind not in NUMBERS:
        return widened(f"i{kind.bitwidth}", "sext" if kind.signed else "zext", "i64")
    if kind not in NUMBERS:
        raise CannotBuild(f"Expected nothing, a truth or a number as the result of an entry, got {kind}.")
    number = NUMBERS[kind]
    return Answer(number, number, f"  %found = load {number}, ptr %out\n  ret {number} %found")


def widened(kept: str, how: str, kind: str) -> Answer:
    """A result that is kept in fewer bits than it comes back in."""
    return Answer(
        kind, kept, f"  %found = load {kept}, ptr %out\n  %wide = {how} {kept} %found to {kind}\n  ret {kind} %wide"
    )


def entry(name: str, result: Compiled) -> str:
    """LLVM's text of a function that calls a compiled one; an exception traps."""
    arguments = [argument(place, kind) for place, kind in enumerate(result.signature.args)]
    back = answer(result.signature.return_type)
    callee = result.fndesc.llvm_func_name
    parameters = ", ".join(part for one in arguments for part in one.parameters)
    passed = ["ptr %out", "ptr %error", *(part for one in arguments for part in one.passed)]
    return f"""
declare void @llvm.trap()
declare i32 @"{callee}"({", ".join(part.split()[0] for part in passed)})
define {back.kind} @{name}({parameters}) {{
  %out = alloca {back.kept}
  %error = alloca ptr
{"".join(one.prepared for one in arguments)}  %status = call i32 @"{callee}"({", ".join(passed)})
  %failed = icmp eq i32 %status, -1
  %raised = icmp sgt i32 %status, 0
  %bad = or i1 %failed, %raised
  br i1 %bad, label %wrong, label %right
wrong:
  call void @llvm.trap()
  unreachable
right:
{back.ending}
}}
"""
