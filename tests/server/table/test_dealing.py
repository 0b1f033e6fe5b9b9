"""The deal: nobody can choose it, everybody can check it, and nobody is waited for longer than three seconds."""

import json
from random import Random
from typing import Any

import pytest

from tests.server.leaks import whole
from tests.server.tables import Desk
from trefoil import Tock
from trefoil.fair import stream
from trefoil.fair.verifying import verified
from trefoil.protocol.shapes import Wish
from trefoil.server.audience.proof import proof, record
from trefoil.server.audience.table_info import info
from trefoil.server.table import events

ENTROPY = {0: bytes([1]) * 32, 1: bytes([2]) * 32}


def promise(desk: Desk, seat: int) -> str:
    deal = desk.table.deal
    assert deal is not None
    return stream.promise(deal.terms, seat, deal.commitment, ENTROPY[seat]).hex()


def reveal(desk: Desk, seat: int) -> None:
    """Reveal, with the closed list as everybody at the table sees it."""
    shown = whole(info(desk.table)).fair
    assert shown is not None
    desk.say(seat, "reveal", entropy=ENTROPY[seat].hex(), closed=shown.closed)


def dealt(game: str = "triqueta", contributors: tuple[int, ...] = (0, 1), **wishes: Any) -> Desk:
    """A table that is dealt with entropy from some of its two people."""
    desk = Desk(game, people=2, **wishes)
    desk.say(0, "start")
    for seat in contributors:
        desk.say(seat, "commit", commitment=promise(desk, seat))
    desk.wait(3_000 if contributors and set(contributors) != {0, 1} else 0)
    for seat in contributors:
        reveal(desk, seat)
    desk.wait(0 if contributors else 3_000)
    return desk


def finished(desk: Desk, seed: int = 1) -> Desk:
    choices = Random(seed)
    while desk.table.phase == "playing":
        desk.turn(choices.choice)
    return desk


@pytest.mark.parametrize("contributors", [(), (0,), (1,), (0, 1)])
@pytest.mark.parametrize("wishes", [{}, {"options": {"first": 1}}])
def test_a_finished_game_can_be_dealt_again(contributors: tuple[int, ...], wishes: dict[str, Any]) -> None:
    desk = finished(dealt(contributors=contributors, **wishes))
    assert verified(record(desk.table)).draws == desk.table.draws == len(proof(desk.table).draws) > 0


def test_a_finished_game_of_tock_can_be_dealt_again() -> None:
    desk = dealt("tock")
    for _ in range(30):
        desk.turn()
    desk.say(0, "ask", what="end")
    assert verified(record(desk.table)).draws == desk.table.draws > 0


def test_everybody_who_is_there_is_waited_for_and_then_the_deal_goes_on_at_once() -> None:
    desk = dealt()
    assert desk.table.phase == "playing"
    assert desk.entries[-1].at == desk.entries[0].at


def test_whoever_is_not_there_is_not_waited_for() -> None:
    from trefoil.server.table.internal import Depart

    desk = Desk(people=2)
    desk.ask(1, Depart())
    desk.say(0, "start")
    desk.say(0, "commit", commitment=promise(desk, 0))
    assert desk.table.deal is not None
    assert desk.table.deal.stage == "reveal"


def test_whoever_promises_and_does_not_reveal_is_left_out_after_three_seconds() -> None:
    desk = Desk(people=2)
    desk.say(0, "start")
    for seat in (0, 1):
        desk.say(seat, "commit", commitment=promise(desk, seat))
    reveal(desk, 0)
    desk.wait(2_999)
    assert desk.table.phase == "dealing"
    desk.wait(1)
    finished(desk)
    said = json.loads(record(desk.table))["fair"]["contributions"]
    assert [one["entropy"] is None for one in said] == [False, True]
    assert verified(record(desk.table)).draws > 0


def test_entropy_is_promised_once_and_kept() -> None:
    desk = Desk(people=2)
    assert desk.refused(0, "commit", commitment="0" * 64) == "not_now"
    desk.say(0, "start")
    assert desk.refused(0, "reveal", entropy="0" * 64) == "not_now"
    assert desk.refused(None, "commit", commitment="0" * 64) == "not_yours"
    desk.say(0, "commit", commitment=promise(desk, 0))
    assert desk.refused(0, "commit", commitment="0" * 64) == "not_now"
    desk.say(1, "commit", commitment=promise(desk, 1))
    assert desk.refused(0, "reveal", entropy="0" * 64) == "bad_command"
    reveal(desk, 0)
    assert desk.refused(0, "reveal", entropy=ENTROPY[0].hex()) == "not_now"


@pytest.mark.parametrize("closed", [None, "0" * 64])
def test_entropy_is_taken_only_with_the_closed_list_that_was_seen(closed: str | None) -> None:
    desk = Desk(people=2)
    desk.say(0, "start")
    for seat in (0, 1):
        desk.say(seat, "commit", commitment=promise(desk, seat))
    assert desk.refused(0, "reveal", entropy=ENTROPY[0].hex(), closed=closed) == "bad_command"
    reveal(desk, 0)
    assert desk.table.deal is not None
    assert set(desk.table.deal.reveals) == {0}


@pytest.mark.parametrize("contributors", [(0,), (1,), (0, 1)])
def test_the_closed_list_is_stored_before_anybody_reveals(contributors: tuple[int, ...]) -> None:
    desk = dealt(contributors=contributors)
    said = [event for entry in desk.entries for event in entry.events]
    closed = next(k for k, event in enumerate(said) if isinstance(event, events.Closed))
    assert {event.seat for event in said[:closed] if isinstance(event, events.Promised)} == set(contributors)
    assert not any(isinstance(event, events.Promised) for event in said[closed:])
    assert not any(isinstance(event, events.Revealed) for event in said[:closed])
    fixed, deal = said[closed], desk.table.deal
    assert isinstance(fixed, events.Closed)
    assert deal is not None
    assert bytes.fromhex(fixed.promises) == stream.closed_list(deal.terms, deal.commitment, deal.promises)


def test_the_first_seats_of_people_may_contribute_and_bots_may_not() -> None:
    desk = Desk(people=3, bots=1)
    desk.say(0, "swap", seat=0, other=3)
    desk.say(0, "start")
    shown = whole(info(desk.table)).fair
    assert shown is not None
    assert (shown.version, shown.people, shown.closed) == (stream.SECOND, [1, 2, 3], None)


def test_whoever_holds_several_seats_contributes_from_the_first() -> None:
    desk = Desk(people=2, seats=[Wish(kind="mine"), Wish(kind="open"), Wish(kind="mine")])
    desk.say(0, "start")
    assert desk.table.deal is not None
    assert desk.table.deal.terms.people == (0, 1)


def test_other_entropy_deals_another_game() -> None:
    with_one, with_both = dealt(contributors=(0,)), dealt(contributors=(0, 1))
    assert with_one.table.deal is not None
    assert with_both.table.deal is not None
    assert with_one.table.deal.secret == with_both.table.deal.secret
    assert with_one.table.deal.key != with_both.table.deal.key


@pytest.mark.parametrize("game", ["triqueta", "tock"])
def test_what_players_do_does_not_change_what_nature_draws(game: str) -> None:
    played = []
    for seed in (1, 2):
        desk, choices = dealt(game), Random(seed)
        for _ in range(60):
            if desk.table.phase == "playing":
                desk.turn(choices.choice)
        assert desk.table.game is not None
        moves, movers = desk.table.game.moves, desk.table.game.movers
        played.append([move for move, mover in zip(moves, movers, strict=True) if mover == -1])
    shorter = min(map(len, played))
    assert shorter > 3
    assert played[0][:shorter] == played[1][:shorter]


def test_the_secret_is_shown_when_the_game_is_over_and_not_before() -> None:
    desk = dealt()
    deal = desk.table.deal
    assert deal is not None
    shown = whole(info(desk.table)).fair
    assert shown is not None
    assert (shown.commitment, shown.secret) == (deal.commitment.hex(), None)
    finished(desk)
    shown = whole(info(desk.table)).fair
    assert shown is not None
    assert shown.secret == deal.secret.hex()


def test_start_wants_every_seat_filled() -> None:
    desk = Desk(people=3)
    desk.say(2, "stand", seat=2)
    assert desk.refused(0, "start") == "not_now"
    assert desk.refused(1, "start") == "not_yours"


OTHERWISE: list[dict[str, bool | int | str]] = [
    {"deck": "jokers"},
    {"kitty": False},
    {"fold": False},
    {"direction": "anticlockwise"},
    {"friendly_fire": True},
    {"jack_spares_start": False},
    {"first": 2},
]


def test_what_is_promised_names_every_option_of_the_table() -> None:
    found = set()
    for options in ({}, *OTHERWISE):
        desk = Desk("tock", people=3, options=options)
        desk.say(0, "start")
        deal = desk.table.deal
        assert deal is not None
        chosen = desk.table.options
        assert list(chosen) == [option.name for option in Tock.OPTIONS.options if option.name in chosen]
        assert set(chosen) >= {option.name for option in Tock.OPTIONS.options if not option.by_lot}
        assert deal.terms.ruleset == stream.ruleset(stream.VERSION, "tock", Tock.KERNEL.RULES, chosen)
        found.add(deal.terms.ruleset)
    assert len(found) == 1 + len(OTHERWISE)
