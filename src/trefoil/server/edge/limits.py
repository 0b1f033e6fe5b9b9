"""How much one connection, or one address, may ask for, and how many may be here."""

import ipaddress
import math
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence

from trefoil.core.errors import TrefoilError

MOST_ADDRESSES = 10_000  # remembered at a time
SOON = 10  # seconds until whoever found no place may try again


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
    """A bucket for every address; the longest unused are forgotten, and begin again with a full one."""

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

    @property
    def wait(self) -> int:
        """Seconds after which an address that had no permit has one again."""
        return math.ceil(1 / self._rate) if self._rate else SOON


class Crowded(TrefoilError):
    """There is no place; the status says whether it is because of everybody or of this address."""

    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(sentence)
        self.status, self.wait = status, SOON


class Places:
    """How many are here at a time, in all and of each address."""

    def __init__(self, most: int, per_address: int, proxies: Sequence[str] = ()) -> None:
        self._most, self._per_address, self._proxies = most, per_address, proxies
        self._here: Counter[str] = Counter()
        self.taken = 0

    def enter(self, address: str) -> None:
        """Take a place; a proxy that is trusted speaks for many."""
        if self.taken >= self._most:
            raise Crowded(503, f"Expected at most {self._most} connections, got more: try again in a moment.")
        if self._here[address] >= self._per_address and not is_among(address, self._proxies):
            raise Crowded(429, f"Expected at most {self._per_address} connections from your address, got more.")
        self.taken += 1
        self._here[address] += 1

    def leave(self, address: str) -> None:
        """Give a place back."""
        self.taken -= 1
        self._here[address] -= 1
        if not self._here[address]:
            del self._here[address]


def is_among(address: str, proxies: Sequence[str]) -> bool:
    """Whether an address is one of the proxies, which may be networks too, or `*` for any."""
    return any(proxy in ("*", address) or is_in(address, proxy) for proxy in proxies)


def is_in(address: str, network: str) -> bool:
    """Whether an address belongs to a network; what is neither belongs to none."""
    try:
        return ipaddress.ip_address(address) in ipaddress.ip_network(network)
    except ValueError:
        return False
