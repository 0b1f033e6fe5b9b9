"""The reminder hook: a program of the host's choice is told whose turn it is when half of their days have passed."""

import asyncio
import json
import shlex
from typing import TYPE_CHECKING

from trefoil.server import oplog
from trefoil.server.table import events
from trefoil.server.table.clock import deadline
from trefoil.server.table.events import Entry
from trefoil.server.tables.actor import TableActor

if TYPE_CHECKING:
    from trefoil.server.tables.house import House

PATIENCE = 30.0  # seconds for the program


class Reminders:
    """Tells the program."""

    def __init__(self, house: "House") -> None:
        self._house = house

    def watch(self, actor: TableActor) -> None:
        """Look after a table from now on."""
        actor.after.append(lambda entry: self._look(actor, entry))

    def _look(self, actor: TableActor, entry: Entry) -> None:
        for event in entry.events:
            if isinstance(event, events.Reminded):
                self._house.run(self._tell(actor, event.seat))

    async def _tell(self, actor: TableActor, seat: int) -> None:
        table = actor.table
        holder = table.seats[seat].person
        told = {
            "table": table.id,
            "game": table.game_name,
            "seat": seat,
            "name": None if holder is None else table.people[holder].name,
            "deadline": deadline(table),
        }
        program = await asyncio.create_subprocess_exec(
            *shlex.split(self._house.settings.remind),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            await asyncio.wait_for(program.communicate(json.dumps(told).encode()), PATIENCE)
        except TimeoutError:
            program.kill()
        oplog.say("reminded", ok=program.returncode == 0)
