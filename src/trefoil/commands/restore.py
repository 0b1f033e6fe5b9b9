"""`trefoil restore`: tables that a server has lost, back from a file, while games are being played."""

from trefoil.commands.copying import copied_between, tell_of
from trefoil.commands.flags.copies import Copying


def run(asked: Copying) -> None:
    found = copied_between(asked, out=False)
    print(f"Looked at {found.tables} tables; {found.entries} entries were brought back.")
    tell_of(found)
