"""`trefoil warm`: compile the rules of every game, and its bots, before they are needed."""

from trefoil.bots.warm import ALL
from trefoil.commands.ready import make_ready
from trefoil.core.quoting import listed
from trefoil.core.warm import rules_of
from trefoil.games.catalogue import GAMES, load


def run(asked: None) -> None:
    kinds = [load(name) for name in GAMES]
    rules = [rules_of(kind.TITLE, kind.KERNEL) for kind in kinds]
    batches = [*rules, *(batch_of(kind) for batch_of in ALL for kind in kinds)]
    make_ready(listed(GAMES.values(), "and"), batches)
    for batch in batches:
        print(f"{batch.title[:1].upper()}{batch.title[1:]}: ready.")
