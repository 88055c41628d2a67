"""A submission on its way: who waits is woken once, however many cases come meanwhile."""

import anyio
from anyio.from_thread import start_blocking_portal

from app.job import Job
from tests.app.fake_engine import CASES


def test_who_waits_is_called_once_until_awake() -> None:
    async def scenario() -> None:
        job = Job("id", "p", "submit")
        assert not job.add_case(0, CASES[0], 9)  # nobody waits
        async with anyio.create_task_group() as group:
            group.start_soon(job.changed, 1, 60.0)
            await anyio.sleep(0)
            assert [job.add_case(n, CASES[0], 9) for n in (1, 2, 3)] == [True, False, False]
            job.wake()
        assert not job.add_case(4, CASES[0], 9)
        assert await job.changed(4, 60.0)

    with start_blocking_portal() as portal:
        portal.call(scenario)
