"""What needs the others to agree: taking a turn back, ending early, and hints."""

from trefoil.protocol import commands
from trefoil.server.table import events
from trefoil.server.table.clock import begin_turn
from trefoil.server.table.context import Context
from trefoil.server.table.errors import Refused
from trefoil.server.table.events import Entry, Happened
from trefoil.server.table.guards import seated, while_playing
from trefoil.server.table.handlers import applied, decided
from trefoil.server.table.hints import allowed
from trefoil.server.table.state import Question, Table
from trefoil.server.table.turns import fresh


@decided.register
def ask(command: commands.Ask, table: Table, who: int | None, now: Context) -> list[Happened]:
    while_playing(table)
    if command.what == "undo":  # what else is asked does not depend on what was moved in the meantime
        fresh(table, command.seq)
    if command.what == "end" and who == table.host:
        return [events.Ended(how="early")]
    person = seated(table, who)
    if table.question is not None:
        raise Refused("not_now", "One question at a time: the one before has not been answered.")
    if command.what == "hints" and allowed(table):
        raise Refused("not_now", "Hints may be asked for already.")
    if command.what == "end":
        refuse_to_end_alone(table, person)
    seat, ply = undoable(table, person) if command.what == "undo" else (table.seats_of(person)[0], 0)
    asked = events.Asked(what=command.what, person=person, seat=seat, ply=ply)
    return [asked] if others(table, person) else [asked, granted(command.what, seat, ply)]


def undoable(table: Table, person: int) -> tuple[int, int]:
    """The seat and the place before the asker's last turn, if chance has not spoken since."""
    own = [turn for turn in table.turns if table.seats[turn.seat].person == person]
    if not own or own[-1].nature:
        raise Refused("nature_moved", "Your last turn cannot be taken back: chance has spoken since, or there is none.")
    return own[-1].seat, own[-1].ply


def others(table: Table, person: int) -> set[int]:
    """The other people whose word is asked for; bots, and those whom bots play for, always agree."""
    return {seat.person for seat in table.seats if seat.person is not None and not seat.standing_in} - {person}


def refuse_to_end_alone(table: Table, person: int) -> None:
    """Nobody but the host ends a game alone: a bot that stands in for somebody does not open their hand."""
    holders = {seat.person for seat in table.seats if seat.person is not None} - {person}
    if holders and not others(table, person):
        raise Refused("not_now", "Only the host ends a game alone: wait until somebody else is here who can agree.")


def granted(what: str, seat: int, ply: int) -> Happened:
    """What happens once everybody has agreed."""
    match what:
        case "undo":
            return events.Undone(seat=seat, ply=ply)
        case "hints":
            return events.HintsAgreed()
        case _:
            return events.Ended(how="early")


@decided.register
def answer(command: commands.Answer, table: Table, who: int | None, now: Context) -> list[Happened]:
    person = seated(table, who)
    question = table.question
    if question is None or person not in question.waiting_for:
        raise Refused("not_now", "There is no question that waits for your answer.")
    said = events.Answered(what=question.what, person=person, yes=command.yes)
    if not command.yes or question.waiting_for - {person}:
        return [said]
    return [said, granted(question.what, question.seat, question.ply)]


@applied.register
def asked(event: events.Asked, table: Table, entry: Entry) -> None:
    waiting_for = others(table, event.person)
    table.question = Question(event.what, event.person, event.seat, event.ply, waiting_for)


@applied.register
def answered(event: events.Answered, table: Table, entry: Entry) -> None:
    if table.question is not None and event.yes:
        table.question.waiting_for.discard(event.person)
    else:
        table.question = None


@applied.register
def hints_agreed(event: events.HintsAgreed, table: Table, entry: Entry) -> None:
    table.hints, table.question = True, None


@applied.register
def undone(event: events.Undone, table: Table, entry: Entry) -> None:
    assert table.game is not None
    while table.game.ply > event.ply:
        table.game.pop()
    table.turns = [turn for turn in table.turns if turn.ply < event.ply]
    table.question = None
    begin_turn(table, entry.at)
    table.moved = entry.seq
