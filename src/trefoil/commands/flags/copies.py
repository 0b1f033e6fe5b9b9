"""What `trefoil backup` and `trefoil restore` both take: a server's database, and a file."""

from dataclasses import dataclass

from trefoil.commands.flags.arguments import AskedFor, Commands, add_command
from trefoil.server.settings import Settings


@dataclass(frozen=True)
class Copying:
    """From where to where, or the other way."""

    server: Settings
    file: str


def add_copying(commands: Commands, name: str, purpose: str, asked_for: AskedFor) -> None:
    parser = add_command(commands, name, purpose, asked_for, f"trefoil {name} tables.backup")
    parser.add_argument("file", metavar="file", help="the file of the backup")
    parser.add_argument("--database", metavar="…", help="of the server, as for serve; or TREFOIL_DATABASE")
