"""What is asked of PostgreSQL for the queue. Times are the database's own: clocks of other machines may differ."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, bindparam, text

from app.queue.names import CHANNEL, TASK
from app.storage.writer import Statement

HANDICAP = 30
"""Seconds by which a submission stands further back for each one of the same learner that waits already."""

# A later one counts as if it had been handed in later. So nobody's many hold back somebody's one, and nobody's wait
# for ever: what is handed in much later stands behind them again. The smallest integer is 2^31 seconds away.
_defer = text(
    """
    SELECT procrastinate_defer_jobs_v1(ARRAY[ROW(
        :queue, :task,
        -(extract(epoch FROM clock_timestamp())::bigint - 1735689600 + :handicap * (
            SELECT count(*) FROM submissions WHERE learner = :learner AND verdict IS NULL AND id <> :id
        ))::integer,
        NULL, :id, jsonb_build_object('id', CAST(:id AS text)), NULL
    )]::procrastinate_job_to_defer_v1[])
    """
)
_notify = text("SELECT pg_notify(:channel, :payload)")
_begin = text(
    """
    UPDATE submissions SET attempts = attempts + 1
    WHERE id = :id AND verdict IS NULL AND attempts = :attempts
    """
)
_pending_of = text("SELECT count(*) FROM submissions WHERE learner = :learner AND verdict IS NULL")
_verdicts = text("SELECT id, verdict IS NOT NULL FROM submissions WHERE id IN :ids").bindparams(
    bindparam("ids", expanding=True)
)
_outcomes = text("SELECT id, outcome FROM submissions WHERE id IN :ids AND verdict IS NOT NULL").bindparams(
    bindparam("ids", expanding=True)
)
_lengths = text(
    """
    SELECT queue_name, count(*) FILTER (WHERE status = 'todo'), count(*) FILTER (WHERE status = 'doing')
    FROM procrastinate_jobs WHERE status IN ('todo', 'doing') GROUP BY queue_name
    """
)
_beat = text(
    """
    INSERT INTO processes (id, role, name, slots, queues, level, version, running, judged, typical, seen)
    VALUES (:id, :role, :name, :slots, :queues, :level, :version, :running, :judged, :typical,
            extract(epoch FROM clock_timestamp()))
    ON CONFLICT (id) DO UPDATE SET running = excluded.running, judged = excluded.judged, typical = excluded.typical,
            seen = excluded.seen
    """
)
_leave = text("DELETE FROM processes WHERE id = :id")
_living = text(
    """
    SELECT id, role, name, slots, running, judged, typical FROM processes
    WHERE seen > extract(epoch FROM clock_timestamp()) - :stalled
    """
)
# What nobody judges any more: procrastinate forgets the worker of a job together with a worker that it prunes.
_prune = text("SELECT count(*) FROM procrastinate_prune_stalled_workers_v1(:stalled)")
_give_back = text(
    """
    SELECT count(procrastinate_retry_job_v2(id, NULL, NULL, NULL, NULL)::text),
           count(pg_notify('procrastinate_queue_v1#' || queue_name,
                           '{"type":"job_inserted","job_id":' || id || '}')::text)
    FROM (SELECT id, queue_name FROM procrastinate_jobs WHERE status = 'doing' AND worker_id IS NULL
          FOR UPDATE SKIP LOCKED) AS stalled
    """
)
_let_go = text(
    """
    UPDATE procrastinate_jobs SET worker_id = NULL
    WHERE status = 'doing' AND worker_id = :worker AND queueing_lock IN :ids
    """
).bindparams(bindparam("ids", expanding=True))
_held = text("SELECT queueing_lock FROM procrastinate_jobs WHERE status = 'doing' AND worker_id = :worker")
_forget_worker = text("DELETE FROM procrastinate_workers WHERE id = :worker")
_forget_processes = text("DELETE FROM processes WHERE seen < extract(epoch FROM clock_timestamp()) - 20 * :stalled")
_lost = text(
    """
    SELECT id, problem, mode, learner, seed, 0 FROM submissions WHERE verdict IS NULL AND NOT EXISTS (
        SELECT FROM procrastinate_jobs WHERE queueing_lock = submissions.id AND status IN ('todo', 'doing')
    ) ORDER BY created LIMIT :most
    """
)
_standing = text(
    """
    SELECT s.id, s.problem, s.mode, s.learner, s.seed, j.id FROM procrastinate_jobs j
    JOIN submissions s ON s.id = j.queueing_lock
    WHERE j.status = 'todo' AND j.queue_name = :queue ORDER BY j.id LIMIT :most
    """
)
_move = text(
    """
    WITH moved AS (UPDATE procrastinate_jobs SET queue_name = :queue WHERE id = :job AND status = 'todo' RETURNING id)
    SELECT pg_notify('procrastinate_queue_v1#' || :queue, '{"type":"job_inserted","job_id":' || id || '}') FROM moved
    """
)
_take_out = text("SELECT procrastinate_cancel_job_v1(:job, FALSE, TRUE)")
_queues = text("SELECT queues FROM processes WHERE id = :id")


def defer(id: str, queue: str, learner: str) -> Statement:
    """The job of a submission. Written together with its row: both are there, or neither."""
    return _defer, {"id": id, "queue": queue, "task": TASK, "learner": learner, "handicap": HANDICAP}


def notify(payload: str) -> Statement:
    """Tell every server, once what is written together with it is committed."""
    return _notify, {"channel": CHANNEL, "payload": payload}


def begin(id: str, attempts: int) -> Statement:
    """One more attempt; changes no row where somebody else was first or there is a verdict."""
    return _begin, {"id": id, "attempts": attempts}


def pending_of(learner: str) -> Callable[[Connection], int]:
    """Query: how many submissions of ``learner`` have no verdict."""
    return lambda connection: int(connection.execute(_pending_of, {"learner": learner}).scalar_one())


def judged(ids: Collection[str]) -> Callable[[Connection], dict[str, bool]]:
    """Query: whether there is a verdict, of each of these that there is."""
    return lambda connection: {id: over for id, over in connection.execute(_verdicts, {"ids": list(ids)})}


def outcomes(ids: Collection[str]) -> Callable[[Connection], dict[str, str]]:
    """Query: the stored outcome of each of these that has one."""
    return lambda connection: {id: text or "" for id, text in connection.execute(_outcomes, {"ids": list(ids)})}


@dataclass(frozen=True, slots=True)
class Length:
    """How many jobs of a queue wait, and how many are being judged."""

    waiting: int
    running: int


def lengths(connection: Connection) -> dict[str, Length]:
    """Every queue that is not empty."""
    return {queue: Length(waiting, running) for queue, waiting, running in connection.execute(_lengths)}


def beat(row: Mapping[str, Any]) -> Statement:
    """This process lives."""
    return _beat, row


def leave(id: str) -> Statement:
    """This process stops."""
    return _leave, {"id": id}


@dataclass(frozen=True, slots=True)
class Process:
    """A living server or worker. ``typical``: seconds that it takes for a submission."""

    id: str
    role: str
    name: str
    slots: int
    running: int
    judged: int
    typical: float


def living(stalled: float) -> Callable[[Connection], list[Process]]:
    """Query: who has been heard of in the last ``stalled`` seconds."""
    return lambda connection: [Process(*row) for row in connection.execute(_living, {"stalled": stalled})]


def queues(id: str) -> Callable[[Connection], str | None]:
    """Query: the queues that a process serves, or could, as JSON."""
    return lambda connection: connection.execute(_queues, {"id": id}).scalar_one_or_none()


@dataclass(frozen=True, slots=True)
class Standing:
    """A submission without a verdict that nobody is going to take; ``job``: its job, 0 where it has none."""

    id: str
    problem: str
    mode: str
    learner: str
    seed: int | None
    job: int


def give_back(stalled: float) -> Callable[[Connection], int]:
    """Query: forget workers that have not been heard of, and put what they held back; how many that were."""

    def query(connection: Connection) -> int:
        connection.execute(_prune, {"stalled": stalled})
        connection.execute(_forget_processes, {"stalled": stalled})
        return int(connection.execute(_give_back).one()[0])

    return query


def held(worker: int) -> Callable[[Connection], set[str]]:
    """Query: the submissions that a worker is said to be judging."""
    return lambda connection: set(connection.execute(_held, {"worker": worker}).scalars())


def let_go(worker: int, ids: Collection[str]) -> Statement:
    """A worker does not judge these, whatever is said."""
    return _let_go, {"worker": worker, "ids": list(ids)}


def forget_worker(worker: int) -> Statement:
    """This number is nobody's any more; what it held is given back."""
    return _forget_worker, {"worker": worker}


def lost(most: int) -> Callable[[Connection], list[Standing]]:
    """Query: submissions without a verdict for which there is no job."""
    return lambda connection: [Standing(*row) for row in connection.execute(_lost, {"most": most})]


def standing(queue: str, most: int) -> Callable[[Connection], list[Standing]]:
    """Query: what waits in a queue."""
    return lambda connection: [Standing(*row) for row in connection.execute(_standing, {"queue": queue, "most": most})]


def move(job: int, queue: str) -> Statement:
    """Let a waiting job wait in another queue."""
    return _move, {"job": job, "queue": queue}


def take_out(job: int) -> Statement:
    """A waiting job is needed no more."""
    return _take_out, {"job": job}
