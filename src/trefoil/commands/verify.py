"""`trefoil verify`: the deal of a recorded game, dealt again from nothing but the record."""

from argparse import Namespace

from trefoil.commands.arguments import Commands, add_command


def declare(commands: Commands) -> None:
    parser = add_command(commands, "verify", "check that a game of a server was dealt as promised", run)
    parser.add_argument("record", metavar="record", help="the file of a record, or - for standard input")


def run(chosen: Namespace) -> None:
    from trefoil.server.verifying import verified
    from trefoil.terminal import keeping

    draws = verified(keeping.read(chosen.record))
    print(f"Dealt as promised: {draws} draws of nature follow from the secret and what the players added.")
