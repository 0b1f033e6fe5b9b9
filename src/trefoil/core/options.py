"""How a game can be set up: named choices, checked one after the other, each in the light of those before it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from operator import index
from typing import Any, TypeAlias

from trefoil.core.errors import BadOption
from trefoil.core.quoting import listed, shortened

Value: TypeAlias = int | str | bool
Chosen: TypeAlias = dict[str, Value]


@dataclass(frozen=True)
class Option:
    """One choice: all values it can ever have, which of them the choices before it allow, and what it is by default."""

    name: str
    values: tuple[Value, ...]
    meaning: str
    allowed: Callable[[Chosen], tuple[Value, ...]] | None = None
    default: Callable[[Chosen], Value] | None = None  #: without one, the first that is allowed
    by_lot: bool = False  #: if nobody says, chance decides

    def possible(self, chosen: Chosen) -> tuple[Value, ...]:
        """The values that the choices so far leave open."""
        return self.values if self.allowed is None else self.allowed(chosen)

    def code(self, value: Value) -> int:
        """The number that stands for a value in a state."""
        return self.values.index(value) if isinstance(value, str) else int(value)


def same_kind(value: object, options: tuple[Value, ...]) -> Value | None:
    """The option that a value names, or None; 1 is not True here, and neither is 1.0 one."""
    if not isinstance(value, (bool, str)):
        try:
            value = index(value)  # type: ignore[arg-type]  # any whole number, NumPy's too
        except TypeError:
            return None
    return next((option for option in options if type(option) is type(value) and option == value), None)


def matches(options: Mapping[str, Any], wanted: Mapping[str, Value]) -> bool:
    """Whether options have the values that are wanted, whatever the others are."""
    return all(options.get(name) == value for name, value in wanted.items())


class Options:
    """All choices of one game, in the order in which they are made."""

    def __init__(self, title: str, *options: Option) -> None:
        self.title = title
        self.options = options
        if (lots := sum(option.by_lot for option in options)) > 1:
            raise ValueError(f"Expected at most one option of {title} by lot, got {lots}.")

    def choose(self, given: Mapping[str, Any], lot: Callable[[int], int]) -> Chosen:
        """Every option with its value; `lot(n)` draws below n where chance decides."""
        known = [option.name for option in self.options]
        if unknown := [name for name in given if name not in known]:
            raise BadOption(f"{self.title} has no option {unknown[0]!r}: expected {', '.join(known)}.")
        chosen: Chosen = {}
        for option in self.options:
            chosen[option.name] = self._value(option, given.get(option.name), chosen, lot)
        return chosen

    def completed(self, given: Mapping[str, Any]) -> Chosen:
        """The same, where what chance decides does not matter."""
        return self.choose(given, lambda n: 0)

    def _value(self, option: Option, given: object, chosen: Chosen, lot: Callable[[int], int]) -> Value:
        possible = option.possible(chosen)
        if given is not None:
            value = same_kind(given, possible)
            if value is None:
                where = f" with {self._spelled(chosen)}" if option.allowed else ""
                raise BadOption(
                    f"Cannot set up {self.title} with {option.name}={shortened(given)}: "
                    f"expected {listed(map(repr, possible))}{where}."
                )
            return value
        if option.by_lot:
            return possible[lot(len(possible))]
        return option.default(chosen) if option.default else possible[0]

    def _spelled(self, chosen: Chosen) -> str:
        name = self.options[0].name
        return f"{name}={chosen[name]!r}"

    @property
    def lot(self) -> Option | None:
        """The one option, if there is one, that chance decides where nobody says."""
        return next((option for option in self.options if option.by_lot), None)

    def place(self, name: str) -> int:
        """Where among the numbers that a game's setup is given an option stands."""
        return [option.name for option in self.options].index(name)

    def codes(self, chosen: Chosen) -> list[int]:
        """The numbers that a game's setup is given."""
        return [option.code(chosen[option.name]) for option in self.options]
