"""`trefoil replay`: a recorded game, its last position and how it ended; of one by earlier rules, its moves."""

import json
from collections.abc import Iterator
from typing import Any

from trefoil.commands.flags.records import Recorded
from trefoil.commands.flags.replay import Asked
from trefoil.commands.ready import rules_ready
from trefoil.core.game import MANUAL, Game
from trefoil.core.quoting import shortened
from trefoil.core.record import Record, is_earlier
from trefoil.games.catalogue import load
from trefoil.terminal.narration import Narrator, sentence
from trefoil.words import speaker

LONGEST = 40  # letters of a move, or of an option, that is told as it stands


def run(asked: Asked) -> None:
    said = asked.game.said
    if is_earlier(said, load(said.game).KERNEL.RULES):
        found, lines = unjudged(said), listed(said, asked.language)
    else:
        game = replayed(asked.game)
        found, lines = summary(game), told(game, asked.language)
    if asked.json:
        print(json.dumps(found))
        return
    for line in lines:
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


def unjudged(said: Record) -> dict[str, object]:
    """The same of a game by earlier rules: what is not written in its record is not known."""
    known = {"game": said.game, "rules": said.rules, "options": said.options, "moves": len(said.moves)}
    return {**known, "over": None, "outcome": None}


def listed(said: Record, language: str) -> Iterator[str]:
    """Every move of a game by earlier rules, as it was written."""
    kind = load(said.game)
    yield heading(kind.TITLE, said.options)
    for number, move in enumerate(said.moves, 1):
        yield f"{number:>4}  {shown(move)}"
    yield ""
    yield speaker(language, kind.package())("house-earlier-rules", theirs=said.rules, ours=kind.KERNEL.RULES)


def heading(title: str, options: dict[str, Any]) -> str:
    """The game, and how it was set up."""
    return f"{title}, " + ", ".join(f"{name} {shown(str(value))}" for name, value in options.items())


def shown(text: str) -> str:
    """What nobody has checked, without what a terminal would take for commands."""
    return text if text.isprintable() and len(text) <= LONGEST else shortened(text)


def told(game: Game, language: str) -> Iterator[str]:
    """Every move with its mover, the last position, and how the game ended or who is to move."""
    say = speaker(language, game.package())
    narrator = Narrator(say, None)
    yield heading(game.TITLE, game.options)
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
