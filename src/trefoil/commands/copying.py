"""Tables are copied between a server's database and the file of a backup."""

import asyncio
import sys
from pathlib import Path

from trefoil.commands.flags.copies import Copying
from trefoil.core.errors import TrefoilError
from trefoil.server.store.choosing import store_of
from trefoil.server.store.copying import Copied, copied
from trefoil.server.store.sqlite import SQLite


class Incomplete(TrefoilError):
    """Not everything could be copied."""


def copied_between(asked: Copying, out: bool) -> Copied:
    """Copy from the server's database to the file, or the other way."""

    async def work() -> Copied:
        theirs, file = store_of(asked.server), SQLite(Path(asked.file))
        await theirs.open()
        await file.open()
        try:
            return await copied(theirs, file) if out else await copied(file, theirs)
        finally:
            await file.close()
            await theirs.close()

    return asyncio.run(work())


def tell_of(found: Copied) -> None:
    """Name the tables that are damaged; one that could not be copied is a failure."""
    for table in found.unsound:
        print(f"Table {table} is damaged: it was copied as it is, and cannot be played.", file=sys.stderr)
    if found.missing:
        raise Incomplete(f"Expected to copy every table: the database cannot read {', '.join(found.missing)}.")
