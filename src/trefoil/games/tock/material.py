"""What Tock is played with (1), how its moves are written (9), and the record of a position."""

from enum import IntEnum
from typing import Annotated

import numpy as np

from trefoil.core.actions import UNSEEN, Verb, Verbs
from trefoil.core.state import EMPTY, Int8, Int8s, Int16, Int16s, UInt64, dtype_of
from trefoil.games.tock.options import OPTIONS
from trefoil.games.tock.track import BASES, COLOURS, MAX_COLOURS, N_SQUARES, PAWNS, PLACE_TEXTS

RULES = 2  # goes up when a rule's behaviour changes

# 1.3 Cards: a card is its rank
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "N", "X4", "X5", "X6", "X7", "*")
N_RANKS = len(RANKS)
ACE, TWO, THREE, FOUR, SEVEN, JACK, KING, KNIGHT, JOKER = (RANKS.index(rank) for rank in "A2347JKN*")
TRUMPS = RANKS.index("X4")  # the first of them
N_SUITED = KING + 1  # the ranks from ace to king, which a joker can be named
POINTS = np.array([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 12, 13, 0, 4, 5, 6, 7, 0], np.int8)  # steps of each rank
ACE_POINTS = 11  # an ace's other way to move

# 1 Decks and deals, by players, deck, and whether there are kitties
PLAIN, JOKERS, TAROT = range(3)
DECKS = np.array(
    [
        [4] * N_SUITED + [0] * 6,
        [4] * N_SUITED + [0] * 5 + [2],
        [4] * N_SUITED + [4, 1, 1, 1, 1, 0],
    ],
    np.int8,
)
KITTY_SIZE = 5  # cards in the kitty of each of three players
KITTY_DEAL = 3  # the deal of a deck in which three players take up their kitties
MAX_DEALS = 6
MAX_PLAYERS = MAX_COLOURS
DEALS = np.zeros((MAX_PLAYERS + 1, 3, 2, MAX_DEALS), np.int8)  # cards each, per deal; 0 after the last
for _deck in (PLAIN, JOKERS):
    DEALS[2, _deck, 0] = 5, 5, 4, 4, 4, 4
    DEALS[3, _deck, 0, :4] = 5, 4, 4, 4
    DEALS[3, _deck, 1, :4] = 4, 4, 4, KITTY_SIZE
    DEALS[4, _deck, 0, :3] = 5, 4, 4
    DEALS[5, _deck, 0, :2] = 5, 5
DEALS[4, TAROT, 0, :3] = 5, 5, 5
DEALS[6, JOKERS, 0, :2] = 5, 4
DEALS[6, PLAIN, 0, :2] = 4, 4

# 1 Boards, by players
BOARDS = np.array([0, 0, 4, 4, 4, 6, 6], np.int8)  # starts on the board

# 1 Who sits where: each way has a number
DOUBLE, PAIRS, ALONE = range(3)
SEATINGS = (  # players, `sides`, and for each side its seats in their order, each with its colours
    (2, DOUBLE, (("AC",), ("BD",))),
    (2, ALONE, (("A",), ("C",))),
    (3, ALONE, (("A",), ("B",), ("C",))),
    (4, PAIRS, (("A", "C"), ("B", "D"))),
    (4, ALONE, (("A",), ("B",), ("C",), ("D",))),
    (5, ALONE, (("A",), ("B",), ("C",), ("D",), ("E",))),
    (6, PAIRS, (("A", "D"), ("B", "E"), ("C", "F"))),
    (6, ALONE, (("A",), ("B",), ("C",), ("D",), ("E",), ("F",))),
)
SEATING = np.full((MAX_PLAYERS + 1, 3), EMPTY, np.int8)  # its number, by players and `sides`
N_SIDES = np.array([len(sides) for _, _, sides in SEATINGS], np.int8)
IN_PLAY = np.zeros(len(SEATINGS), np.int8)  # the colours that are played, as a set
TEAM = np.zeros((len(SEATINGS), MAX_COLOURS), np.int8)  # the colours of each side, as a set
OWN = np.zeros((len(SEATINGS), MAX_PLAYERS), np.int8)  # the colours of each seat, as a set
SIDE = np.full((len(SEATINGS), MAX_COLOURS), EMPTY, np.int8)  # the side of each colour
SEAT_SIDE = np.full((len(SEATINGS), MAX_PLAYERS), EMPTY, np.int8)  # the side of each seat
SEAT = np.full((len(SEATINGS), MAX_COLOURS), EMPTY, np.int8)  # the seat that plays each colour
PARTNER = np.full((len(SEATINGS), MAX_PLAYERS), EMPTY, np.int8)  # the seat opposite; or, alone, the seat itself
for _number, (_players, _option, _sides) in enumerate(SEATINGS):
    SEATING[_players, _option] = _number
    for _side, _seats in enumerate(_sides):
        for _k, _colours in enumerate(_seats):
            _seat = _side + _k * len(_sides)
            SEAT_SIDE[_number, _seat] = _side
            PARTNER[_number, _seat] = (_seat + len(_sides)) % _players if len(_seats) > 1 else _seat
            for _colour in map(COLOURS.index, _colours):
                SIDE[_number, _colour], SEAT[_number, _colour] = _side, _seat
                OWN[_number, _seat] |= 1 << _colour
        TEAM[_number, _side] = sum(1 << COLOURS.index(colour) for colour in "".join(_seats))
        IN_PLAY[_number] |= TEAM[_number, _side]

# 9 Notation
_SECRET = (*RANKS, UNSEEN)
VERBS = Verbs(
    Verb("card ", _SECRET, "nature", "one card is dealt"),
    Verb("give ", _SECRET, meaning="pass a card to the partner"),
    Verb("put ", _SECRET, meaning="put a card into one's kitty"),
    Verb("get ", _SECRET, meaning="take a card out of one's kitty"),
    Verb("", RANKS, meaning="play a card", name="play"),
    Verb("=", RANKS[:N_SUITED], meaning="name the joker just played", name="as", role="name"),
    Verb("@", PLACE_TEXTS, meaning="with the pawn on this square, or in this base", name="from", role="source"),
    Verb(">", PLACE_TEXTS[:BASES], meaning="to this square; with a jack the other pawn's", name="to", role="target"),
    Verb("drop ", RANKS, meaning="lay a card down without effect"),
    Verb("fold", meaning="lay the whole hand down"),
)
CARD = VERBS.first("card ")  # + rank
CARD_UNSEEN = CARD + N_RANKS
GIVE = VERBS.first("give ")  # + rank
GIVE_UNSEEN = GIVE + N_RANKS
PUT = VERBS.first("put ")  # + rank
PUT_UNSEEN = PUT + N_RANKS
GET = VERBS.first("get ")  # + rank
GET_UNSEEN = GET + N_RANKS
PLAY = VERBS.first("")  # + rank
NAME = VERBS.first("=")  # + rank
WITH = VERBS.first("@")  # + place
TO = VERBS.first(">")  # + place
DROP = VERBS.first("drop ")  # + rank
FOLD = VERBS.first("fold")


class Stage(IntEnum):
    """What the next move is about."""

    KITTIES = 0  # nature deals into the kitties
    DEALING = 1  # nature deals into the hands
    GIVING = 2  # each passes a card to the partner
    PUTTING = 3  # a card goes into the kitty
    GETTING = 4  # a card comes out of it
    PLAYING = 5  # a card is played, dropped, or the hand is folded
    NAMING = 6  # the joker just played is named
    PICKING = 7  # the pawn is chosen
    MOVING = 8  # the square it goes to is chosen
    OVER = 9


KITTIES, DEALING, GIVING, PUTTING, GETTING, PLAYING, NAMING, PICKING, MOVING, OVER = map(int, Stage)

# Where each option stands among those that setup is given
PLAYERS = OPTIONS.place("players")
DECK = OPTIONS.place("deck")
SIDES = OPTIONS.place("sides")
WITH_KITTY = OPTIONS.place("kitty")
MAY_FOLD = OPTIONS.place("fold")
DIRECTION = OPTIONS.place("direction")
FRIENDLY_FIRE = OPTIONS.place("friendly_fire")
JACK_SPARES_START = OPTIONS.place("jack_spares_start")
FIRST = OPTIONS.place("first")


class State:
    """A position, and the options that led to it. Pawn p is of colour p // 4."""

    rng_state: UInt64  # where nature's stream stands
    players: Int8  # option: how many play
    deck: Int8  # option: PLAIN, JOKERS or TAROT
    sides: Int8  # option: DOUBLE, PAIRS or ALONE
    kitty: Int8  # option: three players have kitties
    fold: Int8  # option: a useless hand is laid down whole
    way: Int8  # option direction: forward is 1 with the clock, -1 against it
    friendly_fire: Int8  # option: one may land on one's own side's pawns
    jack_spares_start: Int8  # option: a jack takes no other pawn from its own start
    first: Int8  # option: the dealer of the first deal
    to_move: Int8  # a seat, NATURE or NOBODY
    stage: Int8  # what the next move is about
    turn: Int8  # the seat that plays, exchanges or is dealt to
    dealer: Int8  # the seat that deals, and plays first
    deal: Int8  # which deal of this deck it is
    deals: Int16  # how many deals there have been in the whole game
    packet: Int8  # cards still to come in the packet that is being dealt
    ring: Int16  # ring squares on this board
    seating: Int8  # who sits where, as a number of SEATINGS
    own: Int8  # the colours that count as the player's own while this card is played, as a set
    card: Int8  # the rank that is being carried out, a joker under its name; or EMPTY
    pawn: Int8  # the pawn that was chosen, or EMPTY
    seven_left: Int8  # points left of a seven
    last_pawn: Int8  # the pawn that made the last step of a seven, or EMPTY
    on_its_way: Int8  # the rank that is on its way into a kitty, EMPTY or HIDDEN
    home: Annotated[Int8s, MAX_COLOURS]  # per colour, pawns in its lane
    pawns: Annotated[Int16s, MAX_COLOURS * PAWNS]  # the place of each pawn
    at: Annotated[Int8s, N_SQUARES]  # the pawn on each ring and lane square, or EMPTY
    unseen: Annotated[Int8s, N_RANKS]  # per rank, cards nobody has seen
    laid: Annotated[Int8s, N_RANKS]  # per rank, cards laid down since the last shuffle
    hands: Annotated[Int8s, MAX_PLAYERS, N_RANKS]  # per seat and rank, the cards that are known
    hand_sizes: Annotated[Int8s, MAX_PLAYERS]  # per seat, the cards there are
    kitties: Annotated[Int8s, MAX_PLAYERS, N_RANKS]  # per seat and rank, the cards that are known
    kitty_sizes: Annotated[Int8s, MAX_PLAYERS]  # per seat, the cards there are
    given: Annotated[Int8s, MAX_PLAYERS]  # per seat, the rank on its way to the partner, EMPTY or HIDDEN
    passed: Annotated[Int8s, MAX_PLAYERS]  # per seat, the rank it knows in its partner's hand, or EMPTY


STATE = dtype_of(State)
