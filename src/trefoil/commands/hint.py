"""`trefoil hint`: what a strong bot would play in a recorded game, from what the player to move may know."""

import json
import os
from argparse import Namespace
from collections.abc import Iterator
from dataclasses import asdict
from typing import TYPE_CHECKING

from trefoil.commands.arguments import Commands, Misuse, add_command, whole
from trefoil.commands.replay import recorded
from trefoil.commands.speech import add_language, language_in

if TYPE_CHECKING:
    from trefoil.bots.hint import Hint
    from trefoil.core.game import Game

MOST_PLAYOUTS = 10**6


def declare(commands: Commands) -> None:
    parser = add_command(commands, "hint", "say what to play next in a recorded game, and how good that is", run)
    parser.add_argument("record", metavar="record", help="the file of a record, or - for standard input")
    parser.add_argument(
        "--playouts", type=whole(1, MOST_PLAYOUTS), metavar="N", help="imagined games; 2000 unless given"
    )
    parser.add_argument("--seed", type=whole(), default=0, metavar="N", help="the same seed gives the same hint")
    parser.add_argument("--json", action="store_true", help="print the hint as JSON")
    add_language(parser)


def run(chosen: Namespace) -> None:
    from trefoil.bots.hint import PLAYOUTS, hint
    from trefoil.core.seats import NATURE

    language = language_in(chosen, os.environ)
    game = recorded(chosen.record)
    if game.to_move == NATURE:
        raise Misuse("A hint is for a player: expected a record that stops at a player's move, here chance is to move.")
    view = game.view(game.to_move if game.to_move is not None else 0)
    found = hint(view, chosen.playouts or PLAYOUTS, chosen.seed)
    if chosen.json:
        print(json.dumps({"game": game.NAME, "seat": view.seat, **asdict(found)}))
        return
    for line in told(game, found, language):
        print(line)


def told(game: "Game", found: "Hint", language: str) -> Iterator[str]:
    """The hint in words."""
    from trefoil.terminal.advice import Adviser
    from trefoil.words import speaker

    assert game.to_move is not None
    yield from Adviser(speaker(language), game.view(game.to_move)).said(found)
