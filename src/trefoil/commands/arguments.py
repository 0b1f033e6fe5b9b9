"""How commands are asked for: a parser that complains in one sentence, and a game's options as flags."""

import re
from argparse import ArgumentParser, ArgumentTypeError, BooleanOptionalAction, Namespace, _SubParsersAction
from collections.abc import Callable
from typing import Any, NoReturn, TypeAlias

from trefoil.core.errors import TrefoilError
from trefoil.core.options import Option, shortened
from trefoil.games.catalogue import GAMES, options_of

Run: TypeAlias = Callable[[Namespace], None]
OPTION = "option_"  # before the name of a game's option, so that no other flag can be mistaken for it

# What argparse says, and how the house says it.
COMPLAINTS = {
    r"argument (\S+): invalid choice: (.+?) \((?:choose from )?(.+?)\)": r"There is no \1 \2: expected \3.",
    r"argument (.+?): expected one argument": r"Expected a value behind \1, got none.",
    r"argument (.+?): ignored explicit argument (.+)": r"Expected no value behind \1, got \2.",
    r"argument (.+?): (.+), got (.+)": r"Expected \2 as \1, got \3.",
    r"argument (.+?): (.+)": r"Cannot use \1: \2.",
    r"the following arguments are required: (.+)": r"Something is missing: expected \1.",
    r"unrecognized arguments: (.*)": r"Cannot use '\1' here: expected only what --help lists.",
}


class Misuse(TrefoilError):
    """The command line cannot be understood."""


class Parser(ArgumentParser):
    """Raises one sentence instead of printing a page."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**{"allow_abbrev": False, **settings})

    def error(self, message: str) -> NoReturn:
        for pattern, complaint in COMPLAINTS.items():
            if found := re.fullmatch(pattern, message, re.DOTALL):
                raise Misuse(found.expand(complaint))
        raise Misuse(message)


Commands: TypeAlias = "_SubParsersAction[Parser]"


def whole(least: int | None = None, most: int | None = None) -> Callable[[str], int]:
    """A reader of whole numbers within bounds."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = None
        if number is None or (least is not None and number < least) or (most is not None and number > most):
            raise ArgumentTypeError(f"a whole number{_bounds(least, most)}, got {shortened(text)}")
        return number

    return read


def _bounds(least: int | None, most: int | None) -> str:
    low = "" if least is None else f" from {least}"
    return low if most is None else f"{low} to {most}"


def add_command(commands: Commands, name: str, purpose: str, run: Run) -> Parser:
    """A command; its function is called with what was asked for."""
    parser = commands.add_parser(name, help=purpose, description=f"{purpose[:1].upper()}{purpose[1:]}.")
    parser.set_defaults(run=run)
    return parser


def add_game_commands(commands: Commands, name: str, purpose: str, run: Run) -> list[Parser]:
    """A command that takes a game and the game's own options; one parser for each game."""
    games = add_command(commands, name, purpose, run).add_subparsers(metavar="game", dest="game", required=True)
    parsers = []
    for game, title in GAMES.items():
        parser = games.add_parser(game, help=title, description=f"{title}: {purpose}.")
        for option in options_of(game).options:
            add_option(parser, option)
        parsers.append(parser)
    return parsers


def add_option(parser: Parser, option: Option) -> None:
    """An option as a flag; whether its value will do is for the game to say."""
    flag, dest = f"--{option.name.replace('_', '-')}", OPTION + option.name
    if isinstance(option.values[0], bool):
        parser.add_argument(flag, dest=dest, action=BooleanOptionalAction, help=option.meaning)
        return
    number, meaning = isinstance(option.values[0], int), option.meaning + otherwise(option)
    values = "{" + ",".join(str(value) for value in option.values) + "}"
    parser.add_argument(flag, dest=dest, metavar=values, type=whole() if number else str, help=meaning)


def otherwise(option: Option) -> str:
    """What holds if the flag is not given, as far as that can be said beforehand."""
    if option.by_lot:
        return "; by lot unless given"
    try:
        value = option.default({}) if option.default else option.values[0]
    except KeyError:  # it depends on the options before it
        return ""
    return f"; {value} unless given"


def options_in(chosen: Namespace) -> dict[str, Any]:
    """The options of the game that were given."""
    given = {name.removeprefix(OPTION): value for name, value in vars(chosen).items() if name.startswith(OPTION)}
    return {name: value for name, value in given.items() if value is not None}
