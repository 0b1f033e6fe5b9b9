"""`trefoil replay`: a recorded game, its last position and how it ended."""

import json
from collections.abc import Iterator

from trefoil.commands.flags.records import Recorded
from trefoil.commands.flags.replay import Asked
from trefoil.commands.ready import rules_ready
from trefoil.core.game import MANUAL, Game
from trefoil.games.catalogue import load
from trefoil.terminal.narration import Narrator, sentence
from trefoil.words import speaker


def run(asked: Asked) -> None:
    game = replayed(asked.game)
    if asked.json:
        print(json.dumps(summary(game)))
        return
    for line in told(game, asked.language):
        print(line)


def replayed(recorded: Recorded) -> Game:
    """The game of a record; every move in it has been played."""
    kind = load(recorded.said.game)
    rules_ready(kind)
    return kind.from_record(recorded.text, nature=MANUAL)


def summary(game: Game) -> dict[str, object]:
    """What `--json` prints."""
    outcome = game.outcome()
    return {
        "game": game.NAME,
        "options": game.options,
        "moves": len(game.moves),
        "over": outcome is not None,
        "outcome": outcome and outcome.to_dict(),
    }


def told(game: Game, language: str) -> Iterator[str]:
    """Every move with its mover, the last position, and how the game ended or who is to move."""
    say = speaker(language, game.package())
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
