"""Records on disk: read whole or refused, written without harm to other files."""

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from trefoil import BadRecord, Triqueta
from trefoil.terminal import saves


def test_a_record_comes_back_as_it_was_written(tmp_path: Path) -> None:
    record = Triqueta(players=2, first=0).record()
    saves.write(record, tmp_path / "game.json")
    assert saves.read(str(tmp_path / "game.json")).decode() == record + "\n"


def test_a_file_that_is_far_too_large_is_not_read_to_its_end(tmp_path: Path) -> None:
    with (tmp_path / "large").open("wb") as file:
        file.truncate(saves.LARGEST + 1)
    with pytest.raises(BadRecord, match=f"expected a record, got more than {saves.LARGEST} bytes"):
        saves.read(str(tmp_path / "large"))


@pytest.mark.parametrize("content", ["", '{"format": "trefoil-record/1"'])
def test_an_empty_file_or_a_record_may_be_written_over(tmp_path: Path, content: str) -> None:
    (tmp_path / "file").write_text(content)
    saves.write("{}", tmp_path / "file")
    assert (tmp_path / "file").read_text() == "{}\n"


@pytest.mark.parametrize("content", [b"x", b"\xff\xfe", b'{"format": "other/1"}'])
def test_any_other_file_stays_as_it_is(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "file").write_bytes(content)
    with pytest.raises(saves.NotOurs):
        saves.write("{}", tmp_path / "file")
    assert (tmp_path / "file").read_bytes() == content


RECORD = Triqueta(players=3, first=0).record()


def kept(game: str, at: int, record: str = RECORD) -> Path:
    """A game that was left at some time."""
    file = saves.keep(record, game, 1, "casual")
    assert file is not None
    os.utime(file, (at, at))
    return file


def test_the_last_game_has_its_place_in_the_data_folder(shelf: Path) -> None:
    assert kept("triqueta", 5) == shelf / "games" / "triqueta.json"
    assert saves.last("triqueta") == saves.Kept("triqueta", f"{RECORD}\n".encode(), 1, "casual")


def test_the_game_that_was_left_last_is_the_last_one() -> None:
    for first, last in (("triqueta", "tock"), ("tock", "triqueta")):
        kept(first, 5)
        kept(last, 6)
        found = saves.last(None)
        assert found is not None
        assert found.game == last


def test_where_nothing_was_left_there_is_no_last_game() -> None:
    assert saves.last(None) is None
    kept("tock", 5)
    assert saves.last("triqueta") is None


def test_where_nothing_can_be_written_nothing_is_kept(shelf: Path) -> None:
    shelf.write_text("in the way")
    assert saves.keep(RECORD, "triqueta", 0, "greedy") is None
    assert saves.keep_over(RECORD, "triqueta") is None


@pytest.mark.parametrize("damage", ["", "[]", "{}", '{"seat": null, "level": 1}'])
def test_without_what_stood_beside_it_a_game_goes_on_at_the_first_seat(damage: str) -> None:
    saves.beside(kept("triqueta", 5)).write_text(damage)
    assert saves.last("triqueta") == saves.Kept("triqueta", f"{RECORD}\n".encode(), 0, None)


def test_a_game_in_the_cache_folder_moves_house_once(tmp_path: Path, shelf: Path) -> None:
    old = tmp_path / "cache" / "last" / "triqueta.json"
    old.parent.mkdir(parents=True)
    old.write_text(RECORD)
    assert saves.last(None) == saves.Kept("triqueta", RECORD.encode())
    assert not old.exists()
    assert (shelf / "games" / "triqueta.json").read_text() == RECORD


def test_a_newer_game_is_not_taken_for_an_old_one(tmp_path: Path) -> None:
    old = tmp_path / "cache" / "last" / "triqueta.json"
    old.parent.mkdir(parents=True)
    kept("triqueta", 5)
    old.write_text("older")
    found = saves.last("triqueta")
    assert found is not None
    assert found.record == f"{RECORD}\n".encode()


def test_a_game_that_was_left_and_played_to_its_end_is_over() -> None:
    game = Triqueta(players=3, first=0)
    game.push("take 1")
    kept("triqueta", 5)
    assert saves.keep_over(game.record(), "triqueta") is not None
    assert saves.last("triqueta") is None


def test_another_game_that_ends_leaves_the_one_that_waits_alone() -> None:
    game = Triqueta(players=3, first=0)
    game.push("take 1")
    kept("triqueta", 5, game.record())
    game.pop()
    game.push("take 2")
    assert saves.keep_over(game.record(), "triqueta") is not None
    assert saves.last("triqueta") is not None


def test_a_game_may_be_kept_twice_at_once(shelf: Path) -> None:
    with ThreadPoolExecutor(8) as threads:
        files = list(threads.map(lambda _: kept("triqueta", 5), range(80)))
    assert set(files) == {shelf / "games" / "triqueta.json"}
    assert sorted(file.name for file in files[0].parent.iterdir()) == ["triqueta.json", "triqueta.table.json"]
