"""Whether a position of Tock that somebody laid out can be played on from; if not, one sentence says why."""

from typing import Any

import numpy as np

from trefoil.core import entry_points
from trefoil.core.position import require
from trefoil.core.slate import SLATE
from trefoil.core.state import EMPTY, Records
from trefoil.games.tock.material import (
    DEALING,
    DEALS,
    DECKS,
    GETTING,
    GIVING,
    JOKER,
    KITTIES,
    KITTY_DEAL,
    KITTY_SIZE,
    MOVING,
    NAMING,
    OVER,
    OWN,
    PAIRS,
    PARTNER,
    PICKING,
    PLAYING,
    PUTTING,
    SEAT_SIDE,
    SEVEN,
    TEAM,
    TRUMPS,
    WITH,
)
from trefoil.games.tock.seven import ALL_POINTS
from trefoil.games.tock.track import PAWNS


def check(states: Records, parts: dict[str, str]) -> None:
    """Refuse what the rules could not play on from."""
    s = states[0]
    _check_cards(s, parts)
    _check_deal(s, parts)
    _check_exchange(s, parts)
    _check_turn(s, parts)
    if s.stage == MOVING:
        _check_pawn(states, parts)
    if s.stage == OVER:
        mine = int(TEAM[int(s.seating), SEAT_SIDE[int(s.seating), int(s.turn)]])
        home = all(n == PAWNS for colour, n in enumerate(s.home) if mine >> colour & 1)
        require(home, "a side that is home", parts["pawns"])


def deal_sizes(s: Any) -> list[int]:
    """1: cards for each player, deal by deal; 0 after the last."""
    return [int(size) for size in DEALS[int(s.players), int(s.deck), int(s.kitty)]]


def _packets(s: Any) -> tuple[list[int], int]:
    """The sizes of hands, or of kitties, in the order in which they are dealt, and the size of a packet."""
    held, size = s.hand_sizes, deal_sizes(s)[int(s.deal)]
    if s.stage == KITTIES:
        held, size = s.kitty_sizes, KITTY_SIZE
    order = [(int(s.dealer) + k) % int(s.players) for k in range(int(s.players))]
    return [int(held[seat]) for seat in order], size


def _check_cards(s: Any, parts: dict[str, str]) -> None:
    """2.1: enough cards are left for the deals to come."""
    players = int(s.players)
    sizes = int(s.hand_sizes.sum()) + int(s.kitty_sizes.sum())
    moving = int((s.given != EMPTY).sum()) + int(s.on_its_way != EMPTY)
    left = int(DECKS[int(s.deck)].sum()) - int(s.laid.sum()) - sizes - moving
    deals = deal_sizes(s)
    if s.kitty:
        deals[KITTY_DEAL] = 0  # 2.3: it is dealt first
    first = int(s.deal) + int(s.stage != KITTIES)
    needed = sum(deals[first:]) * players
    if s.stage in (KITTIES, DEALING):
        held, size = _packets(s)
        needed += size * players - sum(held)
    require(left >= needed, f"at least {needed} cards that are still to be dealt", left)


def _check_deal(s: Any, parts: dict[str, str]) -> None:
    """R18: packets are dealt one after the other, from the dealer on."""
    if s.stage in (KITTIES, DEALING):
        held, size = _packets(s)
        turn = (int(s.turn) - int(s.dealer)) % int(s.players)
        dealt = all(n == size for n in held[:turn]) and held[turn] < size and not any(held[turn + 1 :])
        require(dealt, f"packets of {size} from the dealer on", parts["hands"])
    require(s.stage != KITTIES or (bool(s.kitty) and s.deal == 0), "kitties, and before the first deal", parts["stage"])
    require(s.stage != KITTIES or not s.hand_sizes.any(), "no hands while kitties are dealt", parts["hands"])
    lie = bool(s.kitty) and s.deal < KITTY_DEAL
    require(lie or not s.kitty or s.stage != DEALING, "no deal after the kitties", parts["deal"])
    if s.stage != KITTIES:
        expected = KITTY_SIZE if lie else 0
        full = all(size == expected for size in s.kitty_sizes[: int(s.players)])
        require(full, f"{expected} cards in each kitty", parts["kitties"])


def _check_exchange(s: Any, parts: dict[str, str]) -> None:
    """2.2, 2.3: cards are on their way only while they are exchanged, and what was passed is there."""
    players, turn = int(s.players), int(s.turn)
    partners = bool(s.sides == PAIRS)
    require(s.stage != GIVING or partners, "partners who give", parts["stage"])
    puts = bool(s.kitty) and s.deal < KITTY_DEAL
    require(s.stage not in (PUTTING, GETTING) or puts, "a kitty to put a card into", parts["stage"])
    given = [s.given[seat] != EMPTY for seat in range(players)]
    require(given == [s.stage == GIVING and seat < turn for seat in range(players)], "what was given", parts["given"])
    require((s.on_its_way != EMPTY) == (s.stage == GETTING), "a card that is put away", parts["putting"])
    if s.stage in (GIVING, PUTTING, GETTING):
        first = turn + int(s.stage == GETTING)
        require(all(s.hand_sizes[first:players] > 0), "a card to exchange for everybody", parts["hands"])
    for seat in range(players):
        rank = int(s.passed[seat])
        if rank != EMPTY:
            known = (
                partners and rank >= 0 and s.stage >= PLAYING and s.hands[int(PARTNER[int(s.seating), seat]), rank] > 0
            )
            require(bool(known), "a passed card in the partner's hand", parts["passed"])


def _check_turn(s: Any, parts: dict[str, str]) -> None:
    """3, 4.8: the card that is carried out, and what is left of a seven."""
    turn = int(s.turn)
    if PLAYING <= s.stage < OVER:
        seats = turn, int(PARTNER[int(s.seating), turn])
        own = int(s.own) in [int(OWN[int(s.seating), seat]) for seat in seats]
        require(own, "colours of one's own side", parts["own"])
    require(s.stage != PLAYING or s.hand_sizes[turn] > 0, "cards in the player's hand", parts["hands"])
    require(s.stage != NAMING or s.laid[JOKER] > 0, "a joker that was laid down", parts["laid"])
    carried = s.stage in (PICKING, MOVING)
    require((s.card != EMPTY) == carried and s.card != JOKER, "a card that is carried out", parts["card"])
    require(not carried or DECKS[int(s.deck), int(s.card)] > 0, "a card of the deck", parts["card"])
    begun = s.card == SEVEN and s.seven_left < ALL_POINTS
    require(begun or s.seven_left == ALL_POINTS, "points of a seven", parts["points"])
    mine = s.last_pawn == EMPTY or bool(begun and int(s.own) >> int(s.last_pawn) // PAWNS & 1)
    require(mine, "an own pawn that has made a step", parts["last"])
    require((s.pawn != EMPTY) == (s.stage == MOVING), "a pawn that was chosen", parts["pawn"])


def _check_pawn(states: Records, parts: dict[str, str]) -> None:
    """9: the pawn is one that could be chosen."""
    choice, slates = states.copy(), np.zeros(1, SLATE)
    choice["stage"], choice["pawn"] = PICKING, EMPTY
    count = entry_points.legal(choice, slates)
    s = states[0]
    pawn = int(s.pawn)
    own = bool(int(s.own) >> pawn // PAWNS & 1) != bool(TRUMPS <= s.card < JOKER)
    can = WITH + int(s.pawns[pawn]) in slates["moves"][0, :count]
    require(own and can, "a pawn that can be moved", parts["pawn"])
