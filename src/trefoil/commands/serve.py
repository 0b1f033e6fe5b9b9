"""`trefoil serve`: the server, with its settings as flags and in the environment."""

import os
from argparse import Namespace

from trefoil.commands.arguments import Commands, add_command

# Those of trefoil.server.settings, which is not loaded for a line of help; a test compares them.
FLAGS = {
    "host": "the address to listen at; 127.0.0.1 for this machine alone, 0.0.0.0 for everybody who can reach it",
    "port": "the port to listen at; 0 for any that is free",
    "database": "a file for SQLite, or postgresql://… for several processes",
    "origin": "addresses of the page, as https://play.example.org, where a proxy serves it",
    "proxy": "addresses of proxies whose X-Forwarded-For is believed",
    "keep": "how long a table is kept after the last thing happened at it, as 90d; 0 for ever",
    "pace": "bots answer on a grid of this time, whatever they think",
    "grace": "how long somebody may be away before a bot plays for them",
    "workers": "processes in which bots think, at most",
    "connections": "connections at most",
    "per_address": "connections from one address at most",
    "rate": "commands a second on one connection",
    "burst": "commands at once on one connection",
    "tables_per_hour": "new tables an hour from one address",
    "claims_per_minute": "claims of seats a minute from one address",
    "reads": "requests a second of one address for something to read",
    "remind": "a program that is given a reminder as JSON when half of the days for a turn have passed",
}
USUAL = {  # what holds unless somebody says otherwise, as it would be typed
    "host": "127.0.0.1",
    "port": "8000",
    "database": "tables.db in the data folder",
    "origin": "none",
    "proxy": "none",
    "keep": "0",
    "pace": "0.8s",
    "grace": "60s",
    "workers": "2",
    "connections": "10000",
    "per_address": "200",
    "rate": "10",
    "burst": "100",
    "tables_per_hour": "60",
    "claims_per_minute": "60",
    "reads": "100",
    "remind": "none",
}
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
    for name, meaning in FLAGS.items():
        flag, told = f"--{name.replace('_', '-')}", f"{meaning}; {USUAL[name]} unless given"
        parser.add_argument(flag, dest=name, metavar="…", help=told)


def run(chosen: Namespace) -> None:
    from trefoil.server import settings

    chosen_settings = settings.read(os.environ, {name: getattr(chosen, name) for name in FLAGS})

    from trefoil.server import oplog
    from trefoil.server.edge.serving import serve

    with oplog.taken_over():
        serve(chosen_settings)
