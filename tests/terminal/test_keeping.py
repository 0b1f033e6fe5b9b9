"""Records on disk: read whole or refused, written without harm to other files."""

from pathlib import Path

import pytest

from trefoil import BadRecord, Triqueta
from trefoil.terminal import keeping


def test_a_record_comes_back_as_it_was_written(tmp_path: Path) -> None:
    record = Triqueta(players=2, first=0).record()
    keeping.write(record, tmp_path / "game.json")
    assert keeping.read(str(tmp_path / "game.json")).decode() == record + "\n"


def test_a_file_that_is_far_too_large_is_not_read_to_its_end(tmp_path: Path) -> None:
    with (tmp_path / "large").open("wb") as file:
        file.truncate(keeping.LARGEST + 1)
    with pytest.raises(BadRecord, match=f"expected a record, got more than {keeping.LARGEST} bytes"):
        keeping.read(str(tmp_path / "large"))


@pytest.mark.parametrize("content", ["", '{"format": "trefoil-record/1"'])
def test_an_empty_file_or_a_record_may_be_written_over(tmp_path: Path, content: str) -> None:
    (tmp_path / "file").write_text(content)
    keeping.write("{}", tmp_path / "file")
    assert (tmp_path / "file").read_text() == "{}\n"


@pytest.mark.parametrize("content", [b"x", b"\xff\xfe", b'{"format": "other/1"}'])
def test_any_other_file_stays_as_it_is(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "file").write_bytes(content)
    with pytest.raises(keeping.NotOurs):
        keeping.write("{}", tmp_path / "file")
    assert (tmp_path / "file").read_bytes() == content


def test_the_last_game_has_its_place(shelf: Path) -> None:
    assert keeping.keep("{}", "triqueta") == shelf / "last" / "triqueta.json"


def test_where_nothing_can_be_written_nothing_is_kept(shelf: Path) -> None:
    shelf.write_text("in the way")
    assert keeping.keep("{}", "triqueta") is None
