"""What a board must know of its game: `boards/<game>/generated.ts`, with verbs, options and the type of positions."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from translator.games import class_of
from translator.values import constant
from trefoil.core.game import Game
from trefoil.protocol.typescript import interfaces


def written(package: str) -> str:
    """The file of a game: its tables, and the type of its positions."""
    kind = class_of(package)
    opening = f"// What the page knows of {kind.TITLE}, written by scripts/generate_page.py from the rules themselves."
    constants = [constant(name, value) for name, value in tables(package).items()]
    return "\n".join([opening, "", *constants, "", interfaces(kind.POSITION)])


def tables(package: str) -> dict[str, Any]:
    """Everything, by the name it has in TypeScript; what only this game has comes from its own module `page`."""
    kind = class_of(package)
    own = import_module(f"{package}.page").page_tables() if find_spec(f"{package}.page") else {}
    return {
        "GAME": kind.NAME,
        "TITLE": kind.TITLE,
        "VERBS": verbs(kind),
        "SPOKEN": dict(kind.SPOKEN),
        "SETUPS": setups(kind),
        **own,
    }


def verbs(kind: type[Game]) -> list[dict[str, str]]:
    """What moves begin with, as messages call it, and its role; the empty word last: everything begins with it."""
    told = [{"word": verb.word.strip(), "name": verb.called, "role": verb.role} for verb in kind.KERNEL.VERBS.verbs]
    return sorted(told, key=lambda verb: verb["word"] == "")


def setups(kind: type[Game]) -> dict[str, Any]:
    """What can be chosen for each number of players: the values that are open, the usual one first.

    Of the option that chance decides if nobody does, `lot`, no value is usual.
    """
    first, *others = kind.OPTIONS.options
    by_players: dict[int, dict[str, list[Any]]] = {}
    for players in first.values:
        chosen = {first.name: players}
        by_players[int(players)] = {option.name: list(option.possible(chosen)) for option in others}
    usual = first.default({}) if first.default else first.values[0]
    lot = kind.OPTIONS.lot
    return {"usual": usual, "lot": lot and lot.name, "players": by_players}
