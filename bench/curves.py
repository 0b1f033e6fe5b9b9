"""Draws how the networks of the package came to their strength, round by round, as their files tell it."""

from argparse import Namespace
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from bench.report import Report
from trefoil.bots.networks import rows, weights
from trefoil.games.catalogue import GAMES, load

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "training.svg"
WIDE, HIGH, GAP, LEFT, TOP = 210, 120, 44, 40, 56  # of one row's panel, and round it
ACROSS = 4  # panels
COLOURS = {"uniform": "#8a8f98", "greedy": "#2f7d5b", "search": "#3a66a8", "before": "#c07a2c", "first": "#a34a6b"}
HOW = """\
The win share of a network that plays what looks best to it, with no search, after each round of its training; with
more than two sides an equal share is less than a half. Each file tells the command that made it, and under which rules:
those of Tock so far were trained under version 1 and carried over."""


def rows_of(made: Sequence[weights.Made]) -> list[dict[str, Any]]:
    """The last report of each network."""
    return [{"row": each.row, "rounds": len(each.reports), "command": each.command} | each.reports[-1] for each in made]


def point(panel: int, k: int, rounds: int, share: float) -> str:
    """Where the k-th report of a panel is drawn."""
    x = LEFT + panel % ACROSS * (WIDE + GAP) + (WIDE * k / (rounds - 1) if rounds > 1 else 0)
    y = TOP + panel // ACROSS * (HIGH + GAP) + HIGH * (1 - share)
    return f"{x:.1f},{y:.1f}"


def text(x: float, y: float, said: str, colour: str = "#3b3a36", anchor: str = "start") -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" fill="{colour}" text-anchor="{anchor}">{escape(said)}</text>'


def panel_of(number: int, made: weights.Made) -> list[str]:
    """One row: a frame, half way across it a line, and a curve for each opponent."""
    x, y = LEFT + number % ACROSS * (WIDE + GAP), TOP + number // ACROSS * (HIGH + GAP)
    drawn = [
        f'<rect x="{x}" y="{y}" width="{WIDE}" height="{HIGH}" fill="#fffdf8" stroke="#cfc8ba"/>',
        f'<path d="M{x} {y + HIGH / 2}h{WIDE}" stroke="#e4ddcf"/>',
        text(x, y - 6, f"{made.row}, {len(made.reports)} rounds"),
        *(text(x - 5, y + HIGH * (1 - at) + 4, f"{100 * at:.0f}", "#8a8f98", "end") for at in (0, 0.5, 1)),
    ]
    for name, colour in COLOURS.items():
        found = [(k, report["against"].get(name)) for k, report in enumerate(made.reports)]
        points = " ".join(point(number, k, len(made.reports), share[0]) for k, share in found if share)
        drawn.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="1.6"/>')
    return drawn


def picture(made: Sequence[weights.Made]) -> str:
    """All rows side by side."""
    down = -(-len(made) // ACROSS)
    width, height = LEFT + ACROSS * (WIDE + GAP), TOP + down * (HIGH + GAP)
    key = [text(LEFT + 110 * k, 22, f"against {name}", colour) for k, (name, colour) in enumerate(COLOURS.items())]
    panels = [line for number, each in enumerate(made) for line in panel_of(number, each)]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif"'
    body = "\n".join([f'{head} font-size="11">', '<rect width="100%" height="100%" fill="#f6f1e7"/>', *key, *panels])
    return f"{body}\n</svg>\n"


def measure(options: Namespace) -> Report:
    """The picture, and the last report of every row."""
    known = [row for game in GAMES for row in rows.rows_of(load(game))]
    files = [(path, weights.read(path, row)[1]) for row in known for path in weights.files_of(row)]
    made = [replace(each, row=path.stem) for path, each in sorted(files, key=lambda file: file[0]) if each.reports]
    if not options.print_only:
        PICTURE.write_text(picture(made))
    last = rows_of(made)
    heads = ["row", "rounds", "positions a round", "loss", *(f"against {name}" for name in COLOURS)]
    return Report("curves", "How the networks learned", HOW, heads, [cells(row) for row in last], last)


def cells(row: dict[str, Any]) -> list[str]:
    """A row for people."""
    found = (row["against"].get(name) for name in COLOURS)
    shares = [f"{100 * share[0]:.1f} ± {100 * share[1]:.1f} %" if share else "–" for share in found]
    return [row["row"], str(row["rounds"]), f"{row['positions']:,}", f"{row['loss']:.4f}", *shares]
