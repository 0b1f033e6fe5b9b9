"""`trefoil hint`: what a strong bot would play in a recorded game, from what the player to move may know."""

import json
import os
import sys
from argparse import Namespace
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from trefoil.commands.arguments import Commands, add_command, whole
from trefoil.commands.parser import Misuse
from trefoil.commands.replay import recorded
from trefoil.commands.speech import add_language, language_in

if TYPE_CHECKING:
    from trefoil.core.view import View

MOST_PLAYOUTS = 10**6
EXAMPLES = "trefoil hint game.json", "trefoil hint game.json --playouts 5000 --language fr"


def declare(commands: Commands) -> None:
    purpose = "say what to play next in a recorded game, and how good that is"
    parser = add_command(commands, "hint", purpose, run, *EXAMPLES)
    parser.add_argument("record", metavar="record", help="the file of a record, or - for standard input")
    parser.add_argument(
        "--playouts", type=whole(1, MOST_PLAYOUTS), metavar="N", help="imagined games; 2000 unless given"
    )
    parser.add_argument("--seed", type=whole(), default=0, metavar="N", help="the same seed gives the same hint")
    parser.add_argument("--json", action="store_true", help="print the hint as JSON")
    add_language(parser)


def run(chosen: Namespace) -> None:
    from trefoil.core.seats import NATURE

    language = language_in(chosen, os.environ)
    game = recorded(chosen.record)
    if game.to_move == NATURE:
        raise Misuse("A hint is for a player: expected a record that stops at a player's move, here chance is to move.")
    view = game.view(game.to_move if game.to_move is not None else 0)
    found, said = forced(view, language) if len(view.steps()) == 1 else searched(view, chosen, language)
    if chosen.json:
        print(json.dumps({"game": game.NAME, "seat": view.seat, **found}))
        return
    from trefoil.terminal.wrapping import width_of, wrapped

    print(wrapped("\n".join(said), width_of(sys.stdout)))


def forced(view: "View", language: str) -> tuple[dict[str, Any], list[str]]:
    """The only move there is: nobody searches for it, and nobody knows what it is worth."""
    from trefoil.terminal.advice import Adviser
    from trefoil.words import speaker

    best = {"move": view.steps()[0], "worlds": 0, "value": None}
    return {"best": best, "runner_up": None, "exact": True, "chances": {}}, Adviser(speaker(language), view).forced()


def searched(view: "View", chosen: Namespace, language: str) -> tuple[dict[str, Any], list[str]]:
    """What a search finds, for programs and in words."""
    from trefoil.bots.players.hint import PLAYOUTS, hint
    from trefoil.commands.ready import game_ready
    from trefoil.terminal.advice import Adviser
    from trefoil.terminal.interrupt import at_once
    from trefoil.words import speaker

    game_ready(view.kind)
    with at_once():
        found = hint(view, chosen.playouts or PLAYOUTS, chosen.seed)
    return asdict(found), list(Adviser(speaker(language), view).said(found))
