"""What has been compiled: the rules of a game, and its bots where those are compiled too."""

from trefoil.games.catalogue import GAMES, load


def rules_are(game: str) -> bool:
    """Whether the rules of a game can be loaded without compiling."""
    from trefoil.core.warm import rules_of

    kind = load(game)
    return rules_of(kind.TITLE, kind.KERNEL).is_warm()


def bots_are() -> bool:
    """Whether every level of bots can be loaded without compiling."""
    from trefoil.bots.warm import FOR_PLAY

    return all(batch_of(load(game)).is_warm() for game in GAMES for batch_of in FOR_PLAY)


def load_rules(game: str) -> None:
    """Load everything a table uses, by playing some moves of a throw-away game."""
    from trefoil.core.game import MANUAL
    from trefoil.core.seats import NATURE

    kind = load(game)
    trial = kind(nature=MANUAL)
    for _ in range(40):
        if trial.to_move is None:
            break  # a short game
        odds = trial.odds()
        trial.push(next(iter(odds)) if trial.to_move == NATURE else next(iter(trial.legal_moves)))
        for seat in (None, 0):
            trial.view(seat).to_dict()
    kind.outcome_of(trial.view(None).states)
