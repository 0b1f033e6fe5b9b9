"""How an entry is called from outside: an array is a pointer and a count, a number is itself, a truth is an i32."""

from dataclasses import dataclass
from typing import Any

import numba
from numba.core import types

from wasm.lowering import Compiled

NUMBERS = {types.int64: "i64", types.uint64: "i64", types.float64: "double"}


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
    number = f"{NUMBERS[kind]} %p{place}"
    return Argument((number,), "", (number,))


def answer(kind: Any) -> Answer:
    """How a result comes back."""
    if kind == types.none:
        return Answer("void", "i64", "  ret void")
    if kind == types.boolean:
        return Answer("i32", "i8", "  %found = load i8, ptr %out\n  %wide = zext i8 %found to i32\n  ret i32 %wide")
    number = NUMBERS[numba.types.unliteral(kind)]
    return Answer(number, number, f"  %found = load {number}, ptr %out\n  ret {number} %found")


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
