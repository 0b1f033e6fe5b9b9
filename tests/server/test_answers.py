"""Whatever is said, every command gets exactly one answer, and only documented codes."""

import json
from random import Random
from typing import Any

import pytest

from tests.server.parties import party, start
from tests.server.running import Running
from trefoil.protocol.commands import Spoken

KINDS = sorted(kind.__struct_config__.tag for kind in Spoken.__args__)
NUMBERS: list[Any] = [None, True, 0, 1, -1, 5, 7, 2**60, 1.5]
TEXTS: list[Any] = ["", "draw", "take 1", "x" * 64, "uniform", "undo", "end", "nice", "0" * 64]
VALUES = [*NUMBERS, *TEXTS, [], ["draw"], {}, {"kind": "bank"}]
CODES = "bad_command not_yours not_now stale bad_option taken muted nature_moved illegal_move unknown_move unfinished"
FIELDS = [
    "seq",
    "moves",
    "seat",
    "other",
    "name",
    "level",
    "options",
    "clock",
    "public",
    "commitment",
    "entropy",
    "text",
]
FIELDS += ["reaction", "person", "muted", "off", "what", "yes", "token", "invite", "bogus"]


def anything(choices: Random, cid: str) -> dict[str, Any]:
    """A command that may be right, nearly right, or wrong."""
    body: dict[str, Any] = {"type": choices.choice([*KINDS, "fly"]), "cid": cid}
    for field in choices.sample(FIELDS, choices.randrange(4)):
        body[field] = choices.choice(VALUES)
    return body


@pytest.mark.parametrize("seed", range(3))
def test_every_command_gets_exactly_one_answer(server: Running, seed: int) -> None:
    choices = Random(seed)
    with party(server, people=2, public=True) as clients:
        if seed:
            start(clients)
        client = clients[1]
        said = [anything(choices, f"fuzz-{seed}-{number}") for number in range(300)]
        said = [body for body in said if body["type"] != "leave"]  # whoever leaves is not answered for long
        for body in said:
            client.socket.send(json.dumps(body))
        last = client.say("rename", name="Still here")
        assert last["type"] == "done"
        cids = [body["cid"] for body in said]
        answers = [event["cid"] for event in client.told if event.get("cid") in cids]
        assert answers == cids
        assert {event["code"] for event in client.told if event["type"] == "refused"} <= set(CODES.split())
        assert server.get("/health")[0] == 200
