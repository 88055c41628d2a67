"""A clock that was set: nothing waits until that time comes, and nobody dead lives until then."""

from app.queue import statements
from app.queue.clocks import put_right
from tests.app.queue.conftest import Queue

DAY = "interval '1 day'"


def test_what_a_dead_worker_held_is_given_back_although_it_died_in_the_future(queue: Queue) -> None:
    queue.hand_in("a")
    assert queue.take() == "a"
    queue.sql(f"UPDATE procrastinate_workers SET last_heartbeat = now() + {DAY}")
    assert put_right_by(queue) == 1
    queue.sql("UPDATE procrastinate_workers SET last_heartbeat = last_heartbeat - interval '3 s'")
    assert queue.database.read_now(statements.give_back(2)) == 1
    assert queue.jobs() == [("a", "todo")]


def test_a_server_that_is_gone_is_not_taken_for_a_living_one(queue: Queue) -> None:
    row = {"id": "x", "role": "worker", "name": "w", "slots": 1, "level": "strict", "queues": "{}", "version": "1",
           "running": 0, "judged": 0, "typical": 0.0}  # fmt: skip
    queue.database.write(statements.beat(row)).result()
    queue.sql("UPDATE processes SET seen = seen + 86400")
    assert put_right_by(queue) == 1
    queue.sql("UPDATE processes SET seen = seen - 3")
    assert queue.database.read_now(statements.living(2)) == []


def test_what_is_to_be_tried_again_does_not_wait_for_a_day(queue: Queue) -> None:
    """The worker that put it off was a day ahead."""
    queue.hand_in("a")
    queue.sql(f"UPDATE procrastinate_jobs SET scheduled_at = now() + {DAY}")
    assert queue.take() is None
    assert put_right_by(queue) == 1
    assert queue.take() == "a"


def test_who_came_before_the_clock_was_set_back_is_not_judged_after_all_who_come_now(queue: Queue) -> None:
    queue.hand_in("old", learner="ada")
    queue.sql("UPDATE procrastinate_jobs SET priority = priority - 86400")
    assert put_right_by(queue) == 1
    queue.hand_in("new", learner="bob")
    assert queue.take() == "old"


def test_nothing_is_changed_where_no_clock_was_set(queue: Queue) -> None:
    for n in range(20):
        queue.hand_in(f"{n:02}")
    queue.hand_in("z", learner="bob")
    assert queue.take() is not None
    before = queue.sql("SELECT id, priority, scheduled_at FROM procrastinate_jobs ORDER BY id")
    assert put_right_by(queue) == 0
    assert queue.sql("SELECT id, priority, scheduled_at FROM procrastinate_jobs ORDER BY id") == before


def put_right_by(queue: Queue) -> int:
    return queue.database.read_now(put_right)
