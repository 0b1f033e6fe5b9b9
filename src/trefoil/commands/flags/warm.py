"""`trefoil warm` takes nothing."""

from argparse import Namespace

from trefoil.commands.flags.arguments import Commands, add_command


def declare(commands: Commands) -> None:
    purpose = "compile the rules and bots of every game, so that no game has to wait"
    add_command(commands, "warm", purpose, asked_for, "trefoil warm")


def asked_for(chosen: Namespace) -> None:
    """There is nothing to choose."""
