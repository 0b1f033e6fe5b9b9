"""One deal, played once from every seat by everybody, so that luck favours nobody."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from trefoil.bots.players.levels import bot_of
from trefoil.core.game import Game
from trefoil.core.view import View
from trefoil.games.catalogue import load

SEED_BITS = 62


@dataclass(frozen=True)
class Contest:
    """Who plays what against whom."""

    game: str
    options: Mapping[str, Any]  #: the number of players among them
    levels: tuple[str, ...]  #: who sits where before anybody moves on
    seed: int  #: the same seed deals the same games to the same bots


@dataclass(frozen=True)
class Played:
    """A finished game."""

    levels: tuple[str, ...]  #: who sat where
    winners: tuple[int, ...]
    turns: tuple[tuple[str, tuple[float, ...]], ...]  #: a level, and the processor's seconds for each of its choices

    def share(self, level: str) -> float:
        """What part of the win a level has; several winners share it equally."""
        return sum(self.levels[seat] == level for seat in self.winners) / len(self.winners)


def rotations(levels: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Every way to move on round the table that seats somebody differently."""
    return tuple(dict.fromkeys(levels[k:] + levels[:k] for k in range(len(levels))))


def drawn(*names: object) -> int:
    """A seed of its own for everything that has a name."""
    return Random(" ".join(map(str, names))).getrandbits(SEED_BITS)


def play_deal(contest: Contest, deal: int) -> tuple[Played, ...]:
    """The same chance for every rotation."""
    return tuple(play(contest, deal, levels) for levels in rotations(contest.levels))


def play(contest: Contest, deal: int, levels: tuple[str, ...]) -> Played:
    """One game to its end."""
    game = load(contest.game)(seed=drawn(contest.seed, deal), **contest.options)
    bots = [bot_of(level, drawn(contest.seed, deal, seat)) for seat, level in enumerate(levels)]
    turns: list[tuple[int, tuple[float, ...]]] = []  # of a seat

    def timed(mover: int, view: View) -> str:
        began = time.process_time()
        move = bots[mover].choose(view)
        spent = time.process_time() - began
        before = turns.pop()[1] if turns and turns[-1][0] == mover else ()
        turns.append((mover, (*before, spent)))
        return move

    winners = finish(game, timed)
    return Played(levels, winners, tuple((levels[seat], times) for seat, times in turns))


def finish(game: Game, choose: Callable[[int, View], str]) -> tuple[int, ...]:
    """Play a game to its end as somebody chooses for each seat from its view; return the winners."""
    while (mover := game.to_move) is not None:
        game.push(choose(mover, game.view(mover, told=False)))
    outcome = game.outcome()
    assert outcome is not None
    return outcome.winners
