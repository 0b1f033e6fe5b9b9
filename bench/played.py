"""What random games of any make have to tell: how many, how long, how fast."""

from dataclasses import dataclass

BUDGET = 0.25  # seconds of CPU time for one figure in one repetition


@dataclass(frozen=True)
class Played:
    """Random games: how many, the players' decisions in them, and the CPU time they took."""

    games: int
    decisions: int
    seconds: float

    @property
    def length(self) -> float:
        """Decisions per game."""
        return self.decisions / self.games

    @property
    def rate(self) -> float:
        """Decisions per second."""
        return self.decisions / self.seconds


@dataclass(frozen=True)
class Ways:
    """Random games of one kind, played in three ways."""

    loop: Played  # in compiled code, from a dealt game on
    whole: Played  # by Python calls, the deal included
    dealt: Played  # by Python calls, from a dealt game on
