"""Tock's deals and exchanges (2): packets, the rotating dealer, cards for the partner, kitties."""

from trefoil.core.jit import kernel, rule
from trefoil.core.seats import NATURE
from trefoil.core.state import EMPTY
from trefoil.games.tock.material import (
    DEALING,
    DEALS,
    DECKS,
    GETTING,
    GIVING,
    KITTIES,
    KITTY_DEAL,
    KITTY_SIZE,
    MAX_DEALS,
    N_RANKS,
    PLAYING,
    PUTTING,
    State,
)
from trefoil.games.tock.sides import has_partner, own_colours, partner


@rule
def left_of(s: State, seat: int) -> int:
    """The next seat, clockwise."""
    return seat + 1 if seat + 1 < s.players else 0


@kernel
def begin_deck(s: State) -> None:
    """2.1: all cards are shuffled; 2.3: kitties are dealt first."""
    s.deal = 0
    for rank in range(N_RANKS):
        s.unseen[rank] = DECKS[int(s.deck), rank]
        s.laid[rank] = 0
    if s.kitty:
        begin_packets(s, KITTIES)
    else:
        begin_deal(s)


@rule
def begin_deal(s: State) -> None:
    """2.1: the next deal of the deck; 2.3: the last is the kitty, if there is one."""
    s.deals += 1
    if s.kitty and s.deal == KITTY_DEAL:
        take_up_kitties(s)
        begin_play(s)
    else:
        begin_packets(s, DEALING)


@rule
def begin_packets(s: State, stage: int) -> None:
    """R18: each seat its whole packet at once, beginning with the dealer."""
    s.stage = stage
    s.turn = s.dealer
    s.packet = packet_size(s)
    s.to_move = NATURE


@rule
def packet_size(s: State) -> int:
    return KITTY_SIZE if s.stage == KITTIES else deal_size(s, int(s.deal))


@rule
def deal_size(s: State, deal: int) -> int:
    """1: cards for each player in a deal of the deck; 0 after the last."""
    return int(DEALS[int(s.players), int(s.deck), int(s.kitty), deal])


@kernel
def receive(s: State, rank: int) -> None:
    """R18: the next card of the packet."""
    seat = int(s.turn)
    s.unseen[rank] -= 1
    if s.stage == KITTIES:
        s.kitties[seat, rank] += 1
        s.kitty_sizes[seat] += 1
    else:
        s.hands[seat, rank] += 1
        s.hand_sizes[seat] += 1
    s.packet -= 1
    if s.packet == 0:
        next_packet(s)


@rule
def next_packet(s: State) -> None:
    s.turn = left_of(s, int(s.turn))
    if s.turn != s.dealer:
        s.packet = packet_size(s)
    elif s.stage == KITTIES:
        begin_deal(s)
    else:
        begin_exchange(s)


@kernel
def begin_exchange(s: State) -> None:
    """2.2 R4: choices are made in seat order from seat 0, whoever deals."""
    s.turn = 0
    if has_partner(s):
        s.stage = GIVING
        s.to_move = s.turn
        for seat in range(s.players):
            s.passed[seat] = EMPTY
    elif s.kitty:
        s.stage = PUTTING
        s.to_move = s.turn
    else:
        begin_play(s)


@kernel
def give(s: State, rank: int) -> None:
    """2.2: a card face down to the partner, chosen before seeing what comes back."""
    seat = int(s.turn)
    s.hands[seat, rank] -= 1
    s.hand_sizes[seat] -= 1
    s.given[seat] = rank
    s.turn = seat + 1
    s.to_move = s.turn
    if s.turn == s.players:
        hand_over(s)
        begin_play(s)


@kernel
def hand_over(s: State) -> None:
    """2.2: after the last choice everyone takes up what they were given, and remembers what they gave."""
    for seat in range(s.players):
        rank = int(s.given[seat])
        receiver = partner(s, seat)
        s.hands[receiver, rank] += 1
        s.hand_sizes[receiver] += 1
        s.passed[seat] = rank
        s.given[seat] = EMPTY


@kernel
def put(s: State, rank: int) -> None:
    """2.3 R5: a card of the hand, on its way into the kitty."""
    seat = int(s.turn)
    s.hands[seat, rank] -= 1
    s.hand_sizes[seat] -= 1
    s.on_its_way = rank
    s.stage = GETTING


@kernel
def get(s: State, rank: int) -> None:
    """2.3 R5: one of the five that lay in the kitty; the card just put in is not among them."""
    seat = int(s.turn)
    s.kitties[seat, rank] -= 1
    s.hands[seat, rank] += 1
    s.hand_sizes[seat] += 1
    s.kitties[seat, int(s.on_its_way)] += 1
    s.on_its_way = EMPTY
    s.stage = PUTTING
    s.turn = seat + 1
    s.to_move = s.turn
    if s.turn == s.players:
        begin_play(s)


@kernel
def take_up_kitties(s: State) -> None:
    """2.3: after the third hand everyone plays their kitty, without exchange."""
    for seat in range(s.players):
        for rank in range(N_RANKS):
            s.hands[seat, rank] = s.kitties[seat, rank]
            s.kitties[seat, rank] = 0
        s.hand_sizes[seat] = s.kitty_sizes[seat]
        s.kitty_sizes[seat] = 0


@rule
def begin_play(s: State) -> None:
    """2.1: the dealer plays first."""
    s.turn = s.dealer
    begin_turn(s)


@rule
def begin_turn(s: State) -> None:
    s.stage = PLAYING
    s.to_move = s.turn
    s.own = own_colours(s, int(s.turn))


@kernel
def pass_turn(s: State) -> None:
    """2.1, 3.2: clockwise to the next seat that has cards; when all hands are empty, the next deal."""
    seat = left_of(s, int(s.turn))
    while s.hand_sizes[seat] == 0 and seat != s.turn:
        seat = left_of(s, seat)
    if s.hand_sizes[seat] > 0:
        s.turn = seat
        begin_turn(s)
    else:
        end_deal(s)


@rule
def end_deal(s: State) -> None:
    """2.1 R3: the dealer's role passes to the left; when the deck's deals are used up, all cards are shuffled."""
    s.dealer = left_of(s, int(s.dealer))
    s.deal += 1
    if s.deal < MAX_DEALS and deal_size(s, int(s.deal)) > 0:
        begin_deal(s)
    else:
        begin_deck(s)
