"""Who may do a thing, and when: each guard answers or refuses."""

from trefoil.server.table.errors import Refused
from trefoil.server.table.state import Table


def seated(table: Table, who: int | None) -> int:
    """Whoever asks, if they hold a seat."""
    if who is None or not table.seats_of(who):
        raise Refused("not_yours", "Only somebody who sits at the table may do that: a spectator asked.")
    return who


def member(table: Table, who: int | None) -> int:
    """Whoever asks, if they have a token of this table; what was said before they were put out may come after it."""
    if who is None or who not in table.people:
        raise Refused("not_yours", "Only somebody who belongs to the table may do that: somebody else asked.")
    return who


def host(table: Table, who: int | None) -> int:
    """Whoever asks, if they are the host."""
    if who is None or who != table.host:
        raise Refused("not_yours", "Only the host of the table may do that: somebody else asked.")
    return who


def before_start(table: Table) -> None:
    """Refuse unless the seats can still change."""
    if table.phase != "lobby":
        raise Refused("not_now", "That can be done only before the start: the game has begun.")


def while_playing(table: Table) -> None:
    """Refuse unless the game runs."""
    if table.phase != "playing":
        raise Refused("not_now", f"That can be done only while the game runs: the table is at {table.phase!r}.")


def seat_at(table: Table, seat: int) -> int:
    """A seat of this table."""
    if seat >= table.players:
        raise Refused("not_now", f"There is no seat {seat}: expected 0 to {table.players - 1}.")
    return seat
