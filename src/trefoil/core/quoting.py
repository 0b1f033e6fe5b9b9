"""What was found, quoted in a sentence that says what was expected."""

from collections.abc import Iterable


def shortened(value: object, most: int = 40) -> str:
    """A value as a program would write it, cut if that is long."""
    text = repr(value)
    return text if len(text) <= most else text[: most - 1] + "…"


def listed(names: Iterable[str], word: str = "or") -> str:
    """Names as a person would list them: `a, b or c`."""
    *first, last = names
    return f"{', '.join(first)} {word} {last}" if first else last
