"""`trefoil perft`: count the ways to play on from the beginning of a game."""

import json

from trefoil.commands.flags.perft import Asked
from trefoil.commands.ready import rules_ready
from trefoil.core.game import MANUAL
from trefoil.games.catalogue import load
from trefoil.terminal.interrupt import at_once


def run(asked: Asked) -> None:
    kind = load(asked.game)
    rules_ready(kind)
    game = kind(nature=MANUAL, **asked.options)
    with at_once():
        if asked.json:
            count = game.perft(asked.depth)
            print(json.dumps({"game": game.NAME, "options": game.options, "depth": asked.depth, "count": count}))
            return
        for depth in range(min(1, asked.depth), asked.depth + 1):
            print(f"{depth:>3}  {game.perft(depth)}", flush=True)
