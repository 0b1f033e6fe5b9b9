"""The legal moves of one position: iterate, count, index, test membership, print."""

from collections.abc import Iterator


class LegalMoves:
    """Texts of moves, in the order of their numbers."""

    def __init__(self, texts: tuple[str, ...]) -> None:
        self._texts = texts

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def __len__(self) -> int:
        return len(self._texts)

    def __getitem__(self, number: int) -> str:
        return self._texts[number]

    def __contains__(self, text: object) -> bool:
        return isinstance(text, str) and " ".join(text.split()) in self._texts

    def __eq__(self, other: object) -> bool:
        return tuple(self) == tuple(other) if isinstance(other, (LegalMoves, tuple, list)) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # equal to lists, which have none

    def __str__(self) -> str:
        return ", ".join(self._texts)

    def __repr__(self) -> str:
        return f"<LegalMoves: {self}>"
