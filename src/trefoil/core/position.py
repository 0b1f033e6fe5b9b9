"""A position as one line of text: the game, the version of its rules, its options, and what differs from its start."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

import numpy as np

from trefoil.core import entry_points
from trefoil.core.actions import UNSEEN
from trefoil.core.errors import BadOption, BadPosition
from trefoil.core.options import Chosen, Option, Value
from trefoil.core.quoting import shortened
from trefoil.core.state import EMPTY, HIDDEN, Records

if TYPE_CHECKING:
    from trefoil.core.game import Game

LONGEST = 2_000  # letters of a text that is read
NONE = "-"  # nothing is here
BOOLEANS = {"no": False, "yes": True}

T = TypeVar("T")


def written(kind: "type[Game]", chosen: Chosen, states: Records) -> str:
    """The text of a position; what is hidden reads `?`."""
    fresh = kind.parts_of(started(kind, chosen))
    parts = {name: text for name, text in kind.parts_of(states).items() if text != fresh[name]}
    options = {option.name: value_text(chosen[option.name]) for option in kind.OPTIONS.options}
    return " ".join([f"{kind.NAME}/{kind.KERNEL.RULES}", *(f"{k}={v}" for k, v in {**options, **parts}.items())])


def started(kind: "type[Game]", chosen: Chosen) -> Records:
    """The record of a new game."""
    states = np.zeros(1, kind.KERNEL.STATE)
    entry_points.setup(states, np.array(kind.OPTIONS.codes(chosen), np.int64))
    return states


def read(kind: "type[Game]", text: object) -> tuple[Chosen, dict[str, str]]:
    """The options and the parts that a text names."""
    if not isinstance(text, str) or not text.isascii() or len(text) > LONGEST:
        refuse(f"the text of a position, plain ASCII and at most {LONGEST} letters", text)
    head, *words = text.split() or [""]
    if head != f"{kind.NAME}/{kind.KERNEL.RULES}":
        refuse(f"a position of {kind.NAME}/{kind.KERNEL.RULES}", head)
    said = dict(_named(words))
    if len(said) != len(words):
        refuse("each part of a position once", text)
    options = {option.name: _option(option, said.pop(option.name, None)) for option in kind.OPTIONS.options}
    try:
        return kind.OPTIONS.choose(options, lambda n: 0), said
    except BadOption as error:
        raise BadPosition(f"The options of the position cannot be used. {error}") from None


def _named(words: list[str]) -> Iterator[tuple[str, str]]:
    for word in words:
        name, mark, value = word.partition("=")
        if not name or not mark or not value:
            refuse("parts such as stage=over in a position", word)
        yield name, value


def _option(option: Option, text: str | None) -> Value:
    return chosen_from({value_text(value): value for value in option.values}, text, option.name)


def value_text(value: Value) -> str:
    """An option's value as it stands in a position."""
    return next((text for text, meant in BOOLEANS.items() if meant is value), str(value))


def laid_out(kind: "type[Game]", chosen: Chosen, parts: dict[str, Any]) -> Records:
    """The record of a position in which whoever is to move can move."""
    states = started(kind, chosen)
    known = kind.parts_of(states)
    for name, text in parts.items():
        if name not in known:
            refuse(f"parts {', '.join(known)} in a position of {kind.NAME}", name)
        if not isinstance(text, str) or not text.isascii() or len(text) > LONGEST:
            refuse(f"plain ASCII as {name} of a position", text)
    kind.lay_out(states, {**known, **parts})
    if not kind.is_over(states) and not kind.texts_of(states):
        refuse("a position in which somebody can move", parts)
    return states


# What the parts of a position are read with


def refuse(expected: str, got: object) -> NoReturn:
    raise BadPosition(f"Expected {expected}, got {shortened(got, 60)}.")


def require(held: bool, expected: str, got: object) -> None:
    """Refuse a position unless something holds."""
    if not held:
        refuse(expected, got)


def chosen_from(known: dict[str, T], text: str | None, name: str) -> T:
    """What a text stands for, among those there are."""
    if text is None or text not in known:
        refuse(f"{name} as one of {shortened(' '.join(known), 120)}", text)
    return known[text]


def number(text: str, least: int, most: int, name: str) -> int:
    """A whole number within bounds."""
    if not (text.isdigit() and len(text) < 7 and least <= int(text) <= most):
        refuse(f"{name} from {least} to {most}", text)
    return int(text)


def several(text: str, count: int, name: str, mark: str = "/") -> list[str]:
    """The texts of a list, one for each seat, row or tower."""
    found = text.split(mark)
    if len(found) != count:
        refuse(f"{count} entries of {name}, separated by {mark}", text)
    return found


def thing_text(kind: int, names: tuple[str, ...]) -> str:
    """A thing by its name, `?` if it is hidden, `-` if there is none."""
    return NONE if kind == EMPTY else UNSEEN if kind == HIDDEN else names[kind]


def thing(text: str, names: tuple[str, ...], name: str) -> int:
    """The number of a thing, HIDDEN or EMPTY."""
    return chosen_from({NONE: EMPTY, UNSEEN: HIDDEN} | {letter: n for n, letter in enumerate(names)}, text, name)


def things_text(counts: Any, names: tuple[str, ...], hidden: int = 0) -> str:
    """Things that lie together, one name after the other, the hidden ones last."""
    known = "".join(name * int(n) for name, n in zip(names, counts, strict=True))
    return known + UNSEEN * hidden or NONE


def things(text: str, names: tuple[str, ...], name: str) -> tuple[list[int], int]:
    """How many of each there are, and how many are hidden."""
    counts, rest = [0] * len(names), "" if text == NONE else text
    hidden = len(rest) - len(rest.rstrip(UNSEEN))
    rest = rest.rstrip(UNSEEN)
    while rest:
        kind = next((k for k, letter in enumerate(names) if rest.startswith(letter)), None)
        if kind is None:
            refuse(f"{name} made of {' '.join(names)}", text)
        counts[kind] += 1
        rest = rest[len(names[kind]) :]
    return counts, hidden


def each(text: str, count: int, name: str, reads: Callable[[str], T]) -> list[T]:
    """What is read from each entry of a list."""
    return [reads(entry) for entry in several(text, count, name)]
