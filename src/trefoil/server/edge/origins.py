"""Which pages may talk to this server: its own, and those it was told of."""

import ipaddress
import socket
from urllib.parse import urlsplit

from trefoil.server.settings import Settings


def own_addresses() -> list[str]:
    """The addresses under which the local network finds this machine; nothing is sent to find them out."""
    found: list[str] = []
    for family, far in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((far, 9))
                found.append(str(probe.getsockname()[0]))
        except OSError:
            continue
    return [address for address in found if not ipaddress.ip_address(address).is_loopback]


def own_names() -> list[str]:
    """The names under which the local network finds this machine: its own, in short, and as it is announced there."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return [name, short, f"{short}.local"]


def is_number(asked: str | None) -> bool:
    """Whether a host was asked by an address: a page from there is ours, since no name could lead it elsewhere."""
    try:
        ipaddress.ip_address(urlsplit(f"http://{asked}").hostname or "")
    except ValueError:
        return False
    return True


class Origins:
    """The origins that are ours: scheme, host and port, compared exactly."""

    def __init__(self, settings: Settings, port: int) -> None:
        hosts = ["localhost", "127.0.0.1", "[::1]", *own_names()]
        own = {f"http://{host}:{port}" for host in hosts} | (
            {f"http://{host}" for host in hosts} if port == 80 else set()
        )
        self._allowed = own | {plain(origin) for origin in settings.origin}

    def allow(self, origin: str | None, asked: str | None = None) -> bool:
        """Whether a page of this origin may ask the host it asked; a program that is no page has no origin."""
        return origin is None or origin in self._allowed or (is_number(asked) and origin == f"http://{asked}")


def bracketed(address: str) -> str:
    """An address as it stands in a link."""
    return f"[{address}]" if ":" in address else address


def plain(origin: str) -> str:
    """An origin as browsers write it: no path, no usual port, small letters."""
    parts = urlsplit(origin.strip().lower())
    usual = {"http": 80, "https": 443}.get(parts.scheme)
    port = f":{parts.port}" if parts.port and parts.port != usual else ""
    return f"{parts.scheme}://{bracketed(parts.hostname or '')}{port}"
