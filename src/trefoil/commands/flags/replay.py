"""The flags of `trefoil replay`."""

import os
from argparse import Namespace
from dataclasses import dataclass

from trefoil.commands.flags.arguments import Commands, add_command
from trefoil.commands.flags.records import Recorded, add_record, recorded
from trefoil.commands.flags.speech import add_language, language_in


@dataclass(frozen=True)
class Asked:
    """A game to be shown, and how."""

    game: Recorded
    language: str
    json: bool


def declare(commands: Commands) -> None:
    purpose, example = "play a recorded game through and show how it stands", "trefoil replay game.json"
    parser = add_command(commands, "replay", purpose, asked_for, example, f"{example} --json")
    add_record(parser)
    parser.add_argument("--json", action="store_true", help="print the outcome as JSON")
    add_language(parser)


def asked_for(chosen: Namespace) -> Asked:
    language = language_in(chosen, os.environ)
    return Asked(recorded(chosen.record), language, chosen.json)
