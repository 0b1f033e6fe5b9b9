"""A game in play, for people: the same kernel, wearing names."""

import secrets
from copy import deepcopy
from typing import Any, Self

import numpy as np

from trefoil.core import effects, entry_points, position, record, sentence
from trefoil.core.actions import UNSEEN
from trefoil.core.chance import ALL_64, advanced, below, mixed
from trefoil.core.errors import BadOption, BadPosition, BadRecord, BadSeat, IllegalMove
from trefoil.core.history import History
from trefoil.core.moves import LegalMoves
from trefoil.core.options import same_kind
from trefoil.core.outcome import Outcome
from trefoil.core.perft import perft
from trefoil.core.quoting import shortened
from trefoil.core.reading import Reading, scratch
from trefoil.core.seats import NATURE, NOBODY
from trefoil.core.state import Int64s, Records, revived, twin_of
from trefoil.core.view import View, chances, weighed
from trefoil.core.warm import warm

PICKLED = ("options", "tags", "nature", "_dealt", "_start")  # beside the position and the way to it
AUTO, MANUAL = "auto", "manual"  # nature plays by itself, or its moves are pushed like anyone's


class Game(Reading):
    """What every game of the house can do; a game adds its rules, its options and its way to be shown."""

    def __init__(self, seed: int | None = None, nature: str = AUTO, **options: Any) -> None:
        warm(self.TITLE, self.KERNEL)
        rng = _word(seed)
        self.options = self.OPTIONS.choose(options, lambda n: int(below(rng, n)))  #: how it was set up
        self.tags: dict[str, Any] = {}  #: what a record says besides the game
        self.nature = _nature(nature)  #: `"auto"`, or `"manual"` if chance's moves are pushed too
        self._lay_out(bytearray(self.KERNEL.STATE.itemsize))
        self._legal: list[int] | None = None  # the legal actions, once somebody has asked
        self._way, self._ply = History(self.KERNEL.STATE), 0  # how we came here, and in how many moves
        entry_points.setup(self._states, np.array(self.OPTIONS.codes(self.options), np.int64))
        self._states["rng_state"] = mixed(_word(advanced(rng)))
        self._let_nature_move()
        self._dealt = self._ply  # what nature did before anybody could move
        self._start: str | None = None  # the position it began from, unless that was a new game's

    def _lay_out(self, position: bytearray) -> None:
        """One record to play on, by its fields and by its bytes."""
        self._states: Records = np.frombuffer(position, self.KERNEL.STATE)
        self._bytes, self._mover = np.frombuffer(position, np.uint8), self._states["to_move"]

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
            count = entry_points.legal(self._states, scratch.slates)
            self._legal = scratch.moves[:count].tolist()
        return self._legal

    @property
    def moves(self) -> tuple[str, ...]:
        """The moves so far, nature's included."""
        return tuple(self.moves_from(0))

    def moves_from(self, ply: int) -> list[str]:
        """The moves from a ply on."""
        texts = self.KERNEL.VERBS.texts
        return [texts[action] for action in self._way.actions[ply : self._ply].tolist()]

    @property
    def ply(self) -> int:
        """How many moves there are so far, nature's included."""
        return self._ply

    @property
    def movers(self) -> tuple[int, ...]:
        """Who made each of the moves so far: a seat, or NATURE."""
        return tuple(self.movers_from(0))

    def movers_from(self, ply: int) -> list[int]:
        """Who made each of the moves from a ply on."""
        movers: list[int] = self._past()["to_move"][ply:].tolist()
        return movers

    def chances(self) -> dict[str, float]:
        """Nature's outcomes with their probabilities; empty unless nature is to move."""
        return chances(type(self), self._states) if self.to_move == NATURE else {}

    def odds(self) -> dict[str, int]:
        """Nature's outcomes with their weights, in the order of the notation; empty unless nature is to move."""
        if self.to_move != NATURE:
            return {}
        entry_points.weights(self._states, scratch.slates)
        return weighed(type(self), scratch.slates)

    def outcome(self) -> Outcome | None:
        """None, or how the game ended."""
        return None if self.to_move is not None else self.outcome_of(self._states)

    def position(self) -> dict[str, Any]:
        """The whole position in plain words and numbers, secrets included."""
        return self.describe(self._states)

    def position_text(self) -> str:
        """The whole position as one line of text, secrets included."""
        return position.written(type(self), self.options, self._states)

    def effects(self, move: str) -> list[dict[str, Any]]:
        """What a legal move does, apart from what nature answers."""
        action = self._expected(move)
        afters = self.states
        entry_points.apply(afters, action)
        return effects.told(type(self), self._states, afters, action)

    def effects_read_by(self, seat: int | None, ply: int) -> list[dict[str, Any]]:
        """What a past move did, as a seat may read it."""
        place, past = range(self._ply)[ply], np.concatenate([self._past(), self._states])
        before, after = past[place : place + 1].copy(), past[place + 1 : place + 2].copy()
        for states in (before, after):
            entry_points.hide(states, self._reader(seat))
        return effects.told(type(self), before, after, int(self.read_by(seat)[place]))

    @property
    def states(self) -> Records:
        """The record of the position, for kernels: a copy, an array of one."""
        return twin_of(self._states)

    def perft(self, depth: int) -> int:
        """How many sequences of `depth` moves there are from here, nature's included."""
        return perft(self._states, depth)

    # Playing

    def push(self, text: str) -> None:
        """Play a move; nature answers by itself unless its moves are pushed too."""
        self._play(self._expected(text))

    def _expected(self, text: str) -> int:
        """The number of a move that is legal now."""
        action = self.KERNEL.VERBS.number(text)
        if action not in self._legal_now():
            raise IllegalMove(self._refusal(text))
        return action

    def play(self, action: int) -> None:
        """Play a move by its number."""
        if action not in self._legal_now():
            raise IllegalMove(self._refusal(action))
        self._play(action)

    def pop(self) -> str:
        """Take the last move back, with what nature answered, and return it."""
        if self._ply == self._dealt:
            raise IndexError("There is no move to take back.")
        while True:
            self._go_back(self._ply - 1)
            action = self._way.actions[self._ply]
            if self.nature == MANUAL or self.to_move != NATURE:
                return str(self.KERNEL.VERBS.texts[action])

    def _play(self, action: int) -> None:
        self._apply(action)
        self._let_nature_move()

    def _apply(self, action: int) -> None:
        self._note(self._bytes, action)
        entry_points.apply(self._states, action)

    def _note(self, position: Any, action: int) -> None:
        self._way = self._way.with_room(self._ply)
        self._way.note(position, action)
        self._ply += 1
        self._legal = None

    def _go_back(self, ply: int) -> None:
        self._bytes[:] = self._way.before(ply)
        self._way.forget(ply)
        self._ply, self._legal = ply, None

    @property
    def past(self) -> Records:
        """The positions before each of the moves so far, for kernels: a copy."""
        return self._past().copy()

    def _past(self) -> Records:
        return self._way.positions[: self._ply]

    def _let_nature_move(self) -> None:
        while self.nature == AUTO and self.to_move == NATURE:
            before = self._bytes.copy()
            self._note(before, entry_points.let_nature_move(self._states, scratch.slates))

    def _refusal(self, move: object) -> str:
        if self.to_move is None:
            return f"Cannot play {shortened(move)}: the game is over."
        who = "nature" if self.to_move == NATURE else f"seat {self.to_move}"
        return f"Cannot play {shortened(move)} now: {who} can play {self.legal_moves}."

    # Showing

    def view(self, seat: int | None, told: bool = True) -> View:
        """What a seat may know; None stands for a spectator. Without the moves so far it is quicker."""
        reader = self._reader(seat)
        states = twin_of(self._states)
        entry_points.hide(states, reader)
        moves = self._texts(self.read_by(seat)) if told else ()
        return View(type(self), dict(self.options), None if seat is None else reader, states, moves)

    def unseen_by(self, seat: int | None) -> int:
        """How many things a seat cannot see."""
        return sentence.unseen_by(self._states, self._reader(seat))

    def goes_on(self, before: Self, seat: int) -> bool:
        """Whether a sentence of a seat that began in an earlier position goes on: it has learned nothing by it."""
        return sentence.goes_on(before._states, self._states, seat)

    def read_by(self, seat: int | None) -> Int64s:
        """The moves so far as numbers, as a seat may read them now; what it may read of an old one can change."""
        actions = self._way.actions[: self._ply].astype(np.int64)
        entry_points.seen(self._states, self._past(), actions, self._reader(seat))
        return actions

    def _reader(self, seat: int | None) -> int:
        players = int(self._states["players"][0])
        if type(seat) is int and 0 <= seat < players:
            return seat
        reader = NOBODY if seat is None else same_kind(seat, tuple(range(players)))
        if not isinstance(reader, int):
            raise BadSeat(f"There is no seat {shortened(seat)}: expected 0 to {players - 1}, or None for a spectator.")
        return reader

    def _texts(self, actions: Int64s) -> tuple[str, ...]:
        return tuple(self.KERNEL.VERBS.texts[action] for action in actions.tolist())

    def record(self) -> str:
        """The whole game so far as one JSON document."""
        if self._start is not None:
            raise BadRecord("Expected a game from its beginning, got one that was set up: use position_text().")
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

    @classmethod
    def from_position(cls, *, seed: int | None = None, nature: str | None = None, **parts: Any) -> Self:
        """A game that begins from a position: its options by name, and the parts that its text would name."""
        names = [option.name for option in cls.OPTIONS.options]
        options = {name: parts.pop(name) for name in names if name in parts}
        game = cls(seed=seed, nature=MANUAL, **options)
        laid_out = position.laid_out(cls, game.options, parts)
        if any(UNSEEN in text for text in parts.values()):
            raise BadPosition(f"Expected a whole position, got one with hidden things: {shortened(parts, 60)}.")
        laid_out["rng_state"] = game._states["rng_state"]
        game._states[0] = laid_out[0]
        game._start = game.position_text()
        if nature is None:
            nature = MANUAL if game.to_move == NATURE else AUTO
        game.nature = _nature(nature)
        game._let_nature_move()
        game._dealt = game._ply
        return game

    @classmethod
    def from_position_text(cls, text: str, seed: int | None = None, nature: str | None = None) -> Self:
        """A game from the position of a text; nature waits if it is to move there, unless told otherwise."""
        options, parts = position.read(cls, text)
        if taken := [name for name in parts if name in ("seed", "nature")]:
            raise BadPosition(f"Expected the parts of a position, got {shortened(taken[0])}.")
        said: dict[str, Any] = {**options, **parts}
        return cls.from_position(seed=seed, nature=nature, **said)

    def _first_choice(self) -> int:
        """How many moves nature made before anybody could move."""
        return next((ply for ply, mover in enumerate(self.movers) if mover != NATURE), self._ply)

    def imagined(self, seat: int | None, seed: int) -> Self:
        """A twin as it could be for all the seat knows: whatever it cannot see is drawn again."""
        twin = self.copy()
        entry_points.hide(twin._states, twin._reader(seat))
        entry_points.guess(twin._states, seed, scratch.slates)
        twin._legal = None
        return twin

    def copy(self) -> Self:
        """A twin that goes its own way."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.options, twin.tags = dict(self.options), dict(self.tags)
        twin._lay_out(bytearray(self._states.tobytes()))
        self._way.shared = True
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        twin = self.copy()
        twin.tags = deepcopy(self.tags, memo)
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """What `pickle` keeps; several of our fields look at the same bytes, which it would cut apart."""
        kept = {name: self.__dict__[name] for name in PICKLED}
        return kept | {"position": self._states, "past": self._past(), "actions": self._way.actions[: self._ply]}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        warm(self.TITLE, self.KERNEL)
        position, past = (revived(kept[name], self.KERNEL.STATE) for name in ("position", "past"))
        self.__dict__.update({name: kept[name] for name in PICKLED})
        self._lay_out(bytearray(position.tobytes()))
        self._way, self._ply = History.of(past, kept["actions"]), len(past)
        self._legal = None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self._way_here() == other._way_here()

    def _way_here(self) -> tuple[Any, ...]:
        return self.NAME, self.options, self._start, self.moves

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def __str__(self) -> str:
        return self.draw(self.position())

    def __repr__(self) -> str:
        if self._start is not None:
            return f"{type(self).__name__}.from_position_text({self.position_text()!r})"
        return f"{type(self).__name__}.from_record({self.record()!r})"


def _word(seed: object) -> Any:
    if seed is None:
        return np.uint64(secrets.randbits(64))
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise BadOption(f"Expected a whole number as seed, got {shortened(seed)}.")
    return np.uint64(seed & ALL_64)


def _nature(nature: object) -> str:
    if nature not in (AUTO, MANUAL):
        raise BadOption(f"Expected nature={AUTO!r} or {MANUAL!r}, got {shortened(nature)}.")
    return str(nature)
