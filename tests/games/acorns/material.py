"""What Acorns is played with, how its moves are written, and the record of a position."""

from enum import IntEnum
from typing import Annotated

from tests.games.acorns.options import OPTIONS
from trefoil.core.actions import UNSEEN, Verb, Verbs
from trefoil.core.effects import Effects, Kind
from trefoil.core.state import Int8, Int8s, UInt64, dtype_of

RULES = 1  # goes up when a rule's behaviour changes

LETTERS = ("S", "M", "L")  # small, medium and large acorns
VALUES = (1, 2, 3)
N_KINDS = len(LETTERS)
COPIES = 6  # of each kind
MAX_PLAYERS = 4
MAX_BURIED = 3  # acorns that a player may have buried

VERBS = Verbs(
    Verb("acorn ", (*LETTERS, UNSEEN), "nature", "an acorn falls into a hand"),
    Verb("eat ", LETTERS, meaning="eat an acorn, for all to see"),
    Verb("bury ", (*LETTERS, UNSEEN), meaning="bury an acorn; the turn goes on"),
    Verb("rest", meaning="bury no more in this turn"),
)
ACORN = VERBS.first("acorn ")  # + kind
EAT = VERBS.first("eat ")  # + kind
BURY = VERBS.first("bury ")  # + kind
REST = VERBS.first("rest")

EFFECTS = Effects(Kind("got", LETTERS), Kind("ate", LETTERS), Kind("buried", LETTERS))
GOT, ATE, BURIED = range(len(EFFECTS))


class Stage(IntEnum):
    """What the next move is about."""

    DEALING = 0  # nature fills the hands
    PLAYING = 1  # an acorn is eaten or buried
    BURYING = 2  # another one is buried, or the turn ends
    REFILLING = 3  # nature gives an acorn for the turn
    OVER = 4


DEALING, PLAYING, BURYING, REFILLING, OVER = map(int, Stage)

# Where each option stands among those that setup is given
PLAYERS = OPTIONS.place("players")
HAND = OPTIONS.place("hand")


class State:
    """A position, and the options that led to it."""

    rng_state: UInt64  # where nature's stream stands
    players: Int8  # option: how many play
    hand: Int8  # option: acorns in a hand at the beginning
    to_move: Int8  # a seat, NATURE or NOBODY
    stage: Int8  # what the next move is about
    turn: Int8  # the seat whose turn it is, also while nature moves
    bag: Int8  # acorns that nobody has
    unseen: Annotated[Int8s, N_KINDS]  # per kind, acorns nobody has seen
    hands: Annotated[Int8s, MAX_PLAYERS, N_KINDS]  # per seat and kind, the acorns that are known
    hand_sizes: Annotated[Int8s, MAX_PLAYERS]  # per seat, the acorns there are
    buried: Annotated[Int8s, MAX_PLAYERS, N_KINDS]  # per seat and kind, the acorns that are known
    buried_sizes: Annotated[Int8s, MAX_PLAYERS]  # per seat, the acorns there are
    eaten: Annotated[Int8s, MAX_PLAYERS, N_KINDS]  # per seat and kind, for all to see


STATE = dtype_of(State)
