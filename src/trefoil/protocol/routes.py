"""Every address of the HTTP interface: what it is asked, what it answers, and what it is for."""

from dataclasses import dataclass

from trefoil.protocol.requests import (
    Claim,
    ClaimedSeat,
    Created,
    CreateTable,
    Health,
    House,
    Proof,
    Summary,
    Tables,
    TakenOver,
    TakeOver,
)
from trefoil.protocol.shapes import Said

SOCKET = "/api/tables/{table}/live"  # where a table is played; described in docs/protocol.md


@dataclass(frozen=True)
class Route:
    """One address."""

    name: str  # of the function that answers
    method: str
    path: str
    meaning: str
    asks: type[Said] | None = None
    answers: type[Said] | str = "text/plain"  # a type, or what kind of text it is
    status: int = 200
    refusals: tuple[int, ...] = ()  # the statuses of a Problem


ROUTES = (
    Route(
        "house",
        "GET",
        "/api/house",
        "What can be played here, and what is still being made ready.",
        None,
        House,
        200,
        (429,),
    ),
    Route("tables", "GET", "/api/tables", "The public tables, newest first.", None, Tables, 200, (429, 503)),
    Route(
        "create",
        "POST",
        "/api/tables",
        "Lay out a new table.",
        CreateTable,
        Created,
        201,
        (400, 403, 413, 415, 429, 503),
    ),
    Route("table", "GET", "/api/tables/{table}", "One table.", None, Summary, 200, (404, 410, 429, 503)),
    Route(
        "claim",
        "POST",
        "/api/tables/{table}/claim",
        "Take an open seat.",
        Claim,
        ClaimedSeat,
        200,
        (400, 403, 404, 409, 410, 413, 415, 429, 503),
    ),
    Route(
        "take_over",
        "POST",
        "/api/tables/{table}/take-over",
        "Bring a person's seats to this device by a code.",
        TakeOver,
        TakenOver,
        200,
        (400, 403, 404, 410, 413, 415, 429, 503),
    ),
    Route(
        "record",
        "GET",
        "/api/tables/{table}/record",
        "The record of a game that is over.",
        None,
        "application/json",
        200,
        (404, 409, 410, 429, 503),
    ),
    Route(
        "proof",
        "GET",
        "/api/tables/{table}/proof",
        "The proof of the deal.",
        None,
        Proof,
        200,
        (404, 409, 410, 429, 503),
    ),
    Route(
        "openapi", "GET", "/api/openapi.json", "This interface in OpenAPI 3.1.", None, "application/json", 200, (429,)
    ),
    Route("health", "GET", "/health", "Whether the server is alive.", None, Health),
    Route(
        "ready", "GET", "/ready", "Whether the database answers and all rules are compiled.", None, Health, 200, (503,)
    ),
    Route("metrics", "GET", "/metrics", "Counts and times in Prometheus form."),
)
