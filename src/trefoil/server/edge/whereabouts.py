"""Where a server can be found, told in one sentence when it starts."""

import ipaddress

from trefoil.server.edge.origins import bracketed, own_addresses
from trefoil.server.settings import EVERYWHERE, Settings


def told(settings: Settings, port: int) -> str:
    """The sentence: whether others can come, and by which address."""
    if settings.host in EVERYWHERE:
        near = "".join(f", at {link(address, port)} in your network" for address in own_addresses())
        return f"Trefoil is at {link('localhost', port)} on this machine{near}; leave out --network to be alone."
    if alone(settings.host):
        return f"Trefoil is at {link(settings.host, port)} on this machine alone; say --network to let others in."
    return f"Trefoil is at {link(settings.host, port)} in your network."


def link(host: str, port: int) -> str:
    """An address as a browser takes it."""
    return f"http://{bracketed(host)}:{port}"


def alone(host: str) -> bool:
    """Whether nobody but this machine can come to an address."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
