"""What is asked of PostgreSQL: a submission and its job are one, the order is fair, and nothing stays with the dead."""

import pytest
from sqlalchemy import text

from app.queue import statements
from app.queue.names import queue_of
from app.queue.schema import ensure_schema
from app.storage import queries, transactions
from app.storage.writer import Statement
from judge.errors import OperatorError
from tests.app.queue.conftest import Queue

ROW = {
    "id": "a", "problem": "rotate-half", "problem_version": "v", "mode": "submit", "source": "x", "learner": "ada",
    "seed": None, "case_name": None, "created": 1.0, "attempts": 0,
}  # fmt: skip


def test_a_submission_and_its_job_are_stored_together(queue: Queue) -> None:
    queue.hand_in("a")
    assert queue.rows() == [("a", None, 0)]
    assert queue.jobs() == [("a", "todo")]


@pytest.mark.parametrize("between", ["SELECT pg_terminate_backend(pg_backend_pid())", "SELECT 1 / 0"])
def test_whatever_happens_between_the_two_leaves_neither(
    queue: Queue, between: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection is killed, or a statement fails, after the row and before the job."""
    monkeypatch.setattr(transactions, "PATIENCE", 0.2)
    writes: tuple[Statement, ...] = (queries.add(ROW), (text(between), {}), statements.defer("a", "q", "ada"))
    with pytest.raises(Exception):  # noqa: B017
        queue.database.write(*writes).result(30)
    assert queue.rows() == queue.jobs() == []


def test_a_job_that_cannot_be_deferred_takes_its_submission_along(queue: Queue) -> None:
    queue.sql("ALTER TABLE procrastinate_jobs ADD CHECK (queue_name <> 'q')")
    with pytest.raises(Exception, match="procrastinate_jobs"):
        queue.database.write(queries.add(ROW), statements.defer("a", "q", "ada")).result(30)
    assert queue.rows() == queue.jobs() == []


def test_fifty_of_one_learner_do_not_hold_back_the_one_of_another(queue: Queue) -> None:
    queue.hand_in(*(f"ada-{n:02}" for n in range(50)))
    queue.hand_in("bob-00", learner="bob")
    queue.hand_in("ada-50")
    worker = queue.worker()
    order = [queue.take(worker) for _ in range(52)]
    assert order[:3] == ["ada-00", "bob-00", "ada-01"]
    assert order[-1] == "ada-50"


def test_what_waits_long_is_not_overtaken_for_ever(queue: Queue) -> None:
    """A second one of a learner stands behind others that come at the same time, not behind all that ever come."""
    queue.hand_in("ada-0", "ada-1")
    queue.sql(f"UPDATE procrastinate_jobs SET priority = priority + {2 * statements.HANDICAP}")  # so long ago
    queue.hand_in("bob-0", learner="bob")
    worker = queue.worker()
    assert [queue.take(worker) for _ in range(3)] == ["ada-0", "ada-1", "bob-0"]


def test_what_a_silent_worker_holds_is_given_back_and_what_a_living_one_holds_is_not(queue: Queue) -> None:
    queue.hand_in("a", "b")
    dead, living = queue.worker(), queue.worker()
    assert (queue.take(dead), queue.take(living)) == ("a", "b")
    queue.sql("UPDATE procrastinate_workers SET last_heartbeat = now() - interval '1 hour' WHERE id = %s", dead)
    assert queue.database.read_now(statements.give_back(15)) == 1
    assert queue.jobs() == [("a", "todo"), ("b", "doing")]
    assert queue.take(living) == "a"


def test_what_a_worker_holds_by_name_only_is_given_back(queue: Queue) -> None:
    """The answer to its question was lost with the connection: the database says it has it, and it does not know."""
    queue.hand_in("a")
    worker = queue.worker()
    queue.take(worker)
    assert queue.database.read_now(statements.held(worker)) == {"a"}
    queue.database.write(statements.let_go(worker, {"a"})).result(30)
    assert queue.database.read_now(statements.give_back(15)) == 1
    assert queue.jobs() == [("a", "todo")]


def test_of_two_workers_with_the_same_attempt_one_begins(queue: Queue) -> None:
    queue.hand_in("a")
    assert [queue.database.write(statements.begin("a", 0)).result(30) for _ in range(2)] == [1, 0]
    assert queue.rows("attempts") == [(1,)]


def test_the_schema_is_made_once_and_a_newer_one_is_left_alone(queue: Queue) -> None:
    ensure_schema(queue.address)
    queue.sql("COMMENT ON TABLE procrastinate_jobs IS '99.00.00_01_from_the_future'")
    with pytest.raises(OperatorError, match=r"99\.00\.00"):
        ensure_schema(queue.address)


def test_names_of_queues_fit_and_tell_versions_apart(queue: Queue) -> None:
    """PostgreSQL cuts names of channels after 63 bytes, and procrastinate puts 23 before ours."""
    names = {queue_of(problem) for problem in queue.catalogue}
    assert len(names) == len(queue.catalogue)
    assert max(len(f"procrastinate_queue_v1#{name}".encode()) for name in names) <= 63
