"""One learner of the simulated class: joins, opens exercises, types, hands in, waits for verdicts."""

import asyncio
import random
import re
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial

from benchmarks.connection import Answer, Connection

_VERDICT = re.compile(r'"verdict":"([A-Z]+)"')
_TYPING_SECONDS = 10.0
_PATIENCE = 60.0


@dataclass(frozen=True, slots=True)
class Handed:
    """A submission: when it was sent, acknowledged and judged (``time.perf_counter``), and whether in the burst."""

    id: str
    problem: str
    burst: bool
    sent: float
    acknowledged: float
    judged: float | None
    verdict: str | None


@dataclass
class Records:
    """What all learners met."""

    joined: list[float] = field(default_factory=list)
    drafts: list[float] = field(default_factory=list)
    pages: list[float] = field(default_factory=list)
    owned: dict[int, list[Handed]] = field(default_factory=dict)
    """What was handed in, by the learner's number."""
    errors: list[str] = field(default_factory=list)
    sent: int = 0

    @property
    def handed(self) -> list[Handed]:
        """What was acknowledged."""
        return [one for some in self.owned.values() for one in some]


@dataclass(frozen=True, slots=True)
class Task:
    """What to hand in, and when: seconds after the work began. The burst is for all at the same moment."""

    at: float
    problem: str
    source: str
    burst: bool = False


class Learner:
    """Errors are noted and never raised: the others go on."""

    def __init__(self, port: int, code: str, number: int, records: Records) -> None:
        self.number, self.code, self.records = number, code, records
        self.browser = Connection(port)
        self.stream = Connection(port, self.browser.cookies)
        self.id = ""
        self._dice = random.Random(number)
        self._versions: dict[str, int] = {}
        self._opened: set[str] = set()
        self._typing = ""
        self._busy = asyncio.Lock()  # a browser does one thing after the other on its connection

    async def join(self, at: float) -> None:
        """Come in, by the form."""
        await asyncio.sleep(at)
        started = time.perf_counter()
        await self._ask("join page", lambda: self.browser.get(f"/join/{self.code}"), 200)
        answer = await self._ask("join", lambda: self.browser.form(f"/join/{self.code}", name=self.name), 200)
        if answer is not None:
            self.records.joined.append(time.perf_counter() - started)

    @property
    def name(self) -> str:
        return f"Learner {self.number:03}"

    async def work(self, tasks: list[Task], began: float, end: float) -> None:
        """Do the tasks at their times, and type in between."""
        typing = asyncio.create_task(self._type(began + end))
        for task in tasks:
            self._typing = task.problem
            await self._open(task.problem, began + task.at)
            await _until(began + task.at)
            await self._hand_in(task)
        await _until(began + end)
        typing.cancel()

    def leave(self) -> None:
        self.browser.close()
        self.stream.close()

    async def _open(self, problem: str, before: float) -> None:
        """Look at the page some time before handing in."""
        if problem in self._opened:
            return
        self._opened.add(problem)
        await _until(before - self._dice.uniform(4.0, 12.0))
        started = time.perf_counter()
        if await self._ask("page", lambda: self.browser.get(f"/problems/{problem}"), 200):
            self.records.pages.append(time.perf_counter() - started)

    async def _type(self, end: float) -> None:
        """Save the draft every ten seconds or so."""
        text = ""
        while time.perf_counter() < end:
            await asyncio.sleep(self._dice.uniform(0.5, 1.5) * _TYPING_SECONDS)
            problem = self._typing
            if not problem:
                continue
            text += f"# {self._dice.random()}\n"
            draft = {"source": text[-4000:], "base": self._versions.get(problem, 0)}
            started = time.perf_counter()
            answer = await self._ask("draft", partial(self._save, problem, draft), 200)
            if answer is not None:
                self._versions[problem] = answer.json["version"]
                self.records.drafts.append(time.perf_counter() - started)

    async def _save(self, problem: str, draft: object) -> Answer:
        return await self.browser.send("PUT", f"/api/v1/problems/{problem}/draft", draft)

    async def _hand_in(self, task: Task) -> None:
        body = {"source": task.source, "mode": "submit"}
        self.records.sent += 1
        sent = time.perf_counter()
        path = f"/api/v1/problems/{task.problem}/submissions"
        answer = await self._ask("submission", lambda: self.browser.send("POST", path, body), 202)
        if answer is None:
            return
        acknowledged = time.perf_counter()
        id = answer.json["id"]
        verdict = await self._follow(id)
        judged = time.perf_counter() if verdict else None
        handed = Handed(id, task.problem, task.burst, sent, acknowledged, judged, verdict)
        self.records.owned.setdefault(self.number, []).append(handed)

    async def _follow(self, id: str) -> str | None:
        try:
            async with asyncio.timeout(_PATIENCE):
                verdict = None
                async for name, data in self.stream.events(f"/api/v1/submissions/{id}/events"):
                    if name == "verdict" and (found := _VERDICT.search(data)):
                        verdict = found[1]
                return verdict
        except (OSError, TimeoutError, asyncio.IncompleteReadError, ValueError) as error:
            self.records.errors.append(f"events: {type(error).__name__}: {error}")
            self.stream.close()
            return None

    async def verdict(self, id: str) -> str | None:
        """What the report says."""
        answer = await self._ask(
            "report", lambda: self.browser.get(f"/api/v1/submissions/{id}", "application/json"), 200
        )
        return None if answer is None else answer.json["verdict"]

    async def _ask(self, what: str, ask: Callable[[], Awaitable[Answer]], wanted: int) -> Answer | None:
        async with self._busy:
            try:
                async with asyncio.timeout(_PATIENCE):
                    answer = await ask()
            except (OSError, TimeoutError, asyncio.IncompleteReadError, ValueError) as error:
                self.records.errors.append(f"{what}: {type(error).__name__}: {error}")
                self.browser.close()
                return None
            except asyncio.CancelledError:  # its answer must not be taken for that of the next request
                self.browser.close()
                raise
        if answer.status != wanted:
            self.records.errors.append(f"{what}: {answer.status} {answer.body[:60]!r}")
            return None
        return answer


async def _until(moment: float) -> None:
    await asyncio.sleep(max(0.0, moment - time.perf_counter()))
