"""The flags of `trefoil hint`."""

import os
from argparse import Namespace
from dataclasses import dataclass

from trefoil.commands.flags.arguments import Commands, add_command, whole
from trefoil.commands.flags.records import Recorded, add_record, recorded
from trefoil.commands.flags.speech import add_language, language_in

MOST_PLAYOUTS = 10**6
EXAMPLES = "trefoil hint game.json", "trefoil hint game.json --playouts 5000 --language fr"


@dataclass(frozen=True)
class Asked:
    """A game in which somebody is to move, and how to look at it."""

    game: Recorded
    playouts: int | None  # None for the usual number
    seed: int
    language: str
    json: bool


def declare(commands: Commands) -> None:
    purpose = "say what to play next in a recorded game, and how good that is"
    parser = add_command(commands, "hint", purpose, asked_for, *EXAMPLES)
    add_record(parser)
    parser.add_argument(
        "--playouts", type=whole(1, MOST_PLAYOUTS), metavar="N", help="imagined games; 2000 unless given"
    )
    parser.add_argument("--seed", type=whole(), default=0, metavar="N", help="the same seed gives the same hint")
    parser.add_argument("--json", action="store_true", help="print the hint as JSON")
    add_language(parser)


def asked_for(chosen: Namespace) -> Asked:
    language = language_in(chosen, os.environ)
    return Asked(recorded(chosen.record), chosen.playouts, chosen.seed, language, chosen.json)
