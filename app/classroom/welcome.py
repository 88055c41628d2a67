"""The way in for a teacher who has no password yet, or has lost it: a one-time link, told to who runs the server."""

import anyio.to_thread

from app.classroom.names import key
from app.classroom.room import Classroom
from app.classroom.teachers import new_link
from app.i18n import _
from app.reached import noted
from app.settings import Settings, as_address
from app.storage import Database
from app.storage import teachers as queries
from judge.errors import OperatorError
from judge.message import Message


def link_path(token: str) -> str:
    """Where a one-time link leads."""
    return f"/welcome/{token}"


async def start_message(room: Classroom, port: int) -> Message | None:
    """What to print at every start: the link of the first teacher, as long as one is waited for."""
    if not room.active or room.teachers:
        return None
    link = address(room.settings, port) + link_path(await new_link(room))
    return _("Open this link once, within a day, to become the teacher:\n  {link}", link=link)


async def teacher_link(settings: Settings, name: str | None, another: bool) -> str:
    """The link that ``rope-judge teacher-link`` prints: for the first teacher, one more, or a lost password."""
    database = await anyio.to_thread.run_sync(Database.open, settings.storage)
    try:
        room = await Classroom.open(settings, database)
        teachers = [] if another else await database.read(queries.all_teachers)
        teacher = _which(teachers, name)
        return address(settings, noted(settings.data) or settings.port) + link_path(await new_link(room, teacher))
    finally:
        database.close()


def _which(teachers: list[tuple[str, str]], name: str | None) -> str | None:
    if not teachers and name is None:
        return None
    named = [id for id, known in teachers if name is None or key(known) == key(name)]
    if len(named) == 1:
        return named[0]
    names = ", ".join(known for _id, known in teachers) or "—"
    if name is None:
        raise OperatorError(
            _("Whose password was lost? Name one of {names}; for one more teacher, use --new.", names=names)
        )
    raise OperatorError(_("There is no teacher {name}. There is: {names}.", name=name, names=names))


def address(settings: Settings, port: int) -> str:
    """The server as whoever started it reaches it."""
    if settings.public_url:
        return settings.public_url
    found = as_address(settings.host)
    host = "127.0.0.1" if found is not None and found.is_unspecified else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"
