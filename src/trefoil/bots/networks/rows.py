"""The rows of a game: each choice of the options that select a network has one of its own."""

from collections.abc import Mapping
from typing import Any

from trefoil.core.game import Game
from trefoil.core.options import Chosen


def has_networks(kind: type[Game]) -> bool:
    """Whether networks are trained for a game; where they are not, every level but `master` plays it."""
    return bool(kind.KNOWLEDGE.NETWORK_OPTIONS)


def selecting(kind: type[Game], options: Mapping[str, Any]) -> Chosen:
    """What some options say of those that select a network; all others are features."""
    return {name: options[name] for name in kind.KNOWLEDGE.NETWORK_OPTIONS}


def row_of(kind: type[Game], options: Mapping[str, Any]) -> str:
    """The name of a row."""
    return "-".join([kind.NAME, *map(str, selecting(kind, options).values())])


def rows_of(kind: type[Game]) -> dict[str, Chosen]:
    """Every row of a game by its name, with the options that select it."""
    if not has_networks(kind):
        return {}
    return {row_of(kind, chosen): selecting(kind, chosen) for chosen in every_choice(kind, {})}


def every_choice(kind: type[Game], fixed: Chosen) -> list[Chosen]:
    """Every way to set a game up in which some options are fixed; the last option changes fastest."""
    choices: list[Chosen] = [{}]
    for option in kind.OPTIONS.options:
        choices = [
            {**chosen, option.name: value}
            for chosen in choices
            for value in ((fixed[option.name],) if option.name in fixed else option.possible(chosen))
        ]
    return choices
