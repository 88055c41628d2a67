"""Teachers: how one becomes a teacher, signs in, and gets back in."""

import time
from dataclasses import dataclass

from sqlalchemy.exc import IntegrityError

from app.classroom.names import checked_name, key
from app.classroom.room import Classroom
from app.classroom.secrets import hashed, new_id, new_token
from app.errors import ApiError
from app.i18n import _
from app.storage import teachers as queries
from app.storage.dialect import NothingChanged, Statement, needed

LINK_LASTS = 24 * 3600.0
INVITATION_LASTS = 7 * 24 * 3600.0
SHORTEST_PASSWORD, LONGEST_PASSWORD = 10, 200
MOST_TEACHERS = 200


@dataclass(frozen=True, slots=True)
class Link:
    """A one-time link that is still good: to become a teacher, or for the new password of one."""

    token: str
    teacher: str | None
    name: str | None


async def new_link(room: Classroom, teacher: str | None = None, lasts: float = LINK_LASTS) -> str:
    """A fresh one-time link's token: for a new teacher, or for ``teacher``'s new password."""
    token, now = new_token(), time.time()
    await room.database.wrote(queries.sweep_links(now), queries.add_link(hashed(token), now, now + lasts, teacher))
    return token


async def good_link(room: Classroom, token: str) -> Link:
    """What a one-time link is for; an error where it is used, expired or made up."""
    row = await room.database.read(queries.link(hashed(token), time.time()))
    if row is None:
        raise ApiError(
            404,
            "link_used",
            _("This link was used already, or it has expired."),
            hint=_(
                "Whoever runs the server gets a new one by `rope-judge teacher-link`, or by starting the server again "
                "where there is no teacher yet. Teachers invite others on their account page."
            ),
        )
    return Link(**row)


async def become(room: Classroom, token: str, name: str, password: str) -> str:
    """A new teacher by a one-time link; the id."""
    await good_link(room, token)
    name = checked_name(name)
    check_password(password, name)
    if await room.database.read(queries.by_key(key(name))):
        raise name_taken()
    if await room.database.read(queries.count) >= MOST_TEACHERS:
        raise ApiError(409, "too_many_teachers", _("There are {n} teachers; that is the limit.", n=MOST_TEACHERS))
    kept, id = await room.hasher.password(password), new_id()
    row = {"id": id, "name": name, "name_key": key(name), "password": kept, "created": time.time()}
    try:
        await _use(room, token, queries.drop_links(), queries.add(row))
    except IntegrityError:  # somebody else was quicker with that name; the link is still good
        raise name_taken() from None
    room.teachers = True
    return id


async def choose_password(room: Classroom, token: str, password: str) -> str:
    """A new password by a one-time link, which signs out whoever had the old one; the teacher's id."""
    link = await good_link(room, token)
    if link.teacher is None or link.name is None:
        raise ApiError(422, "link_for_another", _("This link makes a new teacher; it changes nobody's password."))
    check_password(password, link.name)
    kept = await room.hasher.password(password)
    await _use(room, token, queries.set_password(link.teacher, kept), queries.drop_links_of(link.teacher))
    await room.sessions.end_all(link.teacher)
    return link.teacher


async def sign_in(room: Classroom, name: str, password: str, address: str) -> str:
    """The id of the teacher with this name and password."""
    account = f"teacher {key(name)}"
    await room.passwords.begin(account, address)
    row = await room.database.read(queries.by_key(key(name)))
    if not await room.hasher.password_fits(row["password"] if row else None, password[: LONGEST_PASSWORD + 1]):
        raise ApiError(
            403,
            "wrong_password",
            _("Name and password do not go together."),
            hint=_("Forgotten? Whoever runs the server gets you a link by `rope-judge teacher-link`."),
        )
    assert row is not None
    await room.passwords.succeeded(account, address)
    return str(row["id"])


async def change_password(room: Classroom, id: str, old: str, new: str, session: str, address: str) -> None:
    """Another password for who knows the old one; every other browser is signed out."""
    account = f"teacher id {id}"
    await room.passwords.begin(account, address)
    row = await room.database.read(queries.by_id(id))
    if row is None or not await room.hasher.password_fits(row["password"], old[: LONGEST_PASSWORD + 1]):
        raise ApiError(403, "wrong_password", _("That is not your password."), where="old")
    await room.passwords.succeeded(account, address)
    check_password(new, row["name"])
    await room.database.wrote(queries.set_password(id, await room.hasher.password(new)))
    await room.sessions.end_all(id, but=session)


def check_password(password: str, name: str) -> None:
    """Raises where a password is too short, too long, or the name itself."""
    if len(password) < SHORTEST_PASSWORD:
        raise ApiError(
            422,
            "password_too_short",
            _("The password needs at least {n} characters.", n=SHORTEST_PASSWORD),
            hint=_("A few words that you remember are better than a short riddle."),
            where="password",
        )
    if len(password) > LONGEST_PASSWORD:
        raise ApiError(
            422, "password_too_long", _("The password has more than {n} characters.", n=LONGEST_PASSWORD),
            where="password",
        )  # fmt: skip
    if key(password) == key(name) or len(set(password)) < 4:
        raise ApiError(422, "password_too_easy", _("Anybody would guess this password."), where="password")


def name_taken() -> ApiError:
    """Another teacher has that name."""
    return ApiError(409, "name_taken", _("Another teacher here has this name. Add something to it."), where="name")


async def _use(room: Classroom, token: str, *then: Statement) -> None:
    """Use a link up, and write what it is good for."""
    try:
        await room.database.wrote(needed(queries.use_link(hashed(token), time.time())), *then)
    except NothingChanged:
        await good_link(room, token)  # says that it is gone
        raise


def check_repeated(password: str, repeated: str) -> None:
    """Raises where the password was not typed the same way twice."""
    if password != repeated:
        raise ApiError(422, "not_repeated", _("The two passwords differ. Type the same one twice."), where="repeated")
