"""The classroom as the server has it: is there one, who asks, and what everything about classes is done with."""

import time

from starlette.requests import HTTPConnection

from app.classroom import zones
from app.classroom.backoff import Guard
from app.classroom.classes import Classes
from app.classroom.dashboard.live import Live
from app.classroom.secrets import Hasher
from app.classroom.similarity.similar import Similar
from app.i18n import _
from app.identity import SINGLE, Sessions, Who
from app.settings import Settings
from app.storage import Database
from app.storage import teachers as queries
from judge.errors import OperatorError

LOOK_SECONDS = 1.0


class Classroom:
    """One server's classroom. ``active``: people sign in; otherwise there is one user, who does not."""

    def __init__(self, settings: Settings, database: Database, teachers: bool) -> None:
        self.settings, self.database = settings, database
        self.teachers = teachers
        """Whether there is a teacher yet."""
        self._look_again, self._level = 0.0, "strict"
        self.sessions = Sessions(database)
        self.classes = Classes(database)
        self.live = Live(database)
        self.similar = Similar()
        self.hasher = Hasher()
        self.passwords = Guard(database, "password")
        self.pins, self.codes = Guard(database, "pin", near=5, far=20), Guard(database, "code", near=60, far=3000)

    @classmethod
    async def open(cls, settings: Settings, database: Database) -> "Classroom":
        """The classroom that ``database`` holds."""
        return cls(settings, database, await database.read(queries.any_teacher))

    def check_confined(self, level: str) -> None:
        """The code of others is run only where the kernel confines it."""
        self._level = level
        if self.active and level != "strict" and not self.settings.allow_weak_sandbox:
            raise OperatorError(
                _(
                    "This machine confines submissions at level {level} only, which is not enough for a class. "
                    "`rope-judge doctor` says what is missing; --allow-weak-sandbox starts all the same.",
                    level=level,
                )
            )

    @property
    def active(self) -> bool:
        """Whether people have to sign in."""
        return self.teachers or self.settings.needs_sign_in

    async def who(self, request: HTTPConnection) -> Who:
        """Who asks."""
        if self.database.shared and not self.active:
            await self._find_teachers()
        return await self.sessions.find(request) if self.active else SINGLE

    async def _find_teachers(self) -> None:
        """Where several servers share a database, the first teacher may have signed up at another one."""
        if time.monotonic() >= self._look_again:
            self.teachers = await self.database.read(queries.any_teacher)
            self._look_again = time.monotonic() + LOOK_SECONDS
        self.check_confined(self._level)

    def told(self, at: float | None, zone: str) -> str:
        """A point in time as a class reads it."""
        return zones.told(at, zone)
