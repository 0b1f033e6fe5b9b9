"""The flags of `trefoil backup`."""

import os
from argparse import Namespace

from trefoil.commands.flags.arguments import Commands
from trefoil.commands.flags.copies import Copying, add_copying
from trefoil.commands.flags.parser import Misuse
from trefoil.server import settings


def declare(commands: Commands) -> None:
    purpose = "copy all tables of a server into a file, while games are being played"
    add_copying(commands, "backup", purpose, asked_for)


def asked_for(chosen: Namespace) -> Copying:
    """A database that is there, and the file it is copied into."""
    server = settings.read(os.environ, {"database": chosen.database})
    if not server.is_postgres and not server.file.exists():
        raise Misuse(f"Expected the database of a server: there is none at {str(server.file)!r}.")
    return Copying(server, chosen.file)
