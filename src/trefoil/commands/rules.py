"""`trefoil rules`: the rules of a game, for players."""

from argparse import Namespace
from importlib.resources import files
from pathlib import Path

from trefoil.commands.arguments import Commands, Misuse, add_command
from trefoil.core.options import shortened
from trefoil.games.catalogue import GAMES

CHECKOUT = Path(__file__).parents[3] / "docs" / "rules"  # the same pages, where nothing has been installed


def declare(commands: Commands) -> None:
    parser = add_command(commands, "rules", "print the rules of a game", run)
    parser.add_argument("game", metavar="game", help=" or ".join(GAMES))


def run(chosen: Namespace) -> None:
    print(page(chosen.game), end="")


def page(game: str) -> str:
    """The rules page of a game: `docs/rules` of the repository, or its copy inside the installed package."""
    if game not in GAMES:
        raise Misuse(f"There is no game {shortened(game)}: expected {' or '.join(GAMES)}.")
    installed = files("trefoil").joinpath("rules", f"{game}.md")
    source = installed if installed.is_file() else CHECKOUT / f"{game}.md"
    return source.read_text(encoding="utf-8")
