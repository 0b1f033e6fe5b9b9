"""How much one connection, or one address, may ask for."""

from collections import OrderedDict
from collections.abc import Callable

MOST_ADDRESSES = 10_000  # remembered at a time


class Bucket:
    """A bucket of permits that fills with time."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate, self._burst, self._left, self._at = rate, burst, burst, now

    def take(self, now: float) -> bool:
        """Take a permit, if there is one."""
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Addresses:
    """A bucket for every address; the longest unused are forgotten, and with them nothing but a full bucket."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take a permit of an address, if it has one."""
        now = self._clock()
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._burst, now)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take(now)
