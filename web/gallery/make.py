"""Writes views of real games, as seats and spectators get them, for the gallery and the page's unit tests."""

import json
from pathlib import Path
from random import Random
from typing import Any

from trefoil.bots.players.uniform import Uniform
from trefoil.core.game import Game
from trefoil.games.catalogue import load

VIEWS = Path(__file__).parent / "views"
SETUPS: dict[str, dict[str, Any]] = {
    "triqueta-2": {"game": "triqueta", "players": 2, "stop": 40},
    "triqueta-3": {"game": "triqueta", "players": 3, "stop": 60},
    "triqueta-4": {"game": "triqueta", "players": 4, "stop": 100},
    "triqueta-4-start": {"game": "triqueta", "players": 4, "stop": 14, "seed": 5},
    "triqueta-5": {"game": "triqueta", "players": 5, "stop": 120},
    "triqueta-between": {"game": "triqueta", "players": 3, "stage": "between"},
    "triqueta-choosing": {"game": "triqueta", "players": 3, "stage": "choosing"},
    "triqueta-over": {"game": "triqueta", "players": 4, "stage": "over"},
    "triqueta-placing": {"game": "triqueta", "players": 4, "stop": 70, "stage": "placing", "rows": 6, "seed": 11},
    "tock-2": {"game": "tock", "players": 2, "stop": 400},
    "tock-2-alone": {"game": "tock", "players": 2, "sides": "alone", "stop": 400, "seat": 1},
    "tock-3": {"game": "tock", "players": 3, "stop": 380},
    "tock-3-get": {"game": "tock", "players": 3, "stop": 380, "stage": "getting"},
    "tock-3-jokers": {"game": "tock", "players": 3, "deck": "jokers", "kitty": False, "stop": 380},
    "tock-4": {"game": "tock", "players": 4, "stop": 600},
    "tock-4-alone": {"game": "tock", "players": 4, "sides": "alone", "stop": 600},
    "tock-4-give": {"game": "tock", "players": 4, "stop": 200, "stage": "giving"},
    "tock-4-picking": {"game": "tock", "players": 4, "stop": 520, "stage": "picking"},
    "tock-4-moving": {"game": "tock", "players": 4, "stop": 520, "stage": "moving"},
    "tock-4-seven": {"game": "tock", "players": 4, "stop": 500, "seven": True},
    "tock-4-tarot": {"game": "tock", "players": 4, "deck": "tarot", "stop": 500},
    "tock-5": {"game": "tock", "players": 5, "stop": 500},
    "tock-6": {"game": "tock", "players": 6, "stop": 700},
    "tock-6-moving": {"game": "tock", "players": 6, "stop": 800, "stage": "moving"},
    "tock-over": {"game": "tock", "players": 4, "stage": "over"},
}


def reached(game: Game, setup: dict[str, Any]) -> bool:
    """Whether a game has come to the moment that is wanted."""
    if game.to_move is None:
        return True
    if setup.get("seat", game.to_move) != game.to_move:
        return False
    position = game.position()
    if setup.get("stage") == "over" or len(game.moves) < setup.get("stop", 0):
        return False
    if setup.get("seven"):
        return bool(position["seven_left"] and position["seven_left"] < 7 and position["stage"] == "picking")
    if setup["game"] == "tock" and "stage" not in setup:
        return bool(position["stage"] == "playing")
    wanted = setup.get("stage")
    if setup.get("rows", 0) > sum(sum(row["tokens"].values()) for row in position.get("rows", ())):
        return False
    return bool(wanted is None or (position["stage"] == wanted and len(game.legal_moves) > 1))


def played(setup: dict[str, Any]) -> Game:
    """A game of random moves up to that moment."""
    seed = setup.get("seed", 3)
    options = {name: setup[name] for name in ("players", "deck", "sides", "kitty") if name in setup}
    game = load(setup["game"])(first=0, seed=seed, **options)
    bot, random = Uniform(seed), Random(seed)
    while not reached(game, setup):
        seat = game.to_move
        assert seat is not None
        legal = list(game.legal_moves)
        takes = [move for move in legal if move.startswith("take")]
        draw = (
            "draw" in legal and len(takes) > 0 and random.random() < 0.75
        )  # a sensible player draws more often than not
        game.push("draw" if draw else bot.choose(game.view(seat)))
    return game


def main() -> None:
    """Write them all."""
    VIEWS.mkdir(exist_ok=True)
    for name, setup in SETUPS.items():
        game = played(setup)
        view = game.view(game.to_move if game.to_move is not None else 0)
        text = json.dumps(
            {**view.to_dict(), "movers": list(game.movers), "lying": game.lying(game.read_by(view.seat))},
            separators=(",", ":"),
        )
        (VIEWS / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
