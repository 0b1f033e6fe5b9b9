"""Picks a measurement: `python -m bench speed`, for example; without a name, all of them."""

import argparse
import sys

from bench import curves, floods, kills, ladder, peers, ready, rivals, selves, server, speed, start, tock, twins
from bench.children import Failed
from bench.report import Report, publish

MEASUREMENTS = {
    "speed": (speed.measure, "random complete games against the C++ yardstick", 7),
    "tock": (tock.measure, "games and steps per second of Tock", 5),
    "peers": (peers.measure, "decisions per second against OpenSpiel's games", 5),
    "ladder": (ladder.measure, "how strong the levels are", 1),
    "rivals": (rivals.measure, "a master against OpenSpiel's information-set search", 1),
    "selves": (selves.measure, "a master against its earlier selves", 1),
    "curves": (curves.measure, "how the minds of the package learned, as a picture", 1),
    "start": (start.measure, "import, first answer, first move, compiling", 5),
    "server": (server.measure, "acknowledgements, moves a second and memory of the server", 3),
    "floods": (floods.measure, "what one address can do to everybody else", 1),
    "ready": (ready.measure, "how soon a server is ready", 5),
    "kills": (kills.measure, "what killed servers lose", 1),
    "twins": (twins.measure, "bytes in which two worlds differ that should not", 1),
}
OWN = {  # what else a measurement can be told
    "server": ("--tables", 1_000, "how many"),
    "floods": ("--seconds", 10, "of each flood"),
    "ready": ("--tables", 10_000, "stored"),
    "kills": ("--kills", 50, "of one process; two fifths of that with two"),
    "twins": ("--pairs", 500, "per game"),
}


def arguments(words: list[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    names = parser.add_subparsers(dest="name", required=True)
    for name, (_, help_, repetitions) in MEASUREMENTS.items():
        one = names.add_parser(name, help=help_)
        one.add_argument("--repetitions", type=int, default=repetitions, help="default: %(default)s")
        one.add_argument("--print-only", action="store_true", help="leave the figures on disk as they are")
        if name in OWN:
            flag, usual, meaning = OWN[name]
            one.add_argument(flag, type=int, default=usual, help=f"{meaning}; default: %(default)s")
        elif name not in ("start", "curves"):
            games = {"ladder": 200, "rivals": 240, "selves": 400}.get(name, 1_000_000)
            one.add_argument("--games", type=int, default=games, help="per repetition; default: %(default)s")
        if name == "ladder":
            one.add_argument("which", choices=["ladder", "promises"], help="each level against the next, or the aims")
        if name == "speed":
            one.add_argument("--yardstick", help="another C++ source that prints the same lines; implies --print-only")
    return parser.parse_args(words)


def make(words: list[str]) -> None:
    """Measure, print the table, and keep it under `figures/`."""
    options = arguments(words)
    report: Report = MEASUREMENTS[options.name][0](options)
    print(report.table(), flush=True)
    if not options.print_only and not getattr(options, "yardstick", None):
        publish(report, words)


def lines_of(name: str) -> list[list[str]]:
    """The command lines that make a measurement whole."""
    return [[name, "promises"], [name, "ladder"]] if name == "ladder" else [[name]]


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
