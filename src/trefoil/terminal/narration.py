"""Moves in words: what can be done, what was done, how it ended. It knows a view, the words, and nothing else."""

from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress

from trefoil.core.actions import UNSEEN
from trefoil.core.game import Game
from trefoil.core.outcome import Outcome
from trefoil.core.seats import NATURE
from trefoil.core.view import View
from trefoil.words import Say


def parts(kind: type[Game], text: str) -> tuple[str, str]:
    """The verb of a move, as messages call it, and what follows: `place 2` is `place` and `2`."""
    number = kind.KERNEL.VERBS.number(text)
    for verb in kind.KERNEL.VERBS.verbs:
        if number < len(verb.objects):
            follow = verb.objects[number].strip()
            return verb.called, kind.SPOKEN.get(follow, follow)
        number -= len(verb.objects)
    raise AssertionError(text)


def labels(moves: Sequence[str]) -> list[str]:
    """A number for each move, marked as one where moves are numbers themselves."""
    mark = "#" if any(move.isdecimal() for move in moves) else ""
    return [f"{mark}{number}" for number in range(1, len(moves) + 1)]


def sentence(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


class Narrator:
    """Tells one seat, in its language, what happens; a game's own messages begin with the game's name."""

    def __init__(self, say: Say, seat: int | None) -> None:
        self.say = say
        self.seat = seat

    def name(self, mover: int) -> str:
        """How the reader calls a seat, or nature."""
        if mover == NATURE:
            return self.say("house-nature")
        return self.say("house-you") if mover == self.seat else self.say("house-seat", seat=mover)

    def who(self, mover: int) -> str:
        """For messages that speak differently to the reader: `you` or `other`."""
        return "you" if mover == self.seat else "other"

    def can_do(self, view: View) -> str:
        """One sentence about what the reader can do now; its message is named after the verbs that are open."""
        verbs = dict.fromkeys(parts(view.kind, move)[0] for move in view.legal_moves)
        about = view.position().get("about") or UNSEEN
        return self.say(f"{view.kind.NAME}-now-{'-'.join(verbs)}", object=about)

    def choices(self, view: View) -> Iterator[str]:
        """The legal moves, labelled, each with its meaning."""
        moves = list(view.legal_moves)
        for label, move in zip(labels(moves), moves, strict=True):
            verb, follow = parts(view.kind, move)
            meaning = self.say(f"{view.kind.NAME}-do-{verb}", object=follow)
            yield f"{label:>4}  {move:<{max(map(len, moves))}}  {meaning}"

    def happened(self, view: View, movers: Sequence[int], since: int, forced: Collection[int] = ()) -> Iterator[str]:
        """What was done since a ply, a line for each turn; at forced plies the reader was not asked."""
        for turn in turns(view, movers, since):
            told = [self.told(view, movers, ply, forced) for ply in turn]
            own = [ply for ply in turn if movers[ply] != NATURE]
            if own and all(ply in forced for ply in own):
                told.append(self.say("house-forced"))
            if any(told):
                yield " ".join(filter(None, told))

    def told(self, view: View, movers: Sequence[int], ply: int, forced: Collection[int]) -> str:
        """One move as a sentence; what the reader would be told when asked is told here if nobody asks."""
        unasked = ply in forced or (movers[ply] == NATURE and ply + 1 in forced)
        verb, follow = parts(view.kind, view.moves[ply])
        if unasked:
            with suppress(LookupError):  # a game has such words for what is not told by the move itself
                return sentence(self.say(f"{view.kind.NAME}-forced-{verb}", object=follow))
        return self.did(view, view.moves[ply], last_player(movers, ply))

    def did(self, view: View, move: str, mover: int) -> str:
        """One move as a sentence; nature's belong to the seat that made nature move."""
        verb, follow = parts(view.kind, move)
        name, who = self.name(mover), self.who(mover)
        return sentence(self.say(f"{view.kind.NAME}-did-{verb}", name=name, who=who, object=follow))

    def ended(self, game: str, outcome: Outcome) -> Iterator[str]:
        """The score sheet, best first, and who won by which rule."""
        tokens = outcome.tokens or (0,) * len(outcome.scores)
        ranking = sorted(range(len(tokens)), key=lambda seat: (-outcome.scores[seat], -tokens[seat], seat))
        for seat in ranking:
            values = {"score": outcome.scores[seat], "tokens": tokens[seat]}
            yield "  " + sentence(self.say(f"{game}-score", name=self.name(seat), **values))
        names = self.listed([self.name(seat) for seat in outcome.winners])
        who = self.who(outcome.winners[0])
        yield sentence(self.say(f"{game}-ending-{outcome.ending}", name=names, who=who))

    def listed(self, names: list[str]) -> str:
        """Names as a person would list them."""
        if len(names) == 1:
            return names[0]
        return self.say("house-and", names=", ".join(names[:-1]), name=names[-1])


def last_player(movers: Sequence[int], ply: int) -> int:
    """The seat that moved at a ply, or last before it if nature did."""
    return next((mover for mover in reversed(movers[: ply + 1]) if mover != NATURE), NATURE)


def turns(view: View, movers: Sequence[int], since: int) -> Iterator[list[int]]:
    """The plies since one, turn by turn: a turn ends when the mover changes, or when its first verb comes again."""
    turn: list[int] = []
    for ply in range(since, len(view.moves)):
        verbs = [parts(view.kind, view.moves[at])[0] for at in (*turn[:1], ply)]
        if turn and (last_player(movers, ply) != last_player(movers, turn[0]) or verbs[0] == verbs[1]):
            yield turn
            turn = []
        turn.append(ply)
    yield turn
