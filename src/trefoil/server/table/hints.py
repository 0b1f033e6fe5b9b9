"""What a hint is to the server: who may have one, and what a bot thinks of each step of a sentence."""

from collections.abc import Awaitable, Callable

from msgspec import Struct

from trefoil.core.view import View
from trefoil.server.table.errors import Refused
from trefoil.server.table.state import Table


class Choice(Struct, frozen=True):
    """A move, and how good it seems."""

    move: str
    value: float  # the share of games that it seems to win


class Opinion(Struct, frozen=True):
    """What a strong bot thinks of one step."""

    best: Choice
    other: Choice | None  # the next best; None: there is no other move
    exact: bool  # the best was computed exactly
    chances: dict[str, float]  # what nature may answer


Adviser = Callable[[View], Awaitable[list[Opinion]]]  # on each step of a sentence


def allowed(table: Table) -> bool:
    """Whoever plays alone may have hints; friends, also round one screen, once all of them have agreed."""
    return table.hints or sum(seat.person is not None for seat in table.seats) < 2


async def nobody(view: View) -> list[Opinion]:
    """Whom a house asks that has no bots."""
    raise Refused("no_hint", "There is no bot here that could give a hint.")
