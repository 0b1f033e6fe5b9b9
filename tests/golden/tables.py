"""Logs of tables as versions of the server have stored them; what is written once is read for ever."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.server.tables import Desk
from trefoil.fair import stream
from trefoil.protocol.shapes import Bank, Days
from trefoil.server.table.clock import DAY
from trefoil.server.table.context import GRACE, fingerprint
from trefoil.server.table.events import Entry, packed, unpacked
from trefoil.server.table.internal import Arrive, ClaimSeat, Depart, Excuse, RobotPlays, TakeOverSeats
from trefoil.server.table.invites import code_of
from trefoil.server.table.outages import Outage
from trefoil.server.table.state import Table

FOLDER = Path(__file__).parent / "logs"


def before_the_start(desk: Desk) -> None:
    """Everything that can be done with seats, people and talk."""
    desk.say(2, "rename", name="Zoé")
    clock = {"kind": "bank", "seconds": 30, "increment": 2}
    desk.say(0, "configure", options={"first": 0}, clock=clock, stand_in="uniform")
    desk.say(0, "put_out", person=1)
    desk.ask(None, ClaimSeat(1, "Victor", desk.invite(), fingerprint("token-of-3")))
    desk.ask(3, Arrive())
    desk.say(0, "swap", seat=1, other=3)
    desk.say(0, "swap", seat=1, other=3)
    desk.say(0, "fill", seat=3)
    desk.say(0, "fill", seat=3, level="uniform")
    desk.say(2, "make_code", cid="code")
    desk.ask(None, TakeOverSeats(code_of(desk.table, 2, "code"), fingerprint("token-of-phone")))
    desk.say(3, "chat", text="Hello 🙂")
    desk.say(2, "react", reaction="nice")
    desk.say(0, "mute", person=3, muted=True)
    desk.say(0, "hush", off=True)


def deal(desk: Desk) -> None:
    """Start, with three who contribute."""
    desk.say(0, "start")
    fair = desk.table.deal
    assert fair is not None
    for person in (0, 2, 3):
        promise = stream.promise(fair.terms, desk.table.seats_of(person)[0], fair.commitment, bytes([person]) * 32)
        desk.say(person, "commit", commitment=promise.hex())
    for person in (0, 2, 3):
        desk.say(person, "reveal", entropy=(bytes([person]) * 32).hex(), closed=fair.closed.hex())


def agree(desk: Desk, what: str, *answers: tuple[int, bool]) -> None:
    """Ask, and let others answer."""
    desk.say(0, "ask", what=what)
    for person, yes in answers:
        desk.say(person, "answer", yes=yes)


def triqueta() -> Desk:
    """A table with every kind of entry but those of days."""
    desk = played_out()
    desk.say(3, "rematch")
    return desk


def played_out() -> Desk:
    """The same, up to the end of its game."""
    desk = Desk("triqueta", 3, 1, options={"first": 0}, clock=Bank(seconds=60, increment=5), public=True)
    before_the_start(desk)
    deal(desk)
    desk.say(0, "play", moves=["take 1"])
    agree(desk, "undo", (3, False))
    agree(desk, "undo", (3, True), (2, True))
    agree(desk, "hints", (3, True), (2, True))
    desk.turn()
    desk.ask(None, Excuse((Outage(desk.at, desk.at + 4_000),)))
    desk.wait(40_000)
    seat, game = desk.table.to_move, desk.table.game
    assert seat is not None
    assert game is not None
    desk.ask(None, RobotPlays(seat, desk.table.seq, (list(game.legal_moves)[-1],), "clock", instead="uniform"))
    desk.ask(3, Depart())
    desk.wait(GRACE)
    desk.ask(3, Arrive())
    desk.say(2, "leave", level="uniform")
    desk.say(0, "ask", what="end")
    return desk


def tock() -> Desk:
    """A table with days for each turn."""
    desk = Desk("tock", 2, 0, options={"first": 1}, clock=Days(days=2))
    desk.start()
    for _ in range(6):
        desk.turn()
    desk.wait(DAY)
    for _ in range(40):
        desk.turn()
    return desk


def rematch() -> Desk:
    """The table of a rematch: one who asked for it, the host who has come, one who was put out, and a newcomer."""
    desk = played_out()
    desk.go_on(3)
    for person in (3, 0):
        desk.ask(person, Arrive())
    desk.say(0, "put_out", person=2)
    desk.ask(None, ClaimSeat(2, "Noé", desk.invite(), fingerprint("token-of-4")))
    desk.start()
    return desk


MAKERS: dict[str, Callable[[], Desk]] = {  # of the present format, and by the present rules; older ones stay
    "triqueta-3": triqueta,
    "tock-3-rules-2": tock,
    "rematch-3": rematch,
}


def written(entries: list[Entry]) -> bytes:
    """A log as a file: a line for each entry, as it is stored."""
    return b"".join(packed(entry) + b"\n" for entry in entries)


def stored(name: str) -> list[bytes]:
    """The entries of a golden log."""
    return (FOLDER / f"{name}.jsonl").read_bytes().splitlines()


def names() -> list[str]:
    """Every golden log."""
    return sorted(path.stem for path in FOLDER.glob("*.jsonl"))


def stands(table: Table) -> dict[str, Any]:
    """What a log has made of a table, as far as anybody could miss it."""
    plain = (
        "seq",
        "at",
        "phase",
        "ended",
        "options",
        "draws",
        "since",
        "timed_out",
        "hints",
        "said",
        "rematch",
        "excused",
        "host",
        "awaited",
    )
    return {name: getattr(table, name) for name in plain} | {
        "moves": None if table.game is None else list(table.game.moves),
        "to_move": table.to_move,
        "seats": [[seat.person, seat.level, seat.standing_in, seat.bank] for seat in table.seats],
        "people": {str(n): [one.name, one.token, one.gone, sorted(one.at)] for n, one in table.people.items()},
        "out": sorted(table.out),
        "chat": [line.text for line in table.chat],
        "cids": len(table.answered),
    }


def standing(name: str) -> dict[str, Any]:
    """The same, as it was found when the log was new."""
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    return found


def keep(name: str) -> None:
    """Write a golden log of the present format, and how it stands."""
    desk = MAKERS[name]()
    (FOLDER / f"{name}.jsonl").write_bytes(written(desk.entries))
    keep_standing(name)


def keep_standing(name: str) -> None:
    """Write how a golden log stands."""
    from trefoil.server.table.table import rebuilt

    table = rebuilt("t" * 22, map(unpacked, stored(name)))
    text = json.dumps(stands(table), ensure_ascii=False, indent=1)
    (FOLDER / f"{name}.json").write_text(text + "\n", "utf-8")
