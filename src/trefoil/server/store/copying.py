"""Everything in one store copied into another, while both are being used: a backup, or the way back from one."""

from trefoil.server.log import unpacked
from trefoil.server.store.store import Line, Store

AT_ONCE = 200  # tables


async def copied(source: Store, target: Store) -> tuple[int, int]:
    """Copy what the target lacks; returns how many tables were looked at, and how many entries were new.

    A table is read in one piece, so a copy of it is a beginning of its log: a game that can be played on.
    """
    tables = entries = 0
    after = ""
    while names := await source.tables(after, AT_ONCE):
        for name in names:
            tables += 1
            entries += await _copied(source, target, name)
        after = names[-1]
    return tables, entries


async def _copied(source: Store, target: Store, table: str) -> int:
    bodies = await source.read(table)
    there = await target.read(table)
    if there != bodies[: len(there)]:
        return 0  # another game has been played on since: what is there stays
    for body in bodies[len(there) :]:
        entry = unpacked(body)
        await target.append(Line(table, entry.seq, entry.at, body))
    card = await source.card(table)
    if card is not None and (bodies[len(there) :] or await target.card(table) is None):
        await target.put(card)
    return len(bodies) - len(there)
