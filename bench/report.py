"""A table of figures with the conditions they were measured under, as JSON and as Markdown."""

import json
import os
import platform
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

FIGURES = Path(__file__).parent / "figures"
PACKAGES = ("numba", "numpy", "open_spiel")


@dataclass(frozen=True)
class Report:
    """What one measurement found; `rows` are written as they are to JSON, `cells` show them to people."""

    name: str
    title: str
    how: str
    heads: Sequence[str]
    cells: Sequence[Sequence[str]]
    rows: Sequence[dict[str, Any]]
    tools: dict[str, str] = field(default_factory=dict)

    def table(self) -> str:
        """A Markdown table whose columns line up in a terminal too."""
        lines = [self.heads, *self.cells]
        widths = [max(len(line[k]) for line in lines) for k in range(len(self.heads))]
        padded = ["| " + " | ".join(pad(line, widths)) + " |" for line in lines]
        rule = "|" + "|".join("-" * (width + 1) + (":" if k else "-") for k, width in enumerate(widths)) + "|"
        return "\n".join([padded[0], rule, *padded[1:]])


def pad(line: Sequence[str], widths: Sequence[int]) -> list[str]:
    """The first column to the left, the numbers to the right."""
    return [line[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(line[1:], widths[1:], strict=True))]


def processor() -> str:
    """The processor's model and how many cores there are."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f"{names[0] if names else platform.machine()}, {os.cpu_count()} cores"


def conditions(words: Sequence[str], tools: dict[str, str]) -> dict[str, str]:
    """When, with what and on what: nothing that tells one machine of a kind from another."""
    found = {"Python": platform.python_version()} | tools
    for package in PACKAGES:
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            continue
    return {
        "command": " ".join(["python -m bench", *words]),
        "date": datetime.now(UTC).date().isoformat(),
        "versions": ", ".join(f"{name} {number}" for name, number in found.items()),
        "processor": processor(),
    }


def publish(report: Report, words: Sequence[str]) -> None:
    """Write `figures/NAME.json` and `figures/NAME.md`."""
    FIGURES.mkdir(exist_ok=True)
    known = conditions(words, report.tools)
    whole = {"conditions": known, "rows": list(report.rows)}
    (FIGURES / f"{report.name}.json").write_text(json.dumps(whole, indent=2) + "\n")
    facts = "\n".join(f"- {name}: {f'`{text}`' if name == 'command' else text}" for name, text in known.items())
    page = f"# {report.title}\n\n{report.how}\n\n{report.table()}\n\n{facts}\n"
    (FIGURES / f"{report.name}.md").write_text(page)
