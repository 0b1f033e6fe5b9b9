"""`trefoil hint`: what a strong bot would play in a recorded game, from what the player to move may know."""

import json
import sys
from dataclasses import asdict
from typing import Any

from trefoil.bots.players.hint import PLAYOUTS, hint
from trefoil.commands.flags.hint import Asked
from trefoil.commands.flags.parser import Misuse
from trefoil.commands.ready import game_ready
from trefoil.commands.replay import replayed
from trefoil.core.seats import NATURE
from trefoil.core.view import View
from trefoil.terminal.advice import Adviser
from trefoil.terminal.interrupt import at_once
from trefoil.terminal.wrapping import width_of, wrapped
from trefoil.words import speaker


def run(asked: Asked) -> None:
    game = replayed(asked.game)
    if game.to_move == NATURE:
        raise Misuse("A hint is for a player: expected a record that stops at a player's move, here chance is to move.")
    view = game.view(game.to_move if game.to_move is not None else 0)
    found, said = forced(view, asked.language) if len(view.steps()) == 1 else searched(view, asked)
    if asked.json:
        print(json.dumps({"game": game.NAME, "seat": view.seat, **found}))
    else:
        print(wrapped("\n".join(said), width_of(sys.stdout)))


def forced(view: View, language: str) -> tuple[dict[str, Any], list[str]]:
    """The only move there is: nobody searches for it, and nobody knows what it is worth."""
    best = {"move": view.steps()[0], "worlds": 0, "value": None}
    adviser = Adviser(speaker(language, view.kind.package()), view)
    return {"best": best, "runner_up": None, "exact": True, "chances": {}}, adviser.forced()


def searched(view: View, asked: Asked) -> tuple[dict[str, Any], list[str]]:
    """What a search finds, for programs and in words."""
    game_ready(view.kind)
    with at_once():
        found = hint(view, asked.playouts or PLAYOUTS, asked.seed)
    return asdict(found), list(Adviser(speaker(asked.language, view.kind.package()), view).said(found))
