"""The parts of a position of Tock as texts, and the record that they make."""

from typing import Any

from trefoil.core.jit import kernel
from trefoil.core.position import (
    NONE,
    chosen_from,
    each,
    number,
    require,
    several,
    thing,
    thing_text,
    things,
    things_text,
)
from trefoil.core.seats import NATURE, NOBODY
from trefoil.core.state import EMPTY, Records, legible
from trefoil.games.tock.description import STAGES, in_play
from trefoil.games.tock.material import DEALING, DECKS, KITTIES, KITTY_SIZE, OVER, PLAYING, RANKS
from trefoil.games.tock.seven import ALL_POINTS
from trefoil.games.tock.sides import own_colours
from trefoil.games.tock.soundness import check, deal_sizes
from trefoil.games.tock.track import BASES, CENTRE, COLOURS, LANES, PAWNS, PLACE_TEXTS

MOST_DEALS = 10_000
PLACES = {text: place for place, text in enumerate(PLACE_TEXTS)}


@kernel
def judge_own(states: Records) -> None:
    """R2: what counts as one's own is judged when a turn begins."""
    states[0].own = own_colours(states[0], int(states[0].turn))


def parts_of(states: Records) -> dict[str, str]:
    """Every part of a position."""
    s = legible(states)
    seats = range(s.players)
    known = [sum(s.hands[seat]) for seat in seats], [sum(s.kitties[seat]) for seat in seats]
    return {
        "stage": STAGES[s.stage],
        "turn": str(s.turn),
        "dealer": str(s.dealer),
        "deal": str(s.deal + 1),
        "deals": str(s.deals),
        "pawns": "/".join(_pawns_text(s, colour) for colour in in_play(s)),
        "laid": things_text(s.laid, RANKS),
        "hands": "/".join(things_text(s.hands[k], RANKS, s.hand_sizes[k] - known[0][k]) for k in seats),
        "kitties": "/".join(things_text(s.kitties[k], RANKS, s.kitty_sizes[k] - known[1][k]) for k in seats),
        "given": "/".join(thing_text(s.given[k], RANKS) for k in seats),
        "passed": "/".join(thing_text(s.passed[k], RANKS) for k in seats),
        "putting": thing_text(s.on_its_way, RANKS),
        "own": NONE if s.stage == PLAYING else _colours_text(s.own),
        "card": thing_text(s.card, RANKS),
        "points": str(s.seven_left),
        "pawn": NONE if s.pawn == EMPTY else str(s.pawn),
        "last": NONE if s.last_pawn == EMPTY else str(s.last_pawn),
    }


def _pawns_text(s: Any, colour: int) -> str:
    return ",".join(PLACE_TEXTS[place] for place in s.pawns[PAWNS * colour : PAWNS * (colour + 1)])


def _colours_text(colours: int) -> str:
    return "".join(letter for k, letter in enumerate(COLOURS) if colours >> k & 1) or NONE


def lay_out(states: Records, parts: dict[str, str]) -> None:
    """Fill the record of a new game with the parts of a position."""
    s = states[0]
    players, colours = int(s.players), in_play(s)
    s.stage = chosen_from({name: stage for stage, name in enumerate(STAGES)}, parts["stage"], "stage")
    s.turn, s.dealer = (number(parts[name], 0, players - 1, name) for name in ("turn", "dealer"))
    s.deal = number(parts["deal"], 1, sum(size > 0 for size in deal_sizes(s)), "deal") - 1
    s.deals = number(parts["deals"], 0, MOST_DEALS, "deals")
    for colour, text in zip(colours, several(parts["pawns"], len(colours), "pawns"), strict=True):
        _put_pawns(s, colour, text)
    s.given[:players] = each(parts["given"], players, "given", lambda text: thing(text, RANKS, "given"))
    s.passed[:players] = each(parts["passed"], players, "passed", lambda text: thing(text, RANKS, "passed"))
    s.on_its_way = thing(parts["putting"], RANKS, "putting")
    s.card = chosen_from({NONE: EMPTY} | {rank: k for k, rank in enumerate(RANKS)}, parts["card"], "card")
    s.seven_left = number(parts["points"], 1, ALL_POINTS, "points")
    s.pawn, s.last_pawn = (_pawn(parts[name], colours, name) for name in ("pawn", "last"))
    _deal(s, parts)
    s.to_move = NATURE if s.stage in (KITTIES, DEALING) else NOBODY if s.stage == OVER else s.turn
    if s.stage >= PLAYING and s.stage != OVER and parts["own"] == NONE:
        judge_own(states)
    else:
        s.own = _colours(parts["own"], colours)
    check(states, parts)


def _put_pawns(s: Any, colour: int, text: str) -> None:
    """1.4: a place of the colour's own, or of the ring; one pawn to a square."""
    for k, place in enumerate(chosen_from(PLACES, entry, "pawns") for entry in several(text, PAWNS, "pawns", ",")):
        lane = LANES + PAWNS * colour <= place < LANES + PAWNS * (colour + 1)
        centre = place == CENTRE and s.players == len(COLOURS)
        require(place < s.ring or lane or centre or place == BASES + colour, f"places of {COLOURS[colour]}", text)
        s.pawns[PAWNS * colour + k] = place
        s.home[colour] += int(lane)
        if place < CENTRE:
            require(s.at[place] == EMPTY, "one pawn to a square", text)
            s.at[place] = PAWNS * colour + k


def _pawn(text: str, colours: tuple[int, ...], name: str) -> int:
    if text == NONE:
        return EMPTY
    pawn = number(text, 0, PAWNS * (colours[-1] + 1) - 1, name)
    require(pawn // PAWNS in colours, f"{name} as a pawn of {_letters(colours)}", text)
    return pawn


def _letters(colours: tuple[int, ...]) -> str:
    return "".join(COLOURS[colour] for colour in colours)


def _colours(text: str, colours: tuple[int, ...]) -> int:
    letters = "" if text == NONE else text
    ordered = sorted(set(letters)) == list(letters) and set(letters) <= set(_letters(colours))
    require(ordered, f"own as colours of {_letters(colours)}", text)
    return sum(1 << COLOURS.index(letter) for letter in letters)


def _deal(s: Any, parts: dict[str, str]) -> None:
    """2: cards in hands and kitties, what was laid down, and what is left; the packet follows from the hands."""
    players = int(s.players)
    laid, none = things(parts["laid"], RANKS, "laid")
    require(none == 0, "cards laid down face up", parts["laid"])
    rest = [int(n) - laid[rank] for rank, n in enumerate(DECKS[int(s.deck)])]
    for name, counts, sizes in (("hands", s.hands, s.hand_sizes), ("kitties", s.kitties, s.kitty_sizes)):
        for seat, text in enumerate(several(parts[name], players, name)):
            cards, hidden = things(text, RANKS, name)
            require(sum(cards) + hidden <= sum(map(int, DECKS[int(s.deck)])), f"{name} of one deck", text)
            counts[seat], sizes[seat] = cards, sum(cards) + hidden
            rest = [left - held for left, held in zip(rest, cards, strict=True)]
    for rank in (int(rank) for rank in (s.on_its_way, *s.given) if rank >= 0):
        rest[rank] -= 1
    require(min(rest) >= 0, "no more cards than the deck has", parts["hands"])
    s.unseen[:], s.laid[:] = rest, laid
    held = s.kitty_sizes if s.stage == KITTIES else s.hand_sizes
    size = KITTY_SIZE if s.stage == KITTIES else deal_sizes(s)[int(s.deal)]
    s.packet = size - int(held[int(s.turn)]) if s.stage in (KITTIES, DEALING) else 0
