"""What one seat, or a spectator, may know of a game: the same record with holes, and the moves as it reads them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

import numpy as np

from trefoil.core import effects, entry_points, position
from trefoil.core.errors import IllegalMove
from trefoil.core.moves import LegalMoves
from trefoil.core.options import Chosen
from trefoil.core.outcome import Outcome
from trefoil.core.quoting import shortened
from trefoil.core.seats import NOBODY
from trefoil.core.slate import SLATE
from trefoil.core.state import Records, revived

if TYPE_CHECKING:
    from trefoil.core.game import Game


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
        if move not in self.legal_moves:
            raise IllegalMove(f"Cannot play {shortened(move)} now: this view shows {self.legal_moves or 'no moves'}.")
        action, afters = self.kind.KERNEL.VERBS.number(move), self.states.copy()
        entry_points.guess(afters, 0, np.zeros(1, SLATE))
        entry_points.apply(afters, action)
        return effects.told(self.kind, self.states, afters, action)

    def chances(self) -> dict[str, float]:
        """How likely each next move of nature is, from what this seat knows."""
        return chances(self.kind, self.states)

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
        """The view in plain JSON types, whole; whoever unpacks it knows what this seat knows, and no more."""
        record = self.states.tobytes().hex()
        return {"options": dict(self.options), "seat": self.seat, "record": record, "moves": list(self.moves)}

    @classmethod
    def unpacked(cls, kind: type[Game], body: dict[str, Any]) -> Self:
        """The view that was packed."""
        states = np.frombuffer(bytearray.fromhex(body["record"]), kind.KERNEL.STATE)
        return cls(kind, dict(body["options"]), body["seat"], states, tuple(body["moves"]))

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


def odds(kind: type[Game], states: Records) -> dict[str, int]:
    """The outcomes of nature's next move with their weights, in the order of their numbers."""
    slates = np.zeros(1, SLATE)
    entry_points.weights(states, slates)
    return weighed(kind, slates)


def weighed(kind: type[Game], slates: Records) -> dict[str, int]:
    """The same, from a slate that the weights were written on."""
    weights = slates["odds"][0, : slates["outcomes"][0]].tolist()
    return {text: weight for text, weight in zip(kind.KERNEL.VERBS.texts, weights, strict=False) if weight > 0}


def chances(kind: type[Game], states: Records) -> dict[str, float]:
    """The outcomes of nature's next move with their probabilities; empty if nothing is left to draw."""
    weights = odds(kind, states)
    return {text: weight / sum(weights.values()) for text, weight in weights.items()}
