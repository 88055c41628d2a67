"""Who a launched person is here: the class of a course, its teacher, its learners. Made at the first launch."""

import time
from hashlib import sha256

from sqlalchemy.exc import IntegrityError

from app.classroom import changes
from app.classroom.classes import Class
from app.classroom.learners import MOST_LEARNERS, class_full
from app.classroom.names import LONGEST, key, tidy
from app.classroom.room import Classroom
from app.classroom.secrets import hashed, new_id, new_pin, new_token
from app.classroom.teachers import MOST_TEACHERS
from app.errors import ApiError
from app.i18n import _
from app.lti.claims import Claims
from app.lti.platforms import Platform
from app.storage import classes as class_queries
from app.storage import learners as learner_queries
from app.storage import lti as queries
from app.storage import teachers as teacher_queries
from app.storage.dialect import NothingChanged, needed

TRIES = 50


def person_key(platform: Platform, claims: Claims) -> str:
    """What somebody of a platform is known by here."""
    return _key(*platform.key, claims.sub)


def context_key(platform: Platform, claims: Claims) -> str:
    """What a course is known by here; the platform promises no more than that it is one of the deployment's."""
    if claims.context is None:
        raise ApiError(
            422,
            "lti_no_course",
            _("Your learning platform does not say which course this is for."),
            hint=_("Place the link in a course, and open it from there."),
        )
    return _key(*platform.key, claims.deployment_id, claims.context.id)


async def teacher(room: Classroom, platform: Platform, claims: Claims) -> str:
    """The account of an instructor; the id. It has no password: one comes in by a launch."""
    person = person_key(platform, claims)
    wanted = _name(claims.full_name, "Teacher", person)
    for n in range(1, TRIES):
        known = await room.database.read(queries.teacher(person))
        if known:
            return known
        if await room.database.read(teacher_queries.count) >= MOST_TEACHERS:
            raise ApiError(409, "too_many_teachers", _("There are {n} teachers; that is the limit.", n=MOST_TEACHERS))
        name, id = _numbered(wanted, n), new_id()
        if await room.database.read(teacher_queries.by_key(key(name))):
            continue
        row = {
            "id": id, "name": name, "name_key": key(name), "created": time.time(),
            "password": await room.hasher.password(new_token()),
        }  # fmt: skip
        try:
            await room.database.wrote(teacher_queries.add(row), queries.add_teacher(person, id))
        except IntegrityError:  # the same person, or the same name, at the same moment
            continue
        room.teachers = True
        return id
    raise RuntimeError("no name is free")


async def class_for(room: Classroom, platform: Platform, claims: Claims, teacher: str) -> Class:
    """The class of an instructor's course, made with ``teacher`` as its teacher if there is none."""
    context = context_key(platform, claims)
    found = await _class(room, context)
    if found is None:
        course = claims.context
        title = tidy((course.title or course.label or "") if course else "")[:LONGEST].strip()
        name = title if any(letter.isalnum() for letter in title) else f"Course {context[:6]}"
        id = await changes.make(room, teacher, name, "")
        try:
            await room.database.wrote(queries.add_class(context, id))
        except IntegrityError:  # another instructor was quicker
            await room.database.wrote(class_queries.remove(id))
        found = await _class(room, context)
        assert found is not None
    return found


async def learner(room: Classroom, platform: Platform, claims: Claims) -> str:
    """The learner that somebody is in the class of the course; the id."""
    own = await _class(room, context_key(platform, claims))
    if own is None:
        raise ApiError(
            409,
            "lti_no_class",
            _("There is no class for this course yet: it is made when its teacher opens this link first."),
            hint=_("Ask your teacher to open it once, then start again from your course."),
        )
    person = person_key(platform, claims)
    wanted = _name(claims.full_name, "Learner", person)
    for _attempt in range(TRIES):
        known = await room.database.read(queries.member(own.id, person))
        if known:
            return known
        taken = await room.database.read(learner_queries.keys(own.id))
        if own.archived is not None:
            raise ApiError(403, "joining_closed", _("This class takes nobody new now."))
        if len(taken) >= MOST_LEARNERS:
            raise class_full()
        name = next(name for n in range(1, MOST_LEARNERS + 2) if key(name := _numbered(wanted, n)) not in taken)
        id, now = new_id(), time.time()
        row = {
            "id": id, "class_id": own.id, "name": name, "name_key": key(name), "created": now, "joined": now,
            "pin": await room.hasher.pin(new_pin()), "link": hashed(new_token()),
        }  # fmt: skip
        try:
            room_left = needed(class_queries.has_room(own.id, MOST_LEARNERS))
            await room.database.wrote(room_left, learner_queries.add(row), queries.add_member(own.id, person, id))
        except NothingChanged:
            raise class_full() from None
        except IntegrityError:  # the same person, or the same name, at the same moment
            continue
        room.live.learners(own.id)
        return id
    raise RuntimeError("no name is free")


async def _class(room: Classroom, context: str) -> Class | None:
    id = await room.database.read(queries.class_of(context))
    return await room.classes.find(id) if id else None


def _key(*parts: str) -> str:
    return sha256("\0".join(parts).encode("utf-8", "replace")).hexdigest()


def _name(given: str, otherwise: str, person: str) -> str:
    """A name that can be kept; a made one where the platform tells none."""
    name = tidy(given)[:LONGEST].strip()
    return name if any(letter.isalnum() for letter in name) else f"{otherwise} {person[:6]}"


def _numbered(name: str, n: int) -> str:
    return name if n == 1 else f"{name[: LONGEST - 4].strip()} {n}"
