"""What makes a position of a record: `kernel/<game>/reader.ts`, translated from the description of a game in Python."""

import re
from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec

from translator import outcome
from translator.functions import ENDING, LYING, POSITION, TOKENS, function
from translator.games import THIRD, class_of, name_of
from translator.kinds import kind_of, plain, typed
from translator.source import Source, Untranslatable
from translator.values import spelled
from trefoil.core.game import Game
from trefoil.protocol.typescript import interfaces

SCORES = "_: readonly number[]"  # where a description tells no scores
NOTHING_LIES = """/** Nothing lies in an order that a position does not keep. */
export function lying(_: readonly number[]): Record<string, string[]> {
  return {};
}
"""


def written(package: str) -> str:
    """The file of a game."""
    kind, source = class_of(package), source_of(package)
    functions = translated(source, kind)
    constants = [constant(name, value) for name, value in source.constants.items()]
    opening = (
        f"// Positions of {kind.TITLE}, read from records: written by scripts/generate_page.py from {source.file}."
    )
    told = [name for name in re.findall(r"interface (\w+)", interfaces(kind.POSITION)) if is_used(name, functions)]
    head = [opening, *imports(package, told, source.helpers), "", "export type State = Reading<typeof LAYOUTS.state>;"]
    return "\n".join([*head, *constants, "", *functions])


def source_of(package: str) -> Source:
    """The description of a game."""
    name = f"{package}.description"
    if find_spec(name) is None:
        raise Untranslatable(f"Expected a module `description` in {package}, got none.")
    return Source(import_module(name), class_of(package).KERNEL.STATE)


def translated(source: Source, kind: type[Game]) -> list[str]:
    """What the page calls, and all that is called for it, in the order of the description."""
    told = {TOKENS: outcome.tokens(source, kind), ENDING: outcome.ending(source, kind)}
    texts = {POSITION: position(source), LYING: lying(source), **told}
    for name in source.called:  # each may call further ones
        texts.setdefault(name, function(source, name))
    order = [*source.functions, LYING, TOKENS, ENDING]
    return [texts[name] for name in sorted(texts, key=order.index)]


def position(source: Source) -> str:
    """The whole position; every reader is asked alike."""
    node = source.functions.get(POSITION)
    if node is None:
        raise Untranslatable(f"Expected a function `{POSITION}` in {source.file}, got none.")
    return function(source, POSITION, *([SCORES] if len(node.args.args) == 1 else []))


def lying(source: Source) -> str:
    """What lies in an order that a position does not keep."""
    return function(source, LYING) if LYING in source.functions else NOTHING_LIES


def constant(name: str, value: object) -> str:
    """A constant of the description; of a list, no more is known than what is in it."""
    kind = kind_of(value)
    told = "" if kind in (bool, int, str) else f": {typed(kind)}"
    opening = f"const {name}{told} = "
    return f"{opening}{spelled(plain(value), len(opening) + 1)};"


def is_used(name: str, functions: Iterable[str]) -> bool:
    """Whether a type is named in some functions, their comments aside."""
    lines = (line for text in functions for line in text.splitlines() if not line.startswith("/**"))
    return any(re.search(rf": (readonly )?{name}\b", line) for line in lines)


def imports(package: str, types: list[str], helpers: set[str]) -> list[str]:
    """What the file knows of others."""
    third = package == THIRD
    board = "./generated" if third else f"../../boards/{name_of(package)}/generated"
    kernel = "../../src/kernel" if third else ".."
    return [
        f"import type {{ {', '.join(types)} }} from '{board}';",
        f"import {{ {', '.join(sorted(helpers))} }} from '{kernel}/lists';",
        f"import type {{ Reading }} from '{kernel}/record';",
        "import type { LAYOUTS } from './tables';",
    ]
