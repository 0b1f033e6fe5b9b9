"""A position of Acorns as text that is read back, and as a drawing."""

from typing import Any

from tests.games.acorns.description import STAGES
from tests.games.acorns.material import (
    BURYING,
    COPIES,
    DEALING,
    LETTERS,
    MAX_BURIED,
    MAX_PLAYERS,
    N_KINDS,
    OVER,
    PLAYING,
    REFILLING,
)
from trefoil.core.position import number, require, several, things, things_text
from trefoil.core.seats import NATURE, NOBODY
from trefoil.core.state import Records
from trefoil.words import speaker


def parts_of(states: Records) -> dict[str, str]:
    """Every part of a position as text."""
    s = states[0]
    seats = range(int(s.players))
    return {
        "stage": STAGES[s.stage],
        "turn": str(s.turn),
        "hands": "/".join(hidden_text(s.hands[seat], s.hand_sizes[seat]) for seat in seats),
        "buried": "/".join(hidden_text(s.buried[seat], s.buried_sizes[seat]) for seat in seats),
        "eaten": "/".join(things_text(s.eaten[seat], LETTERS) for seat in seats),
    }


def hidden_text(known: Any, size: int) -> str:
    """The acorns that are known, and a question mark for each that is not."""
    return things_text(known, LETTERS, int(size - known.sum()))


def lay_out(states: Records, parts: dict[str, str]) -> None:
    """Fill the record of a new game with the parts of a position."""
    s = states[0]
    players = int(s.players)
    require(parts["stage"] in STAGES, "a stage", parts["stage"])
    s.stage, s.turn = STAGES.index(parts["stage"]), number(parts["turn"], 0, players - 1, "turn")
    lay(s.hands, s.hand_sizes, parts["hands"], players)
    lay(s.buried, s.buried_sizes, parts["buried"], players)
    for seat, text in enumerate(several(parts["eaten"], players, "eaten")):
        s.eaten[seat], hidden = things(text, LETTERS, "eaten")
        require(hidden == 0, "eaten acorns that all can see", text)
    known = s.hands.sum(0) + s.buried.sum(0) + s.eaten.sum(0)
    require(int(known.max()) <= COPIES, f"at most {COPIES} acorns of a kind", parts)
    s.unseen[:] = COPIES - known
    s.bag = N_KINDS * COPIES - int(s.hand_sizes.sum()) - int(s.buried_sizes.sum()) - int(s.eaten.sum())
    s.to_move = NATURE if s.stage in (DEALING, REFILLING) else NOBODY if s.stage == OVER else s.turn
    check(s, parts)


def lay(acorns: Any, sizes: Any, text: str, players: int) -> None:
    """Read what each seat holds, known or not."""
    for seat, held in enumerate(several(text, players, "acorns")):
        acorns[seat], hidden = things(held, LETTERS, "acorns")
        sizes[seat] = int(acorns[seat].sum()) + hidden


def check(s: Any, parts: dict[str, str]) -> None:
    """Refuse what the rules could not play on from."""
    require(int(s.bag) >= 0, "no more acorns than there are", parts)
    require(int(s.buried_sizes.max()) <= MAX_BURIED, f"at most {MAX_BURIED} buried acorns", parts["buried"])
    require(s.stage != PLAYING or s.hand_sizes[s.turn] > 0, "a turn of somebody with acorns", parts["turn"])
    require(s.stage != BURYING or s.buried_sizes[s.turn] > 0, "a buried acorn", parts["buried"])
    require(s.stage not in (DEALING, REFILLING) or s.bag > 0, "acorns in the bag", parts)
    require(s.stage != OVER or not s.hand_sizes.any(), "empty hands at the end", parts["hands"])
    if s.stage == DEALING:
        dealt = [int(s.hand)] * int(s.turn) + [int(s.hand_sizes[s.turn])] + [0] * (MAX_PLAYERS - int(s.turn) - 1)
        require(s.hand_sizes.tolist() == dealt and dealt[int(s.turn)] < s.hand, "hands in their order", parts["hands"])
        require(not s.buried.any() and not s.eaten.any(), "nothing eaten or buried yet", parts)


def drawn(position: dict[str, Any], language: str = "en") -> str:
    """The bag, and what lies before everybody."""
    say = speaker(language, __package__)
    over = position["stage"] == "over"
    lines = [say("acorns-over") if over else say("acorns-bag", n=position["bag"]), ""]
    for seat, eaten in zip(position["seats"], position["eaten"], strict=True):
        mark = "▸" if seat["seat"] == position["turn"] else " "
        name = say("house-seat", seat=seat["seat"])
        hand = f"{say('acorns-hand', n=seat['acorns'])} {letters(seat['hand'])}"
        buried = f"{say('acorns-buried', n=seat['buried'])} {letters(seat['buried_acorns'])}"
        lines.append(f"{mark} {name}  {hand}  {buried}  {say('acorns-eaten')} {letters(eaten)}".rstrip())
    return "\n".join(lines)


def letters(acorns: dict[str, int]) -> str:
    """Acorns that lie together."""
    return "".join(letter * n for letter, n in acorns.items()) or "–"
