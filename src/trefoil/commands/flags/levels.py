"""The levels of bots as flags name them: how help lists them, and how a word that is none of them is refused."""

from collections.abc import Iterable

from trefoil.bots.players.names import NAMES
from trefoil.commands.flags.parser import Misuse, Parser, did_you_mean
from trefoil.core.quoting import shortened


def add_levels(parser: Parser) -> None:
    """Tell the levels below the flags, the weakest first."""
    parser.add_notes("levels", (f"{name:<9} {does}" for name, does in NAMES.items()))


def checked(level: str) -> str:
    """The name of a level, or a refusal."""
    if level not in NAMES:
        guess = did_you_mean(level, NAMES)
        raise Misuse(f"There is no level {shortened(level)}{guess}: expected {', '.join(NAMES)}.")
    return level


def all_checked(levels: Iterable[str]) -> list[str]:
    """Several of them, with or without blanks around."""
    return [checked(level.strip()) for level in levels]
