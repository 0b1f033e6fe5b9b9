"""A process in which bots think: a view comes in as a line of JSON, a move goes out, nothing else is known here."""

import json
import resource
import sys
from typing import IO, Any

from trefoil.core.view import View
from trefoil.games.catalogue import load
from trefoil.server.levels import bot_of

MOST_MEMORY = 4 << 30  # bytes of address space; compiled code reserves much more than it uses


def chosen(asked: dict[str, Any]) -> dict[str, Any]:
    """The move that a bot of the level makes in the view."""
    view = View.unpacked(load(asked["game"]), asked["view"])
    move = bot_of(asked["level"], asked["seed"]).choose(view)
    return {"move": move}


def serve(lines: IO[str], out: IO[str]) -> None:
    """Answer line by line until there are no more."""
    for line in lines:
        try:
            answer = chosen(json.loads(line))
        except Exception as error:  # noqa: BLE001  # a bot is a guest: whatever it raises is told, and the next is asked
            answer = {"error": type(error).__name__}
        out.write(json.dumps(answer) + "\n")
        out.flush()


def main() -> None:
    """Limit what the process may take, then serve."""
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    serve(sys.stdin, sys.stdout)


if __name__ == "__main__":
    main()
