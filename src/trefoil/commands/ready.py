"""What a command needs compiled is compiled before it begins: one wait, with its steps named and counted."""

import sys
from collections.abc import Iterator, Sequence

from trefoil.bots.warm import FOR_PLAY
from trefoil.core.game import Game
from trefoil.core.warm import Batch, rules_of
from trefoil.terminal.interrupt import at_once


def rules_ready(kind: type[Game]) -> None:
    """The rules of a game."""
    make_ready(kind.TITLE, [rules_of(kind.TITLE, kind.KERNEL)])


def game_ready(kind: type[Game]) -> bool:
    """The rules, the bots of every level, and the search that gives hints; True if there was something to compile."""
    return make_ready(kind.TITLE, [rules_of(kind.TITLE, kind.KERNEL), *(batch_of(kind) for batch_of in FOR_PLAY)])


def make_ready(title: str, batches: Sequence[Batch]) -> bool:
    """Compile what is not compiled yet; Ctrl-C ends it at once. True if there was something."""
    cold = [batch for batch in batches if not batch.is_warm()]
    if cold:
        with at_once(half_ready):
            show = bar if sys.stderr is not None and sys.stderr.isatty() else lines
            show(title, sum(len(batch.steps) for batch in cold), steps_of(cold))
    return bool(cold)


def half_ready() -> str:
    return "Interrupted while compiling. What is compiled already is kept; the same command goes on from there."


def steps_of(batches: Sequence[Batch]) -> Iterator[str]:
    """Compile step by step, naming each before it begins."""
    for batch in batches:
        for step in batch.compile():
            yield f"{batch.title}, {step}"


def lines(title: str, count: int, steps: Iterator[str]) -> None:
    """A line for each step, where standard error is no terminal."""
    if sys.stderr is None:
        for _ in steps:
            pass
        return
    print(f"Getting {title} ready. This happens once and takes a minute or two.", file=sys.stderr, flush=True)
    for number, step in enumerate(steps, 1):
        print(f"  {number} of {count}: {step}", file=sys.stderr, flush=True)


def bar(title: str, count: int, steps: Iterator[str]) -> None:
    """A bar that goes away when all is done."""
    # Loaded only here: almost always everything is compiled, and then nobody waits for Rich.
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    console = Console(file=sys.stderr)
    console.print(f"Getting {title} ready. This happens once and takes a minute or two.", highlight=False)
    columns = BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("{task.description}")
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(title, total=count)
        for done, step in enumerate(steps):
            progress.update(task, completed=done, description=step)
