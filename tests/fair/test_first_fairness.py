"""What the first version of fair dealing dealt goes on, and is checked, as it was."""

import json
from pathlib import Path

import pytest

from tests.server.leaks import whole
from tests.server.table.test_dealing import ENTROPY, finished
from tests.server.tables import Desk
from trefoil.core.errors import BadRecord
from trefoil.fair import stream
from trefoil.fair.verifying import Verdict, verified
from trefoil.server.audience.proof import record
from trefoil.server.audience.table_info import info
from trefoil.server.table import table
from trefoil.server.table.events import unpacked

GOLDEN = Path(__file__).parent / "golden"


def desk(name: str) -> Desk:
    """A table whose log was stored when there was no other version."""
    made = Desk(people=2)
    made.entries = [unpacked(line) for line in (GOLDEN / f"fair-1-{name}.log").read_bytes().splitlines()]
    made.table, made.twin = (table.rebuilt(made.name, made.entries) for _ in range(2))
    return made


def played_out(running: Desk) -> Verdict:
    return verified(record(finished(running).table))


@pytest.mark.parametrize(
    ("name", "draws", "silent", "over"),
    [("triqueta", 12, (), True), ("silent", 4, (1,), True)],
)
def test_its_records_are_checked(name: str, draws: int, silent: tuple[int, ...], over: bool) -> None:
    found = verified((GOLDEN / f"fair-1-{name}.json").read_bytes())
    assert (found.version, found.draws, found.silent, found.whole) == (stream.FIRST, draws, silent, over)
    assert found.absent == ()


def test_a_deal_by_rules_that_are_played_no_more_cannot_be_made_again() -> None:
    with pytest.raises(
        BadRecord, match=r"^This version plays version 2 of the rules of tock, got a record of version 1:"
    ):
        verified((GOLDEN / "fair-1-tock.json").read_bytes())


def test_a_running_game_goes_on_and_is_proved_by_it() -> None:
    found = played_out(desk("playing"))
    assert (found.version, found.revealed) == (stream.FIRST, (0, 1))
    assert found.draws > 2


def test_its_draws_go_on_where_they_were() -> None:
    stored, running = json.loads((GOLDEN / "fair-1-triqueta.json").read_bytes()), desk("playing")
    assert running.table.game is not None
    assert list(running.table.game.moves) == stored["moves"][: running.table.game.ply]


def test_a_deal_that_waits_for_promises_is_made_by_it() -> None:
    running = desk("promising")
    deal = running.table.deal
    assert deal is not None
    made = stream.promise(deal.terms, 1, deal.commitment, ENTROPY[1])
    running.say(1, "commit", commitment=made.hex())
    for seat in (0, 1):
        running.say(seat, "reveal", entropy=ENTROPY[seat].hex())
    assert played_out(running)[:3:2] == (stream.FIRST, (0, 1))


def test_a_deal_that_waits_for_reveals_is_made_by_it() -> None:
    running = desk("revealing")
    shown = whole(info(running.table)).fair
    assert shown is not None
    assert (shown.version, shown.people, shown.closed) == (stream.FIRST, [], None)
    assert running.refused(1, "reveal", entropy=ENTROPY[1].hex(), closed="0" * 64) == "bad_command"
    running.say(1, "reveal", entropy=ENTROPY[1].hex())
    assert played_out(running)[:3:2] == (stream.FIRST, (0, 1))


def test_what_begins_now_is_dealt_by_the_second() -> None:
    begun = Desk(people=2)
    begun.start()
    assert played_out(begun).version == stream.SECOND == stream.VERSION
