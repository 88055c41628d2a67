"""A class as requests need it: who teaches it, what it works on, when, and what its learners are shown."""

import asyncio
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from app.storage import Database
from app.storage import classes as queries
from judge.problem import Catalogue, Problem

Feedback: TypeAlias = Literal["full", "summary", "verdict"]
Solutions: TypeAlias = Literal["solved", "deadline", "never"]
Stage: TypeAlias = Literal["absent", "early", "open", "closed"]

TRUSTED_SECONDS = 5.0  # so long what another process changed may go unseen


@dataclass(frozen=True, slots=True)
class Chosen:
    """An exercise of a class, and the times between which it takes submissions."""

    problem: str
    opens: float | None = None
    closes: float | None = None


@dataclass(frozen=True, slots=True)
class Class:
    """A class with its exercises in their order; none at all stands for the whole track."""

    id: str
    teacher: str
    name: str
    code: str
    created: float
    feedback: Feedback
    solutions: Solutions
    zone: str
    joining: bool
    archived: float | None
    chosen: Mapping[str, Chosen] = field(default_factory=dict)

    def exercises(self, catalogue: Catalogue) -> list[Problem]:
        """What learners see, in their order. An exercise that no longer exists is left out."""
        if not self.chosen:
            return list(catalogue)
        return [catalogue[id] for id in self.chosen if id in catalogue]

    def entry(self, problem: str) -> Chosen | None:
        """The exercise as this class has it; None where it is not one of the class's."""
        return self.chosen.get(problem) if self.chosen else Chosen(problem)

    def stage(self, problem: str, now: float) -> Stage:
        """Whether ``problem`` is one of the class's, and whether it takes submissions now."""
        entry = self.entry(problem)
        if entry is None:
            return "absent"
        if entry.opens is not None and now < entry.opens:
            return "early"
        if self.archived is not None or (entry.closes is not None and now >= entry.closes):
            return "closed"
        return "open"

    def shows_solution(self, problem: str, solved: bool, now: float) -> bool:
        """Whether a learner may see what gives the solution away: the explanation, and the last hint."""
        if self.solutions == "solved":
            return solved
        entry = self.entry(problem)
        closes = entry.closes if entry else None
        return self.solutions == "deadline" and closes is not None and now >= closes

    def solution_opens(self, problem: str) -> Solutions:
        """What a learner has to wait for; a closing time that is not set never comes."""
        entry = self.entry(problem)
        return "never" if self.solutions == "deadline" and (entry is None or entry.closes is None) else self.solutions


class Classes:
    """Classes by id, kept in memory for a moment: every request of a learner needs one."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: dict[str, tuple[Class, float]] = {}
        self._loading: dict[str, asyncio.Task[Class | None]] = {}

    async def find(self, id: str) -> Class | None:
        """The class with this id."""
        known = self._known.get(id)
        if known and known[1] > time.monotonic():
            return known[0]
        loading = self._loading.get(id)
        if loading is None:  # two hundred learners who ask at the same moment ask the database once
            loading = self._loading[id] = asyncio.create_task(self._load(id))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> Class | None:
        try:
            found = await self._database.read(queries.load(id))
            loaded = None
            if found is not None:
                row, exercises = found
                loaded = Class(**row, chosen={entry[0]: Chosen(*entry) for entry in exercises})
            if self._loading.get(id) is asyncio.current_task():  # it was not changed meanwhile
                self._known.pop(id, None)
                if loaded is not None:
                    self._known[id] = loaded, time.monotonic() + TRUSTED_SECONDS
            return loaded
        finally:
            if self._loading.get(id) is asyncio.current_task():
                del self._loading[id]

    async def by_code(self, code: str) -> Class | None:
        """The class that is joined with ``code``."""
        id = await self._database.read(queries.id_of_code(code)) if code else None
        return await self.find(id) if id else None

    async def taught_by(self, teacher: str) -> list[tuple[Class, int]]:
        """A teacher's classes, newest first, each with the number of its learners."""
        rows = await self._database.read(queries.taught_by(teacher))
        found = [(await self.find(id), learners) for id, learners in rows]
        return [(one, learners) for one, learners in found if one is not None]

    def forget(self, id: str) -> None:
        """It was changed."""
        self._known.pop(id, None)
        self._loading.pop(id, None)
