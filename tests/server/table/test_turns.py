"""Playing at a table: whole sentences, fresh numbers, repeats, and a table that is its log and nothing else."""

import pytest

from tests.server.tables import Desk
from trefoil.server.audience.audience import previewed
from trefoil.server.table.errors import Refused
from trefoil.server.table.internal import RobotPlays
from trefoil.server.table.table import rebuilt, repeat
from trefoil.server.table.turns import preview


def playing(game: str = "triqueta", people: int = 2, bots: int = 0) -> Desk:
    desk = Desk(game, people, bots, options={"first": 0})
    desk.start()
    return desk


def test_a_sentence_is_played_and_nature_answers() -> None:
    desk = playing()
    entry = desk.say(0, "play", moves=["draw"])
    assert entry is not None
    assert len(entry.events) == 1
    assert desk.table.game is not None
    assert desk.table.game.moves[0] == "draw"
    assert desk.table.game.moves[1].startswith("token ")
    assert desk.table.to_move == 0


def test_spaces_do_not_matter_and_are_not_kept() -> None:
    desk = playing()
    desk.say(0, "play", moves=[" take   1 "])
    assert desk.table.game is not None
    assert desk.table.game.moves == ("take 1",)


def test_half_a_sentence_is_not_played() -> None:
    desk = playing("tock", 4)
    while desk.table.game is not None and desk.table.game.position()["stage"] == "giving":
        desk.turn()
    game, seat = desk.table.game, desk.table.to_move
    assert game is not None
    assert seat is not None
    while all(move.startswith(("drop", "fold")) for move in game.legal_moves):
        desk.turn()
        seat = desk.table.to_move
        assert seat is not None
    card = next(move for move in game.legal_moves if not move.startswith("drop"))
    assert desk.refused(seat, "play", moves=[card]) == "unfinished"


def test_a_sentence_ends_where_nature_speaks_or_another_seat_is_to_move() -> None:
    desk = playing()
    assert desk.refused(0, "play", moves=["draw", "keep"]) == "illegal_move"
    assert desk.refused(0, "play", moves=["take 1", "draw"]) == "illegal_move"


def test_what_cannot_be_read_and_what_cannot_be_played_are_told_apart() -> None:
    desk = playing()
    assert desk.refused(0, "play", moves=["fly"]) == "unknown_move"
    assert desk.refused(0, "play", moves=["take 3"]) == "illegal_move"


def test_only_the_owner_of_the_seat_to_move_plays() -> None:
    desk = playing()
    assert desk.refused(1, "play", moves=["draw"]) == "not_yours"
    assert desk.refused(None, "play", moves=["draw"]) == "not_yours"
    with pytest.raises(Refused):
        desk.ask(None, RobotPlays(0, desk.table.seq, ("draw",), "bot"))


def test_whoever_has_not_seen_the_last_move_is_stale() -> None:
    desk = playing()
    before = desk.table.seq
    desk.say(0, "play", moves=["draw"])
    assert desk.refused(0, "play", moves=["place 1"], seq=before) == "stale"
    assert desk.refused(0, "play", moves=["place 1"], seq=desk.table.seq + 1) == "stale"


def test_chat_makes_no_move_stale() -> None:
    desk = playing()
    before = desk.table.seq
    desk.say(1, "chat", text="Your turn")
    desk.say(0, "play", moves=["draw"], seq=before)
    assert desk.table.draws == 1


def test_a_command_that_comes_again_is_known() -> None:
    desk = playing()
    entry = desk.say(0, "play", cid="once", moves=["draw"])
    assert entry is not None
    assert repeat(desk.table, 0, "once") == entry.seq
    assert repeat(desk.table, 1, "once") is None
    assert repeat(rebuilt(desk.table.id, desk.entries), 0, "once") == entry.seq


def test_a_command_is_known_however_many_came_after_it() -> None:
    desk = playing()
    entry = desk.say(0, "chat", cid="once", text="First")
    assert entry is not None
    for number in range(500):
        desk.say(1, "chat", cid=f"later-{number}", text="And on")
    assert repeat(desk.table, 0, "once") == entry.seq
    assert repeat(rebuilt(desk.table.id, desk.entries), 0, "once") == entry.seq


def idle(when: str) -> Desk:
    """A table at which nobody plays yet, or any more."""
    desk = Desk()
    if when == "over":
        desk.start()
        desk.say(0, "ask", what="end")
    return desk


@pytest.mark.parametrize("when", ["lobby", "over"])
def test_nobody_plays_or_looks_ahead_before_the_start_or_after_the_end(when: str) -> None:
    desk = idle(when)
    assert desk.table.phase == when
    assert desk.refused(0, "play", moves=["draw"]) == "not_now"
    for try_it in (
        lambda: preview(desk.table, 0, desk.table.seq, ["draw"]),
        lambda: desk.ask(None, RobotPlays(0, desk.table.seq, ("draw",), "bot")),
    ):
        with pytest.raises(Refused) as caught:
            try_it()
        assert caught.value.code == "not_now"


@pytest.mark.parametrize("game", ["triqueta", "tock"])
def test_a_table_is_its_log(game: str) -> None:
    desk = playing(game, 2, 1)
    for _ in range(25):
        if desk.table.phase == "playing":
            desk.turn()
    assert rebuilt(desk.table.id, desk.entries) == desk.table


def test_deciding_changes_nothing() -> None:
    from trefoil.protocol.codec import command_in
    from trefoil.server.table.table import decide

    desk = playing()
    game = desk.table.game
    command = command_in(f'{{"type":"play","cid":"c-01","seq":{desk.table.seq},"moves":["draw"]}}')
    decision = decide(desk.table, 0, command, desk.now())
    assert decision is not None
    assert desk.table == rebuilt(desk.table.id, desk.entries)
    assert desk.table.game is game
    assert decision.tried is not None
    assert decision.tried is not game
    assert decision.tried.moves == tuple(decision.entry.events[0].moves)  # type: ignore[union-attr]


def test_a_preview_shows_where_a_beginning_leads_and_plays_nothing() -> None:
    desk = playing()
    seen = preview(desk.table, 0, desk.table.seq, ["take 1"])
    assert (seen.seat, seen.game.to_move, seen.whole) == (0, 1, True)
    assert desk.table.game is not None
    assert desk.table.game.moves == ()
    with pytest.raises(Refused):
        preview(desk.table, 1, desk.table.seq, [])


def test_a_preview_of_a_draw_does_not_say_what_is_drawn() -> None:
    desk = playing()
    seen = preview(desk.table, 0, desk.table.seq, ["draw"])
    assert seen.game.moves == ("draw",)
    assert previewed(desk.table, seen, "c-01", ["draw"]).view.position["hand"] is None


def test_the_last_move_ends_the_game() -> None:
    desk = playing()
    while desk.table.phase == "playing":
        desk.turn()
    assert desk.table.ended == "finished"
    assert desk.table.game is not None
    assert desk.table.game.outcome() is not None
