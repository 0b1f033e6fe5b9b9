"""What Triqueta is played with (1), how its moves are written (7), and the record of a position."""

from enum import IntEnum
from typing import Annotated

from trefoil.core.actions import UNSEEN, Verb, Verbs
from trefoil.core.state import Int8, Int8s, UInt64, dtype_of
from trefoil.games.triqueta.options import OPTIONS

RULES = 1  # goes up when a rule's behaviour changes

# 1 Material
LETTERS = ("R", "O", "D", "B", "M", "U")  # rabbit, owl, deer, boar, ram, bear
VALUES = (5, 6, 7, 8, 9, 10)  # of three of a kind
N_ANIMALS = len(LETTERS)
COPIES = 10  # of each animal
MAX_PLAYERS = 5
N_TOWERS = 4
TOWER = 15  # tokens in a full tower
MAX_KEPT = 2  # tokens a player may keep in the whole game
TRIQUETA = 3  # of a kind

# 7 Notation
ROWS = tuple(str(row + 1) for row in range(MAX_PLAYERS))
TOWERS = tuple(str(tower + 1) for tower in range(N_TOWERS))
VERBS = Verbs(
    Verb("token ", (*LETTERS, UNSEEN), "nature", "what was drawn"),
    Verb("draw", meaning="draw a token from the current tower"),
    Verb("place ", ROWS, meaning="put the drawn token in a row"),
    Verb("keep", meaning="keep the drawn token face down"),
    Verb("take ", ROWS, meaning="take a row and leave the round"),
    Verb("tower ", TOWERS, meaning="the rock's holder chooses the tower of the next round"),
    Verb("add", meaning="add a kept token to the collection"),
    Verb("return", meaning="return a kept token to the box"),
    Verb("choose ", (UNSEEN,), meaning="somebody else's add or return, not yet open"),
)
TOKEN = VERBS.first("token ")  # + animal
TOKEN_UNSEEN = TOKEN + N_ANIMALS
DRAW = VERBS.first("draw")
PLACE = VERBS.first("place ")  # + row
KEEP = VERBS.first("keep")
TAKE = VERBS.first("take ")  # + row
CHOOSE_TOWER = VERBS.first("tower ")  # + tower
ADD = VERBS.first("add")
RETURN = VERBS.first("return")
CHOICE_UNSEEN = VERBS.first("choose ")


class Stage(IntEnum):
    """What the next move is about."""

    TURN = 0  # draw or take
    DRAWING = 1  # nature shows the token
    PLACING = 2  # place or keep
    BETWEEN = 3  # the rock's holder chooses a tower
    CHOOSING = 4  # add or return, one kept token after the other
    OVER = 5


TURN, DRAWING, PLACING, BETWEEN, CHOOSING, OVER = map(int, Stage)

# Where each option stands among those that setup is given
PLAYERS = OPTIONS.place("players")
FIRST = OPTIONS.place("first")


class State:
    """A position, and the options that led to it."""

    rng_state: UInt64  # where nature's stream stands
    players: Int8  # option: how many play
    first: Int8  # option: who holds the rock at the start
    to_move: Int8  # a seat, NATURE or NOBODY
    stage: Int8  # what the next move is about
    turn: Int8  # the seat whose turn it is, also while nature moves
    rock: Int8  # the seat that holds the starting rock
    tower: Int8  # the current tower
    drawn: Int8  # the animal in hand, EMPTY or HIDDEN
    draws: Int8  # how many tokens have been drawn in the whole game
    rows_open: Int8  # the rows whose markers lie in the middle, as a set
    seats_in: Int8  # the seats still in the round, as a set
    tower_left: Annotated[Int8s, N_TOWERS]  # tokens in each tower
    unseen: Annotated[Int8s, N_ANIMALS]  # per animal, how many tokens nobody has seen
    rows: Annotated[Int8s, MAX_PLAYERS, N_ANIMALS]  # per row and animal, how many tokens
    marker: Annotated[Int8s, MAX_PLAYERS]  # per seat, the row it took in this round, or EMPTY
    collections: Annotated[Int8s, MAX_PLAYERS, N_ANIMALS]  # per seat and animal, how many tokens lie open
    trees: Annotated[Int8s, MAX_PLAYERS]  # per seat, tree tiles
    kept: Annotated[Int8s, MAX_PLAYERS, MAX_KEPT]  # per seat, tokens kept face down: an animal, EMPTY or HIDDEN
    kept_draw: Annotated[Int8s, MAX_PLAYERS, MAX_KEPT]  # which draw of the game each kept token was, or EMPTY
    choice: Annotated[Int8s, MAX_PLAYERS, MAX_KEPT]  # ADD or RETURN for each kept token; before that EMPTY, or HIDDEN


STATE = dtype_of(State)
