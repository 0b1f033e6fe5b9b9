"""Commands that take a recorded game: where it is read from, and what it says of itself before it is played."""

from dataclasses import dataclass

from trefoil.commands.flags.parser import Parser
from trefoil.core import record
from trefoil.terminal import saves


@dataclass(frozen=True)
class Recorded:
    """A record as it was written, and as it was understood."""

    text: bytes
    said: record.Record


def add_record(parser: Parser) -> None:
    parser.add_argument("record", metavar="record", help="the file of a record, or - for standard input")


def recorded(file: str) -> Recorded:
    """A record of whichever game; whether its moves can be played is not known yet."""
    text = saves.read(file)
    return Recorded(text, record.read(text))
