"""The modules of the page beside the kernel: whether they do the same, how fast they are, how large, how soon built."""

import json
import sys
import tempfile
import time
from argparse import Namespace
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np

from bench import compared
from bench.children import run
from bench.report import Report
from tests.house.tree import ROOT
from tests.wasm import choices
from tests.wasm.comparing import node, said
from trefoil.core import entry_points, play
from trefoil.core.slate import SLATE
from trefoil.core.state import Records
from trefoil.games.catalogue import load
from wasm import stamp

GAMES: dict[str, tuple[dict[str, Any], ...]] = {  # tables of random games
    "triqueta": ({"players": 2}, {"players": 4}),
    "tock": ({"players": 4}, {"players": 6}),
}
SHARE = {"tock": 1000}  # a game of Tock takes that many times as long
POSITIONS = 40  # in which a master chooses
VARIANTS = {"plain": "bots.wasm", "SIMD": "bots.simd.wasm"}
ROOM = 32 * 1024  # bytes that a module may have, compressed
COMPRESS = (
    "const z = require('zlib'); console.log(z.brotliCompressSync(require('fs').readFileSync(process.argv[1])).length)"
)

HOW = """\
*Games* are random ones at every table of a game by turns, natively and with the rules alone as a module in Node:
positions, legal moves, nature's weights, what every seat sees, imagines and reads, scores and winners are compared byte
by byte, and a game is stopped after 20,000 moves. *Answers* are ratings, evaluations and whole sentences of every
level, values to the last bit. Speeds are of processor time, medians over repetitions in which the kernel and the
modules take turns in one run; a master's sentence is the mean over positions from all tables. Browsers of today take
the modules with SIMD, and what is aimed at for a master is for these. Sizes are compressed with Brotli at its best. The
build makes all modules of both games, in two processes at once."""


@dataclass(frozen=True)
class Paces:
    """Seconds: of random games at each table, and of a master's sentences."""

    played: list[float]
    chosen: float


@dataclass(frozen=True)
class Task:
    """What is timed: a number of games from each beginning, and the sentences of a master."""

    starts: list[Records]
    count: int
    asked: choices.Questions

    def natively(self) -> Paces:
        """By the kernel."""
        slates = np.zeros(1, SLATE)
        played = [seconds(partial(play.random_games, start, self.count, 1, slates)) for start in self.starts]
        return Paces(played, seconds(self.choose))

    def choose(self) -> None:
        for position in self.asked.positions:
            choices.Asked(self.asked, position).thought("master", 0)

    def in_module(self, file: str, folder: Path) -> Paces:
        """By a module in Node."""
        games = [{"start": start.tobytes().hex(), "count": self.count} for start in self.starts]
        (folder / "games.json").write_text(json.dumps(games), encoding="utf-8")
        module, script = stamp.FOLDER / self.asked.game / file, ROOT / "bench/modules/speed.mjs"
        (line,) = node(str(script), module, choices.write(folder, self.asked), folder / "games.json")
        return Paces(**json.loads(line))


def seconds(deed: Callable[[], object]) -> float:
    """Processor time of a deed, once it has been compiled by doing it."""
    deed()
    began = time.process_time()
    deed()
    return time.process_time() - began


def task_of(game: str, games: int) -> Task:
    kind = load(game)
    starts = [np.zeros(1, kind.KERNEL.STATE) for _ in GAMES[game]]
    for start, chosen in zip(starts, GAMES[game], strict=True):
        entry_points.setup(start, np.array(kind.OPTIONS.codes(kind.OPTIONS.completed(chosen)), np.int64))
    asked = choices.questions(game, POSITIONS, compared.STEP, compared.BUDGET)
    return Task(starts, max(1, games // SHARE.get(game, 1)), asked)


def speeds(game: str, options: Namespace) -> list[dict[str, Any]]:
    """The kernel and both modules by turns."""
    task, native, found = task_of(game, options.games), list[Paces](), dict[str, list[Paces]]()
    with tempfile.TemporaryDirectory(prefix="trefoil-wasm-") as folder:
        for _ in range(options.repetitions):
            native.append(task.natively())
            for name, file in VARIANTS.items():
                found.setdefault(name, []).append(task.in_module(file, Path(folder)))
    return [row for name in VARIANTS for row in told(game, name, task, native, found[name])]


def told(game: str, variant: str, task: Task, native: list[Paces], found: list[Paces]) -> list[dict[str, Any]]:
    """A row for each table, and one for the master."""
    title = load(game).TITLE
    rows = []
    for k, chosen in enumerate(GAMES[game]):
        here, there = median(one.played[k] for one in native), median(one.played[k] for one in found)
        what = f"{title}, {chosen['players']} players, {variant}: random games/s"
        rows.append(row(what, task.count / here, task.count / there, here / there, "≥ 0.75"))
    here, there = median(one.chosen for one in native), median(one.chosen for one in found)
    each = 1000 / len(task.asked.positions)
    what, aim = f"{title}, {variant}: a master's sentence, ms", "≤ 2" if variant == "SIMD" else ""
    return [*rows, row(what, here * each, there * each, there / here, aim)]


def row(what: str, native: float | str, module: float | str, ratio: float | str, aim: str) -> dict[str, Any]:
    return {"what": what, "native": native, "module": module, "ratio": ratio, "aim": aim}


def likeness(game: str, games: int, positions: int) -> list[dict[str, Any]]:
    """What was compared, and what differs."""
    (played, asked), title = compared.all_of([game], games, positions)[game], load(game).TITLE
    return [
        row(
            f"{title}: {played.done:,} games, {played.compared:,} moves: games that differ",
            "",
            played.different,
            "",
            "0",
        ),
        row(f"{title}: {asked.compared:,} answers of bots: those that differ", "", asked.different, "", "0"),
    ]


def sizes(game: str) -> list[dict[str, Any]]:
    """Bytes of each module, as they are and compressed."""
    return [size(load(game).TITLE, path) for path in sorted((stamp.FOLDER / game).glob("*.wasm"))]


def size(title: str, path: Path) -> dict[str, Any]:
    (compressed,) = said([str(Path(sys.executable).with_name("node")), "-e", COMPRESS, path])
    what = f"{title}: `{path.name}`, {path.stat().st_size:,} bytes; compressed"
    return row(what, "", int(compressed), "", f"≤ {ROOM:,}")


def build_time() -> list[dict[str, Any]]:
    with tempfile.TemporaryDirectory(prefix="trefoil-build-") as folder:
        ran = run([sys.executable, "-m", "wasm", "--out", folder])
    return [row("building all modules, seconds by the clock", "", ran.wall_seconds, "", "")]


def measure(options: Namespace) -> Report:
    """Compare, time, weigh and build."""
    alike = [found for game in GAMES for found in likeness(game, options.compared, options.compared // 10)]
    timed = [found for game in GAMES for found in speeds(game, options)]
    weighed = [found for game in GAMES for found in sizes(game)]
    rows = [*alike, *timed, *weighed, *build_time()]
    heads = ["what", "native", "module", "ratio", "aimed at"]
    cells = [[one["what"], *(shown(one[name]) for name in ("native", "module", "ratio")), one["aim"]] for one in rows]
    return Report("wasm", "The kernel as WebAssembly", HOW, heads, cells, rows)


def shown(number: float | str) -> str:
    """A figure with as many digits as say something."""
    if isinstance(number, str):
        return number
    return f"{number:,.0f}" if number >= 100 or isinstance(number, int) else f"{number:.2f}"
