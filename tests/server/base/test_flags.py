"""What connections wait on: flags and mailboxes."""

import asyncio

import pytest

from ludothek.server.base.flags import Flag, Mailbox
from support.servers.room import a_while

pytestmark = pytest.mark.asyncio


async def test_a_flag_lets_all_go_on_who_wait_and_who_come_while_it_is_set() -> None:
    flag = Flag()
    waiting = [asyncio.create_task(flag.wait()) for _ in range(3)]
    await a_while()
    assert not any(task.done() for task in waiting)
    waiting[0].cancel()
    flag.set()
    await asyncio.gather(*waiting[1:])
    assert flag.is_set()
    await flag.wait()


async def test_a_flag_that_is_cleared_is_waited_for_again() -> None:
    flag = Flag(is_set=True)
    flag.clear()
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(flag.wait(), 0.01)
    flag.set()
    await flag.wait()


async def test_a_mailbox_keeps_the_order_whether_or_not_anybody_waits() -> None:
    box: Mailbox[int] = Mailbox()
    box.put_nowait(1)
    box.put_nowait(2)
    assert [await box.get(), await box.get()] == [1, 2]
    assert box.empty()
    reading = asyncio.create_task(box.get())
    await a_while()
    box.put_nowait(3)
    box.put_nowait(4)
    assert await reading == 3
    assert await box.get() == 4


async def test_a_reader_who_gives_up_takes_nothing_along() -> None:
    box: Mailbox[int] = Mailbox()
    reading = asyncio.create_task(box.get())
    await a_while()
    reading.cancel()
    await a_while()
    box.put_nowait(1)
    assert await box.get() == 1
