"""What an object file that LLVM wrote for WebAssembly asks for, what it defines, and how long its data are."""

from collections.abc import Iterator

from wasm.binary import CUSTOM, DATA, IMPORT, Reader, sections

FUNCTION, MEMORY, GLOBAL = 0, 2, 3  # kinds of what is imported
LINKING = b"linking"  # the custom section with what a linker is told
VERSION, SYMBOL_TABLE = 2, 8
FUNCTIONS, DATA_SYMBOLS, SECTIONS = 0, 1, 3  # kinds of symbols; the others are told as functions are
UNDEFINED, NAMED = 0x10, 0x40  # flags of a symbol
CONSTANT, END = 0x41, 0x0B  # an i32 in the place of an expression, and the end of one


def imports(data: bytes) -> list[str]:
    """The names of whatever the object asks for."""
    return [name for kind, content in sections(data) if kind == IMPORT for name in _imports(Reader(content))]


def _imports(reader: Reader) -> Iterator[str]:
    for _ in range(reader.number()):
        reader.sized()
        name, kind = reader.sized().decode(), reader.byte()
        yield name
        if kind == FUNCTION:
            reader.number()
        elif kind == MEMORY:
            assert reader.number() == 0, "Expected a memory without an upper bound."
            reader.number()
        else:
            assert kind == GLOBAL, f"Expected a function, a memory or a global, got {kind}."
            reader.take(2)


def functions(data: bytes) -> list[tuple[str, int]]:
    """Name and index of each function that the object defines."""
    customs = (Reader(content) for kind, content in sections(data) if kind == CUSTOM)
    (told,) = (reader.rest() for reader in customs if reader.sized() == LINKING)
    reader = Reader(told)
    assert reader.number() == VERSION, "Expected version 2 of what linkers are told."
    tables = [content for kind, content in _parts(reader) if kind == SYMBOL_TABLE]
    return [symbol for table in tables for symbol in _functions(Reader(table))]


def _parts(reader: Reader) -> Iterator[tuple[int, bytes]]:
    while reader:
        yield reader.byte(), reader.sized()


def _functions(reader: Reader) -> Iterator[tuple[str, int]]:
    for _ in range(reader.number()):
        kind, flags = reader.byte(), reader.number()
        defined = not flags & UNDEFINED
        if kind == SECTIONS:
            reader.number()
        elif kind == DATA_SYMBOLS:
            reader.sized()
            for _ in range(3 * defined):  # its segment, where in it, how long
                reader.number()
        else:
            index = reader.number()
            name = reader.sized().decode() if defined or flags & NAMED else ""
            if kind == FUNCTIONS and defined:
                yield name, index


def end_of_data(data: bytes) -> int:
    """The first address after all constants."""
    return max((end for kind, content in sections(data) if kind == DATA for end in _ends(Reader(content))), default=0)


def _ends(reader: Reader) -> Iterator[int]:
    for _ in range(reader.number()):
        assert (reader.number(), reader.byte()) == (0, CONSTANT), "Expected data at an address that is known."
        address = reader.number()
        assert reader.byte() == END
        yield address + len(reader.sized())
