"""What the page is told of a game is plain JSON, and says the numbers that the rules have."""

import json
from importlib import import_module

import pytest

from trefoil.games import catalogue
from trefoil.games.tock import material as tock
from trefoil.games.triqueta import material as triqueta


@pytest.mark.parametrize("package", catalogue.OWN)
def test_tables_for_the_page_are_plain_json(package: str) -> None:
    tables = import_module(f"{package}.page").page_tables()
    assert json.loads(json.dumps(tables)) == tables


def test_the_page_of_triqueta_knows_how_high_a_tower_is() -> None:
    tables = import_module("trefoil.games.triqueta.page").page_tables()
    assert (tables["TOWER"], tables["TRIQUETA"]) == (triqueta.TOWER, triqueta.TRIQUETA)


def test_the_page_of_tock_knows_how_many_deals_a_deck_lasts() -> None:
    tables = import_module("trefoil.games.tock.page").page_tables()
    assert tables["DEALS"]["4 plain"] == int((tock.DEALS[4, tock.PLAIN] > 0).sum()) == 3
