"""The parts of a position of Triqueta as texts, and the record that they make."""

import re
from typing import Any

from trefoil.core.position import NONE, each, number, refuse, require, several, thing, thing_text, things, things_text
from trefoil.core.seats import NATURE, NOBODY
from trefoil.core.state import EMPTY, HIDDEN, Records, legible
from trefoil.games.triqueta.description import STAGES
from trefoil.games.triqueta.material import (
    ADD,
    BETWEEN,
    CHOOSING,
    COPIES,
    DRAWING,
    LETTERS,
    MAX_KEPT,
    N_ANIMALS,
    N_TOWERS,
    OVER,
    PLACING,
    RETURN,
    TOWER,
    TURN,
)

KEPT = re.compile(r"(.)(\d{1,2})")  # a kept token, and which draw of the game it was
CHOICES = ("add", "return")
TOKENS = COPIES * N_ANIMALS


def parts_of(states: Records) -> dict[str, str]:
    """Every part of a position."""
    s = legible(states)
    seats = range(s.players)
    return {
        "stage": STAGES[s.stage],
        "turn": str(s.turn),
        "rock": str(s.rock),
        "tower": str(s.tower + 1),
        "towers": "/".join(map(str, s.tower_left)),
        "hand": thing_text(s.drawn, LETTERS),
        "rows": "/".join(things_text(s.rows[row], LETTERS) for row in seats),
        "markers": "/".join(NONE if s.marker[seat] == EMPTY else str(s.marker[seat] + 1) for seat in seats),
        "collections": "/".join(things_text(s.collections[seat], LETTERS) for seat in seats),
        "trees": "/".join(str(s.trees[seat]) for seat in seats),
        "kept": "/".join(_kept_text(s.kept[seat], s.kept_draw[seat]) for seat in seats),
        "choices": "/".join(_choices_text(s.choice[seat]) for seat in seats),
    }


def _kept_text(kept: tuple[int, ...], draws: tuple[int, ...]) -> str:
    slots = [thing_text(kept[k], LETTERS) + str(draws[k]) for k in range(MAX_KEPT) if draws[k] != EMPTY]
    return ",".join(slots) or NONE


def _choices_text(made: tuple[int, ...]) -> str:
    names = ("",) * ADD + CHOICES
    return ",".join(thing_text(choice, names) for choice in made if choice != EMPTY) or NONE


def lay_out(states: Records, parts: dict[str, str]) -> None:
    """Fill the record of a new game with the parts of a position."""
    s = states[0]
    players, last = int(s.players), int(s.players) - 1
    s.stage = STAGES.index(parts["stage"]) if parts["stage"] in STAGES else refuse("a stage", parts["stage"])
    s.turn, s.rock = number(parts["turn"], 0, last, "turn"), number(parts["rock"], 0, last, "rock")
    s.tower = number(parts["tower"], 1, N_TOWERS, "tower") - 1
    s.tower_left[:] = [number(left, 0, TOWER, "towers") for left in several(parts["towers"], N_TOWERS, "towers")]
    s.drawn = thing(parts["hand"], LETTERS, "hand")
    s.rows[:players] = each(parts["rows"], players, "rows", _tokens)
    s.collections[:players] = each(parts["collections"], players, "collections", _tokens)
    s.trees[:players] = each(parts["trees"], players, "trees", lambda text: number(text, 0, N_TOWERS - 1, "trees"))
    for seat, text in enumerate(several(parts["markers"], players, "markers")):
        s.marker[seat] = EMPTY if text == NONE else number(text, 1, players, "markers") - 1
    for seat, text in enumerate(several(parts["kept"], players, "kept")):
        _keep(s, seat, text)
    for seat, text in enumerate(several(parts["choices"], players, "choices")):
        _choose(s, seat, text)
    _complete(s, parts)
    _check(s, parts)


def _tokens(text: str) -> list[int]:
    counts, hidden = things(text, LETTERS, "tokens")
    require(hidden == 0 and sum(counts) <= TOKENS, "tokens that lie open", text)
    return counts


def _keep(s: Any, seat: int, text: str) -> None:
    slots = [] if text == NONE else text.split(",")
    require(len(slots) <= MAX_KEPT, f"at most {MAX_KEPT} kept tokens", text)
    for slot, kept in enumerate(slots):
        found = KEPT.fullmatch(kept) or refuse("kept tokens such as R12", kept)
        s.kept[seat, slot] = thing(found[1], LETTERS, "kept")
        s.kept_draw[seat, slot] = number(found[2], 0, TOKENS - 1, "the draw of a kept token")


def _choose(s: Any, seat: int, text: str) -> None:
    made = [] if text == NONE else text.split(",")
    require(len(made) <= int((s.kept_draw[seat] != EMPTY).sum()), "choices for kept tokens", text)
    for slot, choice in enumerate(made):
        found = thing(choice, CHOICES, "choices")
        require(found != EMPTY, "add, return or ?", choice)
        s.choice[seat, slot] = found if found == HIDDEN else ADD + found


def _complete(s: Any, parts: dict[str, str]) -> None:
    """What follows from the parts: sets, counts, and who is to move."""
    players = int(s.players)
    taken = [int(row) for row in s.marker[:players] if row != EMPTY]
    require(len(set(taken)) == len(taken), "each row taken once", parts["markers"])
    s.rows_open = (1 << players) - 1 - sum(1 << row for row in taken)
    s.seats_in = sum(1 << seat for seat in range(players) if s.marker[seat] == EMPTY)
    s.draws = int(s.rows.sum()) + int(s.collections.sum()) + int((s.kept != EMPTY).sum()) + int(s.drawn != EMPTY)
    known = [int(s.rows[:, k].sum() + s.collections[:, k].sum() + (s.kept == k).sum()) for k in range(N_ANIMALS)]
    left = [COPIES - known[k] - int(s.drawn == k) for k in range(N_ANIMALS)]
    require(min(left) >= 0, f"at most {COPIES} tokens of an animal", parts)
    s.unseen[:] = left
    s.to_move = NATURE if s.stage == DRAWING else NOBODY if s.stage == OVER else s.turn


def _check(s: Any, parts: dict[str, str]) -> None:
    """Refuse what the rules could not play on from."""
    waiting = int(s.tower_left.sum()) + int(s.stage == DRAWING)
    require(int(s.draws) + waiting <= TOKENS, f"at most {TOKENS} tokens in all", parts["towers"])
    in_hand = int(s.drawn != EMPTY)
    require(in_hand == int(s.stage == PLACING), "a token in hand while it is placed, and only then", parts["hand"])
    draws = [int(draw) for draw in s.kept_draw.flat if draw != EMPTY]
    free = len(set(draws)) == len(draws) and max(draws, default=-1) < int(s.draws) - in_hand
    require(free, "kept tokens of different draws that were made", parts["kept"])
    if s.stage in (TURN, DRAWING, PLACING):
        require(bool(int(s.seats_in) >> int(s.turn) & 1), "a turn of somebody in the round", parts["turn"])
    else:
        require(int(s.rows.sum()) == 0 and s.rows_open == s.seats_in == (1 << int(s.players)) - 1, "no row", parts)
    require(s.stage != BETWEEN or s.turn == s.rock, "the rock's holder between rounds", parts["turn"])
    if s.stage in (CHOOSING, OVER):
        require(not s.tower_left.any(), "empty towers at the end", parts["towers"])
    _check_choices(s, parts)


def _check_choices(s: Any, parts: dict[str, str]) -> None:
    slots = [(seat, slot) for seat in range(int(s.players)) for slot in range(MAX_KEPT)]
    kept = [place for place in slots if s.kept_draw[place] != EMPTY]
    added = [place for place in kept if s.kept[place] == EMPTY]
    open_ = [place for place in kept if s.choice[place] == EMPTY]
    if s.stage == OVER:
        told = all(s.choice[place] in (ADD, RETURN) for place in kept)
        require(told and added == [place for place in kept if s.choice[place] == ADD], "all choices", parts["choices"])
        return
    require(not added, "kept tokens", parts["kept"])
    if s.stage == CHOOSING:
        require(bool(open_) and open_[0][0] == s.turn, "a choice of whose turn it is", parts["choices"])
        require(open_ == kept[len(kept) - len(open_) :], "choices in their order", parts["choices"])
    else:
        require(open_ == kept, "no choice before the end", parts["choices"])
