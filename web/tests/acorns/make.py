"""Writes views of Acorns, as a seat gets them, for the page's tests: `python -m web.tests.acorns.make`."""

import json
from pathlib import Path
from random import Random

from tests.games.acorns.game import Acorns

VIEWS = Path(__file__).parent / "views"
STOPS = {"playing": 16, "over": 1000}  # moves after which a game is looked at


def main() -> None:
    """Write them all."""
    VIEWS.mkdir(exist_ok=True)
    for name, stop in STOPS.items():
        game, random = Acorns(players=3, seed=3), Random(3)
        while game.to_move is not None and len(game.moves) < stop:
            game.push(random.choice(list(game.legal_moves)))
        view = game.view(game.to_move or 0)
        told = {**view.to_dict(), "movers": list(game.movers), "lying": game.lying(game.read_by(view.seat))}
        (VIEWS / f"{name}.json").write_text(json.dumps(told, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
