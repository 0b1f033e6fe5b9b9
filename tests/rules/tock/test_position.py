"""Positions of Tock that are laid out part by part, and what cannot be laid out."""

from typing import Any

import pytest

from trefoil import BadPosition, Tock

HOME = "A1,A2,A3,A4/B,B,B,B/C1,C2,C3,C4/D,D,D,D"
PLAYING = {"stage": "playing", "hands": "5/9", "deals": "1"}


# 4.10
def test_a_side_that_is_home_has_won_a_position_that_was_laid_out() -> None:
    game = Tock.from_position(players=2, first=0, stage="over", pawns=HOME)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)


@pytest.mark.parametrize(
    "parts",
    [
        {"stage": "over"},
        {"stage": "giving"},
        {"stage": "putting"},
        {"stage": "kitties"},
        {**PLAYING, "hands": "5/AAAAA"},
        {**PLAYING, "hands": "-/9"},
        {**PLAYING, "pawns": "90,A,A,A/B,B,B,B/C,C,C,C/D,D,D,D"},
        {**PLAYING, "pawns": "9,9,A,A/B,B,B,B/C,C,C,C/D,D,D,D"},
        {**PLAYING, "card": "5"},
        {**PLAYING, "passed": "5/-"},
        {**PLAYING, "kitties": "5/-"},
        {**PLAYING, "own": "CA", "stage": "picking", "card": "5"},
    ],
    ids=str,
)
def test_a_position_that_cannot_be_is_refused(parts: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match=r"^Expected .*, got .*\.$"):
        Tock.from_position(players=2, first=0, **parts)
