"""How the strongest bot searches: by what was learned."""

from functools import cache

from trefoil.bots.networks.serving import Learned, network_for
from trefoil.bots.search.halving import SearchSettings
from trefoil.bots.search.rollouts import networks_of
from trefoil.core.game import Game
from trefoil.core.network import NO_NETWORK
from trefoil.core.view import View

MOST_WORLDS = 400  # that a master tries a move in: few moves need no more


@cache
def settings_of(kind: type[Game], learned: Learned) -> SearchSettings:
    """By a network of a game: it guides its own turns, and it evaluates.

    In two worlds of three the others are taken for masters too, in the third for merely sensible players.
    """
    known = kind.KNOWLEDGE
    return SearchSettings(
        networks_of(guide=learned.network, evaluator=learned.network, strangers=NO_NETWORK),
        known.NETWORK_HORIZON,
        solves=False,
        effort=known.NETWORK_EFFORT,
        prior=known.NETWORK_PRIOR,
        worlds=MOST_WORLDS,
        evaluations=known.NETWORK_EVALUATIONS,
    )


def as_master(view: View) -> SearchSettings:
    """How a master searches at the table of a view."""
    return settings_of(view.kind, network_for(view.kind, view.options))
