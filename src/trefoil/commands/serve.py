"""`trefoil serve`: the server."""

from trefoil.server import oplog
from trefoil.server.edge.serving import serve
from trefoil.server.settings import Settings


def run(settings: Settings) -> None:
    with oplog.taken_over():
        serve(settings)
