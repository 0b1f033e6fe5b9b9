"""`trefoil backup` and `trefoil restore`: all tables into a file, and back, while games are being played."""

import os
import sys
from argparse import Namespace
from typing import TYPE_CHECKING

from trefoil.commands.arguments import Commands, add_command
from trefoil.commands.parser import Misuse
from trefoil.core.errors import TrefoilError

if TYPE_CHECKING:
    from trefoil.server.store.copying import Copied


class Incomplete(TrefoilError):
    """Not everything could be copied."""


def declare(commands: Commands) -> None:
    for name, purpose, run in (
        ("backup", "copy all tables of a server into a file, while games are being played", back_up),
        ("restore", "bring tables back that a server has lost; what it has stays", restore),
    ):
        parser = add_command(commands, name, purpose, run, f"trefoil {name} tables.backup")
        parser.add_argument("file", metavar="file", help="the file of the backup")
        parser.add_argument("--database", metavar="…", help="of the server, as for serve; or TREFOIL_DATABASE")


def back_up(chosen: Namespace) -> None:
    found = copy(chosen, out=True)
    print(f"Copied {found.tables - len(found.missing)} tables into {chosen.file}; {found.entries} entries were new.")
    tell_of(found)


def restore(chosen: Namespace) -> None:
    if not os.path.isfile(chosen.file):
        raise Misuse(f"Expected the file of a backup: there is none at {chosen.file!r}.")
    found = copy(chosen, out=False)
    print(f"Looked at {found.tables} tables; {found.entries} entries were brought back.")
    tell_of(found)


def tell_of(found: "Copied") -> None:
    """Name the tables that are damaged; one that could not be copied is a failure."""
    for table in found.unsound:
        print(f"Table {table} is damaged: it was copied as it is, and cannot be played.", file=sys.stderr)
    if found.missing:
        raise Incomplete(f"Expected to copy every table: the database cannot read {', '.join(found.missing)}.")


def copy(chosen: Namespace, out: bool) -> "Copied":
    """Copy from the server's database to the file, or the other way."""
    import asyncio
    from pathlib import Path

    from trefoil.server import settings
    from trefoil.server.store.choosing import store_of
    from trefoil.server.store.copying import Copied, copied
    from trefoil.server.store.sqlite import SQLite

    server = settings.read(os.environ, {"database": chosen.database})
    if not server.is_postgres and out and not server.file.exists():
        raise Misuse(f"Expected the database of a server: there is none at {str(server.file)!r}.")

    async def work() -> Copied:
        theirs, file = store_of(server), SQLite(Path(chosen.file))
        await theirs.open()
        await file.open()
        try:
            return await copied(theirs, file) if out else await copied(file, theirs)
        finally:
            await file.close()
            await theirs.close()

    return asyncio.run(work())
