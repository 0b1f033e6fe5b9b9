"""`trefoil backup` and `trefoil restore`: all tables into a file, and back, while games are being played."""

import os
from argparse import Namespace

from trefoil.commands.arguments import Commands, add_command
from trefoil.commands.parser import Misuse


def declare(commands: Commands) -> None:
    for name, purpose, run in (
        ("backup", "copy all tables of a server into a file, while games are being played", back_up),
        ("restore", "bring tables back that a server has lost; what it has stays", restore),
    ):
        parser = add_command(commands, name, purpose, run, f"trefoil {name} tables.backup")
        parser.add_argument("file", metavar="file", help="the file of the backup")
        parser.add_argument("--database", metavar="…", help="of the server, as for serve; or TREFOIL_DATABASE")


def back_up(chosen: Namespace) -> None:
    tables, entries = copy(chosen, out=True)
    print(f"Copied {tables} tables into {chosen.file}; {entries} entries were new.")


def restore(chosen: Namespace) -> None:
    if not os.path.isfile(chosen.file):
        raise Misuse(f"Expected the file of a backup: there is none at {chosen.file!r}.")
    tables, entries = copy(chosen, out=False)
    print(f"Looked at {tables} tables; {entries} entries were brought back.")


def copy(chosen: Namespace, out: bool) -> tuple[int, int]:
    """Copy from the server's database to the file, or the other way."""
    import asyncio
    from pathlib import Path

    from trefoil.server import settings
    from trefoil.server.store.choosing import store_of
    from trefoil.server.store.copying import copied
    from trefoil.server.store.sqlite import SQLite

    server = settings.read(os.environ, {"database": chosen.database})
    if not server.is_postgres and out and not server.file.exists():
        raise Misuse(f"Expected the database of a server: there is none at {str(server.file)!r}.")

    async def work() -> tuple[int, int]:
        theirs, file = store_of(server), SQLite(Path(chosen.file))
        await theirs.open()
        await file.open()
        try:
            return await copied(theirs, file) if out else await copied(file, theirs)
        finally:
            await file.close()
            await theirs.close()

    return asyncio.run(work())
