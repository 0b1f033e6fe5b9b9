"""Counts and times, in Prometheus form; nothing in them tells one table from another."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from math import inf

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, inf)  # seconds


class Metrics:
    """What is counted."""

    def __init__(self) -> None:
        self.commands: Counter[tuple[str, str]] = Counter()  # by type, and by what became of them
        self.seconds: Counter[float] = Counter()  # how long commands took, by upper bound
        self.slowness = 0.0  # all of it
        self.closed: Counter[str] = Counter()  # by reason

    def answered(self, kind: str, outcome: str, seconds: float) -> None:
        """A command was answered."""
        self.commands[kind, outcome] += 1
        self.seconds[BOUNDS[bisect_left(BOUNDS, seconds)]] += 1
        self.slowness += seconds

    def text(self, gauges: dict[str, float]) -> str:
        """Everything, as Prometheus reads it."""
        return "\n".join([*self._lines(gauges), ""])

    def _lines(self, gauges: dict[str, float]) -> Iterator[str]:
        yield "# TYPE trefoil_commands_total counter"
        for (kind, outcome), count in sorted(self.commands.items()):
            yield f'trefoil_commands_total{{type="{kind}",outcome="{outcome}"}} {count}'
        yield "# TYPE trefoil_closed_total counter"
        yield from (f'trefoil_closed_total{{reason="{why}"}} {count}' for why, count in sorted(self.closed.items()))
        yield "# TYPE trefoil_command_seconds histogram"
        below = 0
        for bound in BOUNDS[:-1]:
            below += self.seconds[bound]
            yield f'trefoil_command_seconds_bucket{{le="{bound}"}} {below}'
        whole = sum(self.seconds.values())
        yield f'trefoil_command_seconds_bucket{{le="+Inf"}} {whole}'
        yield f"trefoil_command_seconds_sum {self.slowness:.6f}"
        yield f"trefoil_command_seconds_count {whole}"
        for name, value in gauges.items():
            yield f"# TYPE trefoil_{name} gauge"
            yield f"trefoil_{name} {value:g}"
