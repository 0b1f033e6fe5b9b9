"""The flags of `trefoil perft`."""

from argparse import Namespace
from dataclasses import dataclass
from typing import Any

from trefoil.commands.flags.arguments import Commands, add_game_commands, options_in, whole

DEEPEST = 100  # nobody will live to see it counted


@dataclass(frozen=True)
class Asked:
    """What is counted, and how far."""

    game: str
    options: dict[str, Any]
    depth: int
    json: bool


def declare(commands: Commands) -> None:
    purpose, examples = "count the sequences of moves, nature's included", ("trefoil perft GAME --depth 4",)
    for parser in add_game_commands(commands, "perft", purpose, asked_for, *examples)[1]:
        parser.add_argument("--depth", type=whole(0, DEEPEST), required=True, metavar="N", help="how many moves long")
        parser.add_argument("--json", action="store_true", help="print the last count as JSON")


def asked_for(chosen: Namespace) -> Asked:
    return Asked(chosen.game, options_in(chosen), chosen.depth, chosen.json)
