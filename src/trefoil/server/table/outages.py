"""When the server itself was away: stretches in which its process stood still, or its database did not answer."""

from collections import deque
from collections.abc import Callable
from typing import NamedTuple

PULSE = 0.5  # seconds between looks at the clock
STALL = 2_000  # milliseconds: a process that was away for longer stood still
REPEAT = 5_000  # milliseconds that clients have to repeat what was refused meanwhile
REMEMBERED = 100  # stretches


class Outage(NamedTuple):
    """A stretch of time, in milliseconds since 1970."""

    since: int
    until: int


class Outages:
    """What a process knows of its own absences; the clock is passed in."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock = clock
        self._pulse: int | None = None  # the last look at the clock, once anybody looks
        self._down: int | None = None  # since when the database has not answered
        self.known: deque[Outage] = deque(maxlen=REMEMBERED)

    def begin(self) -> None:
        """Expect a look at the clock again and again from now on."""
        self._pulse = self._clock()

    def look(self) -> None:
        """Notice that time has passed in which this process did nothing: it was stopped, or its machine slept."""
        if self._pulse is None:
            return
        now, before = self._clock(), self._pulse
        self._pulse = now
        if now - before > STALL:
            self.known.append(Outage(before, now))

    def down(self, since: int) -> None:
        """The database did not answer somebody who asked then."""
        self._down = since if self._down is None else min(self._down, since)

    def up(self, at: int) -> None:
        """The database has answered."""
        if self._down is not None:
            self.known.append(Outage(self._down, at + REPEAT))
            self._down = None

    def until(self, now: int) -> tuple[Outage, ...]:
        """Everything that is known now; if the database is still away, as if it came back in this moment."""
        return (*self.known, *([] if self._down is None else [Outage(self._down, now + REPEAT)]))
