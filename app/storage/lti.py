"""The statements of LTI."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import BigInteger, Connection, bindparam, case, delete, func, insert, select, update

from app.storage.dialect import Statement, needed, upsert
from app.storage.lti_models import LtiClass, LtiKey, LtiMember, LtiNonce, LtiScore, LtiStamp, LtiTeacher
from app.storage.models import SubmissionRow

S, X = SubmissionRow, LtiScore

_this = (
    X.learner == bindparam("_learner"), X.problem == bindparam("_problem"), X.lineitem == bindparam("_lineitem")
)  # fmt: skip
_solved = (
    select(func.min(S.finished))
    .where(S.learner == X.learner, S.problem == X.problem, S.mode == "submit", S.verdict == "AC")
    .correlate(X)
    .scalar_subquery()
)
_open = (X.sent.is_(None), X.refused.is_(None), _solved.is_not(None))
_due = (
    select(X.learner, X.problem, X.lineitem, X.issuer, X.client_id, X.subject, X.attempts, _solved)
    .where(*_open, X.next_at <= bindparam("_now"))
    .order_by(X.next_at)
    .limit(100)
)
_next = select(func.min(X.next_at)).where(*_open)
_told_last = func.coalesce(
    select(LtiStamp.at)
    .where(LtiStamp.member == bindparam("_learner"), LtiStamp.lineitem == bindparam("_lineitem"))
    .scalar_subquery(),
    0,
)
_at = bindparam("_at", type_=BigInteger)
_stamp = (
    update(X).where(*_this, X.stamp.is_(None)).values(stamp=case((_told_last < _at, _at), else_=_told_last + 1))
)  # fmt: skip
_note_stamp = upsert(
    LtiStamp,
    lambda insert: insert.values(
        member=bindparam("_learner"),
        lineitem=bindparam("_lineitem"),
        at=select(X.stamp).where(*_this).scalar_subquery(),
    ).on_conflict_do_update(index_elements=[LtiStamp.member, LtiStamp.lineitem], set_={"at": insert.excluded.at}),
)


@dataclass(frozen=True, slots=True)
class Due:
    """A score that the platform does not know yet. ``solved``: when the exercise was solved."""

    learner: str
    problem: str
    lineitem: str
    issuer: str
    client_id: str
    subject: str
    attempts: int
    solved: float

    @property
    def place(self) -> dict[str, str]:
        """Which row it is."""
        return {"_learner": self.learner, "_problem": self.problem, "_lineitem": self.lineitem}


def add_key(kid: str, jwk: str, now: float) -> Statement:
    """The server's own key pair."""
    return insert(LtiKey), {"kid": kid, "jwk": jwk, "created": now}


def key(connection: Connection) -> str | None:
    """Query: the key pair; the first one that was made, where two servers began at once."""
    found: str | None = connection.execute(select(LtiKey.jwk).order_by(LtiKey.created, LtiKey.kid).limit(1)).scalar()
    return found


def use_nonce(nonce: str, now: float, expires: float) -> list[Statement]:
    """Note that a nonce was used; an error where it was noted before."""
    return [
        (delete(LtiNonce).where(LtiNonce.expires < bindparam("_now")), {"_now": now}),
        (insert(LtiNonce), {"nonce": nonce, "expires": expires}),
    ]


def add_teacher(person: str, teacher: str) -> Statement:
    """Whose account a teacher's is."""
    return insert(LtiTeacher), {"person": person, "teacher_id": teacher}


def teacher(person: str) -> Callable[[Connection], str | None]:
    """Query: the account of an instructor."""
    return lambda connection: connection.execute(
        select(LtiTeacher.teacher_id).where(LtiTeacher.person == person)
    ).scalar()


def add_class(context: str, class_id: str) -> Statement:
    """Which course a class is for."""
    return insert(LtiClass), {"context": context, "class_id": class_id}


def class_of(context: str) -> Callable[[Connection], str | None]:
    """Query: the class of a course."""
    return lambda connection: connection.execute(select(LtiClass.class_id).where(LtiClass.context == context)).scalar()


def add_member(class_id: str, person: str, learner: str) -> Statement:
    """Who a learner is on the platform."""
    return insert(LtiMember), {"class_id": class_id, "person": person, "member": learner}


def member(class_id: str, person: str) -> Callable[[Connection], str | None]:
    """Query: the learner that somebody is in a class."""
    return lambda connection: connection.execute(
        select(LtiMember.member).where(LtiMember.class_id == class_id, LtiMember.person == person)
    ).scalar()


def expect(row: dict[str, Any]) -> Statement:
    """A score is wanted; an error where it was wanted before."""
    return insert(X), row


def expect_again(row: dict[str, Any]) -> Statement:
    """It was wanted before: what is not told yet is tried now, also where the platform refused it."""
    place = {f"_{name}": row[name] for name in ("learner", "problem", "lineitem")}
    return update(X).where(*_this, X.sent.is_(None)).values(next_at=0.0, refused=None), place


def sent(due: Due, now: float) -> Statement:
    """The platform has it."""
    return update(X).where(*_this).values(sent=now), due.place


def stamp(due: Due) -> list[Statement]:
    """Give a score the time that the platform is told: when it was solved, and later than all it was told before.

    As a condition: it has none yet.
    """
    values = due.place | {"_at": int(due.solved * 1000)}
    return [needed((_stamp, values)), (_note_stamp, due.place)]


def stamp_of(due: Due) -> Callable[[Connection], int | None]:
    """Query: that time; None where the score is wanted no more."""
    return lambda connection: connection.execute(select(X.stamp).where(*_this), due.place).scalar()


def refused(due: Due, why: str) -> Statement:
    """The platform will not have it."""
    return update(X).where(*_this).values(refused=why[:200]), due.place


def postpone(waiting: Iterable[Due], until: float) -> list[Statement]:
    """Not now."""
    return [(update(X).where(*_this).values(attempts=X.attempts + 1, next_at=until), due.place) for due in waiting]


def claim(due: Due, now: float, until: float) -> Statement:
    """Tell this one now, as a condition: another server that shares the database leaves it alone meanwhile."""
    free = update(X).where(*_this, X.sent.is_(None), X.next_at <= now).values(next_at=until)
    return needed((free, due.place))


def hurry(later_than: float) -> Statement:
    """Try all that waits for longer now."""
    waits = update(X).where(X.sent.is_(None), X.refused.is_(None), X.next_at > later_than)
    return waits.values(next_at=0.0), {}


def due(now: float) -> Callable[[Connection], list[Due]]:
    """Query: scores to tell now, a few at a time."""
    return lambda connection: [Due(*row) for row in connection.execute(_due, {"_now": now})]


def next_due(connection: Connection) -> float | None:
    """Query: when the next score is to be told."""
    found: float | None = connection.execute(_next).scalar()
    return found
