"""`trefoil play`: a game in the terminal against bots."""

import os
import sys
from argparse import Namespace
from typing import TYPE_CHECKING

from trefoil.commands.arguments import Commands, Misuse, add_game_commands, options_in, whole
from trefoil.commands.speech import add_language, language_in

if TYPE_CHECKING:
    from trefoil.core.game import Game

OPPONENT = "greedy"


def declare(commands: Commands) -> None:
    for parser in add_game_commands(commands, "play", "play in the terminal against bots", run):
        parser.add_argument("--seat", type=whole(0), default=0, metavar="N", help="where you sit; 0 unless given")
        parser.add_argument(
            "--seed", type=whole(), metavar="N", help="a whole number; the same seed deals the same game"
        )
        parser.add_argument(
            "--against", default=OPPONENT, metavar="LEVEL", help=f"how the others play; {OPPONENT} unless given"
        )
        parser.add_argument("--record", metavar="FILE", help="go on with a saved game")
        add_language(parser)


def run(chosen: Namespace) -> None:
    from trefoil.bots.levels import bot_of, checked
    from trefoil.bots.warm import sense_of
    from trefoil.terminal.plain import Plain

    checked(chosen.against)
    game = begun(chosen)
    sense_of(type(game)).warm()
    players = int(game.options["players"])
    if chosen.seat >= players:
        raise Misuse(f"There is no seat {chosen.seat} with {players} players: expected 0 to {players - 1}.")
    seeds = {seat: None if chosen.seed is None else f"{chosen.seed}, seat {seat}" for seat in range(players)}
    bots = {seat: bot_of(chosen.against, seed) for seat, seed in seeds.items() if seat != chosen.seat}
    if sys.stdin is not None and sys.stdin.isatty():
        import readline  # noqa: F401  # arrow keys and history at the prompt
    Plain(game, chosen.seat, bots, language_in(chosen, os.environ), chosen.against).run()


def begun(chosen: Namespace) -> "Game":
    """A new game, or the one in the record."""
    from trefoil.core.game import AUTO
    from trefoil.games.catalogue import load
    from trefoil.terminal import keeping

    kind, options = load(chosen.game), options_in(chosen)
    if chosen.record is None:
        return kind(seed=chosen.seed, **options)
    if options:
        raise Misuse(f"A record brings its own options: expected no --{next(iter(options))} beside --record.")
    if chosen.record == keeping.STDIN:
        raise Misuse("Expected a file as --record, got -: standard input is where your moves come from.")
    return kind.from_record(keeping.read(chosen.record), seed=chosen.seed, nature=AUTO)
