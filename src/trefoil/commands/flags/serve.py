"""The flags of `trefoil serve`: a setting each."""

import os
from argparse import Namespace
from dataclasses import fields

from trefoil.commands.flags.arguments import Commands, add_command
from trefoil.server.settings import Settings, read, usual

EXAMPLES = (
    "trefoil serve",
    "trefoil serve --network --port 8080",
    "trefoil serve --database tables.db --keep 90d",
)


def declare(commands: Commands) -> None:
    purpose = "serve tables to browsers; each flag can be said as TREFOIL_… too"
    parser = add_command(commands, "serve", purpose, asked_for, *EXAMPLES)
    meaning = "let others in: the same as --host 0.0.0.0"
    parser.add_argument("--network", dest="host", action="store_const", const="0.0.0.0", help=meaning)
    for one in fields(Settings):
        told = f"{one.metadata['meaning']}; {usual(one)} unless given"
        parser.add_argument(f"--{one.name.replace('_', '-')}", dest=one.name, metavar="…", help=told)


def asked_for(chosen: Namespace) -> Settings:
    """How the server is set up, by flags and the environment."""
    return read(os.environ, {one.name: getattr(chosen, one.name) for one in fields(Settings)})
