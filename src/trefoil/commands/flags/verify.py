"""The flags of `trefoil verify`."""

from argparse import Namespace
from dataclasses import dataclass

from trefoil.commands.flags.arguments import Commands, add_command
from trefoil.commands.flags.records import Recorded, add_record, recorded


@dataclass(frozen=True)
class Asked:
    """A game of a server, and what one who played in it has kept."""

    game: Recorded
    mine: str | None  # their entropy
    closed: str | None  # the hash of the closed list


def declare(commands: Commands) -> None:
    purpose = "check that a game of a server was dealt as promised"
    parser = add_command(commands, "verify", purpose, asked_for, "trefoil verify game.json")
    add_record(parser)
    parser.add_argument("--mine", metavar="ENTROPY", help="your own entropy, which must be in the deal")
    parser.add_argument("--closed", metavar="HASH", help="the closed list of promises that you saw when you revealed")


def asked_for(chosen: Namespace) -> Asked:
    return Asked(recorded(chosen.record), chosen.mine, chosen.closed)
