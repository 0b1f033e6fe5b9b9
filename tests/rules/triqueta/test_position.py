"""Positions of Triqueta that are laid out part by part, and what cannot be laid out."""

from typing import Any

import pytest

from trefoil import BadPosition, Triqueta

END: dict[str, Any] = {"stage": "choosing", "towers": "0/0/0/0", "collections": "RRR/O", "turn": "0"}


# 5.1
def test_a_kept_token_is_chosen_about_in_a_position_that_was_laid_out() -> None:
    game = Triqueta.from_position(players=2, first=0, **END, kept="D1/-")
    assert game.legal_moves == ("add", "return")
    game.push("add")
    again = Triqueta.from_position_text(game.position_text())
    assert again.outcome() == game.outcome()


@pytest.mark.parametrize(
    "parts",
    [
        {"turn": "7"},
        {"rows": "RZ/-"},
        {"rows": "R?/-"},
        {"rows": "R" * 11 + "/-"},
        {"towers": "16/0/0/0"},
        {"kept": "R/-"},
        {"markers": "1/1"},
        {"markers": "1/-"},
        {"hand": "R"},
        {**END, "kept": "D1/-", "choices": "add/-"},
        {**END, "kept": "D1/U2", "choices": "-/add"},
        {**END, "stage": "over", "kept": "D1/-"},
    ],
    ids=str,
)
def test_a_position_that_cannot_be_is_refused(parts: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match=r"^Expected .*, got .*\.$"):
        Triqueta.from_position(players=2, first=0, **parts)


# 2.3: the values of one option can depend on another.
def test_options_that_do_not_go_together_are_refused_in_a_text() -> None:
    text = Triqueta(players=3, first=2).position_text().replace("players=3", "players=2")
    with pytest.raises(
        BadPosition, match=r"^The options of the position cannot be used\. Cannot set up Triqueta with first=2"
    ):
        Triqueta.from_position_text(text)
