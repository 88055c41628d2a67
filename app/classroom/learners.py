"""Learners: how one joins a class, comes back, and is put on its list."""

import time
from dataclasses import dataclass

from sqlalchemy.exc import IntegrityError

from app.classroom.classes import Class
from app.classroom.names import checked_name, key
from app.classroom.room import Classroom
from app.classroom.secrets import hashed, new_id, new_pin, new_token, typed_pin
from app.errors import ApiError
from app.i18n import _
from app.storage import classes as class_queries
from app.storage import learners as queries
from app.storage import records
from app.storage.dialect import NothingChanged, needed
from app.storage.learners import LearnerRow

MOST_LEARNERS = 500
"""In one class."""


@dataclass(frozen=True, slots=True)
class Pass:
    """What a learner comes back with. Shown once: only hashes are kept."""

    id: str
    name: str
    pin: str
    token: str

    @property
    def path(self) -> str:
        """Where the personal link leads."""
        return f"/back/{self.token}"


async def join(room: Classroom, own: Class, name: str) -> Pass:
    """A new learner of a class."""
    if own.archived is not None or not own.joining:
        raise ApiError(
            403, "joining_closed", _("This class takes nobody new now."), hint=_("Ask your teacher to let you in.")
        )
    name = checked_name(name)
    if await room.database.read(queries.count(own.id)) >= MOST_LEARNERS:
        raise class_full()
    if await room.database.read(queries.by_name(own.id, key(name))):
        raise name_taken(name)
    return (await _add(room, own, [name], joined=time.time()))[0]


async def enlist(room: Classroom, own: Class, names: list[str]) -> list[Pass]:
    """Put those on the class's list who are to come; each gets a link and a PIN beforehand."""
    if await room.database.read(queries.count(own.id)) + len(names) > MOST_LEARNERS:
        raise class_full()
    return await _add(room, own, names, joined=None)


async def _add(room: Classroom, own: Class, names: list[str], joined: float | None) -> list[Pass]:
    """All of them or nobody: who got half a list would not know whose PINs are lost."""
    passes = [Pass(new_id(), name, new_pin(), new_token()) for name in names]
    now, added = time.time(), []
    for given in passes:
        row = {
            "id": given.id, "class_id": own.id, "name": given.name, "name_key": key(given.name), "created": now,
            "pin": await room.hasher.pin(given.pin), "link": hashed(given.token), "joined": joined,
        }  # fmt: skip
        added.append(queries.add(row))
    try:
        await room.database.wrote(needed(class_queries.has_room(own.id, MOST_LEARNERS, len(names))), *added)
    except NothingChanged:
        raise class_full() from None
    except IntegrityError:  # the same name at the same moment
        taken = await room.database.read(queries.keys(own.id))
        raise name_taken(next((name for name in names if key(name) in taken), names[0])) from None
    room.live.learners(own.id)
    return passes


async def come_back(room: Classroom, own: Class, name: str, pin: str, address: str) -> LearnerRow:
    """The learner of this name and PIN."""
    account = f"learner {own.id} {key(name)}"
    await room.pins.begin(account, address)
    row = await room.database.read(queries.by_name(own.id, key(name)))
    if not await room.hasher.pin_fits(row.pin if row else None, typed_pin(pin)):
        raise ApiError(
            403,
            "wrong_pin",
            _("Name and PIN do not go together."),
            hint=_("Write the name as when you joined. Your teacher can give you a new PIN."),
            where="pin",
        )
    assert row is not None
    await room.pins.succeeded(account, address)
    await came(room, row)
    return row


async def by_link(room: Classroom, token: str) -> tuple[LearnerRow, Class]:
    """Whose personal link it is, and of which class."""
    row = await room.database.read(queries.by_link(hashed(token)))
    own = await room.classes.find(row.class_id) if row else None
    if row is None or own is None:
        raise ApiError(
            404,
            "unknown_link",
            _("Nobody comes back by this link: it was replaced, or the class is gone."),
            hint=_("Come back by your class's code, your name and your PIN; or ask your teacher for a new link."),
        )
    return row, own


async def came(room: Classroom, row: LearnerRow) -> None:
    """Note that one of the list is there."""
    if row.joined is None:
        await room.database.wrote(queries.came(row.id, time.time()))


async def renew(room: Classroom, id: str, name: str, *, but: str = "") -> Pass:
    """Another PIN and another link; whoever came by the old ones is signed out, session ``but`` excepted."""
    given = Pass(id, name, new_pin(), new_token())
    await room.database.wrote(queries.renew(id, await room.hasher.pin(given.pin), hashed(given.token)))
    await room.sessions.end_all(id, but=but)
    return given


async def rename(room: Classroom, row: LearnerRow, name: str) -> str:
    """Another name; returned as it is kept."""
    name = checked_name(name)
    other = await room.database.read(queries.by_name(row.class_id, key(name)))
    if other and other.id != row.id:
        raise name_taken(name)
    try:
        await room.database.wrote(queries.rename(row.id, name, key(name)))
    except IntegrityError:
        raise name_taken(name) from None
    room.live.learners(row.class_id)
    room.sessions.forget(row.id)
    return name


async def wipe(room: Classroom, id: str) -> None:
    """Delete what a learner did, and keep the learner."""
    await room.database.wrote(*records.wipe(id))
    await room.database.forgotten()
    room.live.wiped(id)


async def remove(room: Classroom, id: str) -> None:
    """Delete a learner and all that the learner did."""
    await room.database.wrote(*records.wipe(id), queries.remove(id))
    await room.database.forgotten()
    room.live.wiped(id)
    room.sessions.forget(id)


def class_full() -> ApiError:
    """No more learners in one class."""
    return ApiError(409, "class_full", _("A class has at most {n} learners.", n=MOST_LEARNERS))


def name_taken(name: str) -> ApiError:
    """Somebody in the class has that name."""
    return ApiError(
        409,
        "name_taken",
        _("{name} is in this class already.", name=name),
        hint=_("Is that you? Come back with your PIN or your personal link. If not, add something to your name."),
        where="name",
    )
