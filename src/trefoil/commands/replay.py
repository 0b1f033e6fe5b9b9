"""`trefoil replay`: a recorded game, its last position and how it ended."""

import json
import os
from argparse import Namespace
from collections.abc import Iterator
from typing import TYPE_CHECKING

from trefoil.commands.arguments import Commands, add_command
from trefoil.commands.speech import add_language, language_in

if TYPE_CHECKING:
    from trefoil.core.game import Game


def declare(commands: Commands) -> None:
    purpose, example = "play a recorded game through and show how it stands", "trefoil replay game.json"
    parser = add_command(commands, "replay", purpose, run, example, f"{example} --json")
    parser.add_argument("record", metavar="record", help="the file of a record, or - for standard input")
    parser.add_argument("--json", action="store_true", help="print the outcome as JSON")
    add_language(parser)


def run(chosen: Namespace) -> None:
    language = language_in(chosen, os.environ)
    game = recorded(chosen.record)
    if chosen.json:
        print(json.dumps(summary(game)))
        return
    for line in told(game, language):
        print(line)


def recorded(file: str) -> "Game":
    """The game of a record, whichever it is; every move in it has been played."""
    from trefoil.core import record
    from trefoil.terminal import saves

    text = saves.read(file)
    said = record.read(text)

    from trefoil.commands.ready import rules_ready
    from trefoil.core.game import MANUAL
    from trefoil.games.catalogue import load

    kind = load(said.game)
    rules_ready(kind)
    return kind.from_record(text, nature=MANUAL)


def summary(game: "Game") -> dict[str, object]:
    """What `--json` prints."""
    outcome = game.outcome()
    return {
        "game": game.NAME,
        "options": game.options,
        "moves": len(game.moves),
        "over": outcome is not None,
        "outcome": outcome and outcome.to_dict(),
    }


def told(game: "Game", language: str) -> Iterator[str]:
    """Every move with its mover, the last position, and how the game ended or who is to move."""
    from trefoil.terminal.narration import Narrator, sentence
    from trefoil.words import speaker

    say = speaker(language)
    narrator = Narrator(say, None)
    yield f"{game.TITLE}, " + ", ".join(f"{name} {value}" for name, value in game.options.items())
    names = [narrator.name(mover) for mover in game.movers]
    for number, (name, move) in enumerate(zip(names, game.moves, strict=True), 1):
        yield f"{number:>4}  {name:<{max(map(len, names))}}  {move}"
    yield ""
    yield game.draw(game.position(), language)
    yield ""
    outcome = game.outcome()
    if outcome is not None:
        yield from narrator.ended(game.NAME, outcome)
    elif game.to_move is not None:
        yield sentence(say("house-not-over", name=narrator.name(game.to_move)))
