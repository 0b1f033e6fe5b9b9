"""The page on the protocol says of every type what it is called on the wire, and of every bounded field its limits."""

import json
import re
from typing import Any

import pytest
from msgspec import inspect

from trefoil.protocol import markdown
from trefoil.protocol.codec import BadMessage, command_in
from trefoil.protocol.commands import Spoken
from trefoil.protocol.events import Event
from trefoil.protocol.happenings import Happening
from trefoil.protocol.limits import limits
from trefoil.protocol.shapes import Bank, Cid, Code, Days, Hex32, Move, Name, Options, Seat, Sentence
from trefoil.protocol.typescript import http_types, plain

PAGE = markdown.document()
TAGGED = [plain(kind) for union in (Spoken, Event, Happening) for kind in union.__args__]
BOUNDED = (inspect.IntType, inspect.FloatType, inspect.StrType, inspect.ListType, inspect.DictType)
BOUNDS = ("ge", "gt", "le", "lt", "multiple_of", "min_length", "max_length", "pattern")


def rows(title: str) -> dict[str, list[str]]:
    """The cells of a section of the page, by the name of the field."""
    text = PAGE.partition(f"\n### {title}\n")[2].partition("\n#")[0]
    cells = [line[2:-2].split(" | ") for line in text.splitlines() if line.startswith("| `")]
    return {field.strip("`?"): rest for field, *rest in cells}


@pytest.mark.parametrize("kind", TAGGED, ids=lambda kind: kind.__name__)
def test_every_frame_and_happening_shows_its_type(kind: Any) -> None:
    tag = kind.__struct_config__.tag
    assert rows(tag)["type"][0] == f'`"{tag}"`'


@pytest.mark.parametrize("kind", [Bank, Days])
def test_a_clock_shows_its_kind(kind: Any) -> None:
    assert rows(kind.__name__)["kind"][0] == f'`"{kind.__struct_config__.tag}"`'


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        (Cid, "4 to 64 characters, matching `^[A-Za-z0-9_-]+$`"),
        (Hex32, "matching `^[0-9a-f]{64}$`"),
        (Seat, "0 to 5"),
        (Seat | None, "0 to 5"),
        (Name, "at most 100 characters"),
        (Sentence, "1 to 100 items, each 1 to 16 characters"),
        (list[Move], "each 1 to 16 characters"),
        (Options, "at most 20 entries, names of 1 to 40 characters, values of 0 to 99 or 1 to 40 characters"),
        (Code, "8 to 16 characters"),
        (str, ""),
        (Bank | Days | None, ""),
    ],
)
def test_limits_are_said_in_words(kind: Any, words: str) -> None:
    assert limits(inspect.type_info(kind)) == words


def bounds(kind: Any) -> list[Any]:
    """Every bound in a type, and in what it is made of."""
    own = [getattr(kind, name, None) for name in BOUNDS] if isinstance(kind, BOUNDED) else []
    inner = [getattr(kind, name) for name in ("item_type", "key_type", "value_type") if hasattr(kind, name)]
    inner += kind.types if isinstance(kind, inspect.UnionType) else []
    return [bound for bound in own if bound is not None] + [bound for part in inner for bound in bounds(part)]


@pytest.mark.parametrize("kind", [*Spoken.__args__, *http_types(), Bank, Days], ids=lambda kind: kind.__name__)
def test_every_bound_stands_beside_its_field(kind: Any) -> None:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    shown = rows(str(info.tag) if info.tag_field == "type" else kind.__name__)
    for field in info.fields:
        for bound in bounds(field.type):
            assert str(bound).replace(r"(?!\n)", "") in shown[field.encode_name][1], field.encode_name


def test_the_limits_of_a_cid_are_those_that_are_kept() -> None:
    said = re.match(r"(\d+) to (\d+) characters", rows("hello")["cid"][1])
    assert said is not None
    least, most = int(said[1]), int(said[2])
    for size in (least, most):
        assert command_in(json.dumps({"type": "hello", "cid": "c" * size})).cid == "c" * size
    for size in (least - 1, most + 1):
        with pytest.raises(BadMessage):
            command_in(json.dumps({"type": "hello", "cid": "c" * size}))


def test_what_may_be_left_out_says_what_it_is_then() -> None:
    assert rows("mute")["muted"] == ["`boolean`", "`true` if left out"]
    assert rows("CreateTable")["options"][1].startswith("without `players`: the seats are counted; at most 20 entries")


@pytest.mark.parametrize("frame", ["welcome", "previewed", "update"])
def test_a_frame_with_a_view_says_that_it_may_be_a_record(frame: str) -> None:
    kind, note = rows(frame)["view"]
    assert kind.startswith("`SeatView")
    assert "`RecordView` for whoever asked for records" in note
    assert rows("RecordView")["record"][0] == "`string`"


def test_nothing_on_the_page_speaks_python() -> None:
    assert "None" not in PAGE
    assert "noqa" not in PAGE
