"""A sentence that is being chosen, as a record: the steps so far, and the moves that are compared for the next."""

from typing import Annotated

from trefoil.core.chance import advanced
from trefoil.core.jit import rule
from trefoil.core.slate import MOST
from trefoil.core.state import Float64s, Int16s, Int64, Int64s, UInt64, dtype_of


class Choice:
    """What a bot has chosen, and where it stands; whoever asks it fills in the first four."""

    rng: UInt64  #: the bot's own stream
    most: Int64  #: after how many steps it stops; 0: at the end of the sentence
    thorough: Int64  #: 1: moves are tried out even where there is only one, or the best can be computed
    hurried: Int64  #: 1: a search ends as soon as each move has been tried
    steps: Int64  #: how many moves are chosen
    line: Annotated[Int16s, MOST]  #: these moves
    searching: Int64  #: 1 while the moves of the next step are compared
    seed: Int64  #: of the worlds in which they are
    count: Int64  #: how many moves there are; after the step its results stay
    runners: Int64  #: how many of them are still in the race
    rounds: Int64  #: that the race has
    lap: Int64  #: which of them it is
    worlds: Int64  #: in which the runners have been tried
    until: Int64  #: worlds in which they will be in this round
    evaluated: Int64  #: positions that networks have evaluated for this step
    enough: Int64  #: of them for this round
    actions: Annotated[Int64s, MOST]  #: the moves, the best first as soon as the race is over
    won: Annotated[Float64s, MOST]  #: by each of them, the prior included
    tried: Annotated[Int64s, MOST]  #: in how many worlds each was


CHOICE = dtype_of(Choice)


@rule
def drawn_seed(choice: Choice) -> int:
    """The next number of the bot's own stream."""
    choice.rng = advanced(choice.rng)
    return int(choice.rng)


@rule
def swap(choice: Choice, one: int, other: int) -> None:
    """Let two moves change places."""
    action, won, tried = choice.actions[one], choice.won[one], choice.tried[one]
    choice.actions[one], choice.won[one], choice.tried[one] = (
        choice.actions[other],
        choice.won[other],
        choice.tried[other],
    )
    choice.actions[other], choice.won[other], choice.tried[other] = action, won, tried


@rule
def put_in_order(choice: Choice) -> None:
    """Those who are still in the race, the best first; equals keep their order."""
    for k in range(1, choice.runners):
        at = k
        while at > 0 and choice.won[at] > choice.won[at - 1]:
            swap(choice, at, at - 1)
            at -= 1
