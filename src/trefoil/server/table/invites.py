"""Invites and codes: what opens a private table, or one of its seats, and what moves a seat to another device."""

import hmac
from base64 import urlsafe_b64encode
from functools import lru_cache

from trefoil.protocol import commands
from trefoil.protocol.events import Invites
from trefoil.server.table import events
from trefoil.server.table.context import Context, fingerprint
from trefoil.server.table.errors import Refused, no_table
from trefoil.server.table.events import Entry, Happened
from trefoil.server.table.guards import seated
from trefoil.server.table.handlers import applied, decided
from trefoil.server.table.internal import TakeOverSeats
from trefoil.server.table.state import Table

CODE_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # 32 of them, none that looks like another
CODE_LENGTH = 10  # letters of 5 bits
CODE_LASTS = 10 * 60_000  # milliseconds


def invite(table: Table, label: str) -> str:
    """A secret of this table: for all of it, or for one seat. Putting somebody out makes new ones of all."""
    return _invite(table.invite_key, f"{label} {len(table.out)}")


def _invite(key: bytes, label: str) -> str:
    return urlsafe_b64encode(hmac.digest(key, label.encode(), "sha256")[:16]).rstrip(b"=").decode()


def invites(table: Table) -> Invites:
    """Every invite of a table."""
    return _invites(table.invite_key, len(table.out), table.players)


@lru_cache(2_000)  # the host is told with every update
def _invites(key: bytes, out: int, players: int) -> Invites:
    seats = [_invite(key, f"seat {number} {out}") for number in range(players)]
    return Invites(table=_invite(key, f"table {out}"), seats=seats)


def opens_seat(table: Table, given: str | None, seat: int) -> bool:
    """Whether an invite is the table's or this seat's."""
    labels = "table", f"seat {seat}"
    return given is not None and any(
        hmac.compare_digest(invite(table, label).encode(), given.encode()) for label in labels
    )


def opens_table(table: Table, given: str | None) -> bool:
    """Whether somebody with this invite, or with none, may watch."""
    return table.public or any(opens_seat(table, given, seat) for seat in range(table.players))


def person_with(table: Table, token: str | None) -> int | None:
    """Whose token it is."""
    if token is None:
        return None
    print_ = fingerprint(token)
    found = [number for number, person in table.people.items() if hmac.compare_digest(person.token, print_)]
    return found[0] if found else None


@decided.register
def make_code(command: commands.MakeCode, table: Table, who: int | None, now: Context) -> list[Happened]:
    person = seated(table, who)
    code = code_of(table, person, command.cid)
    return [events.CodeMade(person=person, code=fingerprint(code), until=now.at + CODE_LASTS)]


def code_of(table: Table, person: int, cid: str) -> str:
    """The code that a command asked for; it is stored as its fingerprint alone, and made again for every answer."""
    digest = hmac.digest(table.invite_key, f"code {person} {cid} {table.people[person].token}".encode(), "sha256")
    return "".join(CODE_LETTERS[byte % len(CODE_LETTERS)] for byte in digest[:CODE_LENGTH])


def code_given(table: Table, person: int, cid: str, at: int) -> tuple[str, int]:
    """The code that a command has got, and until when it works; refused if it does not work any more."""
    code, known = code_of(table, person, cid), table.people[person].code
    if known is None or known[0] != fingerprint(code) or at >= known[1]:
        raise Refused("not_now", "That code was used, replaced, or is too old: ask for another.")
    return code, known[1]


@decided.register
def take_over(command: TakeOverSeats, table: Table, who: int | None, now: Context) -> list[Happened]:
    print_ = fingerprint(command.code.strip().upper())
    for number, person in table.people.items():
        if person.code is not None and hmac.compare_digest(person.code[0], print_) and now.at < person.code[1]:
            return [events.TakenOver(person=number, token=command.token)]
    raise no_table()


@applied.register
def code_made(event: events.CodeMade, table: Table, entry: Entry) -> None:
    table.people[event.person].code = event.code, event.until


@applied.register
def taken_over(event: events.TakenOver, table: Table, entry: Entry) -> None:
    person = table.people[event.person]
    person.token, person.code = event.token, None


def still(table: Table, person: int | None, token: str) -> bool:
    """Whether a connection still speaks for the person it came as."""
    return person is None or (person in table.people and hmac.compare_digest(table.people[person].token, token))


def refuse_unless_open(table: Table, who: int | None, given: str | None) -> None:
    """Private tables are for those who belong to them or were invited."""
    if who is None and not opens_table(table, given):
        raise no_table()
