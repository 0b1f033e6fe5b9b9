"""`trefoil train`: let a mind learn a game, with reports on the way; it can be stopped and goes on later."""

import sys
from argparse import Namespace
from pathlib import Path
from shutil import which
from subprocess import run as run_program
from typing import TYPE_CHECKING

from trefoil.commands.arguments import Commands, add_game_commands, checked, given_in, whole
from trefoil.commands.parser import Misuse

if TYPE_CHECKING:
    from trefoil.bots.learning.training import Report, Training
    from trefoil.core.plan import Plan

MOST_ROUNDS = 1000
MOST_POSITIONS = 10**8
EXAMPLE = "trefoil train GAME --players 2"


def declare(commands: Commands) -> None:
    purpose = "let a mind learn a game, and write down what it learned"
    for parser in add_game_commands(commands, "train", purpose, run, EXAMPLE)[1]:
        parser.add_argument("--seed", type=whole(), default=1, metavar="N", help="games and weights; 1 unless given")
        parser.add_argument("--rounds", type=whole(1, MOST_ROUNDS), metavar="N", help="of playing and learning")
        parser.add_argument("--positions", type=whole(1000, MOST_POSITIONS), metavar="N", help="to learn from, a round")
        parser.add_argument("--anew", action="store_true", help="begin again, whatever was kept of an earlier training")
        parser.add_argument("--out", type=Path, metavar="FILE", help="where to write it; into the package unless given")
        parser.add_argument("--kept", type=Path, metavar="FOLDER", help="where it is kept meanwhile")


def run(chosen: Namespace) -> None:
    given = given_in(chosen)
    if "players" not in given:
        raise Misuse(f"Expected --players. For example: {EXAMPLE.replace('GAME', chosen.game)}.")
    checked(chosen.game, given)

    from trefoil.bots.learning.result import made_by
    from trefoil.bots.learning.training import training_of
    from trefoil.bots.networks.weights import file_of, training_command, write
    from trefoil.commands.ready import game_ready
    from trefoil.core.cache import cache_home
    from trefoil.games.catalogue import load
    from trefoil.terminal.interrupt import at_once

    game_ready(load(chosen.game))
    plan = plan_of(chosen)
    pupil = training_of(load(chosen.game), given, plan, chosen.seed)
    kept = (chosen.kept or cache_home() / "training") / f"{pupil.row}.npz"
    if kept.exists() and not chosen.anew:
        pupil.resume(kept)
    with at_once(lambda: f"Interrupted after round {len(pupil.reports)}. The same command goes on from there."):
        train_with_bar(pupil, kept)
    asked = "".join(f" --{name} {value}" for name, value in asked_for(chosen).items())
    command = f"{training_command(pupil.row)} --seed {chosen.seed}{asked}"
    made = made_by(pupil, command, commit())
    path = chosen.out or file_of(pupil.row)
    write(path, pupil.network, made)
    print(f"{pupil.row}: written to {path.name}; the error of a share is {made.calibration:.3f} times √(share × rest).")


def plan_of(chosen: Namespace) -> "Plan":
    """What is usual for the game, unless something else was asked for."""
    from dataclasses import replace

    from trefoil.games.catalogue import load

    usual: Plan = load(chosen.game).KNOWLEDGE.PLAN
    asked = asked_for(chosen)
    return replace(usual, rounds=asked.get("rounds", usual.rounds), positions=asked.get("positions", usual.positions))


def asked_for(chosen: Namespace) -> dict[str, int]:
    """What was asked for beside what is usual."""
    return {name: getattr(chosen, name) for name in ("rounds", "positions") if getattr(chosen, name)}


def train_with_bar(pupil: "Training", kept: Path) -> None:
    """Train round by round; a bar says what is being done, and everything is kept after each round."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

    from trefoil.bots.learning.schedule import STEPS, train
    from trefoil.bots.learning.training import Report

    columns = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as progress:
        task = progress.add_task(pupil.row, total=STEPS * pupil.plan.rounds, completed=STEPS * len(pupil.reports))
        for said in train(pupil):
            if isinstance(said, Report):
                pupil.save(kept)
                progress.console.print(told(said))
            else:
                progress.update(task, description=f"{pupil.row}: {said}", advance=1)


def told(report: "Report") -> str:
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
