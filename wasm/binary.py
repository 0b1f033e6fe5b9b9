"""The alphabet of WebAssembly's files: numbers of any length, texts, sections."""

from collections.abc import Iterator

MAGIC = b"\0asm\1\0\0\0"
CUSTOM, TYPE, IMPORT, FUNCTION, TABLE, MEMORY, GLOBAL, EXPORT, ELEMENT, CODE, DATA, COUNT = *range(8), 9, 10, 11, 12
ORDER = TYPE, IMPORT, FUNCTION, TABLE, MEMORY, GLOBAL, EXPORT, ELEMENT, COUNT, CODE, DATA  # in which a module has them


class Reader:
    """Reads on from wherever it stands."""

    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    def __bool__(self) -> bool:
        return self.at < len(self.data)

    def take(self, count: int) -> bytes:
        """The next bytes."""
        self.at += count
        return self.data[self.at - count : self.at]

    def byte(self) -> int:
        return self.take(1)[0]

    def number(self) -> int:
        """A whole number in LEB128: seven bits a byte, the lowest first."""
        value, shift, more = 0, 0, True
        while more:
            byte = self.byte()
            value |= (byte & 127) << shift
            shift += 7
            more = byte > 127
        return value

    def sized(self) -> bytes:
        """Bytes that say before them how many they are."""
        return self.take(self.number())

    def rest(self) -> bytes:
        """All that is left."""
        return self.take(len(self.data) - self.at)


def sections(data: bytes) -> Iterator[tuple[int, bytes]]:
    """The number and the content of each section of a file."""
    reader = Reader(data)
    assert reader.take(len(MAGIC)) == MAGIC, "Expected a file of WebAssembly 1."
    while reader:
        yield reader.byte(), reader.sized()


def number(value: int) -> bytes:
    """A whole number in LEB128."""
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    return bytes([*out, value])


def signed(value: int) -> bytes:
    """A whole number in LEB128 that could be negative."""
    out = bytearray()
    while not -64 <= value < 64:
        out.append(value & 127 | 128)
        value >>= 7
    return bytes([*out, value & 127])


def text(value: str) -> bytes:
    return sized(value.encode())


def sized(content: bytes) -> bytes:
    """Bytes that say before them how many they are."""
    return number(len(content)) + content


def section(kind: int, content: bytes) -> bytes:
    return bytes([kind]) + sized(content)


def listed(*items: bytes) -> bytes:
    """The content of a section: how many items, and these."""
    return number(len(items)) + b"".join(items)
