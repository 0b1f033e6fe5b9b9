"""Tables that are laid out before a browser comes, and how it remembers that it sits there."""

import json
import urllib.request
from dataclasses import dataclass
from typing import Any

Message = dict[str, Any]
QUICKEST = "uniform"  # the level of bots that think least


@dataclass(frozen=True)
class Laid:
    """A table and the token of whoever laid it out."""

    table: str
    token: str
    invites: Message


def posted(address: str, path: str, body: Message, headers: dict[str, str] | None = None) -> Message:
    """What the server answers to a request."""
    said = json.dumps(body).encode()
    request = urllib.request.Request(
        address + path, said, {"Content-Type": "application/json", "Origin": address, **(headers or {})}
    )
    with urllib.request.urlopen(request, timeout=20) as answer:
        found: Message = json.load(answer)
    return found


def laid(address: str, game: str, kinds: list[str], **more: Any) -> Laid:
    """A new table: `mine`, `open` or `bot` for each seat."""
    seats = [{"kind": kind, **({"level": QUICKEST} if kind == "bot" else {})} for kind in kinds]
    made = posted(address, "/api/tables", {"game": game, "seats": seats, **more})
    return Laid(made["table"], made["token"], made["invites"])


def memory(table: Laid, game: str) -> str:
    """A script that makes a browser remember whose seat it has."""
    kept = json.dumps({"table": table.table, "token": table.token, "game": game, "seen": 1})
    return f"localStorage.setItem('trefoil:table:{table.table}', {json.dumps(kept)})"
