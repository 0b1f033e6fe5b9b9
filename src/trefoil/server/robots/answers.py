"""What bots answer: a bot is a guest, so what it says is read with care and tried on a copy of the game."""

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from trefoil.core.errors import TrefoilError
from trefoil.core.game import Game
from trefoil.core.quoting import shortened
from trefoil.server.table.hints import Opinion


class BotFailed(TrefoilError):
    """A bot gave no answer that can be used."""


class Turn(Struct, frozen=True):
    """What a bot plays: all its moves until another is to move, or its seat learns something."""

    moves: tuple[str, ...]


class Advice(Struct, frozen=True):
    """What a strong bot thinks of each step of such a turn."""

    steps: list[Opinion]


Answer = TypeVar("Answer", Turn, Advice)


def read(answer: dict[str, Any], kind: type[Answer]) -> Answer:
    """What a worker said, if it is what was asked for."""
    try:
        return msgspec.convert(answer, kind)
    except msgspec.ValidationError:
        expected = " and ".join(kind.__struct_fields__)
        raise BotFailed(f"Expected {expected} of a bot, got {shortened(answer)}.") from None


def expect_sentence(before: Game, seat: int, moves: Sequence[str]) -> None:
    """Refuse what is not a whole sentence of the seat, in the words of the game where a move cannot be played."""
    game = before.copy()
    for number, move in enumerate(moves):
        if not game.goes_on(before, seat):
            raise BotFailed(f"Expected a sentence of {number} moves of a bot, got {len(moves)}.")
        game.push(move)
    if game.goes_on(before, seat):
        raise BotFailed(f"Expected a whole sentence of a bot, got {len(moves)} moves: it goes on.")
