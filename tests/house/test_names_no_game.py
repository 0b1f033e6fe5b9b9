"""No room but those of the games names a game: whatever is told of games is asked of them."""

import re
from pathlib import Path

import pytest

from tests.house.tree import ROOT
from trefoil.games import catalogue

SOURCE = ROOT / "src" / "trefoil"
NAMES = re.compile("|".join(package.rpartition(".")[2] for package in catalogue.OWN), re.IGNORECASE)
PUBLIC = SOURCE / "__init__.py"  # what `from trefoil import …` offers, for type checkers to know
FILES = [path for path in sorted(SOURCE.rglob("*.py")) if path != PUBLIC and "games" not in path.parts]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_room_names_a_game(path: Path) -> None:
    assert NAMES.findall(path.read_text("utf-8")) == []


def test_the_games_of_the_house_are_named_in_one_place_of_their_room() -> None:
    shelf = [path for path in (SOURCE / "games").glob("*.py") if NAMES.search(path.read_text("utf-8"))]
    assert [path.name for path in shelf] == ["catalogue.py"]
