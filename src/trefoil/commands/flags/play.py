"""The flags of `trefoil play`: a new game, one from a file, or the last one that was left."""

import os
from argparse import SUPPRESS, Namespace
from dataclasses import dataclass, field
from typing import Any

from trefoil.commands.flags.arguments import Commands, add_game_commands, checked, given_in, whole
from trefoil.commands.flags.levels import add_levels
from trefoil.commands.flags.levels import checked as checked_level
from trefoil.commands.flags.parser import NEEDED, Misuse, Parser
from trefoil.commands.flags.speech import add_language, language_in
from trefoil.core import record
from trefoil.core.errors import BadOption, BadRecord
from trefoil.games.catalogue import GAMES, options_of
from trefoil.terminal import saves

OPPONENT = "greedy"
EXAMPLES = "trefoil play GAME", "trefoil play GAME --players 2 --against master", "trefoil play GAME --continue"


@dataclass(frozen=True)
class Table:
    """What is to be played, checked as far as it can be without loading a game."""

    game: str
    seat: int
    level: str  # of the bots
    options: dict[str, Any] = field(default_factory=dict)  # of a new game
    record: bytes | None = None  # of a game that goes on


@dataclass(frozen=True)
class Asked:
    """A table, and how it is played at."""

    table: Table
    language: str
    seed: int | None  # None for one that nobody chose


def declare(commands: Commands) -> None:
    purpose = "play in the terminal against bots"
    parser, games = add_game_commands(commands, "play", purpose, asked_for, *EXAMPLES, required=False)
    add_continue(parser)
    for one in games:
        one.add_argument("--seat", type=whole(0), metavar="N", help="where you sit; 0 unless given")
        one.add_argument("--seed", type=whole(), metavar="N", help="a whole number; the same seed deals the same game")
        one.add_argument("--against", metavar="LEVEL", help=f"how the others play; {OPPONENT} unless given")
        one.add_argument("--record", metavar="FILE", help="go on with a saved game")
        add_continue(one)
        add_levels(one)


def add_continue(parser: Parser) -> None:
    """Flags that can be said before the game, after it, or without one; what is not said must not undo what was."""
    meaning = "go on with the last game that you left, at your seat, against the same bots"
    parser.add_argument("--continue", dest="goes_on", action="store_true", default=SUPPRESS, help=meaning)
    add_language(parser, default=SUPPRESS)


def asked_for(chosen: Namespace) -> Asked:
    """A table, and how it is told of; whatever is wrong is said before a game is loaded."""
    language = language_in(chosen, os.environ)
    table = continued(chosen) if "goes_on" in chosen else table_in(chosen)
    return Asked(table, language, getattr(chosen, "seed", None))


def table_in(chosen: Namespace) -> Table:
    """A new game, or one from a file."""
    if chosen.game is None:
        raise Misuse(f"Expected {NEEDED['game']}. For example: trefoil play {next(iter(GAMES))}.")
    level, options = checked_level(OPPONENT if chosen.against is None else chosen.against), given_in(chosen)
    if chosen.record is None:
        players = int(checked(chosen.game, options)["players"])
        return Table(chosen.game, seat_among(players, chosen.seat or 0), level, options)
    if options:
        raise Misuse(f"A record brings its own options: expected no --{next(iter(options))} beside --record.")
    if chosen.record == saves.STDIN:
        raise Misuse("Expected a file as --record, got -: standard input is where your moves come from.")
    text = saves.read(chosen.record)
    return Table(chosen.game, seat_among(players_in(text, chosen.game), chosen.seat or 0), level, record=text)


def continued(chosen: Namespace) -> Table:
    """The last game that was left: everything about it is known."""
    flags = [name for name in ("seat", "seed", "against", "record") if getattr(chosen, name, None) is not None]
    if said := [*flags, *given_in(chosen)]:
        raise Misuse(f"A game that goes on is as you left it: expected no --{said[0]} beside --continue.")
    kept = saves.last(chosen.game)
    if kept is None:
        wanted = chosen.game or next(iter(GAMES))
        raise Misuse(f"Expected a game that you left, got none. Begin one: trefoil play {wanted}.")
    level = OPPONENT if kept.level is None else checked_level(kept.level)
    return Table(kept.game, seat_among(players_in(kept.record, kept.game), kept.seat), level, record=kept.record)


def players_in(text: bytes, game: str) -> int:
    """How many play in a record of this game."""
    said = record.read(text)
    record.check_game(said, game, said.rules)
    try:
        return int(options_of(game).completed(said.options)["players"])  # earlier rules knew fewer options
    except BadOption as error:
        raise BadRecord(f"The options of the record cannot be used. {error}") from None


def seat_among(players: int, seat: int) -> int:
    if seat >= players:
        raise Misuse(f"There is no seat {seat} with {players} players: expected 0 to {players - 1}.")
    return seat
