"""Many games and choices in a module beside the kernel; what was compared is kept, so that one can go on with it."""

import json
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.wasm import choices, native
from tests.wasm.comparing import node
from tests.wasm.plans import Plan, tables, write
from wasm import stamp

KEPT = stamp.ROOT / "build" / "compared"  # a file for each kind of comparison, game and state of the modules
FAR = 20_000  # moves of a game; Tock's can go on for ever
ROUND = 40  # tables, or positions, between two looks at the progress
STEP = 7  # of the tables, how many there are for each that a position is taken from
BUDGET = 1000  # of a search


@dataclass
class Tally:
    """How much was compared, and how much of it differs."""

    done: int = 0  # games, or positions
    compared: int = 0  # moves, or answers
    different: int = 0  # games, or answers

    def add(self, here: list[str], there: list[str], compared: int) -> None:
        """Count what was found in both places."""
        self.compared += compared
        self.different += sum(one != other for one, other in zip(here, there, strict=True))


def games(game: str, count: int) -> Tally:
    """Random games with the rules alone."""

    def compare(tally: Tally, folder: Path) -> None:
        plan = Plan(game, tables(game, tally.done + ROUND)[tally.done : tally.done + ROUND], most=FAR)
        here = native.found_in(plan)
        there = node("games.mjs", stamp.FOLDER / game / "rules.wasm", write(folder / "plan.json", plan))
        tally.add(here, there, sum(int(line.split()[0]) for line in here))

    return tallied(f"games of {game}", game, count, compare)


def answers(game: str, count: int) -> Tally:
    """Ratings, evaluations, and sentences of every level, with the module for machines of today."""
    asked = choices.questions(game, count, STEP, BUDGET)

    def compare(tally: Tally, folder: Path) -> None:
        some = replace(asked, positions=asked.positions[tally.done : tally.done + ROUND], seed=5 + tally.done)
        here = choices.found_in(some)
        there = node("choices.mjs", stamp.FOLDER / game / "bots.simd.wasm", choices.write(folder, some))
        tally.add(here, there, len(here))

    return tallied(f"choices in {game}", game, count, compare)


def tallied(title: str, game: str, count: int, compare: Callable[[Tally, Path], None]) -> Tally:
    """Compare until all have been, from where it was left."""
    modules = (stamp.FOLDER / game / stamp.NAME).read_bytes()
    kept = KEPT / f"{title}.json"
    tally = kept_in(kept, modules)
    with tempfile.TemporaryDirectory(prefix="trefoil-compared-") as folder:
        for _ in shown(title, tally, count):
            compare(tally, Path(folder))
            tally.done += ROUND
            keep(kept, modules, tally)
    return tally


def shown(title: str, tally: Tally, count: int) -> Iterator[None]:
    """Rounds that are left, with a bar that says how far it is."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as progress:
        task = progress.add_task(title, total=count, completed=tally.done)
        while tally.done < count:
            yield
            progress.update(task, completed=tally.done)


def kept_in(path: Path, modules: bytes) -> Tally:
    """What was compared with these very modules."""
    told = json.loads(path.read_text("utf-8")) if path.is_file() else {}
    return Tally(**told["tally"]) if told.get("modules") == modules.decode() else Tally()


def keep(path: Path, modules: bytes, tally: Tally) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"modules": modules.decode(), "tally": asdict(tally)}), encoding="utf-8")


def all_of(names: Iterable[str], count: int, positions: int) -> dict[str, tuple[Tally, Tally]]:
    """Both comparisons for each game."""
    return {name: (games(name, count), answers(name, positions)) for name in names}
