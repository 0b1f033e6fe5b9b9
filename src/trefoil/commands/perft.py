"""`trefoil perft`: count the ways to play on from the beginning of a game."""

import json
from argparse import Namespace

from trefoil.commands.arguments import Commands, add_game_commands, options_in, whole

DEEPEST = 100  # nobody will live to see it counted


def declare(commands: Commands) -> None:
    purpose, examples = "count the sequences of moves, nature's included", ("trefoil perft GAME --depth 4",)
    for parser in add_game_commands(commands, "perft", purpose, run, *examples)[1]:
        parser.add_argument("--depth", type=whole(0, DEEPEST), required=True, metavar="N", help="how many moves long")
        parser.add_argument("--json", action="store_true", help="print the last count as JSON")


def run(chosen: Namespace) -> None:
    options = options_in(chosen)

    from trefoil.commands.ready import rules_ready
    from trefoil.core.game import MANUAL
    from trefoil.games.catalogue import load
    from trefoil.terminal.interrupt import at_once

    rules_ready(load(chosen.game))
    game = load(chosen.game)(nature=MANUAL, **options)
    with at_once():
        if chosen.json:
            count = game.perft(chosen.depth)
            answer = {"game": game.NAME, "options": game.options, "depth": chosen.depth, "count": count}
            print(json.dumps(answer))
            return
        for depth in range(min(1, chosen.depth), chosen.depth + 1):
            print(f"{depth:>3}  {game.perft(depth)}", flush=True)
