"""Bots at the tables: whose turn they play, what they are asked, and when their answer is shown."""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from trefoil.core.game import Game
from trefoil.core.view import View
from trefoil.fair import stream
from trefoil.server import oplog
from trefoil.server.robots.answers import Advice, Turn, expect_sentence, read
from trefoil.server.robots.workers import Workers
from trefoil.server.store.store import StoreDown
from trefoil.server.table.errors import Refused
from trefoil.server.table.hints import Opinion
from trefoil.server.table.internal import RobotPlays
from trefoil.server.table.presence import robot
from trefoil.server.table.state import Table
from trefoil.server.tables.actor import TableActor
from trefoil.server.tables.levels import PLAIN

if TYPE_CHECKING:
    from trefoil.server.tables.house import House

LEASE = 15_000  # milliseconds for which a process has the bots of a table to itself
ASK_AGAIN = 1.0  # seconds until a process asks for a lease that another one has


class Robots:
    """Which tables are being thought about, and the workers who do it."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.workers = Workers(house)
        self._thinking: set[str] = set()
        self._leases: dict[str, int] = {}

    def watch(self, actor: TableActor) -> None:
        """Look after a table from now on."""
        actor.after.append(lambda entry: self.look(actor))
        self.look(actor)

    def look(self, actor: TableActor) -> None:
        """Begin to think if a bot is to move."""
        if actor.table.id not in self._thinking and robot(actor.table) is not None and not self.house.closing:
            self._thinking.add(actor.table.id)
            self.house.run(self._play(actor))

    async def _play(self, actor: TableActor) -> None:
        try:
            while robot(actor.table) is not None and not self.house.closing:
                await self._turn(actor)
        finally:
            self._thinking.discard(actor.table.id)

    async def _turn(self, actor: TableActor) -> None:
        """One sentence: thought, kept until its slot, and played unless the game has moved on."""
        try:
            if not await self._leased(actor.table.id):
                await asyncio.sleep(ASK_AGAIN)
                return
            began = self.house.loop.time()
            turn = await self._sentence(actor.table)
            if turn is not None:
                await self._slot(began)
                await actor.submit(None, turn)
        except Refused:
            return
        except StoreDown:
            await asyncio.sleep(1)
        except Exception as error:  # noqa: BLE001  # a bot that fails must not end the table: it is asked again
            oplog.failure("bot", error)
            await asyncio.sleep(1)

    async def _slot(self, began: float) -> None:
        """Wait for the next point of a grid, so that how long a bot thought tells nothing about its cards."""
        pace = self.house.settings.pace
        if pace > 0:
            spent = self.house.loop.time() - began
            await asyncio.sleep(pace - spent % pace)

    async def _leased(self, table: str) -> bool:
        """Whether this process may think for the table."""
        if not self.house.store.shared:
            return True
        if self.house.closing:
            return False
        now = self.house.clock()
        if self._leases.get(table, 0) - now > LEASE // 2:
            return True
        held = await self.house.store.lease(f"bots {table}", self.house.process, now, now + LEASE)
        self._leases[table] = now + LEASE if held else 0
        return held

    async def _sentence(self, table: Table) -> RobotPlays | None:
        waiting = robot(table)
        if waiting is None or table.game is None or table.deal is None:
            return None
        seat, level, by_clock = waiting
        game, key, seq = table.game.copy(), table.deal.key, table.seq
        instead: str | None = None
        try:
            moves = await self._moves(game, seat, level, key)
        except Exception as error:
            if level == PLAIN:
                raise
            oplog.failure("bot", error)
            instead = PLAIN  # for this turn; the next is the bot's own again
            moves = await self._moves(game, seat, PLAIN, key)
        return RobotPlays(seat, seq, moves, "clock" if by_clock else "bot", instead)

    async def _moves(self, before: Game, seat: int, level: str, key: bytes) -> tuple[str, ...]:
        """The sentence that a bot of a level plays."""
        luck = stream.expanded(key, f"bot {seat} {before.ply}")
        moves = await self.choose(level, before.view(seat, told=False), int.from_bytes(luck[:6], "big"))
        expect_sentence(before, seat, moves)
        return moves

    async def choose(self, level: str, view: View, seed: int) -> tuple[str, ...]:
        """A sentence for a view, thought out in a worker."""
        asked = {"game": view.kind.NAME, "view": view.packed(), "level": level, "seed": seed}
        return read(await self.workers.ask(asked), Turn).moves

    async def advise(self, view: View) -> list[Opinion]:
        """What a strong bot thinks of each step of a sentence, thought out in a worker."""
        asked = {"game": view.kind.NAME, "view": view.packed(), "hint": True}
        return read(await self.workers.ask(asked), Advice).steps

    async def give_back(self) -> None:
        """Leave the bots to other processes, which need not wait until the leases end by themselves."""
        if self._leases:
            with suppress(StoreDown):
                await self.house.store.release(self.house.process)
                self._leases.clear()

    async def close(self) -> None:
        """End every worker, and give back what was leased while others were told to stop."""
        await self.workers.close()
        await self.give_back()
