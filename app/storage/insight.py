"""What a class tries, as its teacher's dashboard asks for it: few statements, each led by an index.

Every query starts at the class's learners and finds their submissions by (learner, problem, …); none reads an outcome.
"""

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from itertools import islice
from typing import Any, TypeAlias

from sqlalchemy import Connection, bindparam, select

from app.storage.class_models import Learner
from app.storage.models import Draft, SubmissionRow

S, L, D = SubmissionRow, Learner, Draft

Pair: TypeAlias = "tuple[str, str]"
"""A learner and an exercise."""

CHUNK = 400  # learners in one statement

_of_class = L.class_id == bindparam("_class")
_try_columns = (S.learner, S.problem, S.id, S.mode, S.created, S.verdict, S.failed_case, S.diagnosis)
_tries = select(*_try_columns).join(L, L.id == S.learner).where(_of_class).order_by(S.learner, S.problem, S.created)
_begun = select(D.learner, D.problem, D.begun).join(L, L.id == D.learner).where(_of_class)
_judged_since = (
    select(S.learner, S.problem)
    .join(L, L.id == S.learner)
    .where(S.finished > bindparam("_since"), _of_class)
    .distinct()
)
_names = select(L.id, L.name).where(_of_class).order_by(L.name_key, L.id)
_accepted = (
    select(S.learner, S.id, S.created, S.source)
    .join(L, L.id == S.learner)
    .where(_of_class, S.problem == bindparam("_problem"), S.mode == "submit", S.verdict == "AC")
    .order_by(S.learner, S.created)
)
_handed_in = (
    select(S.id, S.learner, S.problem, S.mode, S.source, S.seed, S.verdict, S.outcome, S.created)
    .join(L, L.id == S.learner)
    .where(_of_class, S.id == bindparam("_id"))
)


@dataclass(frozen=True, slots=True)
class Try:
    """One submission, without its source. ``verdict`` is None until there is one."""

    learner: str
    problem: str
    id: str
    mode: str
    created: float
    verdict: str | None
    failed_case: str | None
    diagnosis: str | None


def tries(class_id: str, problem: str | None = None, learner: str | None = None) -> Callable[[Connection], list[Try]]:
    """Query: what a class handed in and ran, by learner and exercise, each in the order of time."""

    def query(connection: Connection) -> list[Try]:
        found = _only(_tries, S.problem, problem)
        found = _only(found, S.learner, learner)
        return [Try(*row) for row in connection.execute(found, {"_class": class_id})]

    return query


def begun(class_id: str, problem: str | None = None) -> Callable[[Connection], dict[Pair, float]]:
    """Query: who began what by writing a draft, and when."""

    def query(connection: Connection) -> dict[Pair, float]:
        rows = connection.execute(_only(_begun, D.problem, problem), {"_class": class_id})
        return {(learner, problem): at for learner, problem, at in rows}

    return query


def of_pairs(class_id: str, pairs: Collection[Pair]) -> Callable[[Connection], tuple[list[Try], dict[Pair, float]]]:
    """Query: tries and beginnings of some learners at some exercises."""

    def query(connection: Connection) -> tuple[list[Try], dict[Pair, float]]:
        problems = sorted({problem for _learner, problem in pairs})
        left = iter(sorted({learner for learner, _problem in pairs}))
        found: list[Try] = []
        drafts: dict[Pair, float] = {}
        while learners := list(islice(left, CHUNK)):
            some = _tries.where(S.learner.in_(learners), S.problem.in_(problems))
            found += [Try(*row) for row in connection.execute(some, {"_class": class_id})]
            began = _begun.where(D.learner.in_(learners), D.problem.in_(problems))
            drafts |= {(row[0], row[1]): row[2] for row in connection.execute(began, {"_class": class_id})}
        return found, drafts

    return query


def judged_since(class_id: str, since: float) -> Callable[[Connection], set[Pair]]:
    """Query: who got a verdict on what after ``since``."""

    def query(connection: Connection) -> set[Pair]:
        rows = connection.execute(_judged_since, {"_class": class_id, "_since": since})
        return {(learner, problem) for learner, problem in rows}

    return query


def names(class_id: str) -> Callable[[Connection], dict[str, str]]:
    """Query: the learners of a class and their names, in the order of the alphabet."""
    return lambda connection: {id: name for id, name in connection.execute(_names, {"_class": class_id})}


def first_accepted(class_id: str, problem: str) -> Callable[[Connection], list[tuple[str, str, str]]]:
    """Query: learner, submission and source of everybody's first accepted submission."""

    def query(connection: Connection) -> list[tuple[str, str, str]]:
        rows: Iterable[Any] = connection.execute(_accepted, {"_class": class_id, "_problem": problem})
        first: dict[str, tuple[str, str, str]] = {}
        for learner, id, _created, source in rows:
            first.setdefault(learner, (learner, id, source))
        return list(first.values())

    return query


def handed_in(class_id: str, id: str) -> Callable[[Connection], dict[str, Any] | None]:
    """Query: one submission of a class with source and outcome."""

    def query(connection: Connection) -> dict[str, Any] | None:
        row = connection.execute(_handed_in, {"_class": class_id, "_id": id}).mappings().first()
        return dict(row) if row else None

    return query


def _only(statement: Any, column: Any, value: str | None) -> Any:
    return statement if value is None else statement.where(column == value)
