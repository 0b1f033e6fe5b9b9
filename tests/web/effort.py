"""How much work a press is: processor time up to its frame, which does not change with what else the machine does."""

import json
import statistics
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

Event = dict[str, Any]
CATEGORIES = ["devtools.timeline", "toplevel"]
TASKS = ("ThreadControllerImpl::RunTask", "RunTask")
DRAWN = "Layerize"  # the last thing that the page's thread does for a frame, but for handing it over
PRESSES = ("pointerdown", "pointerup")


def begin(browser: Browser, page: Page, log: Path) -> None:
    """Write down from here on what the browser does, and when."""
    browser.start_tracing(page=page, path=log, categories=CATEGORIES)


def spent(browser: Browser, log: Path, slowed: int) -> dict[str, Any]:
    """Milliseconds of a processor so many times slower, from each finger down or up to the frame that follows."""
    browser.stop_tracing()
    events = own(json.loads(log.read_text("utf-8"))["traceEvents"])
    starts = [e["ts"] for e in events if e["name"] == "EventDispatch" and e["args"]["data"]["type"] in PRESSES]
    frames = [e["ts"] for e in events if e["name"] == DRAWN]
    tasks = [e for e in events if e["name"] in TASKS]
    spans = [(start, min(after)) for start in starts if (after := [at for at in frames if at > start])]
    taken = sorted(slowed * worked(tasks, start, end) for start, end in spans)
    middle, worst = statistics.median(taken), statistics.quantiles(taken, n=50)[-1]
    return {"events": len(taken), "median ms": round(middle, 1), "98th of 100 ms": round(worst, 1)}


def own(events: list[Event]) -> list[Event]:
    """What happened in the thread that presses were sent to."""
    threads = [(e["pid"], e["tid"]) for e in events if e["name"] == "EventDispatch"]
    thread = statistics.mode(threads)
    return [e for e in events if e.get("ph") == "X" and (e["pid"], e["tid"]) == thread]


def worked(tasks: list[Event], start: int, end: int) -> float:
    """Milliseconds of processor time in all tasks that ran between two moments."""
    running = [int(t.get("tdur", 0)) for t in tasks if t["ts"] + t["dur"] > start and t["ts"] <= end]
    return sum(running) / 1000
