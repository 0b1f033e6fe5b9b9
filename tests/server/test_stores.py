"""The contract of a store, held by SQLite and by PostgreSQL alike."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.databases import new_database
from trefoil.server.store.postgres import Postgres
from trefoil.server.store.sqlite import SQLite
from trefoil.server.store.store import Card, Line, Store, StoreDown

Opened = Callable[[Callable[[Store], Awaitable[None]]], None]


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.long)])
def make(request: pytest.FixtureRequest, file: Path) -> Callable[[], Store]:
    """How to open the same database, again if need be."""
    if request.param == "sqlite":
        return lambda: SQLite(file)
    address = new_database()
    return lambda: Postgres(address)


def run(make: Callable[[], Store], work: Callable[[Store], Awaitable[Any]]) -> Any:
    """Do something with an open store."""

    async def opened() -> Any:
        store = make()
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(opened())


def line(table: str, seq: int, body: bytes = b"body", at: int = 10) -> Line:
    return Line(table, seq, at, body)


def card(table: str, public: bool = True, over: bool = False, due: int | None = None, updated: int = 1) -> Card:
    return Card(table, public, over, due, updated, table.encode())


def test_what_was_appended_is_there_when_it_is_opened_again(make: Callable[[], Store]) -> None:
    async def write(store: Store) -> None:
        for seq in (1, 2, 3):
            assert await store.append(line("a", seq, b"\x00%d" % seq))

    run(make, write)
    assert run(make, lambda store: store.read("a")) == [b"\x001", b"\x002", b"\x003"]
    assert run(make, lambda store: store.read("a", 2)) == [b"\x003"]
    assert run(make, lambda store: store.read("b")) == []
    assert run(make, lambda store: store.heads(["a"])) == {"a": 3}


def test_a_number_is_given_once(make: Callable[[], Store]) -> None:
    async def race(store: Store) -> None:
        won = await asyncio.gather(*(store.append(line("a", 1, b"%d" % n)) for n in range(5)))
        assert won == [True, False, False, False, False]
        assert not await store.append(line("a", 1, b"late"))
        assert await store.read("a") == [b"0"]

    run(make, race)


def test_no_log_is_without_a_beginning_or_has_a_gap(make: Callable[[], Store]) -> None:
    async def write(store: Store) -> None:
        assert not await store.append(line("a", 3))
        assert await asyncio.gather(*(store.append(line("a", seq)) for seq in (1, 2, 3))) == [True, True, True]
        assert not await store.append(line("a", 5))
        await store.forget(["a"], 99)
        assert not await store.append(line("a", 4))
        assert await store.tables("", 9) == []

    run(make, write)


def test_many_at_once_are_committed_together(make: Callable[[], Store]) -> None:
    async def write(store: Store) -> None:
        before = store.groups
        won = await asyncio.gather(*(store.append(line(f"t{n}", 1)) for n in range(300)))
        assert all(won)
        assert store.groups - before < 100

    run(make, write)
    assert len(run(make, lambda store: store.tables("", 1000))) == 300


def test_one_that_comes_too_late_disturbs_no_other_of_its_group(make: Callable[[], Store]) -> None:
    async def write(store: Store) -> None:
        assert await store.append(line("a", 1))
        won = await asyncio.gather(*(store.append(line(name, 1)) for name in ("b", "a", "c")))
        assert won == [True, False, True]

    run(make, write)


def test_public_tables_are_listed_until_they_are_over(make: Callable[[], Store]) -> None:
    async def work(store: Store) -> None:
        for one in (card("a", updated=1), card("b", public=False), card("c", updated=3), card("d", over=True)):
            await store.put(one)
        assert await store.summaries(9) == [b"c", b"a"]
        assert await store.summaries(1) == [b"c"]
        await store.put(card("c", over=True))
        assert await store.summaries(9) == [b"a"]
        assert await store.card("c") == card("c", over=True)
        assert await store.card("nobody") is None

    run(make, work)


def test_tables_are_due_when_their_time_has_come(make: Callable[[], Store]) -> None:
    async def work(store: Store) -> None:
        await store.put(card("a", due=100))
        await store.put(card("b"))
        assert await store.due(99) == []
        assert await store.due(100) == ["a"]

    run(make, work)


def test_a_lease_has_one_holder_until_it_ends(make: Callable[[], Store]) -> None:
    async def work(store: Store) -> None:
        assert await store.lease("bots", "me", 0, 10)
        assert await store.lease("bots", "me", 5, 15)
        assert not await store.lease("bots", "you", 14, 24)
        assert await store.lease("other", "you", 14, 24)
        assert await store.lease("bots", "you", 15, 25)
        assert not await store.lease("bots", "me", 16, 26)

    run(make, work)


def test_what_a_holder_gives_back_is_free_at_once(make: Callable[[], Store]) -> None:
    async def work(store: Store) -> None:
        assert await store.lease("bots", "me", 0, 10)
        assert await store.lease("other", "you", 0, 10)
        await store.release("me")
        assert await store.lease("bots", "you", 1, 11)
        assert not await store.lease("other", "me", 1, 11)

    run(make, work)


def test_processes_live_as_long_as_they_say(make: Callable[[], Store]) -> None:
    async def work(store: Store) -> None:
        assert await store.beat("p", 0, 10) == {"p"}
        assert await store.beat("q", 5, 15) == {"p", "q"}
        assert await store.beat("q", 11, 21) == {"q"}

    run(make, work)


def test_old_tables_are_forgotten_whole(make: Callable[[], Store]) -> None:
    async def work(store: Store) -> None:
        for name, at in (("old", 10), ("busy", 10), ("new", 10), ("new", 20)):
            assert await store.append(line(name, at // 10, at=at))
            await store.put(card(name))
        assert sorted(await store.old(11)) == ["busy", "old"]
        assert await store.append(line("busy", 2, at=30))
        assert await store.forget(["old", "busy"], 11) == ["old"]
        assert await store.forget([], 99) == []
        assert await store.read("busy") == [b"body", b"body"]
        assert await store.forget(["busy"], 31) == ["busy"]
        assert await store.tables("", 10) == ["new"]
        assert await store.read("old") == []
        assert await store.card("old") is None

    run(make, work)


def test_tables_are_named_in_order(make: Callable[[], Store]) -> None:
    async def work(store: Store) -> None:
        for name in ("b", "-", "Z", "a", "_"):
            await store.append(line(name, 1))
        assert await store.tables("", 3) == ["-", "Z", "_"]
        assert await store.tables("_", 3) == ["a", "b"]

    run(make, work)


def test_a_database_of_a_newer_version_is_refused(file: Path) -> None:
    import sqlite3

    run(lambda: SQLite(file), lambda store: store.tables("", 1))
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(StoreDown, match="got 99"):
        run(lambda: SQLite(file), lambda store: store.tables("", 1))


def test_a_file_that_is_no_database_is_refused(file: Path) -> None:
    file.write_text("Dear friend, this is a letter and no database at all." * 20)
    with pytest.raises(StoreDown, match="Cannot use the database"):
        run(lambda: SQLite(file), lambda store: store.tables("", 1))


def test_the_file_is_for_its_owners_eyes_and_reaches_the_disk(file: Path) -> None:
    async def work(store: Store) -> None:
        assert isinstance(store, SQLite)
        assert await store._written(lambda c: c.execute("PRAGMA synchronous").fetchone()[0]) == 2
        assert await store._written(lambda c: c.execute("PRAGMA journal_mode").fetchone()[0]) == "wal"

    run(lambda: SQLite(file), work)
    assert file.stat().st_mode & 0o077 == 0


def test_a_database_that_cannot_be_written_says_so_and_goes_on_when_it_can(file: Path) -> None:
    async def work(store: Store) -> None:
        assert isinstance(store, SQLite)
        assert await store.append(line("a", 1))
        await store._written(lambda c: c.execute("PRAGMA query_only = ON"))
        with pytest.raises(StoreDown, match="cannot be written"):
            await store.append(line("a", 2))
        with pytest.raises(StoreDown):
            await store.append(line("b", 1))
        assert await store.read("a") == [b"body"]

    run(lambda: SQLite(file), work)
    assert run(lambda: SQLite(file), lambda store: store.append(line("a", 2)))


async def fill(store: Store) -> None:
    for seq in range(2, 100):
        await store.append(line("a", seq, b"x" * 1000))


def test_a_full_disk_loses_nothing_that_was_stored(file: Path) -> None:
    async def work(store: Store) -> None:
        assert isinstance(store, SQLite)
        assert await store.append(line("a", 1))
        pages = await store._written(lambda c: c.execute("PRAGMA page_count").fetchone()[0])
        await store._written(lambda c: c.execute(f"PRAGMA max_page_count = {pages + 1}"))
        with pytest.raises(StoreDown, match="full"):
            await fill(store)
        kept = len(await store.read("a"))
        await store._written(lambda c: c.execute("PRAGMA max_page_count = 100000"))
        assert await store.append(line("a", kept + 1))

    run(lambda: SQLite(file), work)


def test_a_postgres_that_is_not_there_is_told_without_its_password() -> None:
    with pytest.raises(StoreDown) as caught:
        run(lambda: Postgres("postgresql://me:hush@127.0.0.1:1/none"), lambda store: store.tables("", 1))
    assert "hush" not in str(caught.value)


@pytest.mark.long
def test_postgres_hints_at_what_others_append() -> None:
    address = new_database()

    async def work(store: Store) -> None:
        heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        store.on_change(lambda table, seq: heard.put_nowait((table, seq)))
        other = Postgres(address)
        await other.open()
        await asyncio.sleep(0.3)
        await other.append(line("a", 1))
        assert await asyncio.wait_for(heard.get(), 10) == ("a", 1)
        await other.close()

    run(lambda: Postgres(address), work)
