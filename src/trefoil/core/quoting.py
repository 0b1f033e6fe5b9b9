"""What was found, quoted in a sentence that says what was expected."""


def shortened(value: object, most: int = 40) -> str:
    """A value as a program would write it, cut if that is long."""
    text = repr(value)
    return text if len(text) <= most else text[: most - 1] + "…"
