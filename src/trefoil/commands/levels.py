"""The levels of bots as flags name them, without loading the bots; a test compares them with those of the bots."""

from collections.abc import Iterable

from trefoil.commands.parser import Misuse, Parser, did_you_mean
from trefoil.core.quoting import shortened

LEVELS = {
    "uniform": "plays any legal move",
    "beginner": "knows the rules, and sees dimly what moves are worth",
    "casual": "sensible most of the time, with mistakes",
    "greedy": "plays what looks best, and computes what can be computed",
    "search": "imagines what it cannot see and tries moves out",
    "master": "searches by what was learned",
}


def add_levels(parser: Parser) -> None:
    """Tell the levels below the flags, the weakest first."""
    parser.add_notes("levels", (f"{name:<9} {does}" for name, does in LEVELS.items()))


def checked(level: str) -> str:
    """The name of a level, or a refusal."""
    if level not in LEVELS:
        guess = did_you_mean(level, LEVELS)
        raise Misuse(f"There is no level {shortened(level)}{guess}: expected {', '.join(LEVELS)}.")
    return level


def all_checked(levels: Iterable[str]) -> list[str]:
    """Several of them, with or without blanks around."""
    return [checked(level.strip()) for level in levels]
