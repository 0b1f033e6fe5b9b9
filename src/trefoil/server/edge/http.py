"""The HTTP interface: one function for each route of `protocol.routes`."""

import functools
from typing import TYPE_CHECKING, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from trefoil import __version__
from trefoil.core.errors import TrefoilError
from trefoil.core.options import Option
from trefoil.core.quoting import shortened
from trefoil.games.catalogue import GAMES, options_of
from trefoil.protocol import openapi, requests
from trefoil.protocol.codec import BadMessage, body_in, written
from trefoil.protocol.requests import GameInfo, Health, OptionInfo, Problem
from trefoil.protocol.shapes import PROTOCOL, Said
from trefoil.server import oplog
from trefoil.server.audience.proof import proof, record
from trefoil.server.audience.table_info import summary
from trefoil.server.edge.limits import Addresses
from trefoil.server.store.store import StoreDown
from trefoil.server.table.context import fingerprint
from trefoil.server.table.errors import UNAVAILABLE, Refused, no_table
from trefoil.server.table.internal import ClaimSeat, TakeOverSeats
from trefoil.server.table.invites import invites, person_with, refuse_unless_open
from trefoil.server.tables.actor import TableActor

if TYPE_CHECKING:
    from trefoil.server.tables.house import House
    from trefoil.server.tables.readiness import Readiness

T = TypeVar("T", bound=Said)

LONGEST_BODY = 8 * 1024
MOST_LISTED = 100
BURST = 4  # seconds' worth of reading at once
JSON = "application/json"
STATUSES = {  # of refusals
    "no_table": 404, "not_yours": 404, "taken": 409, "not_now": 409, "too_fast": 429, "too_many": 429,
    "closed": 410, "compiling": 503, "closing": 503, "unavailable": 503,
}  # fmt: skip


class BadBody(TrefoilError):
    """The body of a request is not even looked into."""

    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status


class Http:
    """What every request can ask of the house."""

    def __init__(self, house: "House") -> None:
        self._house = house
        per_hour, per_minute = house.settings.tables_per_hour, house.settings.claims_per_minute
        self._creating = Addresses(per_hour / 3_600, per_hour, house.loop.time)
        self._reads = Addresses(house.settings.reads, house.settings.reads * BURST, house.loop.time)
        self._claiming = Addresses(per_minute / 60, per_minute, house.loop.time)

    async def answer(self, name: str, request: Request) -> Response:
        """The answer of a route; whatever is refused is a Problem."""
        try:
            self._slowly(request)
            response: Response = await getattr(self, name)(request)
            return response
        except BadBody as error:
            return problem(error.status, Problem(code="bad_command", sentence=str(error)))
        except BadMessage as error:
            return problem(400, Problem(code="bad_command", sentence=str(error)))
        except Refused as error:
            return problem(STATUSES.get(error.code, 400), Problem(code=error.code, sentence=str(error)), error.wait)
        except StoreDown as error:
            oplog.say("unavailable", why=str(error))
            return problem(503, Problem(code="unavailable", sentence=UNAVAILABLE))

    def _slowly(self, request: Request) -> None:
        """Refuse an address that reads too much; what watches over the server is not counted."""
        reads = request.method != "POST" and request.url.path.startswith("/api/")
        if reads and not self._reads.take(address_of(request)):
            most = self._house.settings.reads
            raise Refused("too_fast", f"Expected at most {most} requests a second from your address, got more.")

    # What is here

    async def health(self, request: Request) -> Response:
        return said(Health(ok=True))

    async def ready(self, request: Request) -> Response:
        await self._house.store.summaries(1)
        waiting = self._house.readiness.waiting_for
        return said(Health(ok=waiting is None, waiting_for=waiting), 200 if waiting is None else 503)

    async def metrics(self, request: Request) -> Response:
        return Response(self._house.metrics.text(self._house.gauges()), media_type="text/plain; version=0.0.4")

    async def openapi(self, request: Request) -> Response:
        return Response(description(), media_type=JSON)

    async def house(self, request: Request) -> Response:
        readiness = self._house.readiness
        games = [game_info(game, readiness) for game in GAMES]
        return said(
            requests.House(
                version=__version__,
                protocol=PROTOCOL,
                games=games,
                levels=list(readiness.offered),
                levels_ready=list(readiness.levels),
                compiling=readiness.waiting_for or readiness.bots,
            )
        )

    # Tables

    async def tables(self, request: Request) -> Response:
        found = await self._house.store.summaries(MOST_LISTED)
        return Response(b'{"tables":[' + b",".join(found) + b"]}", media_type=JSON)

    async def create(self, request: Request) -> Response:
        wish = await body_of(request, requests.CreateTable)
        if not self._creating.take(address_of(request)):
            sentence = f"Expected at most {self._house.settings.tables_per_hour} new tables an hour, got more."
            raise Refused("too_many", sentence, self._creating.wait)
        actor, token = await self._house.create(wish)
        made = requests.Created(table=actor.table.id, person=0, token=token, invites=invites(actor.table))
        return said(made, 201)

    async def table(self, request: Request) -> Response:
        actor, _ = await self._open(request)
        return said(summary(actor.table))

    async def claim(self, request: Request) -> Response:
        wish = await body_of(request, requests.Claim)
        actor, person = await self._guessed(request)
        token = self._house.now().token()
        invite = request.headers.get("x-invite")
        before = actor.table.seats_of(person)
        await actor.submit(person, ClaimSeat(wish.seat, wish.name, invite, fingerprint(token)))
        holder = person_with(actor.table, token) if person is None else person
        assert holder is not None
        seat = next(seat for seat in actor.table.seats_of(holder) if seat not in before)
        given = requests.ClaimedSeat(
            table=actor.table.id, person=holder, seat=seat, token=token if person is None else None
        )
        return said(given)

    async def take_over(self, request: Request) -> Response:
        wish = await body_of(request, requests.TakeOver)
        actor, _ = await self._guessed(request)
        token = self._house.now().token()
        await actor.submit(None, TakeOverSeats(wish.code, fingerprint(token)))
        person = person_with(actor.table, token)
        assert person is not None
        return said(requests.TakenOver(table=actor.table.id, person=person, token=token))

    async def record(self, request: Request) -> Response:
        actor, _ = await self._open(request)
        name = f"{actor.table.game_name}-{actor.table.id[:8]}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(record(actor.table), media_type=JSON, headers=headers)

    async def proof(self, request: Request) -> Response:
        actor, _ = await self._open(request)
        return said(proof(actor.table))

    async def _open(self, request: Request) -> tuple[TableActor, int | None]:
        """A table that whoever asks may look at."""
        actor = await self._house.actor(request.path_params["table"])
        person = person_with(actor.table, token_of(request))
        refuse_unless_open(actor.table, person, request.headers.get("x-invite"))
        return actor, person

    async def _guessed(self, request: Request) -> tuple[TableActor, int | None]:
        """A table for whoever brings a token, an invite or a code: those can be guessed at, so not too often."""
        if not self._claiming.take(address_of(request)):
            sentence = "Too many claims from your address: try again in a minute."
            raise Refused("too_fast", sentence, self._claiming.wait)
        if self._house.closing:
            raise Refused("closing", "The server is about to restart; try again in a moment.")
        actor = await self._house.actor(request.path_params["table"])
        token = token_of(request)
        person = person_with(actor.table, token)
        if token is not None and person is None:
            raise no_table()
        return actor, person


@functools.cache
def description() -> bytes:
    """The interface as OpenAPI: it does not change while the server runs."""
    return msgspec.json.encode(openapi.document(__version__))


def game_info(game: str, readiness: "Readiness") -> GameInfo:
    """A game, how it can be set up, and who plays it."""
    players, *rest = options_of(game).options
    counts = [int(value) for value in players.values]
    options = [option_info(option, counts) for option in rest]
    offer = readiness.offers[game]
    return GameInfo(
        game=game,
        title=GAMES[game],
        players=counts,
        options=options,
        ready=readiness.is_ready(game),
        levels=list(offer.levels),
        masters=[dict(table) for table in offer.tables],
    )


def option_info(option: Option, counts: list[int]) -> OptionInfo:
    """One option, with what each number of players allows."""
    allowed = {str(count): list(option.possible({"players": count})) for count in counts}
    values = list(option.values)
    return OptionInfo(name=option.name, values=values, by_players=allowed, meaning=option.meaning, by_lot=option.by_lot)


def said(answer: Said, status: int = 200) -> Response:
    """An answer of ours."""
    return Response(written(answer), status, media_type=JSON)


def problem(status: int, what: Problem, wait: int | None = None) -> Response:
    """A refusal, and where that is known after how many seconds another try may succeed."""
    response = said(what, status)
    if wait is not None:
        response.headers["Retry-After"] = str(wait)
    return response


async def wrong_method(request: Request, error: Exception) -> Response:
    """The answer to whoever asks an address for what it does not do."""
    allowed = sorted((getattr(error, "headers", None) or {}).get("Allow", "").split(", "))
    sentence = f"Expected {' or '.join(allowed)} at this address, got {shortened(request.method)}."
    response = problem(405, Problem(code="bad_command", sentence=sentence))
    response.headers["Allow"] = ", ".join(allowed)
    return response


def token_of(request: Request) -> str | None:
    """The token that a request brings."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" and token else None


def address_of(request: Request) -> str:
    """Where a request comes from; behind a trusted proxy, what that says."""
    return request.client.host if request.client else ""


async def body_of(request: Request, kind: type[T]) -> T:
    """The body of a request, if it is JSON and short."""
    kind_said = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind_said != JSON:
        raise BadBody(415, f"Expected a body of type {JSON}, got {shortened(kind_said)}.")
    body = b""
    try:
        async for part in request.stream():
            body += part
            if len(body) > LONGEST_BODY:
                raise BadBody(413, f"Expected a body of at most {LONGEST_BODY} bytes, got more.")
    except ClientDisconnect:
        raise BadBody(400, "Expected a whole body: the connection ended.") from None
    return body_in(body, kind)
