"""`trefoil verify` says what a proof shows, and what it does not."""

import json
from functools import cache

import pytest

from tests.cli.conftest import Call
from tests.house.tree import ROOT
from tests.server.table.test_dealing import ENTROPY, dealt, finished
from trefoil import Triqueta
from trefoil.commands.verify import BEGINNING, FIRST_VERSION, KEPT_NOTHING, NO_LIST, NOBODY
from trefoil.server.audience.proof import record

GOLDEN = ROOT / "tests/fair/golden"


@cache
def text(contributors: tuple[int, ...] = (0, 1)) -> str:
    return record(finished(dealt(contributors=contributors)).table)


def lines(trefoil: Call, *arguments: str, stdin: str) -> list[str]:
    """What is said of a record that agrees with its proof, without the first sentence."""
    answer = trefoil("verify", "-", *arguments, stdin=stdin)
    assert (answer.code, answer.err) == (0, "")
    first, *others = answer.out.splitlines()
    assert first.startswith("Dealt as promised: ")
    return others


def test_a_record_alone_agrees_with_itself_and_no_more(trefoil: Call) -> None:
    assert lines(trefoil, stdin=text()) == [KEPT_NOTHING]


def test_ones_own_entropy_is_found(trefoil: Call) -> None:
    assert lines(trefoil, "--mine", ENTROPY[1].hex(), stdin=text()) == ["Your entropy is in it.", NO_LIST]


def test_with_the_closed_list_nothing_is_left_open(trefoil: Call) -> None:
    closed = json.loads(text())["fair"]["closed"]
    assert lines(trefoil, "--mine", ENTROPY[1].hex(), "--closed", closed, stdin=text()) == [
        "Your entropy is in it.",
        "The closed list is the one that you saw.",
    ]


def test_who_did_not_contribute_is_named(trefoil: Call) -> None:
    assert lines(trefoil, stdin=text((1,))) == ["Seat 0 promised no entropy.", KEPT_NOTHING]
    assert lines(trefoil, stdin=text(()))[2:] == [NOBODY, KEPT_NOTHING]


def test_a_record_of_the_first_version_is_told_what_it_proves_less(trefoil: Call) -> None:
    silent = (GOLDEN / "fair-1-silent.json").read_text("utf-8")
    assert lines(trefoil, "--mine", ENTROPY[0].hex(), stdin=silent) == [
        "Your entropy is in it.",
        "Seat 1 promised entropy and did not reveal it.",
        "Whoever held entropy back could choose among 2 deals, if the server told them the rest.",
        FIRST_VERSION,
    ]


def test_a_beginning_is_said_to_be_one(trefoil: Call) -> None:
    whole = json.loads(text())
    cut = json.dumps({**whole, "moves": whole["moves"][:2]})
    assert lines(trefoil, stdin=cut) == [BEGINNING, KEPT_NOTHING]


def test_a_record_without_a_proof_is_told_who_has_one(trefoil: Call) -> None:
    sentence = "Expected a record with a proof: only games of a server carry one, this record has none."
    assert refusal(trefoil, stdin=Triqueta(seed=1).record()) == f"trefoil: {sentence}\n"


@pytest.mark.parametrize(
    ("kept", "sentence"),
    [
        (("--mine", "03" * 32), "Expected your entropy among the contributions: none of them was made with it."),
        (("--mine", "0101"), "Expected 64 lower-case hexadecimal digits as your entropy, got '0101'."),
        (("--closed", "03" * 32), "The closed list of the proof is not the one that you saw when you revealed."),
    ],
)
def test_what_one_kept_and_the_record_does_not_hold_is_one_sentence(
    trefoil: Call, kept: tuple[str, str], sentence: str
) -> None:
    assert refusal(trefoil, *kept, stdin=text()) == f"trefoil: {sentence}\n"


def refusal(trefoil: Call, *arguments: str, stdin: str) -> str:
    """Why a record is refused."""
    answer = trefoil("verify", "-", *arguments, stdin=stdin)
    assert (answer.code, answer.out) == (2, "")
    return answer.err
