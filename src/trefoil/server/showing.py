"""A table as everybody may see it: its seats, its people, its clock and its deal, without a secret."""

from typing import Any

from msgspec.structs import replace

from trefoil.protocol.codec import once, written
from trefoil.protocol.events import Asked, Contribution, Fair, PersonInfo, SeatInfo, TableInfo, TurnInfo
from trefoil.protocol.requests import Draw, Proof, Summary
from trefoil.protocol.shapes import Bank, Days
from trefoil.server import hints, log, nature
from trefoil.server.clock import deadline, reminder
from trefoil.server.dealing import new_game
from trefoil.server.errors import Refused
from trefoil.server.log import Entry
from trefoil.server.state import Deal, Table
from trefoil.server.store.store import Card

UNLISTED = {
    log.Played, log.BotFailed, log.Chatted, log.Reacted, log.Came, log.Gone,
    log.Asked, log.Answered, log.Undone, log.StoodIn,
}  # fmt: skip


def info(table: Table, known: TableInfo | None = None) -> TableInfo:
    """The table, for everybody at it; most of it stays the same from move to move, and may be known."""
    return replace(known or in_pieces(whole_info(table)), turn=turn(table), asked=asked(table))


def in_pieces(known: TableInfo) -> TableInfo:
    """The same, with whatever is long turned into bytes already."""
    options, seats, people, fair = (once(part) for part in (known.options, known.seats, known.people, known.fair))
    return replace(known, options=options, seats=seats, people=people, fair=fair)


def whole_info(table: Table) -> TableInfo:
    """The same, made anew."""
    return TableInfo(
        table=table.id,
        game=table.game_name,
        options=table.options,
        phase=table.phase,
        public=table.public,
        seats=seats(table),
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


def seats(table: Table, live: bool = True) -> list[SeatInfo]:
    """The seats; `live` tells who is connected too."""
    return [seat(table, number, live) for number in range(table.players)]


def seat(table: Table, number: int, live: bool) -> SeatInfo:
    """One seat."""
    place = table.seats[number]
    owner = None if place.person is None else table.people[place.person]
    standing_in = live and place.standing_in
    return SeatInfo(
        seat=number,
        kind="person" if owner else "bot" if place.level is not None else "open",
        person=place.person,
        name=owner.name if owner else None,
        level=((owner and owner.level) or table.stand_in) if standing_in else place.level,
        standing_in=standing_in,
        connected=live and table.connected(place.person),
        bank=place.bank if live and owner and isinstance(table.clock, Bank) else None,
    )


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
        seats=seats(table, live=False),
        clock=table.clock,
        created=table.created,
        ended=table.ended,
        outcome=over.to_dict() if over else None,
    )


def card(table: Table, entry: Entry, before: Card | None) -> Card | None:
    """What a list shows of a table; None if the entry cannot have changed it."""
    if before is not None and not isinstance(table.clock, Days) and all(unlisted(one, table) for one in entry.events):
        return None
    due = next((time for time in (reminder(table), deadline(table)) if time is not None), None)
    waits = table.to_move is not None and table.seats[table.to_move].person is None
    return Card(
        table=table.id,
        public=table.public,
        over=table.phase == "over",
        due=(entry.at if waits else due) if isinstance(table.clock, Days) else None,
        updated=entry.at,
        summary=written(summary(table)),
    )


def unlisted(event: log.Happened, table: Table) -> bool:
    """Whether a list shows nothing of an event; to a rematch the host may come."""
    hosting = table.asked_by is not None and table.phase == "lobby" and isinstance(event, log.Came)
    return type(event) in UNLISTED and not hosting


def only_when_over(table: Table) -> Deal:
    """The deal, if nothing of it is secret any more."""
    if table.closed:
        raise Refused("closed", table.closed)
    if table.phase != "over" or table.deal is None or table.game is None:
        raise Refused("not_now", f"Everything is open once the game is over: the table is at {table.phase!r}.")
    return table.deal


def proof_of(table: Table) -> dict[str, Any]:
    """What a record says about its deal."""
    deal = only_when_over(table)
    body = fair(table, deal)
    said = {name: getattr(body, name) for name in ("version", "game_id", "ruleset", "commitment", "secret")}
    contributions = [
        {"seat": one.seat, "commitment": one.commitment, "entropy": one.entropy} for one in body.contributions
    ]
    return {**said, **list_of(deal), "contributions": contributions, "first_by_lot": deal.by_lot}


def list_of(deal: Deal) -> dict[str, Any]:
    """Who could contribute, and the list that was closed; the first version did not say."""
    if deal.terms.version == nature.FIRST:
        return {}
    closed = nature.closed_list(deal.terms, deal.commitment, deal.promises)
    return {"people": list(deal.terms.people), "closed": closed.hex()}


def record(table: Table) -> str:
    """The record of a game that is over, with its proof."""
    proof = proof_of(table)
    assert table.game is not None
    names = [one.name or f"{one.level}" for one in seats(table)]
    table.game.tags = {"seats": names, "fair": proof}
    return table.game.record()


def proof(table: Table) -> Proof:
    """The proof with every draw, for whoever has no rules to replay the game with."""
    body = proof_of(table)
    assert table.game is not None
    game, draws, moves = new_game(table, int(table.options["first"])), [], table.game.moves
    for ply, move in enumerate(moves):
        if odds := game.odds():
            draws.append(Draw(ply=ply, weights=odds, outcome=move))
        game.push(move)
    rules, options = game.KERNEL.RULES, dict(game.options)
    return Proof(game=game.NAME, rules=rules, options=options, moves=list(moves), fair=body, draws=draws)
