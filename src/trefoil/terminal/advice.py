"""A hint in words: the move, what it seems worth, what else there is, and what may come."""

from collections.abc import Iterator

from trefoil.bots.hint import Hint
from trefoil.bots.search import Finding
from trefoil.core.view import View
from trefoil.terminal.narration import Narrator, parts, sentence
from trefoil.words import Say


class Adviser:
    """Speaks to the seat of a view."""

    def __init__(self, say: Say, view: View) -> None:
        self.say = say
        self.view = view
        self.narrator = Narrator(say, view.seat)

    def said(self, hint: Hint) -> Iterator[str]:
        """Two or three sentences."""
        assert self.view.seat is not None
        name = self.say("house-seat", seat=self.view.seat)
        certainty = "exact" if hint.exact else "guess"
        yield sentence(self.say("house-hint-best", name=name, certainty=certainty, **self.about(hint.best)))
        if hint.runner_up is None:
            yield self.say("house-hint-only")
        else:
            yield self.say("house-hint-next", **self.about(hint.runner_up))
        if hint.chances:
            yield self.say("house-hint-chances", chances=", ".join(map(self.chance, hint.chances.items())))

    def about(self, finding: Finding) -> dict[str, str | float]:
        """A move with its meaning and the share of the win it seems to bring."""
        verb, follow = parts(self.view.kind.KERNEL.VERBS, finding.move)
        meaning = self.say(f"{self.view.kind.NAME}-do-{verb}", object=follow)
        return {"move": finding.move, "meaning": meaning, "share": round(100 * finding.value)}

    def chance(self, item: tuple[str, float]) -> str:
        """What nature may bring, and how likely."""
        move, likely = item
        _, follow = parts(self.view.kind.KERNEL.VERBS, move)
        what = self.say(f"{self.view.kind.NAME}-brings", object=follow)
        return self.say("house-hint-chance", what=what, share=round(100 * likely, 1))
