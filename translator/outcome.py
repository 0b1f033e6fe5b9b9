"""How a finished game is told, beside its position: what decides between equals, and the reason for the end."""

from enum import StrEnum
from typing import Any, get_type_hints

from translator.functions import ENDING, TOKENS, function
from translator.source import Source, Untranslatable
from translator.values import quoted
from trefoil.core.game import Game
from trefoil.core.options import Chosen

NOTHING_COUNTS = f"""/** Nothing decides between equal scores. */
export function {TOKENS}(): null {{
  return null;
}}
"""
ONE_REASON = f"""/** There is one reason for which a game ends. */
export function {ENDING}(): string {{
  return {{}};
}}
"""


def tokens(source: Source, kind: type[Game]) -> str:
    """What decides between equal scores."""
    if TOKENS in source.functions:
        return function(source, TOKENS)
    if kind.tokens_of is not Game.tokens_of:
        raise Untranslatable(f"Expected a function `{TOKENS}` in {source.file}, got none.")
    return NOTHING_COUNTS


def ending(source: Source, kind: type[Game]) -> str:
    """The reason for which a game has ended; where there is only one, nothing has to be written."""
    if ENDING in source.functions:
        return function(source, ENDING)
    reasons = list(reasons_of(kind))
    if len(reasons) > 1:
        raise Untranslatable(f"Expected a function `{ENDING}` in {source.file}, got none.")
    return ONE_REASON.replace("{}", quoted(str(reasons[0])))


def reasons_of(kind: type[Game]) -> type[StrEnum]:
    """The reasons that a game has."""
    found: type[StrEnum] = get_type_hints(kind.ending_of)["return"]
    return found


def sides(kind: type[Game]) -> dict[str, Any]:
    """How many seats win together: the option that says so, and what each of its values means."""
    setups = all_setups(kind)
    for option in kind.OPTIONS.options:
        sizes = {(chosen[option.name], kind.side_size(chosen)) for chosen in setups}
        values = sorted(sizes, key=lambda one: option.values.index(one[0]))
        if len({value for value, _ in sizes}) == len(sizes):
            return {"option": option.name, "values": [one for one, _ in values], "sizes": [two for _, two in values]}
    raise Untranslatable(f"Expected one option of {kind.TITLE} that says how many win together, got several.")


def all_setups(kind: type[Game]) -> list[Chosen]:
    """Every way in which a game can be set up."""
    found: list[Chosen] = [{}]
    for option in kind.OPTIONS.options:
        found = [{**chosen, option.name: value} for chosen in found for value in option.possible(chosen)]
    return found
