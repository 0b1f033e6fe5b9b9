"""`trefoil rules`: the rules of a game, for players."""

import sys
from importlib.resources import files
from pathlib import Path

from trefoil.games.catalogue import PACKAGES

CHECKOUT = Path(__file__).parents[3] / "docs" / "rules"  # the same pages, where nothing has been installed


def run(game: str) -> None:
    text = page(game)
    if sys.stdout is not None and sys.stdout.isatty():
        show(text)
    else:
        print(text, end="")


def page(game: str) -> str:
    """The rules page of a game: `docs/rules` of the repository or its copy in the package; others bring `rules.md`."""
    places = files("trefoil").joinpath("rules", f"{game}.md"), CHECKOUT / f"{game}.md"
    own = files(PACKAGES[game]).joinpath("rules.md")
    return next((place for place in places if place.is_file()), own).read_text(encoding="utf-8")


def show(text: str) -> None:
    """The page on a terminal: its paragraphs within the width, its tables drawn."""
    # Rich takes as long to load as all the rest here; whoever pipes the page on does without it.
    from rich.console import Console
    from rich.markdown import Markdown

    Console().print(Markdown(text))
