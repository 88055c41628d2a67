"""Turns in a worker: a suspected submission is judged alone, and is not kept waiting by those that come after it."""

import asyncio

from anyio.from_thread import start_blocking_portal

from app.queue.turns import Turns


async def story() -> list[str]:
    turns, said = Turns(), list[str]()
    go = {name: asyncio.Event() for name in ("a", "b", "alone", "late")}

    async def take(name: str) -> None:
        async with turns.turn(alone=name == "alone"):
            said.append(f"{name} begins")
            await go[name].wait()
            said.append(f"{name} ends")

    async def settled() -> None:
        for _ in range(20):
            await asyncio.sleep(0)

    tasks = []
    for name in go:
        tasks.append(asyncio.create_task(take(name)))
        await settled()
    for name in go:
        go[name].set()
        await settled()
    await asyncio.gather(*tasks)
    return said


def test_one_alone_waits_for_all_before_it_and_holds_up_all_after_it() -> None:
    with start_blocking_portal() as portal:
        said = portal.call(story)
    assert said == [
        "a begins", "b begins", "a ends", "b ends", "alone begins", "alone ends", "late begins", "late ends",
    ]  # fmt: skip
