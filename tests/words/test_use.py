"""Every message of the catalogue is said by something, sooner or later."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentBundle

from tests.terminal.sitting import Stubborn, any_moves, sit
from tests.words.test_catalogue import messages, values_in
from trefoil.bots.players.bot import Bot
from trefoil.bots.players.hint import Hint
from trefoil.bots.players.search import Result
from trefoil.bots.players.uniform import Uniform
from trefoil.commands import replay
from trefoil.core.game import Game
from trefoil.core.outcome import Outcome
from trefoil.core.record import Record
from trefoil.games.catalogue import PACKAGES, load
from trefoil.games.triqueta.game import Ending, Triqueta
from trefoil.terminal import saves
from trefoil.terminal.advice import Adviser
from trefoil.terminal.narration import Narrator
from trefoil.words import speaker

GAMES_PLAYED = 20
LONG = 300  # moves; a game without a plan can take many more


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The messages asked for while the test runs."""
    names: set[str] = set()
    get = FluentBundle.get_message

    def listen(bundle: FluentBundle, name: str) -> object:
        names.add(name)
        return get(bundle, name)

    monkeypatch.setattr(FluentBundle, "get_message", listen)
    return names


def unsaid(file: str, asked: set[str]) -> set[str]:
    """The messages of a file that nobody asked for, nor as a part of another; those of the page have their own test."""
    known = {name: found for name, found in messages("en", file).items() if not name.startswith(f"{file}-page-")}
    return set(known) - asked - {part for message in known.values() for part in values_in(message)}


def set_up(name: str, seed: int) -> Game:
    """A new game with options drawn at random."""
    kind, random = load(name), Random(seed)
    given: dict[str, Any] = {}
    for option in kind.OPTIONS.options:
        chosen = kind.OPTIONS.choose(given, lambda n: 0)
        given[option.name] = random.choice(option.possible(chosen))
    return kind(seed=seed, **given)


def positions(game: Game, bot: Bot) -> Iterator[Game]:
    """The game at every decision and at its end, if that comes soon enough."""
    for _ in range(LONG):
        yield game
        if (seat := game.to_move) is None:
            return
        game.push(bot.choose(game.view(seat)))


@pytest.mark.parametrize("name", PACKAGES)
def test_every_message_of_a_game_is_used(name: str, asked: set[str]) -> None:
    say = speaker("en", PACKAGES[name])
    asked |= {f"{name}-help", f"{name}-brings"}  # the last is said in a hint
    for ending in import_module(f"{PACKAGES[name]}.game").Ending:
        list(Narrator(say, 0).ended(name, Outcome((0, 1), (1, 1), None, ending)))
    for seed in range(GAMES_PLAYED):
        told = 0
        for game in positions(set_up(name, seed), Uniform(seed) if seed else Stubborn()):
            seats = [None, *range(int(game.options["players"]))]
            view = game.view(seats[seed % len(seats)])
            game.draw(view.position())
            unasked = range(seed % 2 * len(game.moves))  # in every other game the reader is never asked
            list(Narrator(say, view.seat).happened(view, game.movers, told, unasked))
            told = len(game.moves)
            if game.to_move is not None:
                turn = game.view(game.to_move)
                list(Narrator(say, turn.seat).choices(turn))
                Narrator(say, turn.seat).can_do(turn)
    while_nature_moves(name)
    assert unsaid(name, asked) == set()


def while_nature_moves(name: str) -> None:
    """Draws what a spectator sees at the first moves of a game, nature's included, and at the last."""
    game, bot = load(name)(seed=1, nature="manual"), Random(1)
    while game.to_move is not None:
        if len(game.moves) < LONG:
            game.draw(game.view(None).position())
        game.push(bot.choice(list(game.legal_moves)))
    game.draw(game.position())


def test_every_message_of_the_house_is_used(asked: set[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "data_home", lambda: tmp_path / "shelf")
    (tmp_path / "letter").write_text("Dear friend")
    files = ["", tmp_path, tmp_path / "letter", tmp_path / "game"]
    sit(new(), ["undo", "?", "slip", *(f"save {file}" for file in files), "draw", "undo", "quit"])
    finished = new()
    sit(finished, any_moves(finished, 0))
    sit(finishing(), ["quit"], width=30)
    sit(new(), ["hint", "quit"])
    Adviser(speaker("en", Triqueta.package()), finishing().view(0)).forced()
    list(Adviser(speaker("en", Triqueta.package()), new().view(0)).said(Hint(Result("draw", 1, 0.5), None, True, {})))
    running = new(nature="manual")
    running.push("draw")
    list(replay.told(running, "en"))
    list(replay.listed(Record("triqueta", 1, {"players": 2}, ("draw",)), "en"))
    list(
        Narrator(speaker("en", Triqueta.package()), 0).ended("triqueta", Outcome((0, 1), (1, 1), (1, 1), Ending.SHARED))
    )
    monkeypatch.setattr(saves, "keep", lambda *_: None)
    sit(new(), ["quit"])
    assert unsaid("house", asked) == set()


def finishing() -> Triqueta:
    """A game in which the person is alone in the first round, the tower is empty and one row is left."""
    game = new(nature="manual")
    for move in ["draw", "token R", "place 1", "take 2"]:
        game.push(move)
    while "draw" in game.legal_moves:
        game.push("draw")
        game.push(next(iter(game.legal_moves)))
        game.push("place 1")
    return Triqueta.from_record(game.record())


def new(nature: str = "auto") -> Triqueta:
    return Triqueta(players=2, first=0, seed=1, nature=nature)
