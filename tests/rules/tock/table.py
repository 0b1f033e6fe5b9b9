"""A table to try the rules of Tock on: any pawns, any hands, whoever's turn, and play written as one line."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from tests.rules.tock.board import DECKS, START_OF
from tests.rules.tock.seats import seats_of
from trefoil.core.errors import IllegalMove
from trefoil.games.tock.game import Tock

FILLERS = ["9", "T", "8", "6", "5", "3", "2", "Q"]  # what others hold, if nobody says
TWO_WORDS = ("card", "give", "put", "get", "drop")


def table(hand: str = "", /, **given: Any) -> Tock:
    """A game in which a card is to be played: `table("Q 7", A="14 40", B="33", turn=0, sides="alone")`.

    `hand` is held by whoever's turn it is; a seat that `hands` does not name holds one card that hardly matters.
    """
    pawns = {key: value.split() for key, value in given.items() if key in START_OF}
    options = {key: value for key, value in given.items() if key not in (*pawns, "turn", "hands")}
    turn = int(given.get("turn", 0))
    chosen: dict[str, Any] = dict(Tock(**{"players": 4, "first": turn, **options}).options)
    colours = seats_of(chosen).colours
    assert set(pawns) <= set(colours), "pawns of colours that nobody plays"
    rest = Counter(DECKS[chosen["deck"]])
    hands = _hands(rest, chosen["players"], {turn: hand, **given.get("hands", {})})
    return Tock.from_position(
        **chosen,
        nature="manual",
        stage="playing",
        turn=str(turn),
        deals="1",
        pawns="/".join(_pawns(colour, pawns.get(colour, [])) for colour in colours),
        hands=hands,
        kitties="/".join(_kitty(rest, chosen["kitty"]) for _ in range(chosen["players"])),
    )


def _pawns(colour: str, places: list[str]) -> str:
    return ",".join([*places, *(4 - len(places)) * colour])


def _hands(rest: Counter[str], players: int, hands: Mapping[int, str]) -> str:
    """What each seat holds; it is no longer in the rest of the deck."""
    held = {seat: hands[seat].split() for seat in hands}
    for cards in held.values():
        rest.subtract(cards)
    for seat in range(players):
        filler = next(rank for rank in FILLERS if rest[rank] > 0)
        if seat not in held:
            held[seat] = [filler]
            rest[filler] -= 1
    assert min(rest.values()) >= 0, "more cards than the deck has"
    return "/".join("".join(held[seat]) or "-" for seat in range(players))


def _kitty(rest: Counter[str], lies: bool) -> str:
    """Five cards, where there are kitties."""
    cards = list((+rest).elements())[: 5 * lies]
    rest.subtract(cards)
    return "".join(cards) or "-"


# Playing


def words(line: str) -> Iterator[str]:
    """The moves of a line: `Q @14 >26, drop 5`."""
    for part in filter(None, (part.strip() for part in line.split(","))):
        if part.split()[0] in TWO_WORDS:
            yield part
        else:
            yield from part.split()


def play(game: Tock, line: str) -> Tock:
    """Play a line of moves."""
    for move in words(line):
        game.push(move)
    return game


def after(game: Tock, line: str) -> Tock:
    """A twin of the game after a line of moves."""
    return play(game.copy(), line)


def can(game: Tock, line: str) -> bool:
    """Whether a line of moves can be played."""
    try:
        after(game, line)
    except IllegalMove:
        return False
    return True


def targets(game: Tock, line: str) -> set[str]:
    """Where the pawn can go, after a card and a pawn; nowhere, if that far cannot be played."""
    return {move[1:] for move in after(game, line).legal_moves} if can(game, line) else set()


def sentences(game: Tock, line: str) -> set[str]:
    """Every whole turn that begins with a line."""
    return set(_endings(after(game, line), line))


def _endings(game: Tock, line: str) -> Iterator[str]:
    if stage(game) not in ("naming", "picking", "moving"):
        yield line
        return
    for move in game.legal_moves:
        game.push(move)
        yield from _endings(game, f"{line} {move}")
        game.pop()


# Looking


def places(game: Tock, colour: str) -> set[str]:
    """Where the pawns of a colour are; bases are not told apart."""
    return set(next(this["pawns"] for this in game.position()["colours"] if this["colour"] == colour))


def seat(game: Tock, number: int) -> dict[str, Any]:
    """What a seat holds."""
    held: dict[str, Any] = game.position()["seats"][number]
    return held


def stage(game: Tock) -> str:
    """What the next move is about."""
    return str(game.position()["stage"])


def begin(seed: int = 1, **options: Any) -> Tock:
    """A new game, before anybody has chosen anything, in which nature plays by itself."""
    return Tock(seed=seed, **options)


def dealt(cards: str, **options: Any) -> Tock:
    """A new game in which nature deals the given cards, in their order."""
    game = Tock(**options, nature="manual")
    for card in cards.split():
        game.push(f"card {card}")
    return game


def cards_in(game: Tock) -> Counter[str]:
    """All cards of the game, wherever they are."""
    position = game.position()
    total = Counter(position["unseen"]) + Counter(position["laid"])
    for held in position["seats"]:
        total += Counter(held["hand"]) + Counter(held["kitty_cards"])
        total += Counter(filter(None, [held["giving"]]))
    return total + Counter([position["about"]] if position["stage"] == "getting" else [])


HOPELESS = ("3 4 6 8 9", "4 6 8 9 J", "3 4 8 9 Q", "4 8 9 J Q")  # hands that are folded when nobody has a pawn in play


def lonely(cards: str, line: str) -> Tock:
    """A game of five from its very beginning: seat 0 is dealt five cards and plays a line; all others fold at once."""
    game = dealt(" ".join((cards, *HOPELESS)), players=5, first=0, seed=1)
    entering, _, rest = line.partition(", ")
    play(game, f"{entering}, fold, fold, fold, fold, {rest}")
    game.nature = "auto"
    return game
