"""Every statement that is run, in one place."""

import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, bindparam, case, func, insert, select, update

from app.storage.dialect import Statement, upsert
from app.storage.models import Draft, SubmissionRow
from judge.outcome import Outcome
from judge.verdict import Verdict

S = SubmissionRow

_add = insert(S)
_finish = (
    update(S)
    .where(S.id == bindparam("_id"), S.verdict.is_(None))
    .values(
        verdict=bindparam("_verdict"),
        outcome=bindparam("_outcome"),
        closeup=bindparam("_closeup"),
        diagnosis=bindparam("_diagnosis"),
        failed_case=bindparam("_failed_case"),
        finished=bindparam("_finished"),
    )
)
_begin = update(S).where(S.id == bindparam("_id")).values(attempts=S.attempts + 1)
_forgive = (
    update(S).where(S.id == bindparam("_id"), S.verdict.is_(None), S.attempts > 0).values(attempts=S.attempts - 1)
)
_probe = upsert(
    Draft,
    lambda insert: insert.on_conflict_do_update(
        index_elements=[Draft.learner, Draft.problem], set_={"updated": insert.excluded.updated}
    ),
)
_pending = select(S.id, S.problem, S.mode, S.attempts).where(S.verdict.is_(None)).order_by(S.created)
_solved = func.max(case((S.verdict == "AC", 1), else_=0))
_progress = select(S.problem, _solved).where(S.learner == bindparam("_learner"), S.mode == "submit").group_by(S.problem)


def add(row: dict[str, Any]) -> Statement:
    """A new submission."""
    return _add, row


def finish(outcome: Outcome, text: str) -> Statement:
    """The verdict of a submission; ``text`` is the outcome's JSON."""
    return _finish, {
        "_id": outcome.id,
        "_verdict": str(outcome.verdict),
        "_outcome": text,
        "_closeup": outcome.closeup.model_dump_json() if outcome.closeup else None,
        "_diagnosis": outcome.diagnosis[0].id if outcome.diagnosis else None,
        "_failed_case": first_failed(outcome),
        "_finished": time.time(),
    }


def first_failed(outcome: Outcome) -> str | None:
    """The first case that failed. What did not compile ran no case, and a fault of ours is no case's."""
    if outcome.verdict in {Verdict.CE, Verdict.IE}:
        return None
    return next((case.name[:200] for case in outcome.cases if case.verdict is not Verdict.AC), None)


def begin(id: str) -> Statement:
    """One more attempt at judging."""
    return _begin, {"_id": id}


def forgive(id: str) -> Statement:
    """Take the running attempt back: a clean stop is no submission's fault."""
    return _forgive, {"_id": id}


def probe() -> Statement:
    """A write that changes nothing anybody sees: whether one can be stored."""
    return _probe, {"learner": "", "problem": "", "source": "", "updated": time.time(), "version": 1}


def pending(connection: Connection) -> list[tuple[str, str, str, int]]:
    """Id, problem, mode and attempts of every submission without a verdict, oldest first."""
    return [(row.id, row.problem, row.mode, row.attempts) for row in connection.execute(_pending)]


def submission(id: str) -> Callable[[Connection], dict[str, Any] | None]:
    """Query: the row of a submission."""

    def query(connection: Connection) -> dict[str, Any] | None:
        row = connection.execute(select(*S.__table__.columns).where(S.id == id)).mappings().first()
        return dict(row) if row else None

    return query


def progress(learner: str) -> Callable[[Connection], dict[str, bool]]:
    """Query: every exercise that was submitted, and whether it is solved."""

    def query(connection: Connection) -> dict[str, bool]:
        return {problem: bool(solved) for problem, solved in connection.execute(_progress, {"_learner": learner})}

    return query
