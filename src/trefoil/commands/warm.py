"""`trefoil warm`: compile the rules of every game before they are needed."""

from argparse import Namespace
from typing import TYPE_CHECKING

from trefoil.commands.arguments import Commands, add_command
from trefoil.games.catalogue import GAMES

if TYPE_CHECKING:
    from trefoil.core.game import Game


def declare(commands: Commands) -> None:
    add_command(commands, "warm", "compile the rules of every game, so that no game has to wait", run)


def run(chosen: Namespace) -> None:
    from trefoil.core.warm import is_warm
    from trefoil.games.catalogue import load

    for name in GAMES:
        kind = load(name)
        if is_warm(kind.TITLE):
            print(f"{kind.TITLE} is ready.")
        else:
            compile_with_bar(kind)


def compile_with_bar(kind: "type[Game]") -> None:
    """Compile step by step; the bar says what is being compiled."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    from trefoil.core.warm import compile_all, steps

    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns) as progress:
        task = progress.add_task(kind.TITLE, total=len(list(steps(kind.KERNEL))))
        for done, name in enumerate(compile_all(kind.TITLE, kind.KERNEL)):
            progress.update(task, completed=done, description=f"{kind.TITLE}: {name}")
        progress.update(task, completed=done + 1, description=f"{kind.TITLE} is ready")
