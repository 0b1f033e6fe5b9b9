"""`trefoil serve`: the server, with its settings as flags and in the environment."""

import os
from argparse import Namespace
from dataclasses import fields

from trefoil.commands.arguments import Commands, add_command
from trefoil.server import settings

EXAMPLES = (
    "trefoil serve",
    "trefoil serve --network --port 8080",
    "trefoil serve --database tables.db --keep 90d",
)


def declare(commands: Commands) -> None:
    purpose = "serve tables to browsers; each flag can be said as TREFOIL_… too"
    parser = add_command(commands, "serve", purpose, run, *EXAMPLES)
    meaning = "let others in: the same as --host 0.0.0.0"
    parser.add_argument("--network", dest="host", action="store_const", const="0.0.0.0", help=meaning)
    for one in fields(settings.Settings):
        told = f"{one.metadata['meaning']}; {settings.usual(one)} unless given"
        parser.add_argument(f"--{one.name.replace('_', '-')}", dest=one.name, metavar="…", help=told)


def run(chosen: Namespace) -> None:
    flags = {one.name: getattr(chosen, one.name) for one in fields(settings.Settings)}
    chosen_settings = settings.read(os.environ, flags)

    # The server is loaded when its settings are known to be right.
    from trefoil.server import oplog
    from trefoil.server.edge.serving import serve

    with oplog.taken_over():
        serve(chosen_settings)
