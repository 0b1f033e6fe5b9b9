"""The HTTP interface in OpenAPI 3.1, written from the table of routes and the types."""

import re
from typing import Any

import msgspec

from trefoil.protocol.requests import Problem
from trefoil.protocol.routes import ROUTES, Route
from trefoil.protocol.shapes import Said

REFS = "#/components/schemas/{name}"
MEANINGS = {
    400: "It could not be read, or a table cannot be set up this way.",
    403: "A page of another site asked.",
    404: "There is no such table, or it is not yours.",
    409: "Not now, or the seat is taken.",
    410: "The table is closed: its log is damaged, or of a version that is not known here.",
    413: "Too long.",
    415: "Expected JSON.",
    429: "Too many requests from this address.",
    503: "Not ready: compiling, stopping, or the database does not answer. Nothing was changed.",
}


def document(version: str) -> dict[str, Any]:
    """The whole description."""
    kinds = [kind for route in ROUTES for kind in (route.asks, route.answers) if isinstance(kind, type)]
    _, schemas = msgspec.json.schema_components([*kinds, Problem], ref_template=REFS)
    for schema in schemas.values():
        schema.setdefault("additionalProperties", False)  # what is sent and answered has these fields and no others
    paths: dict[str, Any] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route)
    keys = {
        "token": {"type": "http", "scheme": "bearer"},
        "invite": {"type": "apiKey", "in": "header", "name": "X-Invite"},
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Trefoil", "version": version, "description": "Everything about a table that is not live."},
        "paths": paths,
        "components": {"schemas": schemas, "securitySchemes": keys},
    }


def operation(route: Route) -> dict[str, Any]:
    """One address with its answers."""
    found: dict[str, Any] = {"operationId": route.name, "summary": route.meaning, "responses": {}}
    if names := re.findall(r"{(\w+)}", route.path):
        found["parameters"] = [parameter(name) for name in names]
        found["security"] = [{}, {"token": []}, {"invite": []}]
    if route.asks is not None:
        found["requestBody"] = {"required": True, "content": content(route.asks)}
    found["responses"][str(route.status)] = {"description": route.meaning, "content": content(route.answers)}
    for status in route.refusals:
        answer = {"description": MEANINGS[status], "content": content(Problem)}
        found["responses"][str(status)] = answer
    return found


def parameter(name: str) -> dict[str, Any]:
    """A part of a path."""
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}


def content(kind: type[Said] | str) -> dict[str, Any]:
    """What a body is."""
    if isinstance(kind, str):
        return {kind: {}}
    return {"application/json": {"schema": {"$ref": REFS.format(name=schema_name(kind))}}}


def schema_name(kind: type[Said]) -> str:
    """How msgspec calls the schema of a type."""
    schema = msgspec.json.schema_components([kind], ref_template="{name}")[0][0]
    return str(schema["$ref"])
