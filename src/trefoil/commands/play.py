"""`trefoil play`: a game in the terminal against bots."""

import sys

from trefoil.bots.players.levels import bot_of, expect_learned
from trefoil.commands.flags.play import Asked, Table
from trefoil.commands.ready import game_ready
from trefoil.core.game import AUTO, Game
from trefoil.games.catalogue import load
from trefoil.terminal.plain import Plain


def run(asked: Asked) -> None:
    table = asked.table
    kind = load(table.game)
    game_ready(kind)
    game = begun(kind, table, asked.seed)
    expect_learned(table.level, kind, game.options)
    players = int(game.options["players"])
    seeds = {seat: None if asked.seed is None else f"{asked.seed}, seat {seat}" for seat in range(players)}
    bots = {seat: bot_of(table.level, seed) for seat, seed in seeds.items() if seat != table.seat}
    if sys.stdin is not None and sys.stdin.isatty():
        # Arrow keys and history at the prompt: importing it is the deed, and without a terminal nobody wants it done.
        import readline  # noqa: F401
    Plain(game, table.seat, bots, asked.language, table.level).run()


def begun(kind: type[Game], table: Table, seed: int | None) -> Game:
    """A new game, or the one in the record."""
    if table.record is None:
        return kind(seed=seed, **table.options)
    return kind.from_record(table.record, seed=seed, nature=AUTO)
