"""A described position of Tock as a drawing in text: the ring as a loop, lanes inward from the gates, and the hands."""

from typing import Any

from trefoil.games.tock.track import COLOURS, GATE, PAWNS, SEVENTH, SPAN
from trefoil.words import Say, speaker

LABELLED = 3  # every third square of the upper and the lower edge bears its number
HEIGHT = SPAN  # steps down each side of the loop; its width takes up the rest
FREE, GATES, SEVENTHS = "·", "∩", "7"

Cell = tuple[int, int]  # line and column


def drawn(position: dict[str, Any], language: str = "en") -> str:
    """The board, the colours, and what every seat holds."""
    say = speaker(language, __package__)
    return "\n".join(
        [headline(position, say), "", *board(position), "", *colours(position, say), "", *seats(position, say)]
    )


def headline(position: dict[str, Any], say: Say) -> str:
    if position["stage"] == "over":
        return say("tock-over")
    parts = [say("tock-dealer", name=say("house-seat", seat=position["dealer"]))]
    parts.append(say("tock-undealt", n=position["undealt"]))
    if position["about"]:
        parts.append(say("tock-about", card=position["about"]))
    return " · ".join(parts)


# The board


def cell(position: dict[str, Any], square: int) -> Cell:
    """Where a ring square lies: square 0 in the upper left corner, then clockwise."""
    width = position["ring"] // 2 - HEIGHT
    square %= position["ring"]
    if square < width:
        return 0, square
    if square < width + HEIGHT:
        return square - width, width
    if square < 2 * width + HEIGHT:
        return HEIGHT, 2 * width + HEIGHT - square
    return position["ring"] - square, 0


def inward(position: dict[str, Any], place: Cell) -> Cell:
    """The direction from an edge of the loop to its inside."""
    line, column = place
    if line in (0, HEIGHT):
        return (1, 0) if line == 0 else (-1, 0)
    return (0, 1) if column == 0 else (0, -1)


def marks(position: dict[str, Any]) -> dict[Cell, str]:
    """What is printed on the board: starts in small letters, gates, the squares numbered 7, lanes."""
    found = {cell(position, square): FREE for square in range(position["ring"])}
    for number in range(position["ring"] // SPAN):
        found[cell(position, SPAN * number)] = COLOURS[number].lower()
        found[cell(position, SPAN * number - GATE)] = GATES
        if position["ring"] > 4 * SPAN:
            found[cell(position, SPAN * number + SEVENTH)] = SEVENTHS
        for k in range(1, PAWNS + 1):
            found[lane_cell(position, number, k)] = FREE
    return found


def lane_cell(position: dict[str, Any], number: int, k: int) -> Cell:
    line, column = cell(position, SPAN * number - GATE)
    down, right = inward(position, (line, column))
    return line + k * down, column + k * right


def pawns(position: dict[str, Any]) -> dict[Cell, str]:
    """The pawns on the ring and in the lanes, in capitals."""
    found = {}
    for this in position["colours"]:
        for place in this["pawns"]:
            if place.isdigit():
                found[cell(position, int(place))] = this["colour"]
            elif len(place) > 1:
                found[lane_cell(position, COLOURS.index(place[0]), int(place[1]))] = this["colour"]
    return found


def board(position: dict[str, Any]) -> list[str]:
    """The loop, with the numbers of its squares along the edges."""
    width = position["ring"] // 2 - HEIGHT
    shown = {**marks(position), **pawns(position)}
    lines = []
    for line in range(HEIGHT + 1):
        row = " ".join(shown.get((line, column), " ") for column in range(width + 1))
        left = str((position["ring"] - line) % position["ring"])
        lines.append(f"{left:>5} {row} {width + line}")
    upper = "".join(f"{square:<{2 * LABELLED}}" for square in range(0, width, LABELLED))
    lower = "".join(f"{2 * width + HEIGHT - column:<{2 * LABELLED}}" for column in range(0, width, LABELLED))
    return [f"{'':6}{upper}".rstrip(), *lines, f"{'':6}{lower}".rstrip()]


# Beside the board


def colours(position: dict[str, Any], say: Say) -> list[str]:
    """A line a colour: its name, whose it is, and where its pawns are."""
    four = position["ring"] == 4 * SPAN
    names = dict(zip(COLOURS, (say(f"tock-{name}") for name in colour_names(four)), strict=False))
    width = max(len(names[this["colour"]]) for this in position["colours"])
    lines = []
    for this in position["colours"]:
        base = sum(place == this["colour"] for place in this["pawns"])
        centre = this["pawns"].count("O")
        parts = [say("tock-base", n=base), say("tock-home", n=this["home"])]
        parts += [say("tock-centre", n=centre)] if centre else []
        who = say("house-seat", seat=this["seat"])
        lines.append(f"  {this['colour']} {names[this['colour']]:<{width}}  {who}  {', '.join(parts)}")
    return lines


def colour_names(four: bool) -> tuple[str, ...]:
    """1.2: the colours of the small and of the large board."""
    return ("blue", "red", "green", "black") if four else ("green", "red", "blue", "yellow", "pink", "grey")


def seats(position: dict[str, Any], say: Say) -> list[str]:
    return [seat(position, this, say) for this in position["seats"]]


def seat(position: dict[str, Any], this: dict[str, Any], say: Say) -> str:
    """A seat's line: whose turn it is, the hand as far as it is known, the kitty, the partner."""
    mover = "▸" if position["turn"] == this["seat"] else " "
    holds = say("tock-holds", name=say("house-seat", seat=this["seat"]), cards=held(this["hand"], this["cards"]))
    line = f"{mover} {holds}"
    if this["kitty"]:
        line += f"   {say('tock-kitty')} {held(this['kitty_cards'], this['kitty'])}"
    if this["partner"] is not None:
        line += f"   ({say('tock-partner', name=say('house-seat', seat=this['partner']))})"
    return line


def held(known: dict[str, int], size: int) -> str:
    """Cards, those that cannot be seen as question marks."""
    shown = [rank for rank, n in known.items() for _ in range(n)]
    return " ".join(shown + ["?"] * (size - len(shown))) or "–"
