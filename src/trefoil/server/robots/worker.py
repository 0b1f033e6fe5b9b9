"""A process in which bots think: a view comes in as a line of JSON, a move or a hint goes out; that is all it knows."""

import json
import resource
import sys
from typing import IO, Any

from trefoil.core.view import View
from trefoil.games.catalogue import load
from trefoil.server.tables.levels import bot_of

MOST_MEMORY = 4 << 30  # bytes of address space; compiled code reserves much more than it uses


def answered(asked: dict[str, Any]) -> dict[str, Any]:
    """The move that a bot of the level makes in the view, or what a strong bot thinks of it."""
    view = View.unpacked(load(asked["game"]), asked["view"])
    if asked.get("hint"):
        return advised(view)
    return {"move": bot_of(asked["level"], asked["seed"]).choose(view)}


def advised(view: View) -> dict[str, Any]:
    """A hint as the server reads it."""
    from trefoil.bots.players.hint import hint

    found = hint(view)
    best, other = ({"move": one.move, "value": one.value} if one else None for one in (found.best, found.runner_up))
    return {"best": best, "other": other, "exact": found.exact, "chances": found.chances}


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
