"""How a master does against its earlier selves: with fewer networks, and with simpler ideas of the others."""

import sys
from argparse import Namespace
from collections.abc import Callable
from dataclasses import replace
from statistics import fmean, stdev
from typing import Any

from bench.report import Report
from trefoil.bots.arena.match import drawn, finish
from trefoil.bots.players.bot import Bot
from trefoil.bots.players.levels import PLAYOUTS
from trefoil.bots.players.master import as_master
from trefoil.bots.players.search import Search, by_hand
from trefoil.bots.search.policy import SearchSettings
from trefoil.bots.search.rollouts import EVALUATOR, GUIDE, STRANGERS
from trefoil.core.view import View
from trefoil.games.catalogue import load

SEED = 30
ROWS = (("triqueta", 2), ("triqueta", 3), ("triqueta", 4), ("triqueta", 5), ("tock", 3), ("tock", 4))
FEWER = {"tock": 8}  # a game of Tock takes that much longer

HOW = """\
One `master`, or a team of them, on every side in turn against an earlier self on all others, over duplicate deals.
*Tries more*: a search by the hand-made evaluation with twice the playouts, as a master was before it had networks.
*Knows only equals* (Triqueta): the networks as they are, but everybody is taken for a master in all worlds, not in two
of three. *Only judges* (Tock): the networks as they are, but the hand-made evaluation guides everybody, in 1,000
playouts. A fair share is one divided by the number of sides."""


def tries_more(view: View) -> SearchSettings:
    """A master before there were networks."""
    return replace(by_hand(view), effort=2.0)


def knows_only_equals(view: View) -> SearchSettings:
    """A master that takes everybody else for one."""
    settings = as_master(view)
    return replace(settings, networks=settings.networks[[GUIDE, EVALUATOR, GUIDE]])


def only_judges(view: View) -> SearchSettings:
    """A master whose network evaluates what the hand-made evaluation played."""
    settings = as_master(view)
    return replace(settings, networks=settings.networks[[STRANGERS, EVALUATOR, STRANGERS]], effort=1.0)


EARLIER: dict[str, dict[str, Callable[[View], SearchSettings]]] = {
    "triqueta": {"tries more": tries_more, "knows only equals": knows_only_equals},
    "tock": {"tries more": tries_more, "only judges": only_judges},
}


def sides_of(game: str, players: int) -> int:
    """How many sides play, by the usual options."""
    kind = load(game)
    return players // kind.side_size(kind.OPTIONS.completed({"players": players}))


def play(game: str, players: int, deal: int, own: int, bots: tuple[Bot, Bot]) -> float:
    """One game; the share of the master's side."""
    kind = load(game)
    sides = sides_of(game, players)
    table = kind(seed=drawn(SEED, deal), players=players)
    winners = finish(table, lambda seat, view: bots[seat % sides == own].choose(view))
    return sum(seat % sides == own for seat in winners) / len(winners)


def contest(game: str, players: int, earlier: str, games: int) -> dict[str, Any]:
    """Deals until there are enough games."""
    sides = sides_of(game, players)
    bots = Search(PLAYOUTS, SEED, settings=EARLIER[game][earlier]), Search(PLAYOUTS, SEED, settings=as_master)
    shares: list[float] = []
    for deal in range(max(2, games // FEWER.get(game, 1) // sides)):
        shares.append(fmean(play(game, players, deal, own, bots) for own in range(sides)))
        print(f"{game} {players}, {earlier}: {fmean(shares):.3f} of {deal + 1} deals", file=sys.stderr)
    found = {"share": fmean(shares), "standard_error": stdev(shares) / len(shares) ** 0.5}
    return {"game": game, "players": players, "earlier": earlier, "sides": sides, "games": len(shares) * sides} | found


def measure(options: Namespace) -> Report:
    """Rows of both games."""
    rows = [contest(game, players, earlier, options.games) for game, players in ROWS for earlier in EARLIER[game]]
    heads = ["game", "players", "earlier self", "games", "master's share", "error", "fair"]
    return Report("selves", "A master against its earlier selves", HOW, heads, [cells(row) for row in rows], rows)


def cells(row: dict[str, Any]) -> list[str]:
    """A row for people."""
    share, error = 100 * row["share"], 100 * row["standard_error"]
    return [
        row["game"],
        str(row["players"]),
        row["earlier"],
        str(row["games"]),
        f"{share:.1f} %",
        f"{error:.1f}",
        f"{100 / row['sides']:.0f} %",
    ]
