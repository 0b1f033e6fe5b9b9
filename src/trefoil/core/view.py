"""What one seat, or a spectator, may know of a game: the same record with holes, and the moves as it reads them."""

from __future__ import annotations

from base64 import b64decode, b64encode
from typing import TYPE_CHECKING, Any, Self

import numpy as np

from trefoil.core import effects, entry_points, odds, position, sentence
from trefoil.core.errors import IllegalMove
from trefoil.core.moves import LegalMoves
from trefoil.core.options import Chosen
from trefoil.core.outcome import Outcome
from trefoil.core.quoting import shortened
from trefoil.core.reading import scratch
from trefoil.core.seats import NOBODY
from trefoil.core.state import Records, revived, twin_of

if TYPE_CHECKING:
    from trefoil.core.game import Game

ANY_WORLD = 0  # the seed of a guess: as long as a sentence goes on, its seat sees the same in every world


class View:
    """A position seen from a seat. It holds nothing that the seat may not know."""

    def __init__(self, kind: type[Game], options: Chosen, seat: int | None, states: Records, moves: tuple[str, ...]):
        self.kind = kind  #: the class of the game
        self.options = options  #: how it was set up
        self.seat = seat  #: whose view it is; None is a spectator's
        self.states = states  #: one record, with holes
        self.moves = moves  #: so far, as this seat reads them
        mover = int(states["to_move"][0])
        self.to_move = None if mover == NOBODY else mover  #: a seat, NATURE, or None when the game is over

    @property
    def legal_moves(self) -> LegalMoves:
        """What this seat can play now; nothing while somebody else is to move."""
        return LegalMoves(self.steps())

    def steps(self) -> tuple[str, ...]:
        """The same, as bare texts."""
        if self.seat is None or self.to_move != self.seat:
            return ()
        return self.kind.texts_of(self.states)

    def effects(self, move: str) -> list[dict[str, Any]]:
        """What a legal move of this seat does, apart from what nature answers and what the seat cannot know."""
        action, afters = self._played(move)
        return effects.told(self.kind, self.states, afters, action)

    def after(self, move: str) -> Self | None:
        """What this seat sees after one of its own moves, without the moves so far; None where its sentence ends."""
        _, afters = self._played(move)
        assert self.seat is not None
        entry_points.hide(afters, self.seat)
        if not sentence.goes_on(self.states, afters, self.seat):
            return None
        return type(self)(self.kind, dict(self.options), self.seat, afters, ())

    def _played(self, move: str) -> tuple[int, Records]:
        """A legal move by its number, and the position after it in one of the worlds that this seat holds possible."""
        if move not in self.legal_moves:
            raise IllegalMove(f"Cannot play {shortened(move)} now: this view shows {self.legal_moves or 'no moves'}.")
        action, afters = self.kind.KERNEL.VERBS.number(move), twin_of(self.states)
        entry_points.guess(afters, ANY_WORLD, scratch.slates)
        entry_points.apply(afters, action)
        return action, afters

    def chances(self) -> dict[str, float]:
        """How likely each next move of nature is, from what this seat knows."""
        return odds.chances(self.kind, self.states)

    def outcome(self) -> Outcome | None:
        """None, or how the game ended."""
        return None if self.to_move is not None else self.kind.outcome_of(self.states)

    def position(self) -> dict[str, Any]:
        """The position in plain words and numbers."""
        return self.kind.describe(self.states)

    def position_text(self) -> str:
        """The position as one line of text; what this seat cannot see reads `?`."""
        return position.written(self.kind, self.options, self.states)

    def to_dict(self) -> dict[str, Any]:
        """Everything this seat may know, in plain JSON types."""
        outcome = self.outcome()
        return {
            "game": self.kind.NAME,
            "options": dict(self.options),
            "seat": self.seat,
            "to_move": self.to_move,
            "legal_moves": list(self.legal_moves),
            "moves": list(self.moves),
            "position": self.position(),
            "outcome": None if outcome is None else outcome.to_dict(),
        }

    def packed(self) -> dict[str, Any]:
        """The view in plain JSON types, without the moves so far; it says what this seat knows, and no more."""
        return {"options": dict(self.options), "seat": self.seat, "record": b64encode(self.states.tobytes()).decode()}

    @classmethod
    def unpacked(cls, kind: type[Game], body: dict[str, Any]) -> Self:
        """The view that was packed, or that a server sent as a record: other fields may stand beside these."""
        states = np.frombuffer(bytearray(b64decode(body["record"])), kind.KERNEL.STATE)
        return cls(kind, dict(body["options"]), body["seat"], states, ())

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """From `pickle` or `copy`: with a record of its own, in the dtype that this process knows."""
        self.__dict__.update(kept)
        self.options, self.states = dict(self.options), revived(self.states, self.kind.KERNEL.STATE)

    def __eq__(self, other: object) -> bool:
        return self._content() == other._content() if isinstance(other, View) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._content())

    def _content(self) -> tuple[Any, ...]:
        return self.kind.NAME, tuple(self.options.items()), self.seat, self.states.tobytes(), self.moves

    def __str__(self) -> str:
        return self.kind.draw(self.position())

    def __repr__(self) -> str:
        whose = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<View of {self.kind.TITLE} for {whose} after {len(self.moves)} moves>"
