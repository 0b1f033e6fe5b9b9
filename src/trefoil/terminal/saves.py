"""Games on disk: read a record, write one, and remember the last game that was left here."""

import json
import shutil
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from trefoil.core import record
from trefoil.core.cache import cache_home
from trefoil.core.data import data_home
from trefoil.core.errors import BadRecord
from trefoil.core.quoting import shortened
from trefoil.games.catalogue import GAMES

LARGEST = 1 << 24  # bytes; the longest game is a thousand times smaller
STDIN = "-"


class NotOurs(OSError):
    """A file is there already, and it is not a record: it is not written over."""


@dataclass(frozen=True)
class Kept:
    """A game that was left, and how it was played."""

    game: str
    record: bytes
    seat: int = 0
    level: str | None = None  # of the bots; None where an older version kept it


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


def write(text: str, file: Path) -> None:
    """Write a record; a file that holds something else stays as it is."""
    if file.exists() and not is_record(file):
        raise NotOurs(str(file))
    file.write_text(text + "\n", encoding="utf-8")


def is_record(file: Path) -> bool:
    """Whether a file looks like a record; an empty one may become one."""
    with file.open("rb") as opened:
        beginning = opened.read(100)
    return not beginning or f'"{record.FORMAT.rpartition("/")[0]}/'.encode() in beginning


# The last game: in the folder `games` of the data folder, with the seat and the level beside it.


def left(game: str) -> Path:
    """Where a game that was left has its place."""
    return data_home() / "games" / f"{game}.json"


def beside(file: Path) -> Path:
    """Where it is said how a game was played, which a record does not say."""
    return file.with_suffix(".table.json")


def keep(text: str, game: str, seat: int, level: str) -> Path | None:
    """Write a game that goes on later to its place; None if that cannot be done."""
    try:
        file = left(game)
        file.parent.mkdir(parents=True, exist_ok=True)
        replace(beside(file), json.dumps({"seat": seat, "level": level}))
        replace(file, text)
    except (OSError, RuntimeError):  # the latter where nobody knows a home folder
        return None
    return file


def keep_over(text: str, game: str) -> Path | None:
    """Write a game that is over to its place; if it was left before, there is nothing to go on with any more."""
    try:
        file = left(game).with_suffix(".over.json")
        file.parent.mkdir(parents=True, exist_ok=True)
        replace(file, text)
        if left(game).exists() and is_beginning(left(game).read_bytes(), text):
            left(game).unlink()
            beside(left(game)).unlink(missing_ok=True)
    except (OSError, RuntimeError):
        return None
    return file


def replace(file: Path, text: str) -> None:
    """A half-written file never takes the place of a whole one, nor do two that are written at once mix."""
    with tempfile.NamedTemporaryFile("w", dir=file.parent, suffix=".part", encoding="utf-8", delete=False) as part:
        part.write(text + "\n")
    Path(part.name).replace(file)


def is_beginning(text: bytes, whole: str) -> bool:
    """Whether one record is how another one began."""
    try:
        one, other = record.read(text), record.read(whole)
    except BadRecord:
        return False
    return one.options == other.options and other.moves[: len(one.moves)] == one.moves


def last(game: str | None) -> Kept | None:
    """The game that was left last, of one kind or of any."""
    names = list(GAMES) if game is None else [game]
    for name in names:
        take_over(name)
    kept = {name: left(name).stat().st_mtime_ns for name in names if left(name).is_file()}
    return with_table(max(kept, key=lambda name: kept[name])) if kept else None


def take_over(game: str) -> None:
    """Older versions kept games in the cache folder, which cleaners empty: what is found there moves house, once."""
    old, new = cache_home() / "last" / f"{game}.json", left(game)
    if old.is_file() and not new.exists():
        new.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(old, new)  # with its time, so that the last game stays the last


def with_table(game: str) -> Kept:
    """The record with what stands beside it; without that, the person sat at seat 0."""
    text = read(str(left(game)))
    try:
        said = json.loads(beside(left(game)).read_bytes())
        return Kept(game, text, int(said["seat"]), str(said["level"]))
    except (OSError, ValueError, TypeError, KeyError):
        return Kept(game, text)
