"""Random but sensible complete games of Tock: games and steps per second of `trefoil bench`, beside backgammon's."""

from argparse import Namespace
from statistics import median
from typing import Any

from bench.children import Line, run_trefoil_games
from bench.openspiel import has_openspiel, play_all_ways
from bench.report import Report

# Rows of the table in section 1 of the rules: players and deck, with the usual sides and kitties; the usual deck first.
ROWS = ((2, "plain"), (3, "plain"), (4, "plain"), (4, "tarot"), (5, "plain"), (6, "jokers"), (6, "plain"))
PEER = "backgammon"
SHARE = 1000  # a game of Tock takes so many times as long as one of Triqueta

HOW = f"""\
Complete games with the light policy (enter when possible, come home when possible, else any legal move), on one core,
in CPU time; medians over repetitions in which all take turns. Steps are all small moves: cards, pawns, squares, and the
cards that nature deals; decisions are the players' steps alone. Beside them OpenSpiel's own C++ random rollouts of
{PEER}, in decisions per second, where OpenSpiel is installed: another game, so an order of magnitude only.
"""


def speeds(lines: list[Line]) -> dict[str, int]:
    """Medians of what was counted, per second."""
    found = {
        name: median(line[name] / line["cpu_seconds"] for line in lines) for name in ("games", "decisions", "steps")
    }
    return {f"{name}_per_second": round(rate) for name, rate in found.items()}


def collect(options: Namespace) -> tuple[dict[tuple[int, str], list[Line]], list[float]]:
    """Let all rows, and the peer, take turns."""
    found: dict[tuple[int, str], list[Line]] = {row: [] for row in ROWS}
    peers: list[float] = []
    run_trefoil_games(2, 1, "tock")  # compiles, where that has not been done
    for repetition in range(1, options.repetitions + 1):
        for (players, deck), lines in found.items():
            games = max(1, options.games // SHARE)
            lines.append(run_trefoil_games(players, games, "tock", "--deck", deck))
        if has_openspiel():
            peers.append(play_all_ways(PEER, repetition).loop.rate)
    return found, peers


def measure(options: Namespace) -> Report:
    """Run, and tell."""
    found, peers = collect(options)
    rows: list[dict[str, Any]] = [
        {"players": players, "deck": deck, "steps_per_game": round(lines[-1]["steps"] / lines[-1]["games"])}
        | speeds(lines)
        for (players, deck), lines in found.items()
    ]
    peer = median(peers) if peers else None
    cells = [
        [
            f"{row['players']} {row['deck']}",
            str(row["steps_per_game"]),
            f"{row['games_per_second']:,}",
            f"{row['steps_per_second'] / 1e6:.1f} M",
            f"{row['decisions_per_second'] / 1e6:.1f} M",
            f"{row['decisions_per_second'] / peer:.0f}" if peer else "–",
        ]
        for row in rows
    ]
    heads = ["players, deck", "steps per game", "games/s", "steps/s", "decisions/s", f"decisions ÷ {PEER}'s"]
    return Report("tock", "Tock", HOW, heads, cells, rows)
