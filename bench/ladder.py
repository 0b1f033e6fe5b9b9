"""How strong the levels are: what was promised, those who learn beside each other, and each against the next."""

import json
import sys
from argparse import Namespace
from typing import Any

from bench.children import TREFOIL, run
from bench.report import Report

# What was promised, as arguments of `trefoil arena`; where nearly every game is won, a standard error says little.
NEARLY_ALWAYS: tuple[tuple[str, ...], ...] = (
    ("triqueta", "--seats", "greedy,uniform"),
    ("triqueta", "--seats", "greedy,uniform,uniform,uniform"),
    ("tock", "--seats", "greedy,uniform,greedy,uniform"),
)
PROMISES: tuple[tuple[str, ...], ...] = (
    ("triqueta", "--seats", "search,greedy"),
    ("triqueta", "--seats", "search,greedy,greedy,greedy"),
    ("tock", "--seats", "search,greedy,search,greedy"),
    ("triqueta", "--seats", "casual,beginner"),
    ("triqueta", "--seats", "greedy,casual"),
    ("triqueta", "--seats", "master,search"),
    ("triqueta", "--seats", "master,greedy"),
    ("triqueta", "--seats", "master,greedy,greedy"),
    ("triqueta", "--seats", "master,greedy,greedy,greedy"),
    ("triqueta", "--seats", "master,greedy,greedy,greedy,greedy"),
    ("tock", "--seats", "casual,beginner,casual,beginner"),
    ("tock", "--seats", "greedy,casual,greedy,casual"),
    ("tock", "--seats", "master,search,master,search"),
    ("tock", "--seats", "master,greedy,master,greedy"),
    ("tock", "--seats", "master,greedy,greedy"),
    ("tock", "--seats", "master,greedy"),
    ("tock", "--seats", "master,greedy,greedy,greedy,greedy"),
    ("tock", "--seats", "master,greedy,greedy,master,greedy,greedy"),
    ("tock", "--deck", "tarot", "--seats", "master,greedy,master,greedy"),
)
LEARNERS: tuple[tuple[str, ...], ...] = (
    ("triqueta", "--seats", "casual,beginner"),
    ("triqueta", "--seats", "beginner,casual,beginner"),
    ("tock", "--seats", "casual,beginner"),
    ("tock", "--seats", "casual,beginner,casual,beginner"),
    ("triqueta", "--seats", "greedy,casual"),
    ("triqueta", "--seats", "casual,greedy,casual"),
    ("tock", "--seats", "greedy,casual"),
    ("tock", "--seats", "greedy,casual,greedy,casual"),
)
LADDER: tuple[tuple[str, ...], ...] = (
    *(("triqueta", "--players", str(players)) for players in (2, 3, 4, 5)),
    *(("tock", "--players", str(players)) for players in (2, 3, 4, 5, 6)),
    ("tock", "--players", "4", "--deck", "tarot"),
    ("tock", "--players", "6", "--deck", "plain"),
)
FEWER = {"tock": 8}  # a game of Tock takes that much longer, so fewer are played on the ladder

HOW = """\
Duplicate deals: every deal is played once from every seat by everybody, with the same chance. The share is the
part of the wins of the level that won more for each of its seats, with its standard error over deals; seats are taken
by turns as listed. Times are CPU time of a whole turn of that level, on a core that other programs share. The
commands print ratings too."""


def contests(words: tuple[str, ...], games: int, error: float) -> list[dict[str, Any]]:
    """One row for each contest of a command."""
    limits = ["--games", str(games), *(["--error", str(error)] if error else [])]
    line = json.loads(run([*TREFOIL, "arena", *words, *limits, "--json"]).output)
    command = " ".join(["trefoil arena", *words, *limits])
    for contest in line["contests"]:
        print(command, contest, file=sys.stderr, flush=True)  # it takes long: nothing that was found is lost
    return [
        {"command": command, "seats": contest["seats"], "games": contest["games"], "deals": contest["deals"]}
        | {"levels": contest["levels"], "ratings": line["ratings"]}
        for contest in line["contests"]
    ]


def measure(options: Namespace) -> Report:
    """Everything that was promised until it is sharp, those who learn, or the ladder."""
    rows = []
    for words in {"promises": NEARLY_ALWAYS, "learners": LEARNERS}.get(options.which, ()):
        rows += contests(words, options.games * 2, 0.0)
    for words in PROMISES if options.which == "promises" else ():
        rows += contests(words, options.games * 10, 2.5)
    for words in LADDER if options.which == "ladder" else ():
        rows += contests(words, max(2, options.games // FEWER.get(words[0], 1)), 0.0)
    heads = ["command", "seats", "games", "share", "error", "ms a turn", "95 % within"]
    return Report(options.which, "Levels", HOW, heads, [cells(row) for row in rows], rows)


def cells(row: dict[str, Any]) -> list[str]:
    """A row for people; of two levels the one is told that won more for each of its seats."""
    hero = max(row["levels"], key=lambda level: row["levels"][level]["win_share"] / row["seats"].count(level))
    found = row["levels"][hero]
    return [
        f"`{row['command']}`",
        ", ".join(row["seats"]),
        str(row["games"]),
        f"{hero} {100 * found['win_share']:.1f} %",
        f"{100 * found['standard_error']:.1f}",
        f"{found['turn_ms']:.2f}",
        f"{found['turn_ms_p95']:.2f}",
    ]
