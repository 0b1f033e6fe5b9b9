"""The contract of a game: its rules, what bots know of it, and its face for people. Nothing else is assumed anywhere.

A game is a package. Its `kernel` module is its `Rules`, its `knowledge` module its `Knowledge`; its class, a `Game`, is
its `Face`. docs/adding-a-game.md tells how to write one.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from enum import StrEnum
from typing import Any, ClassVar, Protocol

import numpy as np
from numpy.typing import NDArray

from trefoil.core.actions import Verbs
from trefoil.core.effects import Effects
from trefoil.core.network import Network
from trefoil.core.options import Chosen, Options
from trefoil.core.plan import Plan
from trefoil.core.slate import Slate
from trefoil.core.state import Int64s, Records


class Rules(Protocol):
    """The rules of a game as compiled functions on one record; `s` is that record."""

    RULES: int  #: the version; it goes up when a rule's behaviour changes
    STATE: np.dtype[Any]  #: the record: its fields include those of `core/state.FIELDS`
    VERBS: Verbs  #: all moves; nature's verb stands first
    EFFECTS: Effects  #: what moves do

    def setup(self, s: Any, options: NDArray[np.int64], /) -> None:
        """Lay out a new game from the codes of its options; the state of its generator is still to be set."""

    def legal(self, s: Any, slate: Slate, /) -> int:
        """Write the legal actions of whoever is to move, ascending; return how many."""

    def sample(self, s: Any, rng: int, slate: Slate, /) -> int:
        """One legal action, all equally likely; the slate is room to compute in."""

    def rollout_move(self, s: Any, rng: int, slate: Slate, /) -> int:
        """One legal action by the rollout policy: quick, and just sensible enough that games come to an end."""

    def weights(self, s: Any, slate: Slate, /) -> int:
        """Write how likely each outcome of nature's next move is, outcome k at place k; return the sum."""

    def apply(self, s: Any, action: int, /) -> None:
        """Carry out a legal action, a player's or nature's; it is never random and checks nothing."""

    def hide(self, s: Any, seat: int, /) -> None:
        """Pour back into the unseen everything `seat` cannot see, and mark its place hidden."""

    def guess(self, s: Any, seed: int, slate: Slate, /) -> None:
        """Draw out of the unseen everything that is hidden, and set the state of the generator to the seed."""

    def seen(self, s: Any, then: Any, action: int, seat: int, /) -> int:
        """The action as `seat` may read it now, in state s, if it was carried out in state `then`."""

    def effects(self, before: Any, after: Any, action: int, slate: Slate, /) -> int:
        """Write what an action did that led from one position to another, as its reader sees both; return how many.

        Of `after` it reads only what lies open or is the reader's own by the move itself: it may be imagined.
        """

    def scores(self, s: Any, out: NDArray[np.int64], /) -> None:
        """Write what each seat has reached."""

    def winners(self, s: Any, /) -> int:
        """The winning seats of a finished game: bit k stands for seat k."""


class Knowledge(Protocol):
    """What bots know of a game: a hand-made evaluation, and how networks and searches are used."""

    HORIZON: int  #: turns that a search plays on before a position is evaluated
    CASUAL_TEMPERATURE: float  #: how much worse a move may be without a casual player noticing
    BEGINNER_TEMPERATURE: float  #: the same for a beginner
    NETWORK_OPTIONS: tuple[str, ...]  #: the options that select a network; without any the game has no networks
    N_FEATURES: int  #: of a position, for networks
    PLAN: Plan  #: how a network is trained; NO_PLAN where there are none
    NETWORK_HORIZON: int  #: turns that a master plays on before its network evaluates
    NETWORK_EFFORT: float  #: a master's rollouts, relative to those of `search`
    NETWORK_EVALUATIONS: int  #: cap on the positions evaluated for one choice
    NETWORK_PRIOR: int  #: weight of the one-ply rating of a move, in worlds

    def rate(self, s: Any, network: Network, slate: Slate, /) -> int:
        """Write the legal moves of the player to move, what each seems worth from what they see, and the best turn.

        An empty network stands for the hand-made evaluation.
        """

    def solve(self, s: Any, depth: int, slate: Slate, /) -> int:
        """The best action where the rest can be computed, over at most `depth` moves of nature, or EMPTY."""

    def estimate(self, s: Any, slate: Slate, /) -> None:
        """Write each seat's win probability as it seems from a position that is not over."""

    def absurd(self, s: Any, action: int, slate: Slate, /) -> bool:
        """Whether even a beginner sees that no sensible person would play an action, unless there is nothing else."""

    def features(self, s: Any, seat: int, slate: Slate, /) -> int:
        """Write the features of a position as `seat` sees it; return how many there are."""


class Face(ABC):
    """Everything about a game that is neither a rule nor known to bots: names, options, positions for people."""

    NAME: ClassVar[str]  #: in records and commands
    TITLE: ClassVar[str]  #: for people
    KERNEL: ClassVar[Rules]  #: its compiled rules
    KNOWLEDGE: ClassVar[Knowledge]  #: what bots know of it
    OPTIONS: ClassVar[Options]  #: `players` is the first of them
    POSITION: ClassVar[Any] = dict[str, Any]  #: the type of a described position, a `TypedDict` where others read it
    SPOKEN: ClassVar[Mapping[str, str]] = {}  #: objects of moves that are read aloud otherwise than they are written

    @classmethod
    def package(cls) -> str:
        """Where the game lies, with its words in `words/<language>.ftl`."""
        return cls.__module__.rpartition(".")[0]

    @staticmethod
    @abstractmethod
    def ending_of(winners: tuple[int, ...], scores: tuple[int, ...]) -> StrEnum:
        """What decided a game, one of its own reasons."""

    @staticmethod
    def tokens_of(states: Records) -> tuple[int, ...] | None:
        """What decides between equal scores, per seat, where the game counts such a thing."""
        return None

    @staticmethod
    def side_size(options: Chosen) -> int:
        """How many seats win together; seat k is on side k modulo the number of sides."""
        return 1

    @staticmethod
    @abstractmethod
    def describe(states: Records) -> dict[str, Any]:
        """A position in plain words and numbers; what is hidden reads `?`.

        `about`, where there is one, names what the next move is about: a token just drawn, a card just played.
        """

    @staticmethod
    def lying(actions: Int64s) -> dict[str, list[str]]:
        """What lies in an order that a position does not keep: by place, first what came first, told by the moves."""
        return {}

    @staticmethod
    @abstractmethod
    def parts_of(states: Records) -> dict[str, str]:
        """The parts of a position as texts without a space; what is hidden reads `?`."""

    @staticmethod
    @abstractmethod
    def lay_out(states: Records, parts: dict[str, str]) -> None:
        """Fill the record of a new game with such parts, or refuse them with `BadPosition`."""

    @staticmethod
    @abstractmethod
    def draw(position: dict[str, Any], language: str = "en") -> str:
        """A described position as a drawing in text."""
