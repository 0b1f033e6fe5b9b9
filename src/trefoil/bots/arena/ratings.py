"""Ratings of levels from the games they played: Plackett and Luce's model, as the package openskill solves it."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean

from openskill.models import PlackettLuce, PlackettLuceRating

from trefoil.bots.arena.match import Played


@dataclass(frozen=True)
class Rating:
    """How strong a level seems, and how unsure that is."""

    strength: float
    doubt: float


def ratings(games: Iterable[Played]) -> dict[str, Rating]:
    """Each seat is rated as its level; a level that sat on several is what they are on average."""
    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = defaultdict(model.rating)
    for game in games:
        seats = [[model.rating(mu=known[level].mu, sigma=known[level].sigma)] for level in game.levels]
        after = model.rate(seats, ranks=[0 if seat in game.winners else 1 for seat in range(len(seats))])
        for level in set(game.levels):
            mine = [rated[0] for rated, sat in zip(after, game.levels, strict=True) if sat == level]
            known[level] = model.rating(mu=fmean(each.mu for each in mine), sigma=fmean(each.sigma for each in mine))
    return {level: Rating(rating.mu, rating.sigma) for level, rating in known.items()}
