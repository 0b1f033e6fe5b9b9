"""A position of Tock in plain words and numbers, for screens and programs that know no kernel."""

from typing import TypedDict

from trefoil.core.actions import UNSEEN
from trefoil.core.seats import NOBODY
from trefoil.core.state import EMPTY, HIDDEN, Legible, Records, legible
from trefoil.games.tock import material
from trefoil.games.tock.material import IN_PLAY, PARTNER, RANKS, SEAT, SEAT_SIDE, SEVEN
from trefoil.games.tock.track import COLOURS, MAX_COLOURS, PAWNS, PLACE_TEXTS

Cards = dict[str, int]  # how many of each rank


class Colour(TypedDict):
    """A colour: whose it is, and where its pawns are, by the notation's places."""

    colour: str
    seat: int
    pawns: list[str]
    home: int  # how many of them are in the lane


class Seat(TypedDict):
    """What a seat holds; of a hand that is hidden only the cards that are known."""

    seat: int
    side: int
    partner: int | None
    cards: int
    hand: Cards
    kitty: int
    kitty_cards: Cards
    giving: str | None
    passed: str | None


class Position(TypedDict):
    """A position of Tock; what is hidden is missing from the cards but counted in the sizes."""

    players: int
    stage: str
    turn: int | None
    dealer: int
    deal: int
    ring: int
    about: str | None
    card: str | None
    pawn: str | None
    seven_left: int | None
    laid: Cards
    unseen: Cards
    undealt: int
    colours: list[Colour]
    seats: list[Seat]


STAGES = tuple(stage.name.lower() for stage in material.Stage)
DECK_SIZES: tuple[int, ...] = tuple(sum(deck) for deck in material.DECKS.tolist())
PLAYED = tuple(tuple(colour for colour in range(MAX_COLOURS) if played >> colour & 1) for played in IN_PLAY.tolist())


def rank_text(rank: int) -> str | None:
    """A card, `?` if it is hidden, None if there is none."""
    if rank == EMPTY:
        return None
    return UNSEEN if rank == HIDDEN else RANKS[rank]


def cards(counts: tuple[int, ...]) -> Cards:
    """How many of each rank; ranks that are not there are left out."""
    return {RANKS[rank]: n for rank, n in enumerate(counts) if n}


def described(states: Records) -> Position:
    """The whole position of a record."""
    return position(legible(states))


def position(s: Legible) -> Position:
    """The whole position."""
    players: int = s.players
    return {
        "players": players,
        "stage": STAGES[s.stage],
        "turn": int(s.turn) if s.to_move != NOBODY else None,
        "dealer": int(s.dealer),
        "deal": int(s.deal) + 1,
        "ring": int(s.ring),
        "about": about(s),
        "card": rank_text(int(s.card)),
        "pawn": None if s.pawn == EMPTY else PLACE_TEXTS[s.pawns[s.pawn]],
        "seven_left": int(s.seven_left) if s.card == SEVEN else None,
        "laid": cards(s.laid),
        "unseen": cards(s.unseen),
        "undealt": undealt(s),
        "colours": [colour(s, number) for number in in_play(s)],
        "seats": [seat(s, number) for number in range(players)],
    }


def about(s: Legible) -> str | None:
    """What the next move is about: the card in play, with the points left of a seven, or the card just put away."""
    if s.card == EMPTY:
        return rank_text(int(s.on_its_way))
    return f"7 ({s.seven_left})" if s.card == SEVEN else RANKS[s.card]


def undealt(s: Legible) -> int:
    """Cards that are neither laid down nor with anybody."""
    on_their_way = len([card for card in (s.on_its_way, *s.given) if card != EMPTY])
    elsewhere = sum(s.laid) + sum(s.hand_sizes) + sum(s.kitty_sizes)
    return int(DECK_SIZES[s.deck] - elsewhere) - on_their_way


def in_play(s: Legible) -> tuple[int, ...]:
    """The colours that are played, by their numbers."""
    return PLAYED[s.seating]


def colour(s: Legible, number: int) -> Colour:
    """One colour."""
    places = sorted(s.pawns[number * PAWNS : (number + 1) * PAWNS])
    return {
        "colour": COLOURS[number],
        "seat": int(SEAT[s.seating, number]),
        "pawns": [PLACE_TEXTS[place] for place in places],
        "home": int(s.home[number]),
    }


def seat(s: Legible, number: int) -> Seat:
    """One seat."""
    partner = int(PARTNER[s.seating, number])
    return {
        "seat": number,
        "side": int(SEAT_SIDE[s.seating, number]),
        "partner": None if partner == number else partner,
        "cards": int(s.hand_sizes[number]),
        "hand": cards(s.hands[number]),
        "kitty": int(s.kitty_sizes[number]),
        "kitty_cards": cards(s.kitties[number]),
        "giving": rank_text(int(s.given[number])),
        "passed": rank_text(int(s.passed[number])),
    }
