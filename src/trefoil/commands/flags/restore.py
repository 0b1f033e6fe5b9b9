"""The flags of `trefoil restore`."""

import os
from argparse import Namespace

from trefoil.commands.flags.arguments import Commands
from trefoil.commands.flags.copies import Copying, add_copying
from trefoil.commands.flags.parser import Misuse
from trefoil.server import settings


def declare(commands: Commands) -> None:
    add_copying(commands, "restore", "bring tables back that a server has lost; what it has stays", asked_for)


def asked_for(chosen: Namespace) -> Copying:
    """A file that is there, and the database it is brought back to."""
    if not os.path.isfile(chosen.file):
        raise Misuse(f"Expected the file of a backup: there is none at {chosen.file!r}.")
    return Copying(settings.read(os.environ, {"database": chosen.database}), chosen.file)
