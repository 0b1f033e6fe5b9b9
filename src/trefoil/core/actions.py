"""Moves as small numbers, from one table of verbs that gives spans, texts, the parser and the documentation."""

from dataclasses import dataclass

from trefoil.core.errors import UnknownMove
from trefoil.core.quoting import shortened

UNSEEN = "?"  # stands in a text for what its reader may not know


@dataclass(frozen=True)
class Verb:
    """One kind of move: how its text begins, what can follow, who plays it, and what it means."""

    word: str
    objects: tuple[str, ...] = ("",)
    by: str = "player"
    meaning: str = ""
    name: str = ""  #: as messages call it, where its text begins with a sign
    role: str = ""  #: where it does not begin a turn, but goes on with one: a name, a source or a target

    @property
    def called(self) -> str:
        """The verb as messages call it."""
        return self.name or self.word.strip()

    @property
    def pattern(self) -> str:
        """The verb with what can follow, as a person would write it: `place 1…5`."""
        known = [text for text in self.objects if text != UNSEEN]
        if len(known) == 1:
            return self.word + known[0]
        return f"{self.word}{known[0]}…{known[-1]}" if known else self.word + UNSEEN


class Verbs:
    """All moves of a game. Nature's verb stands first: outcome k of nature is action k."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = verbs
        self.texts = tuple(verb.word + follow for verb in verbs for follow in verb.objects)
        self._numbers = {text: number for number, text in enumerate(self.texts)}
        if len(self._numbers) != len(self.texts):
            raise ValueError("two moves have the same text")

    def __len__(self) -> int:
        return len(self.texts)

    def first(self, word: str) -> int:
        """The number of the first move of a verb."""
        before = 0
        for verb in self.verbs:
            if verb.word == word:
                return before
            before += len(verb.objects)
        raise KeyError(word)

    def number(self, text: object) -> int:
        """Read a move; spaces around and between its words do not matter."""
        if isinstance(text, str) and (number := self._numbers.get(" ".join(text.split()))) is not None:
            return number
        known = ", ".join(verb.pattern for verb in self.verbs)

        raise UnknownMove(f"Cannot read the move {shortened(text)}: expected one of {known}.")
