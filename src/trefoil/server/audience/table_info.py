"""A table as everybody may see it: its seats, its people, its clock and its deal, without a secret."""

from msgspec.structs import replace

from trefoil.games.catalogue import load
from trefoil.protocol.codec import once
from trefoil.protocol.events import Asked, Contribution, Fair, PersonInfo, SeatInfo, TableInfo, TurnInfo
from trefoil.protocol.requests import Summary
from trefoil.protocol.shapes import Bank
from trefoil.server.table import hints
from trefoil.server.table.clock import deadline
from trefoil.server.table.state import Deal, Table


def info(table: Table, known: TableInfo | None = None) -> TableInfo:
    """The table, for everybody at it; most of it stays the same from move to move, and may be known."""
    return replace(known or in_pieces(whole_info(table)), turn=turn(table), asked=asked(table))


def in_pieces(known: TableInfo) -> TableInfo:
    """The same, with whatever is long turned into bytes already."""
    options, seats, people, fair = (once(part) for part in (known.options, known.seats, known.people, known.fair))
    return replace(known, options=options, seats=seats, people=people, fair=fair)


def whole_info(table: Table) -> TableInfo:
    """The same, made again."""
    return TableInfo(
        table=table.id,
        game=table.game_name,
        options=table.options,
        phase=table.phase,
        public=table.public,
        seats=seats(table),
        sides=sides(table),
        people=[person(table, number) for number in table.people],
        clock=table.clock,
        stand_in=table.stand_in,
        turn=turn(table),
        asked=asked(table),
        hushed=table.hushed,
        hints=hints.allowed(table),
        fair=None if table.deal is None else fair(table, table.deal),
        ended=table.ended,
        rematch=table.rematch,
        awaited=table.awaited,
    )


def asked(table: Table) -> Asked | None:
    """What waits for an answer."""
    question = table.question
    if question is None:
        return None
    return Asked(what=question.what, person=question.person, waiting_for=sorted(question.waiting_for))


def seats(table: Table, current: bool = True) -> list[SeatInfo]:
    """The seats; `current` tells who is connected too."""
    return [seat(table, number, current) for number in range(table.players)]


def seat(table: Table, number: int, current: bool) -> SeatInfo:
    """One seat."""
    place = table.seats[number]
    owner = None if place.person is None else table.people[place.person]
    standing_in = current and place.standing_in
    return SeatInfo(
        seat=number,
        kind="person" if owner else "bot" if place.level is not None else "open",
        person=place.person,
        name=owner.name if owner else None,
        level=((owner and owner.level) or table.stand_in) if standing_in else place.level,
        standing_in=standing_in,
        connected=current and table.connected(place.person),
        bank=place.bank if current and owner and isinstance(table.clock, Bank) else None,
    )


def sides(table: Table) -> list[int]:
    """The side of each seat, before the game begins too."""
    count = table.players // load(table.game_name).side_size(table.options)
    return [seat % count for seat in range(table.players)]


def person(table: Table, number: int) -> PersonInfo:
    """Somebody at the table."""
    found = table.people[number]
    return PersonInfo(
        person=number,
        name=found.name,
        seats=table.seats_of(number),
        host=number == table.host,
        connected=bool(found.at),
        muted=found.muted,
    )


def turn(table: Table) -> TurnInfo | None:
    """Who is to move."""
    mover = table.to_move
    return None if mover is None else TurnInfo(seat=mover, since=table.since, deadline=deadline(table))


def fair(table: Table, deal: Deal) -> Fair:
    """The deal so far as it is open: the secret only when the game is over."""
    contributions = [
        Contribution(seat=seat, commitment=deal.promises[seat].hex(), entropy=shown(deal.reveals.get(seat)))
        for seat in sorted(deal.promises)
    ]
    return Fair(
        version=deal.terms.version,
        game_id=deal.terms.game_id.hex(),
        ruleset=deal.terms.ruleset.hex(),
        commitment=deal.commitment.hex(),
        people=list(deal.terms.people),
        stage=deal.stage,
        until=deal.until,
        closed=deal.closed.hex() or None,
        contributions=contributions,
        secret=deal.secret.hex() if table.phase == "over" else None,
    )


def shown(entropy: bytes | None) -> str | None:
    """Entropy in hexadecimal, if it was revealed."""
    return None if entropy is None else entropy.hex()


def summary(table: Table) -> Summary:
    """The table in a list."""
    over = table.phase == "over" and table.game is not None and table.game.outcome()
    return Summary(
        table=table.id,
        game=table.game_name,
        options=table.options,
        phase=table.phase,
        public=table.public,
        host=table.people[table.host].name,
        seats=seats(table, current=False),
        clock=table.clock,
        created=table.created,
        ended=table.ended,
        outcome=over.to_dict() if over else None,
    )
