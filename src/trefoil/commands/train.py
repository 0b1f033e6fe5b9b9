"""`trefoil train`: train a network for a game, with reports on the way; it can be stopped and goes on later."""

import sys
from dataclasses import replace
from pathlib import Path
from shutil import which
from subprocess import run as run_program

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from trefoil.bots.learning.result import made_by
from trefoil.bots.learning.schedule import STEPS, train
from trefoil.bots.learning.training import Report, Training, training_of
from trefoil.bots.networks.weights import file_of, training_command, write
from trefoil.commands.flags.train import Asked
from trefoil.commands.ready import game_ready
from trefoil.core.cache import cache_home
from trefoil.games.catalogue import load
from trefoil.terminal.interrupt import at_once


def run(asked: Asked) -> None:
    kind = load(asked.game)
    game_ready(kind)
    usual = kind.KNOWLEDGE.PLAN
    rounds, positions = asked.plan.get("rounds", usual.rounds), asked.plan.get("positions", usual.positions)
    training = training_of(kind, asked.options, replace(usual, rounds=rounds, positions=positions), asked.seed)
    kept = (asked.kept or cache_home() / "training") / f"{training.row}.npz"
    if kept.exists() and not asked.anew:
        training.resume(kept)
    with at_once(lambda: f"Interrupted after round {len(training.reports)}. The same command goes on from there."):
        train_with_bar(training, kept)
    made = made_by(training, command_of(training, asked), commit())
    path = asked.out or file_of(training.row)
    write(path, training.network, made)
    print(
        f"{training.row}: written to {path.name}; the error of a share is {made.calibration:.3f} times √(share × rest)."
    )


def command_of(training: Training, asked: Asked) -> str:
    """What to type for the same network again."""
    unusual = "".join(f" --{name} {value}" for name, value in asked.plan.items())
    return f"{training_command(training.row)} --seed {asked.seed}{unusual}"


def train_with_bar(training: Training, kept: Path) -> None:
    """Train round by round; a bar says what is being done, and everything is kept after each round."""
    columns = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as progress:
        task = progress.add_task(
            training.row, total=STEPS * training.plan.rounds, completed=STEPS * len(training.reports)
        )
        for said in train(training):
            if isinstance(said, Report):
                training.save(kept)
                progress.console.print(told(said))
            else:
                progress.update(task, description=f"{training.row}: {said}", advance=1)


def told(report: Report) -> str:
    """A report as a line for people."""
    found = (f"{name} {100 * share:.1f} ± {100 * error:.1f} %" for name, (share, error) in report.against.items())
    return f"round {report.round}: {report.positions:,} positions, loss {report.loss:.4f}; against {', '.join(found)}"


def commit() -> str:
    """The version of the sources that is running, if they lie in a repository."""
    git = which("git")
    if git is None:
        return "unknown"
    here = Path(__file__).parent
    answer = run_program(
        [git, "describe", "--always", "--dirty"], cwd=here, capture_output=True, text=True, check=False
    )
    return answer.stdout.strip() or "unknown"
