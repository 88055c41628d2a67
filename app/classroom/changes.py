"""What a teacher changes about a class."""

import time
from collections.abc import Sequence

from sqlalchemy.exc import IntegrityError

from app.classroom.classes import Chosen, Class, Feedback, Solutions
from app.classroom.names import checked_name
from app.classroom.room import Classroom
from app.classroom.secrets import new_code, new_id
from app.classroom.zones import known_zone
from app.errors import ApiError
from app.i18n import _
from app.storage import classes as queries
from app.storage import learners as learner_queries
from app.storage import records
from app.storage import teachers as teacher_queries
from app.storage.dialect import NothingChanged, needed

MOST_CLASSES = 200
"""Of one teacher."""

FEEDBACK: tuple[Feedback, ...] = ("full", "summary", "verdict")
SOLUTIONS: tuple[Solutions, ...] = ("solved", "deadline", "never")


async def make(room: Classroom, teacher: str, name: str, zone: str) -> str:
    """A new class; the id."""
    name = checked_name(name)
    id = new_id()
    row = {
        "id": id, "teacher": teacher, "name": name, "created": time.time(), "zone": known_zone(zone),
        "feedback": "full", "solutions": "solved", "joining": True, "archived": None,
    }  # fmt: skip
    for _attempt in range(10):
        try:
            room_left = needed(teacher_queries.has_room(teacher, MOST_CLASSES))
            await room.database.wrote(room_left, queries.add(row | {"code": new_code()}))
            return id
        except NothingChanged:
            raise ApiError(409, "too_many_classes", _("A teacher has at most {n} classes.", n=MOST_CLASSES)) from None
        except IntegrityError:  # the code is taken: one in two hundred million
            continue
    raise RuntimeError("no join code is free")


async def settings(
    room: Classroom, own: Class, *, name: str, feedback: str, solutions: str, zone: str, joining: bool
) -> None:
    """Other settings. What is none of the choices leaves the old one."""
    await room.database.wrote(
        queries.change(
            own.id,
            name=checked_name(name),
            feedback=feedback if feedback in FEEDBACK else own.feedback,
            solutions=solutions if solutions in SOLUTIONS else own.solutions,
            zone=known_zone(zone) if zone else own.zone,
            joining=joining,
        )
    )
    room.classes.forget(own.id)


async def renew_code(room: Classroom, own: Class) -> None:
    """Another join code; the old one leads nowhere."""
    await room.database.wrote(queries.change(own.id, code=new_code()))
    room.classes.forget(own.id)


async def archive(room: Classroom, own: Class, archived: bool) -> None:
    """Close a class for everything but reading, or open it again."""
    await room.database.wrote(queries.change(own.id, archived=time.time() if archived else None))
    room.classes.forget(own.id)


async def choose(room: Classroom, own: Class, exercises: Sequence[Chosen]) -> None:
    """The exercises, in this order."""
    for entry in exercises:
        if entry.opens is not None and entry.closes is not None and entry.closes <= entry.opens:
            raise ApiError(
                422,
                "closes_before_it_opens",
                _("{exercise} would close before it opens.", exercise=entry.problem),
                where=f"closes:{entry.problem}",
            )
    rows = [(entry.problem, entry.opens, entry.closes) for entry in exercises]
    await room.database.wrote(*queries.choose(own.id, rows))
    room.classes.forget(own.id)


async def delete(room: Classroom, own: Class) -> set[str]:
    """Delete a class with everything its learners did; the ids of the learners it had."""
    learners = {row.id for row in await room.database.read(learner_queries.of_class(own.id))}
    await room.database.wrote(*records.wipe_class(own.id), learner_queries.remove_all(own.id), queries.remove(own.id))
    await room.database.forgotten()
    room.classes.forget(own.id)
    room.sessions.forget(*learners)
    return learners
