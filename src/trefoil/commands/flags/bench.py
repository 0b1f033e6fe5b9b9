"""The flags of `trefoil bench`."""

from argparse import Namespace
from dataclasses import dataclass
from typing import Any

from trefoil.commands.flags.arguments import Commands, add_game_commands, options_in, whole

MOST_GAMES = 10**12


@dataclass(frozen=True)
class Asked:
    """What is played, and how often."""

    game: str
    options: dict[str, Any]
    games: int
    seed: int | None  # None for one that nobody chose
    json: bool


def declare(commands: Commands) -> None:
    purpose, examples = "play random complete games and tell how fast", ("trefoil bench GAME --games 1000",)
    for parser in add_game_commands(commands, "bench", purpose, asked_for, *examples)[1]:
        parser.add_argument(
            "--games", type=whole(1, MOST_GAMES), default=100_000, metavar="N", help="how many; 100000 unless given"
        )
        parser.add_argument(
            "--seed", type=whole(), metavar="N", help="a whole number; the same seed plays the same games"
        )
        parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def asked_for(chosen: Namespace) -> Asked:
    return Asked(chosen.game, options_in(chosen), chosen.games, chosen.seed, chosen.json)
