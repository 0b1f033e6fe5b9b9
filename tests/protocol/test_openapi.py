"""The description of the HTTP interface has every route with all its answers, and every name in it leads somewhere."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from trefoil.protocol import openapi
from trefoil.protocol.routes import ROUTES, Route

WHOLE = openapi.document("1.2.3")
SCHEMAS = WHOLE["components"]["schemas"]


def described(name: str) -> dict[str, Any]:
    """What the description says of a route."""
    route = next(route for route in ROUTES if route.name == name)
    found: dict[str, Any] = WHOLE["paths"][route.path][route.method.lower()]
    return found


def schema_in(body: dict[str, Any]) -> dict[str, Any]:
    """The schema that a body refers to."""
    found: dict[str, Any] = SCHEMAS[body["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]]
    return found


def references(part: Any) -> Iterator[str]:
    """Every reference in a part of the description."""
    if isinstance(part, dict) and "$ref" in part:
        yield part["$ref"]
    for one in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        yield from references(one)


def test_it_is_json_and_says_whose_interface_it_is() -> None:
    assert json.loads(json.dumps(WHOLE)) == WHOLE
    assert (WHOLE["openapi"], WHOLE["info"]["title"], WHOLE["info"]["version"]) == ("3.1.0", "Trefoil", "1.2.3")


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: route.name)
def test_every_route_is_there_with_all_its_answers(route: Route) -> None:
    found = described(route.name)
    assert (found["operationId"], found["summary"]) == (route.name, route.meaning)
    assert set(found["responses"]) == {str(status) for status in (route.status, *route.refusals)}
    assert ("requestBody" in found) == (route.method == "POST")


def test_two_methods_of_one_address_stand_side_by_side() -> None:
    assert set(WHOLE["paths"]["/api/tables"]) == {"get", "post"}


def test_what_is_asked_and_answered_has_its_fields() -> None:
    claim = described("claim")
    assert set(schema_in(claim["requestBody"])["properties"]) == {"seat", "name"}
    assert set(schema_in(claim["responses"]["200"])["properties"]) == {"table", "person", "seat", "token"}
    assert set(schema_in(claim["responses"]["404"])["properties"]) == {"code", "sentence"}


def test_what_is_no_type_of_ours_says_what_kind_of_text_it_is() -> None:
    assert described("metrics")["responses"]["200"]["content"] == {"text/plain": {}}
    assert described("record")["responses"]["200"]["content"] == {"application/json": {}}


def test_every_reference_leads_to_a_schema() -> None:
    found = set(references(WHOLE))
    assert len(found) > 10
    assert found <= {f"#/components/schemas/{name}" for name in SCHEMAS}


def test_a_table_is_named_in_the_path_and_opened_by_a_token_or_an_invite() -> None:
    one, all_of_them = described("table"), described("tables")
    assert [part["name"] for part in one["parameters"]] == ["table"]
    assert one["security"] == [{}, {"token": []}, {"invite": []}]
    assert {"parameters", "security"}.isdisjoint(all_of_them)
    assert set(WHOLE["components"]["securitySchemes"]) == {"token", "invite"}
