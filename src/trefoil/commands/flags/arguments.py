"""How commands are asked for: what each is called, what it takes, examples of it, and a game's options as flags."""

from argparse import ArgumentTypeError, BooleanOptionalAction, Namespace, _SubParsersAction
from collections.abc import Callable
from functools import partial
from importlib import import_module
from itertools import cycle
from typing import Any, TypeAlias

from trefoil.commands.flags.parser import Misuse, Parser, did_you_mean
from trefoil.core.errors import BadOption
from trefoil.core.options import Chosen, Option
from trefoil.core.quoting import listed, shortened
from trefoil.games.catalogue import GAMES, options_of

Run: TypeAlias = Callable[[Namespace], None]
AskedFor: TypeAlias = Callable[[Namespace], object]  # reads what was typed, or refuses it
Commands: TypeAlias = "_SubParsersAction[Parser]"
OPTION = "option_"  # before the name of a game's option, so that no other flag can be mistaken for it


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


def game_name(text: str) -> str:
    """The name of a game, in capitals or not."""
    name = text.lower()
    if name not in GAMES:
        guess = did_you_mean(text, GAMES)
        raise Misuse(f"There is no game {shortened(text)}{guess}: expected {listed(GAMES)}.")
    return name


def add_command(commands: Commands, name: str, purpose: str, asked_for: AskedFor, *examples: str) -> Parser:
    """A command: the module of its name carries out what was asked for."""
    return add_verb(commands, name, purpose, partial(carry_out, name, asked_for), *examples)


def add_verb(commands: Commands, name: str, purpose: str, run: Run, *examples: str) -> Parser:
    """Something to be typed, with the function that is called for it."""
    parser = commands.add_parser(name, help=purpose, description=f"{purpose[:1].upper()}{purpose[1:]}.")
    parser.set_defaults(run=run)
    parser.show_examples(examples)
    return parser


def carry_out(name: str, asked_for: AskedFor, chosen: Namespace) -> None:
    """Read what was asked for; only when nothing is wrong with it, load the command that does it."""
    asked = asked_for(chosen)
    import_module(f"trefoil.commands.{name}").run(asked)


def add_game_commands(
    commands: Commands, name: str, purpose: str, asked_for: AskedFor, *examples: str, required: bool = True
) -> tuple[Parser, list[Parser]]:
    """A command that takes a game and the game's own options: its parser, and one for each game.

    In examples `GAME` stands for the game.
    """
    anywhere = (example.replace("GAME", game) for example, game in zip(examples, cycle(GAMES), strict=False))
    parser = add_command(commands, name, purpose, asked_for, *anywhere)
    parser.games = tuple(GAMES)
    games = parser.add_subparsers(metavar="game", dest="game", required=required)
    parsers = []
    for game, title in GAMES.items():
        one = games.add_parser(game, help=title, description=f"{title}: {purpose}.")
        one.show_examples(example.replace("GAME", game) for example in examples)
        for option in options_of(game).options:
            add_option(one, option)
        parsers.append(one)
    return parser, parsers


def add_option(parser: Parser, option: Option) -> None:
    """An option as a flag; whether its value will do is for the game to say."""
    flag, dest = f"--{option.name.replace('_', '-')}", OPTION + option.name
    meaning = option.meaning + otherwise(option)
    if isinstance(option.values[0], bool):
        parser.add_argument(flag, dest=dest, action=BooleanOptionalAction, help=meaning)
        return
    number = isinstance(option.values[0], int)
    values = "{" + ",".join(str(value) for value in option.values) + "}"
    parser.add_argument(flag, dest=dest, metavar=values, type=whole() if number else str, help=meaning)


def otherwise(option: Option) -> str:
    """What holds if the flag is not given, as far as that can be said beforehand."""
    if option.by_lot:
        return "; by lot unless given"
    try:
        value = option.default({}) if option.default else option.possible({})[0]
    except KeyError:  # it depends on the options before it
        return ""
    if isinstance(value, bool):
        value = "yes" if value else "no"
    return f"; {value} unless given"


def given_in(chosen: Namespace) -> dict[str, Any]:
    """The options of the game that were given."""
    given = {name.removeprefix(OPTION): value for name, value in vars(chosen).items() if name.startswith(OPTION)}
    return {name: value for name, value in given.items() if value is not None}


def options_in(chosen: Namespace) -> dict[str, Any]:
    """The same, checked before anything is loaded or compiled for them."""
    given = given_in(chosen)
    checked(chosen.game, given)
    return given


def checked(game: str, given: dict[str, Any]) -> Chosen:
    """All options of a game as they would be, whatever is drawn by lot; or a refusal."""
    options = options_of(game)
    try:
        return options.completed(given)
    except BadOption as error:
        raise Misuse(f"{str(error).removesuffix('.')}{_nearest(options.options, given)}.") from None


def _nearest(options: tuple[Option, ...], given: dict[str, Any]) -> str:
    """What was probably meant by a word that is no value of its option."""
    for option in options:
        typed = given.get(option.name)
        if isinstance(typed, str) and typed not in option.values:
            return did_you_mean(typed, [str(value) for value in option.values])
    return ""
