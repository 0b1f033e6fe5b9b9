"""Names and lines of chat as people may write them: composed, visible, and short."""

import unicodedata

LONGEST_NAME = 24
LONGEST_LINE = 300
NOT_SHOWN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # controls, marks of direction, halves of characters
MOST_MARKS = 2  # accents on one letter; more of them climb into the lines above


def visible(text: str) -> str:
    """The text composed (NFC), without what cannot be seen and with single spaces."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        if letter.isspace():
            kept.append(" ")
        elif kind not in NOT_SHOWN:
            marks = marks + 1 if kind in ("Mn", "Me") else 0
            if marks <= MOST_MARKS:
                kept.append(letter)
    return " ".join("".join(kept).split())


def name_in(text: str, otherwise: str) -> str:
    """A name, or what to call somebody who gave none."""
    return visible(text)[:LONGEST_NAME].strip() or otherwise


def line_in(text: str) -> str:
    """A line of chat; empty if nothing can be seen in it."""
    return visible(text)[:LONGEST_LINE].strip()
