"""What a clock that was set leaves behind in the queue is put right, so that nothing waits until that time comes.

All times are the database's own, save one: when a job that failed is to be tried again is the worker's. So a database's
machine whose clock is set back finds times in its future, and a worker whose clock is fast makes some.
"""

from sqlalchemy import Connection, text

from app.queue.statements import HANDICAP

SLACK = 10
"""Seconds in the future that no job is put off to: one that failed is tried again after two."""

# A sign of life from the future would keep a worker alive that is dead. It counts as one of now.
_workers = text(
    """
    UPDATE procrastinate_workers SET last_heartbeat = now()
    WHERE last_heartbeat > now() + make_interval(secs => :slack)
    """
)
_processes = text(
    """
    UPDATE processes SET seen = extract(epoch FROM clock_timestamp())
    WHERE seen > extract(epoch FROM clock_timestamp()) + :slack
    """
)
_put_off = text(
    """
    UPDATE procrastinate_jobs SET scheduled_at = NULL
    WHERE status = 'todo' AND scheduled_at > now() + make_interval(secs => :slack)
    """
)
# Nobody stands further back than all that wait could put him, or a hundred that waited a moment ago: who does came by
# a clock that was fast, and everybody who comes now would be judged before him.
_order = text(
    """
    UPDATE procrastinate_jobs SET priority = -(extract(epoch FROM now())::bigint - 1735689600)::integer
    WHERE status = 'todo' AND -priority > extract(epoch FROM now())::bigint - 1735689600 + :slack
        + :handicap * greatest(100, (SELECT count(*) FROM procrastinate_jobs WHERE status = 'todo'))
    """
)


def put_right(connection: Connection) -> int:
    """Query: do so; how many rows were wrong."""
    slack = {"slack": SLACK}
    wrong = sum(connection.execute(statement, slack).rowcount for statement in (_workers, _processes, _put_off))
    return wrong + connection.execute(_order, {**slack, "handicap": HANDICAP}).rowcount
