"""The server put together: routes, sockets, and what is started and stopped with them."""

import asyncio
import functools
from typing import Any

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from trefoil.protocol.requests import Problem
from trefoil.protocol.routes import ROUTES, SOCKET
from trefoil.server.edge.headers import Guarded
from trefoil.server.edge.http import Http, problem, wrong_method
from trefoil.server.edge.origins import Origins
from trefoil.server.edge.pages import Pages
from trefoil.server.edge.sockets import Sockets
from trefoil.server.robots.robots import Robots
from trefoil.server.settings import Settings
from trefoil.server.store.choosing import store_of
from trefoil.server.tables.house import House
from trefoil.server.tables.housekeeping import Housekeeper
from trefoil.server.tables.readiness import Readiness
from trefoil.server.tables.reminding import Reminders

FOREIGN = "Expected a page of this server: one of another site asked."


class Server:
    """One process: made when the application starts, stopped with it."""

    def __init__(self, settings: Settings, port: int) -> None:
        self.settings, self.port = settings, port
        self.house: House | None = None

    async def start(self) -> None:
        """Open the store and begin to serve; rules are made ready meanwhile."""
        store = store_of(self.settings)
        await store.open()
        house = House(self.settings, store, Readiness())
        self.robots, self.sockets, self.http = Robots(house), Sockets(house), Http(house)
        self.pages, self.origins = Pages(house), Origins(self.settings, self.port)
        self._connect(house)
        housekeeper = Housekeeper(house)
        if store.shared:
            await housekeeper.beat()
        housekeeper.start()
        house.run(house.readiness.prepare())
        self.house = house

    def _connect(self, house: House) -> None:
        """Who is told of what: the house of other processes, bots and reminders of tables; bots are asked for hints."""
        house.store.on_change(house.changed)
        house.advise = self.robots.advise
        house.opened.append(self.robots.watch)
        if self.settings.remind:
            house.opened.append(Reminders(house).watch)

    async def goodbye(self) -> None:
        """Take nothing new, finish what was begun, and tell the clients."""
        if self.house is not None:
            self.house.closing = True
            await asyncio.gather(self.sockets.close(), self.robots.give_back())

    async def stop(self) -> None:
        """Stop everything."""
        await self.goodbye()
        if self.house is not None:
            await self.house.finish()
            await self.robots.close()
            await self.house.store.close()

    def _ours(self, headers: Headers) -> bool:
        """Whether no page of another site asks."""
        return self.origins.allow(headers.get("origin"), headers.get("host"))

    async def answer(self, name: str, request: Request) -> Response:
        """A route of the HTTP interface."""
        if request.method == "POST" and not self._ours(request.headers):
            return problem(403, Problem(code="not_yours", sentence=FOREIGN))
        return await self.http.answer(name, request)

    async def socket(self, socket: WebSocket) -> None:
        """A connection to a table."""
        if not self._ours(socket.headers):
            await socket.send_denial_response(problem(403, Problem(code="not_yours", sentence=FOREIGN)))
            return
        await self.sockets.serve(socket)

    async def elsewhere(self, scope: Any, receive: Any, send: Any) -> None:
        """Everything else: a page, or a socket where there is none."""
        if scope["type"] == "websocket":
            await WebSocket(scope, receive, send).close(1008)
        else:
            await self.pages(scope, receive, send)


def application(server: Server) -> ASGIApp:
    """The ASGI application; whoever runs it starts and stops the server."""
    routes = [
        Route(route.path, functools.partial(server.answer, route.name), methods=[route.method]) for route in ROUTES
    ]
    sockets = WebSocketRoute(SOCKET, server.socket)
    app = Starlette(routes=[*routes, sockets], exception_handlers={405: wrong_method})
    app.router.redirect_slashes, app.router.default = False, server.elsewhere
    return Guarded(app)
