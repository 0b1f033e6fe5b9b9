"""The flags of `trefoil arena`."""

import math
from argparse import ArgumentTypeError, Namespace
from dataclasses import dataclass
from typing import Any

from trefoil.commands.flags.arguments import Commands, add_game_commands, checked, given_in, whole
from trefoil.commands.flags.levels import add_levels, all_checked
from trefoil.commands.flags.parser import Misuse

MOST_GAMES = 10**9
MOST_JOBS = 1024
EXAMPLES = "trefoil arena GAME --seats search,greedy", "trefoil arena GAME --players 2 --games 1000 --error 1"


@dataclass(frozen=True)
class Asked:
    """Who plays whom at what, and until when."""

    game: str
    options: dict[str, Any]
    seats: tuple[str, ...] | None  # None for every level against the next stronger one
    games: int  # at most
    error: float  # enough is known at this standard error of a share
    seed: int
    jobs: int | None  # None for one on each core
    json: bool


def declare(commands: Commands) -> None:
    purpose = "let bots play each other and tell who wins how often"
    for parser in add_game_commands(commands, "arena", purpose, asked_for, *EXAMPLES)[1]:
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


def asked_for(chosen: Namespace) -> Asked:
    """Whatever is wrong is said before anybody plays."""
    given = given_in(chosen)
    seats = None if chosen.seats is None else tuple(all_checked(chosen.seats.split(",")))
    if seats is None and "players" not in given:
        raise Misuse(f"Expected --players or --seats. For example: {EXAMPLES[0].replace('GAME', chosen.game)}.")
    if seats is not None and given.setdefault("players", len(seats)) != len(seats):
        raise Misuse(f"Expected a level for each of {given['players']} players as --seats, got {len(seats)}.")
    checked(chosen.game, given)
    return Asked(
        game=chosen.game,
        options=given,
        seats=seats,
        games=chosen.games,
        error=chosen.error / 100,
        seed=chosen.seed,
        jobs=chosen.jobs,
        json=chosen.json,
    )
