"""`trefoil arena`: levels play each other over the same deals; figures say who is stronger, and how sure that is."""

import json
import math
import sys
from argparse import ArgumentTypeError, Namespace
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from trefoil.commands.arguments import Commands, Misuse, add_game_commands, options_in, whole

if TYPE_CHECKING:
    from trefoil.bots.arena import Tally
    from trefoil.bots.match import Contest

MOST_GAMES = 10**9
MOST_JOBS = 1024


def declare(commands: Commands) -> None:
    for parser in add_game_commands(commands, "arena", "let bots play each other and tell who wins how often", run):
        parser.add_argument(
            "--seats", metavar="LEVEL,…", help="who sits where; without it every level plays the next stronger one"
        )
        parser.add_argument(
            "--games", type=whole(1, MOST_GAMES), default=200, metavar="N", help="at most; 200 unless given"
        )
        parser.add_argument(
            "--error", type=points, default=0.0, metavar="P", help="stop early at this standard error, in points of 100"
        )
        parser.add_argument("--seed", type=whole(), default=0, metavar="N", help="deals and bots; 0 unless given")
        parser.add_argument(
            "--jobs", type=whole(1, MOST_JOBS), metavar="N", help="processes; one for each core unless given"
        )
        parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def points(text: str) -> float:
    """A standard error in points of 100."""
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not 0 <= number <= 100:
        raise ArgumentTypeError(f"a number from 0 to 100, got {text!r}")
    return number


def run(chosen: Namespace) -> None:
    from trefoil.bots.arena import cores

    contests = contests_in(chosen)
    jobs = chosen.jobs or cores()
    results = [played(contest, chosen.games, chosen.error / 100, jobs) for contest in contests]
    figures = figures_of(contests, results)
    if chosen.json:
        print(json.dumps(figures))
    else:
        print("\n".join(told(figures)))


def contests_in(chosen: Namespace) -> "list[Contest]":
    """The one contest that was asked for, or one for each level and the next, sitting by turns."""
    from trefoil.bots.levels import LEVELS, checked
    from trefoil.bots.match import Contest
    from trefoil.games.catalogue import load, options_of

    given = options_in(chosen)
    seats = None if chosen.seats is None else [checked(level.strip()) for level in chosen.seats.split(",")]
    if seats is not None:
        players = given.setdefault("players", len(seats))
        if players != len(seats):
            raise Misuse(f"Expected a level for each of {players} players as --seats, got {len(seats)}.")
    options_of(chosen.game).choose(given, lambda n: 0)  # says what is wrong with them before anybody plays
    if seats is not None:
        return [Contest(chosen.game, given, tuple(seats), chosen.seed)]
    if "players" not in given:
        raise Misuse("Something is missing: expected --players or --seats.")
    players = int(given["players"])
    sides = players // load(chosen.game).SENSE.side_size(players)  # partners sit opposite, and are of one level
    return [
        Contest(chosen.game, given, tuple(pair[seat % sides % 2] for seat in range(players)), chosen.seed)
        for pair in pairwise(LEVELS)
    ]


def played(contest: "Contest", games: int, wanted: float, jobs: int) -> "Tally":
    """All the deals of a contest, with a bar; Ctrl-C ends it and nothing is lost that was not asked for."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from trefoil.bots.arena import Tally, deals_for, tallies

    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    tally = Tally()
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as progress:
        task = progress.add_task(" · ".join(contest.levels), total=deals_for(contest, games))
        for tally in tallies(contest, games, wanted, jobs):
            progress.update(task, completed=tally.deals)
    return tally


def figures_of(contests: "list[Contest]", results: "list[Tally]") -> dict[str, Any]:
    """Everything that was found, in plain JSON types."""
    from trefoil.bots.ratings import ratings

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


def figures_of_level(tally: "Tally", level: str) -> dict[str, float | None]:
    from trefoil.bots.arena import milliseconds

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
