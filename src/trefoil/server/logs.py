"""What the server writes down: one line of JSON for each thing, with no secret in it."""

import json
import sys
import traceback
from datetime import UTC, datetime
from typing import Any


def say(what: str, **facts: Any) -> None:
    """One line on standard error."""
    at = datetime.now(UTC).isoformat(timespec="milliseconds")
    print(json.dumps({"at": at, "what": what, **facts}, ensure_ascii=False), file=sys.stderr, flush=True)


def failure(where: str, error: BaseException) -> None:
    """Something went wrong that should not: what kind and where, never the values it was about."""
    frames = [f"{frame.name}:{frame.lineno}" for frame in traceback.extract_tb(error.__traceback__)[-6:]]
    say("failure", where=where, kind=type(error).__name__, frames=frames)
