"""Games on disk: read a record, write one, and remember the last game that was played here."""

import sys
from pathlib import Path

from trefoil.core.cache import cache_home
from trefoil.core.errors import BadRecord
from trefoil.core.options import shortened
from trefoil.core.record import FORMAT

LARGEST = 1 << 24  # bytes; the longest game is a thousand times smaller
STDIN = "-"


class NotOurs(OSError):
    """A file is there already, and it is not a record: it is not written over."""


def read(file: str) -> bytes:
    """The bytes of a record in a file, or from standard input if the file is called `-`."""
    try:
        if file == STDIN:
            text = sys.stdin.buffer.read(LARGEST + 1) if sys.stdin else b""
        else:
            with Path(file).open("rb") as opened:
                text = opened.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise BadRecord(f"Cannot read {shortened(file, 200)}: expected a record, but {reason(error)}.") from None
    if len(text) > LARGEST:
        raise BadRecord(f"Cannot read {shortened(file, 200)}: expected a record, got more than {LARGEST} bytes.")
    return text


def reason(error: Exception) -> str:
    """Why the system refused, to stand inside a sentence."""
    text = str(getattr(error, "strerror", None) or error)
    return text[:1].lower() + text[1:]


def write(record: str, file: Path) -> None:
    """Write a record; a file that holds something else stays as it is."""
    if file.exists() and not is_record(file):
        raise NotOurs(str(file))
    file.write_text(record + "\n", encoding="utf-8")


def is_record(file: Path) -> bool:
    """Whether a file looks like a record; an empty one may become one."""
    with file.open("rb") as opened:
        beginning = opened.read(100)
    return not beginning or f'"{FORMAT.rpartition("/")[0]}/'.encode() in beginning


def keep(record: str, game: str) -> Path | None:
    """Write the last game to its place; None if that cannot be done."""
    file = cache_home() / "last" / f"{game}.json"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write(record, file)
    except OSError:
        return None
    return file
