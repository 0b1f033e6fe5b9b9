"""Games of Tock by version 1 of the rules, kept as they were: what they show of the changes since then."""

import json
from pathlib import Path
from typing import Any

import pytest

from trefoil import BadRecord
from trefoil.games.tock.game import Tock

PAST = Path(__file__).parent / "past"


def record(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((PAST / f"{name}.json").read_text(encoding="utf-8"))
    return found


def played_on(said: dict[str, Any]) -> tuple[Tock, list[str]]:
    """The game as far as today's rules allow its moves, and the moves that are left."""
    game, moves = Tock(**said["options"], nature="manual"), list(said["moves"])
    while moves and moves[0] in game.legal_moves:
        game.push(moves.pop(0))
    return game, moves


@pytest.mark.parametrize("name", ["tock-3-rules-1", "tock-4-rules-1"])
def test_a_record_of_version_1_is_not_read_as_a_game(name: str) -> None:
    assert record(name)["rules"] == 1
    with pytest.raises(BadRecord, match="got a record of version 1"):
        Tock.from_record(json.dumps(record(name)))


# 1.1: options that version 1 did not have mean what it played; it named `jack_spares_start` in every record.
def test_a_game_without_partners_goes_as_it_went() -> None:
    game, left = played_on(record("tock-3-rules-1"))
    assert left == []
    assert game.outcome() is not None


# R6
def test_a_game_with_partners_goes_as_it_went_until_somebody_folds_beside_a_partner_who_is_home() -> None:
    game, left = played_on(record("tock-4-rules-1"))
    assert left[0] == "fold"
    assert all(move.startswith("drop ") for move in game.legal_moves)
    assert game.to_move == 0
    assert {colour["colour"]: colour["home"] for colour in game.position()["colours"]}["C"] == 4
