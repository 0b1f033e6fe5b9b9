"""How a network is trained for a game: how much is played and learned in a round, and who plays."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Plan:
    """How much is done."""

    rounds: int
    positions: int  #: of each round
    room: int  #: features of a position, on average, that there is room for
    stride: int  #: one position in this many is noted
    decay: float  #: of the trace (lambda): how much of later results counts, beside the values in between
    passes: int  #: how often each position is learned from
    rate: float  #: of learning, at the beginning
    deals: int  #: of each evaluation
    searches: int  #: of these, how many are played against a search
    # The noise of each player of a round
    by_hand: tuple[int, ...]  #: with the hand-made evaluation
    solving: tuple[int, ...]  #: with the hand-made evaluation, and with what can be computed
    newest: tuple[int, ...]  #: with the newest network


NO_PLAN = Plan(0, 0, 0, 0, 0.0, 0, 0.0, 0, 0, (), (), ())  # of a game that has no networks
