"""Text broken at words, for a terminal of a certain width."""

import re
import shutil
from textwrap import wrap
from typing import IO

NARROWEST = 20  # columns; nothing is broken finer than that
COLUMNS = re.compile(r" *(?:\S+(?: \S+)*  +)+")  # what stands before the last column: that goes on below itself


def wrapped(text: str, width: int | None) -> str:
    """Each line within the width, broken at words, its indentation kept; as it is where there is no width.

    >>> print(wrapped("  hint  says what a strong bot would play", 30))
      hint  says what a strong bot
            would play
    """
    if width is None:
        return text
    return "\n".join(_broken(line, max(width, NARROWEST)) for line in text.split("\n"))


def _broken(line: str, width: int) -> str:
    if len(line) <= width:
        return line
    indent = " " * (len(line) - len(line.lstrip()))
    found = COLUMNS.match(line)
    below = " " * found.end() if found and found.end() <= width // 2 else indent
    return "\n".join(wrap(line, width, subsequent_indent=below, break_on_hyphens=False, drop_whitespace=True))


def width_of(stream: IO[str] | None) -> int | None:
    """The columns of the terminal behind a stream, or None where there is no terminal."""
    if stream is None or not stream.isatty():
        return None
    return shutil.get_terminal_size().columns
