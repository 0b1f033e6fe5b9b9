"""`trefoil arena`: levels play each other over the same deals; figures say who is stronger, and how sure that is."""

import json
import math
import sys
from itertools import pairwise
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from trefoil.bots.arena.match import Contest
from trefoil.bots.arena.ratings import ratings
from trefoil.bots.arena.tally import Tally, cores, deals_for, milliseconds, tallies
from trefoil.bots.players.levels import expect_learned, offered
from trefoil.commands.flags.arena import Asked
from trefoil.commands.ready import game_ready
from trefoil.core.options import Chosen
from trefoil.games.catalogue import load
from trefoil.terminal.interrupt import at_once, saying


def run(asked: Asked) -> None:
    game_ready(load(asked.game))  # here, and not in each of the processes
    contests = contests_of(asked)
    for level in {level for contest in contests for level in contest.levels}:
        expect_learned(level, load(asked.game), whole(asked))
    jobs = asked.jobs or cores()
    results = [played(contest, asked.games, asked.error, jobs) for contest in contests]
    figures = figures_of(contests, results)
    if asked.json:
        print(json.dumps(figures))
    else:
        print("\n".join(told(figures)))


def contests_of(asked: Asked) -> list[Contest]:
    """The one contest that was asked for, or one for each level of such a table and the next, sitting by turns."""
    if asked.seats is not None:
        return [Contest(asked.game, asked.options, asked.seats, asked.seed)]
    kind, options = load(asked.game), whole(asked)
    players = int(options["players"])
    sides = players // kind.side_size(options)  # partners sit opposite, and are of one level
    return [
        Contest(asked.game, asked.options, tuple(pair[seat % sides % 2] for seat in range(players)), asked.seed)
        for pair in pairwise(offered(kind, options))
    ]


def whole(asked: Asked) -> Chosen:
    """The options of the tables, complete; none of them that is drawn by lot selects a network."""
    return load(asked.game).OPTIONS.completed(asked.options)


def played(contest: Contest, games: int, wanted: float, jobs: int) -> Tally:
    """All the deals of a contest, with a bar; Ctrl-C ends it, and says how far it was."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    tally = Tally()
    with (
        at_once(unfinished) if jobs == 1 else saying(unfinished),  # processes of ours must be ended before we are
        Progress(*columns, console=Console(file=sys.stderr), transient=True) as progress,
    ):
        task = progress.add_task(" · ".join(contest.levels), total=deals_for(contest, games))
        for tally in tallies(contest, games, wanted, jobs):
            progress.update(task, completed=tally.deals)
    return tally


def unfinished() -> str:
    return "Interrupted. An arena keeps nothing of what was played: --games N plays fewer, --error P stops early."


def figures_of(contests: list[Contest], results: list[Tally]) -> dict[str, Any]:
    """Everything that was found, in plain JSON types."""
    games = [game for tally in results for game in tally.games]
    return {
        "game": contests[0].game,
        "options": dict(contests[0].options),
        "seed": contests[0].seed,
        "contests": [
            {
                "seats": list(contest.levels),
                "deals": tally.deals,
                "games": len(tally.games),
                "levels": {level: figures_of_level(tally, level) for level in sorted(tally.shares)},
            }
            for contest, tally in zip(contests, results, strict=True)
        ],
        "ratings": {
            level: {"strength": round(rating.strength, 2), "doubt": round(rating.doubt, 2)}
            for level, rating in sorted(ratings(games).items(), key=lambda item: -item[1].strength)
        },
    }


def figures_of_level(tally: Tally, level: str) -> dict[str, float | None]:
    error = tally.error(level)
    (move, most_moves), (turn, most_turns) = milliseconds(tally.moves[level]), milliseconds(tally.turns[level])
    return {
        "win_share": round(tally.share(level), 4),
        "standard_error": None if math.isinf(error) else round(error, 4),
        "move_ms": round(move, 3),
        "move_ms_p95": round(most_moves, 3),
        "turn_ms": round(turn, 3),
        "turn_ms_p95": round(most_turns, 3),
    }


def told(figures: dict[str, Any]) -> list[str]:
    """The figures as lines for people."""
    lines = []
    for contest in figures["contests"]:
        lines.append(f"{', '.join(contest['seats'])}: {contest['games']} games over {contest['deals']} deals")
        for level, found in sorted(contest["levels"].items(), key=lambda item: -item[1]["win_share"]):
            error = "" if found["standard_error"] is None else f" ± {100 * found['standard_error']:.1f}"
            times = f"{found['turn_ms']:.2f} ms a turn, 95 % within {found['turn_ms_p95']:.2f} ms"
            lines.append(f"  {level:<10} {100 * found['win_share']:>5.1f} %{error:<7}  {times}")
    lines.append("ratings")
    for level, rating in figures["ratings"].items():
        lines.append(f"  {level:<10} {rating['strength']:>6.2f} ± {rating['doubt']:.2f}")
    return lines
