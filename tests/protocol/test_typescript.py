"""The types in TypeScript are those of Python: every frame, every field, and what may be left out."""

import re
from typing import Any, Literal, get_args

import pytest
from msgspec import inspect

from trefoil import Triqueta
from trefoil.protocol import typescript
from trefoil.protocol.commands import Spoken
from trefoil.protocol.events import Event
from trefoil.protocol.happenings import Happening
from trefoil.protocol.shapes import PROTOCOL, Bank, Clock, Phase, Said, Seat, Sentence
from trefoil.protocol.typescript import http_types, plain, spelled

WHOLE = typescript.document()
UNIONS = {"Command": Spoken, "ServerEvent": Event, "Happening": Happening}
TAGGED = [plain(kind) for union in UNIONS.values() for kind in get_args(union)]
FIELD = re.compile(r"^  (\w+\??): (.*?);$", re.MULTILINE | re.DOTALL)  # a long one takes several lines
DEFINED = re.findall(r"^export (?:interface|type) (\w+)", WHOLE, re.MULTILINE)


def fields(name: str) -> dict[str, str]:
    """The fields of an interface, with their question marks, and their types."""
    found = re.search(rf"^export interface {name}(?:<V = SeatView>)? {{\n(.*?)^}}", WHOLE, re.MULTILINE | re.DOTALL)
    assert found is not None
    return dict(FIELD.findall(found[1]))


def every(kind: type[Said]) -> list[type[Said]]:
    """All types that are of this kind."""
    return [found for one in kind.__subclasses__() for found in (one, *every(one))]


@pytest.mark.parametrize("kind", TAGGED, ids=lambda kind: kind.__name__)
def test_every_frame_and_happening_has_its_tag_and_its_fields(kind: Any) -> None:
    shown = fields(kind.__name__)
    assert shown["type"] == f"'{kind.__struct_config__.tag}'"
    assert [name.strip("?") for name in shown] == ["type", *kind.__struct_fields__]


@pytest.mark.parametrize("kind", http_types(), ids=lambda kind: kind.__name__)
def test_every_body_over_http_has_its_fields_and_no_tag(kind: Any) -> None:
    assert tuple(name.strip("?") for name in fields(kind.__name__)) == kind.__struct_fields__


@pytest.mark.parametrize("name", UNIONS)
def test_a_closed_choice_names_all_its_types(name: str) -> None:
    found = re.search(rf"^export type {name}(?:<V = SeatView>)? =(.*?);", WHOLE, re.MULTILINE | re.DOTALL)
    assert found is not None
    assert re.findall(r"\w+", found[1].replace("<V>", "")) == [kind.__name__ for kind in get_args(UNIONS[name])]


def test_no_two_types_have_one_name() -> None:
    kinds = set(every(Said))
    assert len({kind.__name__ for kind in kinds}) == len(kinds)
    assert len(DEFINED) == len(set(DEFINED)) > 60


def test_every_name_in_use_is_defined() -> None:
    used = {name for _, kind in FIELD.findall(WHOLE) for name in re.findall(r"[A-Z]\w+", kind)}
    assert {"Bank", "Phase", "SeatInfo"} <= used
    assert used <= {*DEFINED, "Record", "V"}


def test_what_may_be_left_out_has_a_question_mark() -> None:
    assert fields("Claim") == {"seat?": "number | null", "name?": "string"}
    assert fields("Play") == {"type": "'play'", "cid": "string", "seq": "number", "moves": "string[]"}


def test_a_frame_with_a_view_is_told_in_words_or_as_a_record() -> None:
    held = {name for name in DEFINED if re.search(rf"interface {name}\b.*?{{[^}}]*: V\b", WHOLE)}
    assert held == {"Welcome", "Previewed", "Update"}
    events = WHOLE.partition("export type ServerEvent<V = SeatView> =")[2].partition(";")[0]
    for name in held:
        assert f"export interface {name}<V = SeatView> {{" in WHOLE
        assert f" {name}<V>" in events
    assert {"record": "string", "moves": "number[]", "reread": "RereadAction[]"}.items() <= fields("RecordView").items()


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        (Any, "unknown"),
        (bool, "boolean"),
        (float, "number"),
        (Seat | None, "number | null"),
        (Sentence, "string[]"),
        (list[int | str], "(number | string)[]"),
        (dict[str, Any], "Record<string, unknown>"),
        (Clock | None, "Bank | Days | null"),
        (list[Bank], "Bank[]"),
        (Phase, "Phase"),
        (Literal["left", "right"], "'left' | 'right'"),
    ],
)
def test_a_type_is_spelled_as_typescript_does(kind: Any, words: str) -> None:
    assert spelled(inspect.type_info(kind)) == words


def test_the_version_of_the_protocol_stands_at_the_top() -> None:
    assert f"export const PROTOCOL = {PROTOCOL};" in WHOLE.splitlines()[:3]
    assert WHOLE.startswith("// ")


def test_a_type_of_a_game_is_written_with_every_type_it_mentions() -> None:
    written = typescript.interfaces(Triqueta.POSITION)
    assert "export interface Position {" in written
    assert "export interface Seat {" in written
