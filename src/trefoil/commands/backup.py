"""`trefoil backup`: all tables into a file, while games are being played."""

from trefoil.commands.copying import copied_between, tell_of
from trefoil.commands.flags.copies import Copying


def run(asked: Copying) -> None:
    found = copied_between(asked, out=True)
    print(f"Copied {found.tables - len(found.missing)} tables into {asked.file}; {found.entries} entries were new.")
    tell_of(found)
