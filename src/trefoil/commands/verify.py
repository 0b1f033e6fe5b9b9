"""`trefoil verify`: the deal of a recorded game, dealt again from nothing but the record."""

from argparse import Namespace

from trefoil.commands.arguments import Commands, add_command


def declare(commands: Commands) -> None:
    purpose = "check that a game of a server was dealt as promised"
    parser = add_command(commands, "verify", purpose, run, "trefoil verify game.json")
    parser.add_argument("record", metavar="record", help="the file of a record, or - for standard input")


def run(chosen: Namespace) -> None:
    from trefoil.commands.ready import rules_ready
    from trefoil.core import record
    from trefoil.games.catalogue import load
    from trefoil.server.verifying import verified
    from trefoil.terminal import keeping

    text = keeping.read(chosen.record)
    said = record.read(text)
    if said.tags.get("fair") is not None:  # without a proof nothing is dealt again
        rules_ready(load(said.game))
    draws = verified(text)
    print(f"Dealt as promised: {draws} draws of nature follow from the secret and what the players added.")
