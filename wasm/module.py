"""From an object file to a module: what stands alone needs no linker, only a memory, a stack and exports.

Functions and data have their final places in the object, for LLVM writes each as if it were alone, from address 0.
"""

from wasm import object_file
from wasm.binary import (
    CODE,
    COUNT,
    DATA,
    ELEMENT,
    EXPORT,
    FUNCTION,
    GLOBAL,
    MAGIC,
    MEMORY,
    ORDER,
    TABLE,
    TYPE,
    listed,
    number,
    section,
    sections,
    signed,
    text,
)
from wasm.errors import CannotBuild

PAGE, STACK, ALIGNMENT = 65536, 65536, 16  # bytes
OWN = {"__linear_memory", "__stack_pointer"}  # what an object asks for and a module has itself
KEPT = TYPE, FUNCTION, TABLE, ELEMENT, COUNT, CODE, DATA  # sections that stay as LLVM wrote them
CHANGING, FIXED, END = b"\x7f\1\x41", b"\x7f\0\x41", b"\x0b"  # what stands around the value of a global i32
A_FUNCTION, A_MEMORY, A_GLOBAL = b"\0", b"\2", b"\3"  # what is exported


def module_of(data: bytes, shown: set[str]) -> bytes:
    """The module of an object file that asks for nothing, with exports, a memory and a stack of its own."""
    # The stack grows down towards the data; what the page lays out begins above it.
    top = -(-(object_file.end_of_data(data) + STACK) // ALIGNMENT) * ALIGNMENT
    made = {
        MEMORY: listed(b"\0" + number(-(-top // PAGE))),
        GLOBAL: listed(CHANGING + signed(top) + END, FIXED + signed(top) + END),  # 0: the stack pointer; 1: `free`
        EXPORT: exports(data, shown),
    }
    parts = {kind: content for kind, content in sections(data) if kind in KEPT} | made
    return MAGIC + b"".join(section(kind, parts[kind]) for kind in ORDER if kind in parts)


def exports(data: bytes, shown: set[str]) -> bytes:
    """The section that names the memory, where its free part begins, and the functions."""
    found = [text(name) + A_FUNCTION + number(index) for name, index in object_file.functions(data) if name in shown]
    return listed(text("memory") + A_MEMORY + number(0), text("free") + A_GLOBAL + number(1), *found)


def expect_no_imports(data: bytes, title: str) -> None:
    """A page, a worker and a test have nothing to offer that would be the same everywhere."""
    if foreign := [f"`{name}`" for name in object_file.imports(data) if name not in OWN]:
        raise CannotBuild(
            f"Expected modules without imports, got {', '.join(foreign)} in {title}: what a library of the machine "
            f"computes is to be a function of the house, as `trefoil.core.exp` is."
        )
