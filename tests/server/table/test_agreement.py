"""Undo and an early end need the others; bots always agree, and the host ends a game alone."""

from tests.server.tables import Desk
from trefoil.server.table.context import GRACE
from trefoil.server.table.internal import Depart


def playing(people: int = 2, bots: int = 0) -> Desk:
    desk = Desk(people=people, bots=bots, options={"first": 0})
    desk.start()
    return desk


def moves(desk: Desk) -> tuple[str, ...]:
    assert desk.table.game is not None
    return desk.table.game.moves


def test_a_turn_is_taken_back_when_the_other_agrees() -> None:
    desk = playing()
    desk.say(0, "play", moves=["take 1"])
    desk.say(0, "ask", what="undo")
    assert moves(desk) == ("take 1",)
    desk.say(1, "answer", yes=True)
    assert moves(desk) == ()
    assert desk.table.to_move == 0


def test_a_turn_stays_when_the_other_does_not_agree() -> None:
    desk = playing()
    desk.say(0, "play", moves=["take 1"])
    desk.say(0, "ask", what="undo")
    desk.say(1, "answer", yes=False)
    assert moves(desk) == ("take 1",)
    assert desk.table.question is None


def test_bots_agree_at_once() -> None:
    desk = playing(people=1, bots=2)
    desk.say(0, "play", moves=["take 1"])
    desk.say(0, "ask", what="undo")
    assert moves(desk) == ()


def test_what_others_did_since_is_taken_back_too() -> None:
    desk = playing(people=3)
    desk.say(0, "play", moves=["take 1"])
    desk.say(1, "play", moves=["take 2"])
    desk.say(0, "ask", what="undo")
    desk.say(1, "answer", yes=True)
    assert moves(desk) == ("take 1", "take 2")
    desk.say(2, "answer", yes=True)
    assert moves(desk) == ()


def test_there_is_no_way_back_past_nature() -> None:
    desk = playing()
    assert desk.refused(0, "ask", what="undo") == "nature_moved"
    desk.say(0, "play", moves=["draw"])
    assert desk.refused(0, "ask", what="undo") == "nature_moved"
    desk.say(0, "play", moves=["place 1"])
    desk.say(1, "play", moves=["draw"])
    assert desk.refused(0, "ask", what="undo") == "nature_moved"


def test_after_an_undo_the_game_goes_on_and_can_be_dealt_again() -> None:
    from trefoil.fair.verifying import verified
    from trefoil.server.audience.proof import record

    desk = playing()
    desk.say(0, "play", moves=["draw"])
    desk.say(0, "play", moves=["place 1"])
    desk.say(0, "ask", what="undo")
    desk.say(1, "answer", yes=True)
    assert len(moves(desk)) == 2
    while desk.table.phase == "playing":
        desk.turn()
    assert verified(record(desk.table)).draws == desk.table.draws


def test_a_move_withdraws_the_question() -> None:
    desk = playing()
    desk.say(0, "play", moves=["take 1"])
    desk.say(0, "ask", what="undo")
    assert desk.refused(1, "ask", what="end") == "not_now"
    desk.turn()
    assert desk.table.question is None
    assert desk.refused(1, "answer", yes=True) == "not_now"


def test_the_host_ends_the_game_alone_and_others_together() -> None:
    desk = playing()
    desk.say(0, "ask", what="end")
    assert (desk.table.phase, desk.table.ended) == ("over", "early")
    desk = playing()
    desk.say(1, "ask", what="end")
    assert desk.table.phase == "playing"
    assert desk.refused(1, "answer", yes=True) == "not_now"
    desk.say(0, "answer", yes=True)
    assert desk.table.ended == "early"


def test_only_an_undo_depends_on_having_seen_the_last_move() -> None:
    desk = playing()
    seen = desk.table.seq
    desk.turn()
    assert desk.refused(0, "ask", what="undo", seq=seen) == "stale"
    desk.say(0, "ask", what="end", seq=seen)
    assert desk.table.ended == "early"


def test_whoever_a_bot_stands_in_for_is_not_asked() -> None:
    desk = playing(people=2)
    desk.ask(1, Depart())
    desk.wait(GRACE)
    desk.say(0, "play", moves=["take 1"])
    desk.say(0, "ask", what="undo")
    assert moves(desk) == ()


def test_a_guest_does_not_end_the_game_alone_while_the_host_is_away() -> None:
    desk = playing(people=2)
    desk.ask(0, Depart())
    desk.wait(GRACE)
    assert desk.table.seats[0].standing_in
    assert desk.refused(1, "ask", what="end") == "not_now"
    desk.say(1, "ask", what="hints")
    assert desk.table.hints
    assert desk.table.phase == "playing"


def test_two_guests_end_the_game_together_while_the_host_is_away() -> None:
    desk = playing(people=3)
    desk.ask(0, Depart())
    desk.wait(GRACE)
    desk.say(1, "ask", what="end")
    assert desk.table.phase == "playing"
    desk.say(2, "answer", yes=True)
    assert desk.table.ended == "early"


def test_whoever_is_away_does_not_keep_the_host_from_ending() -> None:
    desk = playing(people=2)
    desk.ask(1, Depart())
    desk.wait(GRACE)
    desk.say(0, "ask", what="end")
    assert desk.table.ended == "early"


def test_a_guest_who_plays_against_bots_alone_may_end_the_game() -> None:
    desk = Desk(people=2, bots=1, options={"first": 1})
    desk.say(0, "stand", seat=0)
    desk.say(0, "fill", seat=0, level="uniform")
    desk.start()
    desk.say(1, "ask", what="end")
    assert desk.table.ended == "early"


def test_spectators_neither_ask_nor_answer() -> None:
    desk = playing()
    assert desk.refused(None, "ask", what="end") == "not_yours"
    assert desk.refused(None, "answer", yes=True) == "not_yours"
