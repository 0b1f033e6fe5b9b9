"""What Tock is played with (1), how its moves are written (9), and the record of a position."""

from enum import IntEnum
from typing import Annotated

import numpy as np

from trefoil.core.actions import UNSEEN, Verb, Verbs
from trefoil.core.state import EMPTY, Int8, Int8s, Int16, Int16s, UInt64, dtype_of
from trefoil.games.tock.options import OPTIONS
from trefoil.games.tock.track import BASES, COLOURS, MAX_COLOURS, N_SQUARES, PAWNS, PLACE_TEXTS

RULES = 1  # goes up when a rule's behaviour changes

# 1.3 Cards: a card is its rank
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "N", "X4", "X5", "X6", "X7", "*")
N_RANKS = len(RANKS)
ACE, TWO, THREE, FOUR, SEVEN, JACK, KING, KNIGHT, JOKER = (RANKS.index(rank) for rank in "A2347JKN*")
TRUMPS = RANKS.index("X4")  # the first of them
N_SUITED = KING + 1  # the ranks from ace to king, which a joker can be named
POINTS = np.array([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 12, 13, 0, 4, 5, 6, 7, 0], np.int8)  # steps of each rank
ACE_POINTS = 11  # an ace's other way to move

# 1 Decks and deals, by players and deck
PLAIN, JOKERS, TAROT = range(3)
DECKS = np.array(
    [
        [4] * N_SUITED + [0] * 6,
        [4] * N_SUITED + [0] * 5 + [2],
        [4] * N_SUITED + [4, 1, 1, 1, 1, 0],
    ],
    np.int8,
)
KITTY = 5  # cards in the kitty of each of three players
KITTY_DEAL = 3  # the deal of a deck in which three players take up their kitties
MAX_DEALS = 6
MAX_PLAYERS = MAX_COLOURS
DEALS = np.zeros((MAX_PLAYERS + 1, 3, MAX_DEALS), np.int8)  # cards each, per deal; 0 after the last
DEALS[2, PLAIN] = 5, 5, 4, 4, 4, 4
DEALS[3, PLAIN, :4] = 4, 4, 4, KITTY
DEALS[4, PLAIN, :3] = 5, 4, 4
DEALS[4, TAROT, :3] = 5, 5, 5
DEALS[5, PLAIN, :2] = 5, 5
DEALS[6, JOKERS, :2] = 5, 4
DEALS[6, PLAIN, :2] = 4, 4

# 1 Sides and boards, by players
BOARDS = np.array([0, 0, 4, 4, 4, 6, 6], np.int8)  # starts on the board
TEAMS = {  # the sides, the seats of each in their order, and the colours of each seat
    2: (("AC",), ("BD",)),
    3: (("A",), ("B",), ("C",)),
    4: (("A", "C"), ("B", "D")),
    5: (("A",), ("B",), ("C",), ("D",), ("E",)),
    6: (("A", "D"), ("B", "E"), ("C", "F")),
}
SIDES = np.array([len(TEAMS.get(players, ())) for players in range(MAX_PLAYERS + 1)], np.int8)
IN_PLAY = np.array([len("".join(sum(TEAMS.get(players, ()), ()))) for players in range(MAX_PLAYERS + 1)], np.int8)
SIDE = np.full((MAX_PLAYERS + 1, MAX_COLOURS), EMPTY, np.int8)  # the side of each colour, and of the seat it numbers
SEAT = np.full((MAX_PLAYERS + 1, MAX_COLOURS), EMPTY, np.int8)  # the seat that plays each colour
PARTNER = np.full((MAX_PLAYERS + 1, MAX_PLAYERS), EMPTY, np.int8)  # the seat opposite; who has no partner is alone
OWN = np.zeros((MAX_PLAYERS + 1, MAX_PLAYERS), np.int8)  # the colours of each seat, as a set
for _players, _sides in TEAMS.items():
    for _side, _seats in enumerate(_sides):
        for _k, _colours in enumerate(_seats):
            _seat = _side + _k * len(_sides)
            PARTNER[_players, _seat] = (_seat + len(_sides)) % _players if len(_seats) > 1 else _seat
            for _colour in map(COLOURS.index, _colours):
                SIDE[_players, _colour], SEAT[_players, _colour] = _side, _seat
                OWN[_players, _seat] |= 1 << _colour

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
DIRECTION = OPTIONS.place("direction")
FRIENDLY_FIRE = OPTIONS.place("friendly_fire")
JACK_SPARES_START = OPTIONS.place("jack_spares_start")
FIRST = OPTIONS.place("first")


class State:
    """A position, and the options that led to it. Pawn p is of colour p // 4."""

    rng_state: UInt64  # where nature's stream stands
    players: Int8  # option: how many play
    deck: Int8  # option: PLAIN, JOKERS or TAROT
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
