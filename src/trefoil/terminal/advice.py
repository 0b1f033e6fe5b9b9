"""A hint in words: the move, what it seems worth, what else there is, and what may come."""

from collections.abc import Iterator

from trefoil.bots.players.hint import Hint
from trefoil.bots.players.search import Result
from trefoil.core.view import View
from trefoil.terminal.narration import Narrator, parts, sentence
from trefoil.words import Say


class Adviser:
    """Speaks about the seat of a view: to whoever sits there, or to somebody who reads along."""

    def __init__(self, say: Say, view: View, reader: int | None = None) -> None:
        self.say = say
        self.view = view
        self.narrator = Narrator(say, reader)

    def said(self, hint: Hint) -> Iterator[str]:
        """Two or three sentences."""
        certainty = "exact" if hint.exact else "guess"
        about = self.about(hint.best.move) | self.worth(hint.best)
        yield sentence(self.say("house-hint-best", certainty=certainty, **self.whom(), **about))
        if hint.runner_up is None:
            yield self.say("house-hint-only")
        else:
            yield self.say("house-hint-next", **self.about(hint.runner_up.move), **self.worth(hint.runner_up))
        if hint.chances:
            yield self.say("house-hint-chances", chances=", ".join(map(self.chance, hint.chances.items())))

    def forced(self) -> list[str]:
        """The only move there is."""
        best = self.say("house-hint-forced", **self.whom(), **self.about(self.view.steps()[0]))
        return [sentence(best), self.say("house-hint-only")]

    def whom(self) -> dict[str, str]:
        """Whose move it is."""
        assert self.view.seat is not None
        return {"name": self.narrator.name(self.view.seat), "who": self.narrator.who(self.view.seat)}

    def about(self, move: str) -> dict[str, str | float]:
        """A move with its meaning."""
        verb, follow = parts(self.view.kind, move)
        return {"move": move, "meaning": self.say(f"{self.view.kind.NAME}-do-{verb}", object=follow)}

    def worth(self, finding: Result) -> dict[str, float]:
        """The share of the win it seems to bring."""
        return {"share": round(100 * finding.value)}

    def chance(self, item: tuple[str, float]) -> str:
        """What nature may bring, and how likely."""
        move, likely = item
        _, follow = parts(self.view.kind, move)
        what = self.say(f"{self.view.kind.NAME}-brings", object=follow)
        return self.say("house-hint-chance", what=what, share=round(100 * likely, 1))
