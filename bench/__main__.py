"""Picks a measurement: `python -m bench speed`, for example; without a name, all of them."""

import argparse
import sys
from importlib import import_module

from bench.children import Failed
from bench.report import Report, publish

MEASUREMENTS = {  # each is the file of its name, loaded when it is chosen: what it does and its repetitions
    "speed": ("random complete games against the C++ yardstick", 7),
    "tock": ("games and steps per second of Tock", 5),
    "peers": ("decisions per second against OpenSpiel's games", 5),
    "ladder": ("how strong the levels are", 1),
    "rivals": ("a master against OpenSpiel's information-set search", 1),
    "selves": ("a master against its earlier selves", 1),
    "curves": ("how the networks of the package learned, as a picture", 1),
    "start": ("import, first answer, first move, compiling", 5),
    "server": ("acknowledgements, moves a second and memory of the server", 3),
    "views": ("a move told as a record beside one told in words", 3),
    "floods": ("what one address can do to everybody else", 1),
    "ready": ("how soon a server is ready", 5),
    "kills": ("what killed servers lose", 1),
    "twins": ("bytes in which two worlds differ that should not", 1),
    "wasm": ("the kernel as WebAssembly: whether it is the same, how fast, how large", 5),
}
OWN = {  # what else a measurement can be told
    "server": ("--tables", 1_000, "how many"),
    "views": ("--tables", 600, "how many"),
    "floods": ("--seconds", 10, "of each flood"),
    "ready": ("--tables", 10_000, "stored"),
    "kills": ("--kills", 50, "of one process; two fifths of that with two"),
    "twins": ("--pairs", 500, "per game"),
    "wasm": ("--compared", 1_000, "games of each game, and a tenth as many positions"),
}
LADDERS = ("promises", "learners", "ladder")  # the figures of the levels


def arguments(words: list[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    names = parser.add_subparsers(dest="name", required=True)
    for name, (help_, repetitions) in MEASUREMENTS.items():
        one = names.add_parser(name, help=help_)
        one.add_argument("--repetitions", type=int, default=repetitions, help="default: %(default)s")
        one.add_argument("--print-only", action="store_true", help="leave the figures on disk as they are")
        if name in OWN:
            flag, usual, meaning = OWN[name]
            one.add_argument(flag, type=int, default=usual, help=f"{meaning}; default: %(default)s")
        if name not in (OWN.keys() - {"wasm"}) | {"start", "curves"}:
            games = {"ladder": 200, "rivals": 240, "selves": 400}.get(name, 1_000_000)
            one.add_argument("--games", type=int, default=games, help="per repetition; default: %(default)s")
        if name == "ladder":
            one.add_argument("which", choices=LADDERS, help="the aims, those who learn, or each level against the next")
        if name == "speed":
            one.add_argument("--yardstick", help="another C++ source that prints the same lines; implies --print-only")
    return parser.parse_args(words)


def make(words: list[str]) -> None:
    """Measure, print the table, and keep it under `figures/`."""
    options = arguments(words)
    report: Report = import_module(f"bench.{options.name}").measure(options)
    print(report.table(), flush=True)
    if not options.print_only and not getattr(options, "yardstick", None):
        publish(report, words)


def lines_of(name: str) -> list[list[str]]:
    """The command lines that make a measurement whole."""
    return [[name, which] for which in LADDERS] if name == "ladder" else [[name]]


def main() -> int:
    """Make the measurement that is asked for, or all of them."""
    lines = [sys.argv[1:]] if sys.argv[1:] else [words for name in MEASUREMENTS for words in lines_of(name)]
    try:
        for words in lines:
            make(words)
    except Failed as sentence:
        print(sentence, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
