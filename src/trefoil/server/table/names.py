"""Names and lines of chat as people may write them: composed, visible, and short."""

import unicodedata

import regex

LONGEST_NAME = 24
LONGEST_LINE = 300
NOT_SHOWN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # controls, marks of direction, halves of characters
MOST_MARKS = 2  # accents on one letter; more of them climb into the lines above
JOINER = "\u200d"  # makes one picture of several

_blank = regex.compile(r"[\p{White_Space}\u2800\U0001d159]")  # room with nothing in it, whatever its kind says
_ignored = regex.compile(r"[\p{Default_Ignorable_Code_Point}--\p{Variation_Selector}]", regex.V1)  # fillers and such
_shown = regex.compile(r"[^\p{M}\p{Z}\p{C}]")  # something for marks to stand on
_clusters = regex.compile(r"\X")
_joins = regex.compile(
    rf"(?<=\p{{Extended_Pictographic}}[\p{{Emoji_Modifier}}\ufe0f]?){JOINER}(?=\p{{Extended_Pictographic}})"
)


def visible(text: str) -> str:
    """The text composed (NFC), without what cannot be seen and with single spaces."""
    composed = unicodedata.normalize("NFC", text)
    joins = {found.start() for found in _joins.finditer(composed)}
    kept: list[str] = []
    marks = 0
    for place, letter in enumerate(composed):
        kind = unicodedata.category(letter)
        if letter.isspace() or _blank.match(letter):
            kept.append(" ")
        elif place in joins or not (kind in NOT_SHOWN or _ignored.match(letter)):
            marks = marks + 1 if kind in ("Mn", "Me") else 0
            if marks <= MOST_MARKS:
                kept.append(letter)
    text = " ".join("".join(kept).split())
    return text if _shown.search(text) else ""


def cut(text: str, most: int) -> str:
    """The first `most` characters as a reader counts them: nothing is cut in two."""
    return "".join(_clusters.findall(text)[:most]).strip()


def name_in(text: str, otherwise: str) -> str:
    """A name, or what to call somebody who gave none."""
    return cut(visible(text), LONGEST_NAME) or otherwise


def line_in(text: str) -> str:
    """A line of chat; empty if nothing can be seen in it."""
    return cut(visible(text), LONGEST_LINE)
