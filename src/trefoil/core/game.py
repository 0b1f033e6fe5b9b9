"""A game in play, for people: the same kernel, wearing names."""

import secrets
from abc import ABC, abstractmethod
from types import ModuleType
from typing import Any, ClassVar, Self

import numpy as np

from trefoil.core import doors, record
from trefoil.core.chance import ALL_64, advanced, below, mixed
from trefoil.core.errors import BadOption, BadSeat, IllegalMove
from trefoil.core.moves import LegalMoves
from trefoil.core.options import Options, same_kind, shortened
from trefoil.core.outcome import Outcome
from trefoil.core.perft import perft
from trefoil.core.seats import NATURE, NOBODY
from trefoil.core.slate import SLATE
from trefoil.core.state import Records, twin_of
from trefoil.core.view import View, chances, odds
from trefoil.core.warm import warm

AUTO, MANUAL = "auto", "manual"  # nature plays by itself, or its moves are pushed like anyone's


class Game(ABC):
    """What every game of the house can do; a game adds its rules, its options and its way to be shown."""

    NAME: ClassVar[str]  # in records and commands
    TITLE: ClassVar[str]  # for people
    KERNEL: ClassVar[ModuleType]  # its rules
    OPTIONS: ClassVar[Options]
    SENSE: ClassVar[ModuleType]  # what somebody who thinks sees in its moves

    def __init__(self, seed: int | None = None, nature: str = AUTO, **options: Any) -> None:
        warm(self.TITLE, self.KERNEL)
        luck = _luck(seed)
        self.options = self.OPTIONS.choose(options, lambda n: int(below(luck, n)))
        self.tags: dict[str, Any] = {}  # what a record says besides the game
        self.nature = _nature(nature)
        self._states = np.zeros(1, self.KERNEL.STATE)
        self._mover = self._states["to_move"]
        self._slates = np.zeros(1, SLATE)
        self._moves = self._slates["moves"][0]
        self._legal: list[int] | None = None  # the legal actions, once somebody has asked
        self._actions: list[int] = []
        self._before: list[bytes] = []  # the position before each action
        doors.setup(self._states, np.array(self.OPTIONS.codes(self.options), np.int64))
        self._states["luck"] = mixed(_luck(advanced(luck)))
        self._let_nature_move()
        self._dealt = len(self._actions)  # what nature did before anybody could move

    # Reading a position

    @property
    def to_move(self) -> int | None:
        """A seat, NATURE, or None when the game is over."""
        mover = int(self._mover[0])
        return None if mover == NOBODY else mover

    @property
    def legal_moves(self) -> LegalMoves:
        """What can be played now; for NATURE its possible outcomes."""
        return LegalMoves(self.texts_of(self._states))

    def legal_actions(self) -> list[int]:
        """The legal moves as numbers."""
        return list(self._legal_now())

    def _legal_now(self) -> list[int]:
        if self._legal is None:
            self._legal = self._moves[: doors.legal(self._states, self._slates)].tolist()
        return self._legal

    @property
    def moves(self) -> tuple[str, ...]:
        """The moves so far, nature's included."""
        return tuple(self.KERNEL.VERBS.texts[action] for action in self._actions)

    @property
    def ply(self) -> int:
        """How many moves there are so far, nature's included."""
        return len(self._actions)

    @property
    def movers(self) -> tuple[int, ...]:
        """Who made each of the moves so far: a seat, or NATURE."""
        return tuple(self._past()["to_move"].tolist())

    def chances(self) -> dict[str, float]:
        """Nature's outcomes with their probabilities; empty unless nature is to move."""
        return chances(type(self), self._states) if self.to_move == NATURE else {}

    def odds(self) -> dict[str, int]:
        """Nature's outcomes with their weights, in the order of the notation; empty unless nature is to move."""
        return odds(type(self), self._states) if self.to_move == NATURE else {}

    def outcome(self) -> Outcome | None:
        """None, or how the game ended."""
        return None if self.to_move is not None else self.outcome_of(self._states)

    def position(self) -> dict[str, Any]:
        """The whole position in plain words and numbers, secrets included."""
        return self.describe(self._states)

    def perft(self, depth: int) -> int:
        """How many sequences of `depth` moves there are from here, nature's included."""
        return perft(self._states, depth)

    # Playing

    def push(self, text: str) -> None:
        """Play a move; nature answers by itself unless its moves are pushed too."""
        action = self.KERNEL.VERBS.number(text)
        if action not in self._legal_now():
            raise IllegalMove(self._refusal(text))
        self._play(action)

    def play(self, action: int) -> None:
        """Play a move by its number."""
        if action not in self._legal_now():
            raise IllegalMove(self._refusal(action))
        self._play(action)

    def pop(self) -> str:
        """Take the last move back, with what nature answered, and return it."""
        if len(self._actions) == self._dealt:
            raise IndexError("There is no move to take back.")
        while True:
            action = self._actions.pop()
            self._set(self._before.pop())
            if self.nature == MANUAL or self.to_move != NATURE:
                return str(self.KERNEL.VERBS.texts[action])

    def _play(self, action: int) -> None:
        self._apply(action)
        self._let_nature_move()

    def _apply(self, action: int) -> None:
        self._before.append(self._states.tobytes())
        self._actions.append(action)
        self._legal = None
        doors.apply(self._states, action)

    def _set(self, position: bytes) -> None:
        self._states[0] = np.frombuffer(position, self.KERNEL.STATE)[0]
        self._legal = None

    def _past(self) -> Records:
        """The positions before each action, in one array."""
        return np.frombuffer(bytearray().join(self._before), self.KERNEL.STATE)

    def _let_nature_move(self) -> None:
        while self.nature == AUTO and self.to_move == NATURE:
            self._before.append(self._states.tobytes())
            self._legal = None
            self._actions.append(doors.let_nature_move(self._states, self._slates))

    def _refusal(self, move: object) -> str:
        if self.to_move is None:
            return f"Cannot play {shortened(move)}: the game is over."
        who = "nature" if self.to_move == NATURE else f"seat {self.to_move}"
        return f"Cannot play {shortened(move)} now: {who} can play {self.legal_moves}."

    # Showing

    def view(self, seat: int | None, told: bool = True) -> View:
        """What a seat may know; None stands for a spectator. Without the moves so far it is quicker."""
        players = int(self._states["players"][0])
        reader = NOBODY if seat is None else same_kind(seat, tuple(range(players)))
        if not isinstance(reader, int):
            raise BadSeat(f"There is no seat {shortened(seat)}: expected 0 to {players - 1}, or None for a spectator.")
        states = twin_of(self._states)
        doors.hide(states, reader)
        return View(
            type(self), dict(self.options), None if seat is None else reader, states, self._seen(reader) if told else ()
        )

    def _seen(self, reader: int) -> tuple[str, ...]:
        actions = np.array(self._actions, np.int64)
        doors.seen(self._states, self._past(), actions, reader)
        return tuple(self.KERNEL.VERBS.texts[action] for action in actions.tolist())

    def record(self) -> str:
        """The whole game so far as one JSON document."""
        return record.Record(self.NAME, self.KERNEL.RULES, dict(self.options), self.moves, dict(self.tags)).text()

    @classmethod
    def from_record(cls, text: str | bytes, seed: int | None = None, nature: str | None = None) -> Self:
        """The game of a record, to be looked at or continued.

        Unless told otherwise nature plays on by itself, except where the record stops at a move of nature.
        """
        said = record.read(text)
        record.check_game(said, cls.NAME, cls.KERNEL.RULES)
        game = cls(seed=seed, nature=MANUAL, **record.checked_options(said, cls.OPTIONS))
        record.replayed(said.moves, game.push)
        game.tags = said.tags
        if nature is None:
            nature = MANUAL if game.to_move == NATURE else AUTO
        game.nature = _nature(nature)
        game._dealt = game._first_choice() if game.nature == AUTO else 0
        game._let_nature_move()
        return game

    def _first_choice(self) -> int:
        """How many moves nature made before anybody could move."""
        return next((ply for ply, mover in enumerate(self.movers) if mover != NATURE), len(self._actions))

    def copy(self) -> Self:
        """A twin that goes its own way."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.options, twin.tags = dict(self.options), dict(self.tags)
        twin._states, twin._slates = twin_of(self._states), np.zeros(1, SLATE)
        twin._mover, twin._moves = twin._states["to_move"], twin._slates["moves"][0]
        twin._actions, twin._before = list(self._actions), list(self._before)
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return (self.NAME, self.options, self._actions) == (other.NAME, other.options, other._actions)

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def __str__(self) -> str:
        return self.draw(self.position())

    def __repr__(self) -> str:
        return f"{type(self).__name__}.from_record({self.record()!r})"

    # What a game adds

    @classmethod
    def texts_of(cls, states: Records) -> tuple[str, ...]:
        """The legal moves of a position."""
        slates = np.zeros(1, SLATE)
        n = doors.legal(states, slates)
        return tuple(cls.KERNEL.VERBS.texts[action] for action in slates["moves"][0, :n].tolist())

    @classmethod
    @abstractmethod
    def outcome_of(cls, states: Records) -> Outcome:
        """How a finished game ended."""

    @staticmethod
    @abstractmethod
    def describe(states: Records) -> dict[str, Any]:
        """A position in plain words and numbers; what is hidden reads `?`."""

    @staticmethod
    @abstractmethod
    def draw(position: dict[str, Any], language: str = "en") -> str:
        """A described position as a drawing in text."""


def _luck(seed: object) -> Any:
    if seed is None:
        return np.uint64(secrets.randbits(64))
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise BadOption(f"A seed is a whole number: {shortened(seed)} came.")
    return np.uint64(seed & ALL_64)


def _nature(nature: object) -> str:
    if nature not in (AUTO, MANUAL):
        raise BadOption(f"Nature plays {AUTO!r} or {MANUAL!r}: {shortened(nature)} came.")
    return str(nature)
