"""The two words of a table: what a command leads to is decided, and what happened is applied."""

from functools import singledispatch
from typing import NamedTuple

from trefoil.core.game import Game
from trefoil.protocol.commands import Spoken
from trefoil.server.table.context import Context
from trefoil.server.table.errors import Refused
from trefoil.server.table.events import Entry, Happened
from trefoil.server.table.internal import Internal
from trefoil.server.table.state import Table


class Tried(NamedTuple):
    """What a sentence leads to, and the game after it, which was tried out on a copy."""

    events: list[Happened]
    game: Game


@singledispatch
def decided(command: Spoken | Internal, table: Table, who: int | None, now: Context) -> list[Happened] | Tried:
    """What a command of somebody leads to; it changes nothing, and may be refused."""
    raise Refused("bad_command", f"Expected something that changes a table, got {type(command).__name__}.")


@singledispatch
def applied(event: Happened, table: Table, entry: Entry) -> None:
    """Let something that happened change the table."""
    raise TypeError(f"nobody knows what {type(event).__name__} does")
