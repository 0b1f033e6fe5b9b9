"""`trefoil rules`: the rules of a game, for players."""

import sys
from argparse import Namespace
from importlib.resources import files
from pathlib import Path

from trefoil.commands.arguments import Commands, add_command, game_name
from trefoil.games.catalogue import GAMES

CHECKOUT = Path(__file__).parents[3] / "docs" / "rules"  # the same pages, where nothing has been installed


def declare(commands: Commands) -> None:
    parser = add_command(commands, "rules", "print the rules of a game", run, "trefoil rules tock")
    parser.add_argument("game", metavar="game", help=" or ".join(GAMES))


def run(chosen: Namespace) -> None:
    text = page(game_name(chosen.game))
    if sys.stdout is not None and sys.stdout.isatty():
        show(text)
    else:
        print(text, end="")


def page(game: str) -> str:
    """The rules page of a game: `docs/rules` of the repository, or its copy inside the installed package."""
    installed = files("trefoil").joinpath("rules", f"{game}.md")
    source = installed if installed.is_file() else CHECKOUT / f"{game}.md"
    return source.read_text(encoding="utf-8")


def show(text: str) -> None:
    """The page on a terminal: its paragraphs within the width, its tables drawn."""
    from rich.console import Console
    from rich.markdown import Markdown

    Console().print(Markdown(text))
