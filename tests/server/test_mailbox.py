"""A mailbox hands out what has come, in order, and wakes the one who waits."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from trefoil.server.edge.mailbox import Mailbox


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 5))


def test_messages_are_read_in_the_order_in_which_they_came() -> None:
    async def work() -> None:
        box = Mailbox[int]()
        for number in range(3):
            box.put_nowait(number)
        assert box.qsize() == 3
        assert [await box.get() for _ in range(3)] == [0, 1, 2]
        assert box.empty()

    run(work())


def test_whoever_waits_is_woken_by_the_first_of_several() -> None:
    async def work() -> None:
        box = Mailbox[str]()
        reader = asyncio.create_task(box.get())
        await asyncio.sleep(0)
        box.put_nowait("first")
        box.put_nowait("second")
        assert await reader == "first"
        assert await box.get() == "second"

    run(work())


def test_a_reader_who_gave_up_takes_nothing_along() -> None:
    async def work() -> None:
        box = Mailbox[str]()
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(box.get(), 0.01)
        box.put_nowait("still here")
        assert await box.get() == "still here"

    run(work())
