"""The flags of `trefoil rules`."""

from argparse import Namespace

from trefoil.commands.flags.arguments import Commands, add_command, game_name
from trefoil.core.quoting import listed
from trefoil.games.catalogue import GAMES


def declare(commands: Commands) -> None:
    parser = add_command(commands, "rules", "print the rules of a game", asked_for, f"trefoil rules {list(GAMES)[-1]}")
    parser.add_argument("game", metavar="game", help=listed(GAMES))


def asked_for(chosen: Namespace) -> str:
    """The name of the game."""
    return game_name(chosen.game)
