"""What the page must know of Triqueta beside its verbs, options and positions, so that no rule is written twice."""

from typing import Any

from trefoil.games.triqueta import material
from trefoil.games.triqueta.scoring import ROCK_POINTS, TREE_POINTS, points

ANIMALS = ("rabbit", "owl", "deer", "boar", "ram", "bear")  # by letter, as the words call them


def page_tables() -> dict[str, Any]:
    """Every table by the name it has in TypeScript."""
    return {
        "ANIMALS": animals(),
        "TRIQUETA": material.TRIQUETA,
        "TOWER": material.TOWER,
        "ROCK_POINTS": ROCK_POINTS,
        "TREE_POINTS": TREE_POINTS,
    }


def animals() -> list[dict[str, Any]]:
    """Each animal with its letter, its message and what none, one, two … tokens of it are worth."""
    return [
        {
            "letter": letter,
            "name": name,
            "word": f"triqueta-{name}",
            "points": [int(points(k, n)) for n in range(material.COPIES + 1)],
        }
        for k, (letter, name) in enumerate(zip(material.LETTERS, ANIMALS, strict=True))
    ]
