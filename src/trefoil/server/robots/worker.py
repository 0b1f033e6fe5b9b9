"""A process in which bots think: a view comes in as a line of JSON, a turn or hints go out; that is all it knows."""

import json
import resource
import sys
from typing import IO, Any

from trefoil.bots.players.hint import hints
from trefoil.bots.players.search import Result
from trefoil.bots.players.sentence import sentence_of
from trefoil.core.view import View
from trefoil.games.catalogue import load
from trefoil.server.tables.levels import bot_of

MOST_MEMORY = 4 << 30  # bytes of address space; compiled code reserves much more than it uses


def answered(asked: dict[str, Any]) -> dict[str, Any]:
    """The moves that a bot of the level makes in a row, or what a strong bot thinks of each step of its own."""
    view = View.unpacked(load(asked["game"]), asked["view"])
    if asked.get("hint"):
        return {"steps": advised(view)}
    return {"moves": sentence_of(bot_of(asked["level"], asked["seed"]), view)}


def advised(view: View) -> list[dict[str, Any]]:
    """Hints as the server reads them."""
    return [
        {"best": told(step.best), "other": told(step.runner_up), "exact": step.exact, "chances": step.chances}
        for step in hints(view)
    ]


def told(result: Result | None) -> dict[str, Any] | None:
    """A move, and how good it seems."""
    return None if result is None else {"move": result.move, "value": result.value}


def serve(lines: IO[str], out: IO[str]) -> None:
    """Answer line by line until there are no more."""
    for line in lines:
        try:
            answer = answered(json.loads(line))
        except Exception as error:  # noqa: BLE001  # a bot is a guest: whatever it raises is told, and the next is asked
            answer = {"error": type(error).__name__}
        out.write(json.dumps(answer) + "\n")
        out.flush()


def main() -> None:
    """Limit what the process may take, then serve."""
    if sys.platform == "linux":  # macOS refuses to limit the address space
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    serve(sys.stdin, sys.stdout)


if __name__ == "__main__":
    main()
