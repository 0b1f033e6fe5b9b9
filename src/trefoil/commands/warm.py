"""`trefoil warm`: compile the rules of every game, and its bots, before they are needed."""

from argparse import Namespace
from typing import TYPE_CHECKING

from trefoil.commands.arguments import Commands, add_command
from trefoil.games.catalogue import GAMES

if TYPE_CHECKING:
    from trefoil.core.warm import Batch


def declare(commands: Commands) -> None:
    add_command(commands, "warm", "compile the rules and bots of every game, so that no game has to wait", run)


def run(chosen: Namespace) -> None:
    from trefoil.bots.warm import search_of, sense_of, value_of
    from trefoil.core.warm import rules_of
    from trefoil.games.catalogue import load

    kinds = [load(name) for name in GAMES]
    rules = [rules_of(kind.TITLE, kind.KERNEL) for kind in kinds]
    for batch in [*rules, *map(sense_of, kinds), *map(search_of, kinds), *map(value_of, kinds)]:
        if batch.is_warm():
            print(f"{spoken(batch)}: ready.")
        else:
            compile_with_bar(batch)


def spoken(batch: "Batch") -> str:
    """The title at the beginning of a sentence."""
    return batch.title[:1].upper() + batch.title[1:]


def compile_with_bar(batch: "Batch") -> None:
    """Compile step by step; the bar says what is being compiled."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns) as progress:
        task = progress.add_task(spoken(batch), total=len(batch.steps))
        for done, name in enumerate(batch.compile()):
            progress.update(task, completed=done, description=f"{spoken(batch)}: {name}")
        progress.update(task, completed=len(batch.steps), description=f"{spoken(batch)}: ready")
