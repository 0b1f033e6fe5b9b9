"""What the server writes down: lines of JSON without secrets, the same one once a minute and counted in between."""

import json
import logging
import sys
import threading
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, TextIO

MINUTE = 60.0
MOST_COUNTED = 1_000  # different lines that are remembered
FRAMES = 6  # of a traceback

_ours = logging.getLogger("trefoil")
_ours.setLevel(logging.INFO)
_ours.propagate = False


def say(what: str, **facts: Any) -> None:
    """One line on standard error."""
    _ours.info(what, extra={"facts": {"what": what, **facts}})


def failure(where: str, error: BaseException) -> None:
    """Something went wrong that should not: what kind and where, never the values it was about."""
    say("failure", where=where, kind=type(error).__name__, frames=frames_of(error.__traceback__))


def frames_of(trace: TracebackType | None) -> list[str]:
    """The last functions of a traceback, and their lines."""
    return [f"{frame.name}:{frame.lineno}" for frame in traceback.extract_tb(trace)[-FRAMES:]]


def facts_of(record: logging.LogRecord) -> dict[str, Any]:
    """What a record says; of another library's, where it was said and never its words: those quote what was sent."""
    ours: dict[str, Any] | None = getattr(record, "facts", None)
    if ours is not None:
        return ours
    said = {"what": "failure", "where": record.name, "said": f"{record.module}.{record.funcName}:{record.lineno}"}
    if record.exc_info and record.exc_info[0] is not None:
        return {**said, "kind": record.exc_info[0].__name__, "frames": frames_of(record.exc_info[2])}
    return said


class Lines(logging.Formatter):
    """A record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        times = {"times": record.times} if hasattr(record, "times") else {}
        return json.dumps({"at": at, **facts_of(record), **times}, ensure_ascii=False)


class Out(logging.StreamHandler[TextIO]):
    """Standard error, whatever that is at the moment."""

    def __init__(self) -> None:
        logging.Handler.__init__(self)
        self.setFormatter(Lines())

    @property
    def stream(self) -> TextIO:  # type: ignore[override]  # looked up, and never set
        return sys.stderr


class Counted(logging.Filter):
    """Lets a line through once a minute; how often it was said meanwhile stands in the next, or in the last words."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._known: OrderedDict[str, tuple[float, list[logging.LogRecord]]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        key, now = json.dumps(facts_of(record)), self._clock()
        until, held = self._known.get(key, (now, []))
        if now < until:
            record.times = 1 + (held.pop().times if held else 0)  # type: ignore[attr-defined]  # ours
            held.append(record)
            return False
        if held:
            record.times = 1 + held[0].times  # type: ignore[attr-defined]
        self._known[key] = now + MINUTE, []
        self._known.move_to_end(key)
        if len(self._known) > MOST_COUNTED:
            self._known.popitem(last=False)
        return True

    def held(self) -> list[logging.LogRecord]:
        """What was counted and not said yet; it is said once."""
        known, self._known = self._known, OrderedDict()
        return [record for _, held in known.values() for record in held]


_out, _counted = Out(), Counted()
_ours.addHandler(_out)


@contextmanager
def taken_over() -> Iterator[None]:
    """Write down in this form what libraries, warnings, threads and the interpreter itself would say in theirs."""
    root = logging.getLogger()
    before = root.handlers[:], root.level, logging.raiseExceptions
    _out.addFilter(_counted)
    root.handlers[:] = [_out]
    root.setLevel(logging.WARNING)
    logging.captureWarnings(capture=True)
    logging.raiseExceptions = False  # a log that cannot be written is no reason to say so in other words
    sys.excepthook = lambda kind, error, trace: failure("process", error)
    threading.excepthook = lambda given: failure("thread", given.exc_value or given.exc_type())
    sys.unraisablehook = lambda given: failure("cleaning up", given.exc_value or RuntimeError())
    try:
        yield
    finally:
        last_words()
        _out.removeFilter(_counted)
        logging.captureWarnings(capture=False)
        root.handlers[:], root.level, logging.raiseExceptions = before  # the hooks stay: a process may fail at its end


def last_words() -> None:
    """Say what was only counted."""
    for record in _counted.held():
        _out.emit(record)
