"""How the strongest bot searches: by what was learned."""

from functools import cache

from trefoil.bots.networks.serving import Learned, network_for
from trefoil.bots.search.policy import SearchSettings
from trefoil.bots.search.rollouts import networks_of
from trefoil.core.contract import Knowledge
from trefoil.core.game import Game
from trefoil.core.network import NO_NETWORK
from trefoil.core.state import Records
from trefoil.core.view import View

MOST_WORLDS = 400  # that a master tries a move in: few moves need no more


def settings_by_network(known: Knowledge, network: Records) -> SearchSettings:
    """By a network of a game: it guides its own turns, and it evaluates.

    In two worlds of three the others are taken for masters too, in the third for merely sensible players.
    """
    return SearchSettings(
        networks_of(guide=network, evaluator=network, strangers=NO_NETWORK),
        known.NETWORK_HORIZON,
        solves=False,
        effort=known.NETWORK_EFFORT,
        prior=known.NETWORK_PRIOR,
        worlds=MOST_WORLDS,
        evaluations=known.NETWORK_EVALUATIONS,
    )


@cache
def settings_of(kind: type[Game], learned: Learned) -> SearchSettings:
    """The same, once for each network."""
    return settings_by_network(kind.KNOWLEDGE, learned.network)


def as_master(view: View) -> SearchSettings:
    """How a master searches at the table of a view."""
    return settings_of(view.kind, network_for(view.kind, view.options))
