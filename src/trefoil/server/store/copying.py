"""Everything in one store copied into another, while both are being used: a backup, or the way back from one."""

from dataclasses import dataclass, field

from trefoil.server.store.store import Line, Store, StoreDown
from trefoil.server.table.events import sound

AT_ONCE = 200  # tables


@dataclass(slots=True)
class Copied:
    """What was copied, and what could not be."""

    tables: int = 0  # that were looked at
    entries: int = 0  # that were new
    unsound: list[str] = field(
        default_factory=list
    )  # tables whose logs were copied as they are, and cannot be understood
    missing: list[str] = field(default_factory=list)  # tables that the source could not give


async def copied(source: Store, target: Store) -> Copied:
    """Copy what the target lacks, as bytes: a table that nobody can understand is copied too, and named.

    A table is read in one piece, so a copy of it is a beginning of its log: a game that can be played on.
    """
    found, after = Copied(), ""
    while names := await source.tables(after, AT_ONCE):
        for name in names:
            found.tables += 1
            try:
                lines = await source.lines(name)
            except StoreDown:
                found.missing.append(name)
                continue
            found.entries += await _copied(source, target, name, lines)
            if not sound(line.body for line in lines):
                found.unsound.append(name)
        after = names[-1]
    return found


async def _copied(source: Store, target: Store, table: str, lines: list[Line]) -> int:
    there = await target.lines(table)
    if there != lines[: len(there)]:
        return 0  # another game has been played on since: what is there stays
    new = lines[len(there) :]
    for line in new:
        await target.append(line)
    card = await source.card(table)
    if card is not None and (new or await target.card(table) is None):
        await target.put(card)
    return len(new)
