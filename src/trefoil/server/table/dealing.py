"""The start: seats are fixed, entropy is promised and revealed, and the first cards are dealt."""

from trefoil.core.game import MANUAL, Game
from trefoil.core.options import Value
from trefoil.core.seats import NATURE
from trefoil.fair import stream
from trefoil.games.catalogue import load, options_of
from trefoil.protocol import commands
from trefoil.server.table import events
from trefoil.server.table.clock import PATIENCE, begin_clock
from trefoil.server.table.context import Context
from trefoil.server.table.errors import Refused
from trefoil.server.table.events import Entry, Happened
from trefoil.server.table.guards import before_start, host, seated
from trefoil.server.table.handlers import applied, decided
from trefoil.server.table.state import Deal, Table


@decided.register
def start(command: commands.Start, table: Table, who: int | None, now: Context) -> list[Happened]:
    before_start(table)
    host(table, who)
    for number, seat in enumerate(table.seats):
        if seat.person is None and seat.level is None:
            raise Refused("not_now", f"Every seat is somebody's or a bot's before the start: seat {number} is open.")
    if table.awaited:
        missing = ", ".join(table.people[person].name for person in table.awaited)
        verb = "has" if len(table.awaited) == 1 else "have"
        raise Refused("not_now", f"Expected everybody at the rematch before the start: {missing} {verb} not come.")
    game_id, secret = now.draw(stream.GAME_ID_BYTES), now.draw(stream.SECRET_BYTES)
    rules = stream.ruleset(stream.VERSION, table.game_name, load(table.game_name).KERNEL.RULES, table.options)
    terms = stream.Terms(stream.VERSION, game_id, rules, contributors(table))
    begun = events.Started(
        game_id=game_id.hex(),
        ruleset=rules.hex(),
        secret=secret.hex(),
        commitment=stream.commitment(terms, secret).hex(),
        until=now.at + PATIENCE,
        version=terms.version,
        people=list(terms.people),
    )
    return [begun]


def contributors(table: Table) -> tuple[int, ...]:
    """The seats that may add to the deal: the first of each person."""
    people = dict.fromkeys(seat.person for seat in table.seats if seat.person is not None)
    return tuple(sorted(table.seats_of(person)[0] for person in people))


def deal_at(table: Table, stage: str) -> Deal:
    """The deal, if it is at this stage."""
    if table.deal is None or table.deal.stage != stage:
        raise Refused("not_now", f"That belongs to the stage {stage!r} of the deal: it is not there.")
    return table.deal


@decided.register
def commit(command: commands.Commit, table: Table, who: int | None, now: Context) -> list[Happened]:
    person = seated(table, who)
    deal, seat = deal_at(table, "commit"), table.seats_of(person)[0]
    if seat in deal.promises:
        raise Refused("not_now", "Entropy is promised once: this seat has done so.")
    promised = events.Promised(person=person, seat=seat, commitment=command.commitment)
    missing = {table.seats_of(other)[0] for other in table.players_present()} - {seat, *deal.promises}
    if missing:
        return [promised]
    return [promised, closing(deal, {**deal.promises, seat: bytes.fromhex(command.commitment)}, now)]


def closing(deal: Deal, promises: dict[int, bytes], now: Context) -> events.Closed:
    """There are no more promises: their list is fixed, and stored, before anybody reveals."""
    fixed = (
        "" if deal.terms.version == stream.FIRST else stream.closed_list(deal.terms, deal.commitment, promises).hex()
    )
    return events.Closed(until=now.at + PATIENCE, promises=fixed)


@decided.register
def reveal(command: commands.Reveal, table: Table, who: int | None, now: Context) -> list[Happened]:
    person = seated(table, who)
    deal, seat = deal_at(table, "reveal"), table.seats_of(person)[0]
    entropy = bytes.fromhex(command.entropy)
    if seat not in deal.promises or seat in deal.reveals:
        raise Refused("not_now", "Only entropy that was promised can be revealed, and only once.")
    if stream.promise(deal.terms, seat, deal.commitment, entropy) != deal.promises[seat]:
        raise Refused("bad_command", "Expected the entropy that was promised: its hash is another.")
    if bytes.fromhex(command.closed or "") != deal.closed:
        raise Refused("bad_command", "Expected the hash of the closed list of promises with the entropy, got another.")
    shown = events.Revealed(seat=seat, person=person, entropy=command.entropy)
    if set(deal.promises) - {seat, *deal.reveals}:
        return [shown]
    return [shown, dealt(table, deal, {**deal.reveals, seat: entropy}, now)]


def overdue(table: Table, now: Context) -> list[Happened]:
    """What the deal does when its time is up."""
    deal = table.deal
    if table.phase != "dealing" or deal is None or deal.until is None or now.at < deal.until:
        return []
    if deal.stage == "commit" and deal.promises:
        return [closing(deal, deal.promises, now)]
    return [dealt(table, deal, deal.reveals, now)]


def dealt(table: Table, deal: Deal, reveals: dict[int, bytes], now: Context) -> events.Dealt:
    """What the lot gives, as who is first, and nature's moves before anybody can choose."""
    key = stream.key(deal.terms, deal.secret, deal.promises, reveals)
    lot = options_of(table.game_name).lot
    first = None if lot is None else table.options.get(lot.name)
    if lot is not None and first is None:
        first = stream.lot(key, lot.possible(table.options))
    game = new_game(table, first)
    return events.Dealt(first=first, moves=let_nature_move(game, key, 0, now))


def lot_is_open(table: Table) -> bool:
    """Whether an option is decided by lot, as who is first."""
    lot = options_of(table.game_name).lot
    return lot is not None and lot.name not in table.options


def new_game(table: Table, drawn: Value | None = None) -> Game:
    """The game of this table before anybody has moved, with what the lot has given."""
    lot = options_of(table.game_name).lot
    options = dict(table.options) if lot is None or drawn is None else {**table.options, lot.name: drawn}
    return load(table.game_name)(nature=MANUAL, **options)


def let_nature_move(game: Game, stream: bytes, draws: int, now: Context) -> list[str]:
    """Play nature's moves from the stream until somebody can choose; draw k is its k-th move."""
    moves: list[str] = []
    while game.to_move == NATURE:
        moves.append(now.pick(stream, draws + len(moves) + 1, game.odds()))
        game.push(moves[-1])
    return moves


@applied.register
def has_started(event: events.Started, table: Table, entry: Entry) -> None:
    table.deal = Deal(
        terms=stream.Terms(
            event.version, bytes.fromhex(event.game_id), bytes.fromhex(event.ruleset), tuple(event.people)
        ),
        secret=bytes.fromhex(event.secret),
        commitment=bytes.fromhex(event.commitment),
        until=event.until,
        by_lot=lot_is_open(table),
    )
    table.phase = "dealing"


@applied.register
def promised(event: events.Promised, table: Table, entry: Entry) -> None:
    assert table.deal is not None
    table.deal.promises[event.seat] = bytes.fromhex(event.commitment)


@applied.register
def closed(event: events.Closed, table: Table, entry: Entry) -> None:
    assert table.deal is not None
    table.deal.stage, table.deal.until, table.deal.closed = "reveal", event.until, bytes.fromhex(event.promises)


@applied.register
def revealed(event: events.Revealed, table: Table, entry: Entry) -> None:
    assert table.deal is not None
    table.deal.reveals[event.seat] = bytes.fromhex(event.entropy)


@applied.register
def has_dealt(event: events.Dealt, table: Table, entry: Entry) -> None:
    deal = table.deal
    assert deal is not None
    deal.key = stream.key(deal.terms, deal.secret, deal.promises, deal.reveals)
    deal.stage, deal.until = "dealt", None
    table.game = new_game(table, event.first)
    table.options = dict(table.game.options)
    for move in event.moves:
        table.game.push(move)
    table.draws, table.woke = len(event.moves), entry.at
    table.phase, table.moved = "playing", entry.seq
    begin_clock(table, entry.at)
