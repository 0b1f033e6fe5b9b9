"""A described position of Triqueta as a drawing in text."""

from typing import Any

from trefoil.core.actions import UNSEEN
from trefoil.games.triqueta.material import LETTERS, TRIQUETA, VALUES
from trefoil.words import Say, speaker

NAMES = ("rabbit", "owl", "deer", "boar", "ram", "bear")
CURRENT, TREE = "[{}]", "♣{}"  # the tower in play; one that still bears its tree


def drawn(position: dict[str, Any], language: str = "en") -> str:
    """Towers, rows and what lies in front of everybody."""
    say = speaker(language, __package__)
    lines = [headline(position, say), "", towers(position, say), ""]
    lines += [row(position, number, say) for number in range(position["players"])]
    if position["hand"]:
        lines += ["", say("triqueta-hand", animal=animal(position["hand"], say))]
    return "\n".join([*lines, "", *collections(position, say)])


def headline(position: dict[str, Any], say: Say) -> str:
    if position["stage"] == "over":
        return say("triqueta-over")
    if position["stage"] == "choosing":
        return say("triqueta-choosing")
    left = position["towers"][position["tower"] - 1]
    tower = say("triqueta-tower", tower=position["tower"], left=left)
    return f"{say('triqueta-round', round=position['round'])} · {tower}"


def towers(position: dict[str, Any], say: Say) -> str:
    """All four towers with their tokens: the current one in brackets, waiting ones under a tree, used ones a dash."""
    shown = []
    for number, left in enumerate(position["towers"], 1):
        current = number == position["tower"] and position["stage"] in ("turn", "drawing", "placing")
        shown.append(f"{number}: {CURRENT.format(left) if current else TREE.format(left) if left else '–'}")
    return f"{say('triqueta-towers')}  {'   '.join(shown)}"


def row(position: dict[str, Any], number: int, say: Say) -> str:
    """A row with its tokens in the order of the animals."""
    this = position["rows"][number]
    if this["taken_by"] is not None:
        content = f"({say('triqueta-row-taken', name=say('house-seat', seat=this['taken_by']))})"
    else:
        content = " ".join(letter for letter in LETTERS for _ in range(this["tokens"].get(letter, 0)))
    return f"  {say('triqueta-row', row=number + 1)} ▸ {content or say('triqueta-row-empty')}"


def animal(letter: str, say: Say) -> str:
    """An animal by name and letter, or words for a token that the reader cannot see."""
    if letter == UNSEEN:
        return say("triqueta-hand-unseen")
    return f"{say('triqueta-' + NAMES[LETTERS.index(letter)])} ({letter})"


def collections(position: dict[str, Any], say: Say) -> list[str]:
    """A table: one line a seat, one column an animal, under each animal's letter and value."""
    heads = ["", *(f"{letter}{value}" for letter, value in zip(LETTERS, VALUES, strict=True))]
    heads += [say(f"triqueta-{word}") for word in ("kept", "trees", "rock", "points")] + [""]
    table = [heads, *(seat(position, this, say) for this in position["seats"])]
    widths = [max(len(line[column]) for line in table) for column in range(len(heads))]
    return [
        "  ".join(
            cell.ljust(width) if k == 0 else cell.rjust(width)
            for k, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in table
    ]


def seat(position: dict[str, Any], this: dict[str, Any], say: Say) -> list[str]:
    """A seat's line; exactly three of a kind are starred."""
    counts = [this["collection"].get(letter, 0) for letter in LETTERS]
    marks = ["·" if n == 0 else f"{n}*" if n == TRIQUETA else str(n) for n in counts]
    mover = "▸ " if position["turn"] == this["seat"] else "  "
    kept = " ".join(this["kept"]) or "·"
    rock = "●" if this["rock"] else "·"
    out = f"({say('triqueta-left')})" if this["row"] else ""
    return [
        mover + say("house-seat", seat=this["seat"]),
        *marks,
        kept,
        str(this["trees"]),
        rock,
        str(this["points"]),
        out,
    ]
