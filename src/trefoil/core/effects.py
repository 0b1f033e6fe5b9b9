"""What a move does, one effect after the other: as rules write it on a slate, and as people read it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from trefoil.core import entry_points
from trefoil.core.actions import UNSEEN
from trefoil.core.jit import rule
from trefoil.core.slate import SLATE, Slate
from trefoil.core.state import EMPTY, HIDDEN, Records

if TYPE_CHECKING:
    from trefoil.core.contract import Face


class Effect(NamedTuple):
    """One thing that a move does; EMPTY where there is no thing or place, HIDDEN for what the reader cannot see."""

    what: int  #: its kind, by its place in the table of the game
    seat: int  #: whom it happens to
    thing: int  #: a token, a card, the colour of a pawn
    start: int  #: the place it comes from
    end: int  #: the place it goes to
    amount: int  #: how many things, or how many steps, below zero backwards; 0 where it says nothing


@dataclass(frozen=True)
class Kind:
    """A kind of effect: its name, and what its numbers stand for."""

    name: str
    things: tuple[str, ...] = ()
    places: tuple[str, ...] = ()


class Effects:
    """All kinds of effects of a game, in the order of their numbers."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds

    def __len__(self) -> int:
        return len(self.kinds)


@rule
def note_effect(slate: Slate, n: int, effect: Effect) -> int:
    """Write one more effect after the first n; return how many there are then."""
    slate.effects[n, 0] = effect.what
    slate.effects[n, 1] = effect.seat
    slate.effects[n, 2] = effect.thing
    slate.effects[n, 3] = effect.start
    slate.effects[n, 4] = effect.end
    slate.effects[n, 5] = effect.amount
    return n + 1


def told(kind: "type[Face]", befores: Records, afters: Records, action: int) -> list[dict[str, Any]]:
    """What a move did that led from one position to another, in plain words and numbers."""
    slates: Records = np.zeros(1, SLATE)
    n = entry_points.effects(befores, afters, action, slates)
    effects = slates["effects"][0, :n].tolist()
    return [dict(fields(kind.KERNEL.EFFECTS.kinds[effect[0]], Effect(*effect))) for effect in effects]


def fields(kind: Kind, effect: Effect) -> Iterator[tuple[str, Any]]:
    """An effect by names; what it says nothing of is left out."""
    yield "what", kind.name
    if effect.seat != EMPTY:
        yield "seat", effect.seat
    if effect.thing != EMPTY:
        yield "thing", UNSEEN if effect.thing == HIDDEN else kind.things[effect.thing]
    for name, place in zip(("start", "end"), (effect.start, effect.end), strict=True):
        if place != EMPTY:
            yield name, kind.places[place]
    if effect.amount:
        yield "amount", effect.amount
