"""The statements about wrong passwords, PINs and codes.

A guess is counted before it is looked at, by the same statement that says whether it may be made: who sends a thousand
at once, to one server or to several, has no more tries than who sends them one after another.
"""

from collections.abc import Callable, Collection
from typing import Any

from sqlalchemy import Connection, Float, Index, Integer, String, bindparam, case, delete, func, or_, select, update
from sqlalchemy.orm import Mapped, mapped_column

from app.storage.class_models import ClassRow
from app.storage.dialect import Statement, needed, upsert
from app.storage.models import Base

FIRST_WAIT = 10.0
LONGEST_WAIT = 900.0
FORGOTTEN_AFTER = 3600.0


class Guess(Base):
    """How often somebody guessed at something. ``key``: a hash of what, and of where from."""

    __tablename__ = "guesses"

    key: Mapped[str] = mapped_column(String(64), primary_key=True)
    count: Mapped[int]
    last: Mapped[float] = mapped_column(Float)
    until: Mapped[float] = mapped_column(Float)
    """No other one may be made before."""

    __table_args__ = (Index("ix_guesses_last", "last"),)


_free = bindparam("_free", type_=Integer)
_waits = [FIRST_WAIT * 2**n for n in range(20) if FIRST_WAIT * 2**n < LONGEST_WAIT]


def _wait(count: Any) -> Any:
    """After ``free`` of them, each one doubles the time until the next."""
    doubled = ((count == _free + n, wait) for n, wait in enumerate(_waits))
    return case((count < _free, 0.0), *doubled, else_=LONGEST_WAIT)


def _counted(insert: Any, **options: Any) -> Any:
    new = insert.excluded
    count = case((Guess.last < new.last - FORGOTTEN_AFTER, 1), else_=Guess.count + 1)
    changed = {"count": count, "last": new.last, "until": new.last + _wait(count)}
    return insert.on_conflict_do_update(index_elements=[Guess.key], set_=changed, **options)


def _free_at(now: Any) -> Any:
    """A clock that was set back shuts nobody out for longer than one ever waits."""
    return or_(Guess.until <= now, Guess.until > now + LONGEST_WAIT)


_count_if_free = upsert(Guess, lambda insert: _counted(insert, where=_free_at(insert.excluded.last)))


def _counted_as_wrong(insert: Any) -> Any:
    """As above, where no class has the code; where one has, nothing changes, but it is seen whether it might."""
    new = insert.excluded
    wrong = case((select(ClassRow.id).where(ClassRow.code == bindparam("_code")).exists(), 0), else_=1)
    old = Guess.last < new.last - FORGOTTEN_AFTER
    count = case((old, new.count), else_=Guess.count + new.count)
    changed = {
        "count": count,
        "last": case((new.count == 0, Guess.last), else_=new.last),
        "until": case((new.count == 0, Guess.until), else_=new.last + _wait(count)),
    }
    return insert.values(count=wrong).on_conflict_do_update(
        index_elements=[Guess.key], set_=changed, where=_free_at(new.last)
    )


_count_if_wrong = upsert(Guess, _counted_as_wrong)
_forget = delete(Guess).where(Guess.key == bindparam("_key"))
_take_back = update(Guess).where(Guess.key == bindparam("_key")).values(count=Guess.count - 1, until=0.0)
_sweep = delete(Guess).where(Guess.last < bindparam("_before"))


def may(key: str, free: int, now: float) -> Statement:
    """One more guess, as a condition: where it has to wait, nothing is written. Taken back if it was right."""
    return needed((_count_if_free, _row(key, free, now)))


def may_code(key: str, free: int, now: float, code: str) -> Statement:
    """The same for the code of a class, which counts only if no class has it: many people have the right one."""
    row = _row(key, free, now)
    return needed((_count_if_wrong, {name: row[name] for name in row if name != "count"} | {"_code": code}))


def forget(key: str) -> Statement:
    """It was right: what was guessed before does not count any more."""
    return _forget, {"_key": key}


def take_back(key: str) -> Statement:
    """It was right: this one does not count."""
    return _take_back, {"_key": key}


def sweep(now: float) -> Statement:
    """Throw away what counts no more."""
    return _sweep, {"_before": now - FORGOTTEN_AFTER}


def waits_until(keys: Collection[str]) -> Callable[[Connection], float]:
    """Query: when the next guess may be made at all of these."""
    wanted = select(func.max(Guess.until)).where(or_(*(Guess.key == key for key in keys)))
    return lambda connection: connection.execute(wanted).scalar() or 0.0


def _row(key: str, free: int, now: float) -> dict[str, Any]:
    return {"key": key, "count": 1, "last": now, "until": now + FIRST_WAIT if free <= 1 else 0.0, "_free": free}
