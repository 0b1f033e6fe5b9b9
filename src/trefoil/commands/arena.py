"""`trefoil arena`: levels play each other over the same deals; figures say who is stronger, and how sure that is."""

import json
import math
import sys
from argparse import ArgumentTypeError, Namespace
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from trefoil.bots.players.names import NAMES
from trefoil.commands.arguments import Commands, add_game_commands, checked, given_in, whole
from trefoil.commands.levels import add_levels, all_checked
from trefoil.commands.parser import Misuse

if TYPE_CHECKING:
    from trefoil.bots.arena.match import Contest
    from trefoil.bots.arena.tally import Tally

MOST_GAMES = 10**9
MOST_JOBS = 1024
EXAMPLES = "trefoil arena GAME --seats search,greedy", "trefoil arena GAME --players 2 --games 1000 --error 1"


def declare(commands: Commands) -> None:
    purpose = "let bots play each other and tell who wins how often"
    for parser in add_game_commands(commands, "arena", purpose, run, *EXAMPLES)[1]:
        add_levels(parser)
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
    given, seats = asked_in(chosen)

    from trefoil.bots.arena.tally import cores
    from trefoil.commands.ready import game_ready
    from trefoil.games.catalogue import load

    game_ready(load(chosen.game))  # here, and not in each of the processes
    contests = contests_of(chosen, given, seats)
    jobs = chosen.jobs or cores()
    results = [played(contest, chosen.games, chosen.error / 100, jobs) for contest in contests]
    figures = figures_of(contests, results)
    if chosen.json:
        print(json.dumps(figures))
    else:
        print("\n".join(told(figures)))


def asked_in(chosen: Namespace) -> tuple[dict[str, Any], list[str] | None]:
    """The options, and who sits where if that was said; whatever is wrong with them is said before anybody plays."""
    given = given_in(chosen)
    seats = None if chosen.seats is None else all_checked(chosen.seats.split(","))
    if seats is None and "players" not in given:
        raise Misuse(f"Expected --players or --seats. For example: {EXAMPLES[0].replace('GAME', chosen.game)}.")
    if seats is not None and given.setdefault("players", len(seats)) != len(seats):
        raise Misuse(f"Expected a level for each of {given['players']} players as --seats, got {len(seats)}.")
    checked(chosen.game, given)
    return given, seats


def contests_of(chosen: Namespace, given: dict[str, Any], seats: list[str] | None) -> "list[Contest]":
    """The one contest that was asked for, or one for each level and the next, sitting by turns."""
    from trefoil.bots.arena.match import Contest
    from trefoil.games.catalogue import load

    if seats is not None:
        return [Contest(chosen.game, given, tuple(seats), chosen.seed)]
    players = int(given["players"])
    sides = players // load(chosen.game).SENSE.side_size(players)  # partners sit opposite, and are of one level
    return [
        Contest(chosen.game, given, tuple(pair[seat % sides % 2] for seat in range(players)), chosen.seed)
        for pair in pairwise(NAMES)
    ]


def played(contest: "Contest", games: int, wanted: float, jobs: int) -> "Tally":
    """All the deals of a contest, with a bar; Ctrl-C ends it, and says how far it was."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from trefoil.bots.arena.tally import Tally, deals_for, tallies
    from trefoil.terminal.interrupt import at_once, saying

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


def figures_of(contests: "list[Contest]", results: "list[Tally]") -> dict[str, Any]:
    """Everything that was found, in plain JSON types."""
    from trefoil.bots.arena.ratings import ratings

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
    from trefoil.bots.arena.tally import milliseconds

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
