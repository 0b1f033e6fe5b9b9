"""How a master does against OpenSpiel's information-set search, with as much time and with many iterations."""

import sys
import time
from argparse import Namespace
from statistics import fmean, stdev
from typing import Any

from bench.ismcts import FEWEST, Ismcts
from bench.report import Report
from trefoil.bots.arena.match import drawn, finish
from trefoil.bots.players.levels import bot_of
from trefoil.core.view import View
from trefoil.games.catalogue import load

MANY = 5_000  # iterations a move
FEWER = 8  # times as few games where each move takes so many
SEED = 20

HOW = """\
Triqueta; one `master` against OpenSpiel's `ISMCTSBot` (`open_spiel.python.algorithms.ismcts`) on all other seats.
Duplicate deals: each is played with the master on every seat, with the same chance. The bot is given our positions,
worlds drawn as our own search draws them, and random games to the end in one compiled call; its tree is its own
Python. *Equal time*: each of its choices may take what the master's have taken, on average, of the processor's time.
"""


class Timed:
    """A master, and how much of the processor's time it takes."""

    def __init__(self, seed: int) -> None:
        self.bot = bot_of("master", seed)
        self.seconds, self.choices = 0.0, 0

    @property
    def each(self) -> float:
        """What a choice has taken on average."""
        return self.seconds / max(self.choices, 1)

    def choose(self, view: View) -> str:
        began = time.process_time()
        move = self.bot.choose(view)
        if len(view.legal_moves) > 1:
            self.seconds += time.process_time() - began
            self.choices += 1
        return move


def play(players: int, deal: int, own: int, master: Timed, rival: Ismcts) -> float:
    """One game; the master's share of the win."""
    game = load("triqueta")(seed=drawn(SEED, deal), players=players)
    winners = finish(game, lambda seat, view: master.choose(view) if seat == own else rival.choose(view, master.each))
    return (own in winners) / len(winners)


def compile_all(players: int) -> None:
    """One choice of each, so that nobody's time is spent on compiling."""
    game = load("triqueta")(seed=SEED, players=players, first=0)
    Timed(SEED).choose(game.view(0))
    Ismcts(FEWEST, SEED).choose(game.view(0), 0.0)


def contest(players: int, iterations: int, games: int) -> dict[str, Any]:
    """Deals until there are enough games."""
    compile_all(players)
    master, rival = Timed(SEED), Ismcts(iterations, SEED)
    shares: list[float] = []
    for deal in range(max(2, games // players)):
        shares.append(fmean(play(players, deal, own, master, rival) for own in range(players)))
        print(f"{players} players, {iterations or 'equal time'}: {fmean(shares):.3f} of {deal + 1}", file=sys.stderr)
    return {
        "players": players,
        "iterations": iterations or "equal time",
        "games": len(shares) * players,
        "share": fmean(shares),
        "standard_error": stdev(shares) / len(shares) ** 0.5,
        "master_ms": 1000 * master.each,
        "iterations_a_move": rival.spent / max(rival.choices, 1),
        "ismcts_ms": 1000 * rival.seconds / max(rival.choices, 1),
    }


def measure(options: Namespace) -> Report:
    """With two and alone against three; with as much time and with many iterations."""
    rows = []
    for iterations, games in ((0, options.games), (MANY, options.games // FEWER)):
        rows += [contest(players, iterations, games) for players in (2, 4)]
    heads = ["players", "iterations a move", "games", "master's share", "error", "ms a choice, master", "ms, ISMCTS"]
    return Report("rivals", "A master against OpenSpiel's ISMCTS", HOW, heads, [cells(row) for row in rows], rows)


def cells(row: dict[str, Any]) -> list[str]:
    """A row for people."""
    return [
        str(row["players"]),
        f"{row['iterations_a_move']:,.0f}" + (" (equal time)" if row["iterations"] == "equal time" else ""),
        str(row["games"]),
        f"{100 * row['share']:.1f} %",
        f"{100 * row['standard_error']:.1f}",
        f"{row['master_ms']:.1f}",
        f"{row['ismcts_ms']:.1f}",
    ]
