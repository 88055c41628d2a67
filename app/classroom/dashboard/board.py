"""A class as its dashboards see it, kept in memory while somebody looks.

The database is the truth. What happens in this server only marks a pair of learner and exercise as touched; a refresh
then reads those pairs again. What another process judged is found by asking, every other second, for fresh verdicts.
"""

import asyncio
import time
from collections import Counter, deque
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from itertools import groupby
from secrets import token_hex

from app.classroom.dashboard.cells import BEGUN, Cell, cell
from app.storage import Database, insight
from app.storage.insight import Pair, Try

POLL_SECONDS = 2.0
ALL_SECONDS = 30.0  # where several servers share a database: so long a first draft at another one may be missing
OVERLAP_SECONDS = 10.0  # clocks of other machines, and commits that come later than their time stamp
KEPT = 500  # changes that a page which comes back may have missed


@dataclass(frozen=True, slots=True)
class Change:
    """What one refresh found: ``learners`` says that somebody came, left or was renamed."""

    number: int
    pairs: frozenset[Pair]
    learners: bool


@dataclass(frozen=True, slots=True)
class News:
    """What a page has missed. ``full``: everything, since nobody knows what it has."""

    at: str
    full: bool
    pairs: frozenset[Pair]
    learners: bool


@dataclass(eq=False)
class Board:
    """Cells of a class. Used on the event loop alone."""

    class_id: str
    database: Database
    names: dict[str, str] = field(default_factory=dict)
    cells: dict[Pair, Cell] = field(default_factory=dict)
    used: float = field(default_factory=time.monotonic)
    _columns: dict[str, Counter[str]] = field(default_factory=dict)
    _stuck: set[Pair] = field(default_factory=set)
    _touched: set[Pair] = field(default_factory=set)
    _all: bool = True
    _who: bool = True
    _epoch: str = field(default_factory=lambda: token_hex(4))
    _number: int = 0
    _log: deque[Change] = field(default_factory=lambda: deque(maxlen=KEPT))
    _asked: float = 0.0
    _all_read: float = field(default_factory=time.time)
    _lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    _wakes: asyncio.Event = field(default_factory=asyncio.Event)

    # What happens

    def touch(self, learner: str, problem: str) -> None:
        """Something about a learner's work at an exercise may have changed."""
        if learner in self.names:
            self._touched.add((learner, problem))
            self.wake()

    def drafted(self, learner: str, problem: str) -> None:
        """A draft was saved. Only the first one says anything."""
        if (learner, problem) not in self.cells:
            self.touch(learner, problem)

    def touch_learners(self, *, work: bool) -> None:
        """Somebody came or was renamed; ``work``: or what somebody did was deleted."""
        self._who, self._all = True, self._all or work
        self.wake()

    def wake(self) -> None:
        """Let everybody who waits look."""
        self._wakes.set()
        self._wakes = asyncio.Event()

    # What pages ask

    @property
    def at(self) -> str:
        """The place in the course of changes that the cells are at."""
        return f"{self._epoch}-{self._number}"

    def column(self, problem: str) -> Counter[str]:
        """How many learners are in which state at an exercise."""
        return self._columns.get(problem, Counter())

    def stuck(self, times: int) -> list[tuple[Pair, Cell]]:
        """Who failed in the same place ``times`` times or more, the longest first."""
        found = [(pair, self.cells[pair]) for pair in self._stuck]
        long = [(pair, one) for pair, one in found if one.stuck is not None and one.stuck.times >= times]
        return sorted(long, key=lambda entry: (-entry[1].stuck.times, entry[1].stuck.since, entry[0]))  # type: ignore[union-attr]

    def since(self, at: str) -> News | None:
        """What has changed since ``at``; None if nothing has."""
        epoch, _dash, number = at.partition("-")
        if at == self.at:
            return None
        known = int(number) if epoch == self._epoch and number.isascii() and number.isdigit() else -1
        first = self._log[0].number if self._log else self._number + 1
        if not first - 1 <= known <= self._number:
            return News(self.at, True, frozenset(self.cells), True)
        missed = [change for change in self._log if change.number > known]
        pairs = frozenset(pair for change in missed for pair in change.pairs)
        return News(self.at, False, pairs, any(change.learners for change in missed))

    async def changed(self, at: str, timeout: float) -> None:
        """Wait until there may be something newer than ``at``, ``timeout`` seconds at most."""
        wakes = self._wakes
        if at != self.at or self._touched or self._who:
            return
        try:
            async with asyncio.timeout(timeout):
                await wakes.wait()
        except TimeoutError:
            pass

    # Keeping up

    async def refresh(self) -> None:
        """Read again what was touched."""
        async with self._lock:
            self.used = time.monotonic()
            await self._ask_for_others()
            pairs, everything, who = self._touched, self._all, self._who
            self._touched, self._all, self._who = set(), False, False
            try:
                learners = await self._read_names() if who or everything else False
                changed = await (self._read_all() if everything else self._read(pairs))
            except BaseException:  # it is read next time
                self._touched |= pairs
                self._all, self._who = self._all or everything, self._who or who
                raise
            if changed or learners:
                self._number += 1
                self._log.append(Change(self._number, frozenset(changed), learners))
                self.wake()

    async def _ask_for_others(self) -> None:
        now = time.time()
        if not self._all and now - self._asked > POLL_SECONDS:
            self._touched |= await self.database.read(insight.judged_since(self.class_id, now - OVERLAP_SECONDS))
            self._asked = now
            if self.database.shared:  # others let learners in, take drafts and delete work, too
                self._who = True
                if now - self._all_read > ALL_SECONDS:
                    self._all, self._all_read = True, now

    async def _read_names(self) -> bool:
        names = await self.database.read(insight.names(self.class_id))
        changed = list(names.items()) != list(self.names.items())
        self.names = names
        return changed

    async def _read_all(self) -> set[Pair]:
        tries = await self.database.read(insight.tries(self.class_id))
        drafts = await self.database.read(insight.begun(self.class_id))
        fresh = cells(tries, drafts)
        return self._put(fresh, self.cells.keys() | fresh.keys())

    async def _read(self, pairs: Collection[Pair]) -> set[Pair]:
        if not pairs:
            return set()
        tries, drafts = await self.database.read(insight.of_pairs(self.class_id, pairs))
        return self._put(cells(tries, drafts), pairs)

    def _put(self, fresh: dict[Pair, Cell], pairs: Iterable[Pair]) -> set[Pair]:
        """Take the cells of ``pairs`` from ``fresh``; which of them are others than before."""
        changed = {pair for pair in pairs if self.cells.get(pair) != fresh.get(pair)}
        for pair in changed:
            before, now = self.cells.pop(pair, None), fresh.get(pair)
            column = self._columns.setdefault(pair[1], Counter())
            if before:
                column[before.state] -= 1
            self._stuck.discard(pair)
            if now:
                self.cells[pair] = now
                column[now.state] += 1
                if now.stuck is not None and now.stuck.times > 1:
                    self._stuck.add(pair)
        return changed


def cells(tries: Iterable[Try], drafts: Iterable[Pair]) -> dict[Pair, Cell]:
    """The cells that rows, sorted by learner and exercise, come to."""
    found = {pair: BEGUN for pair in drafts}
    for pair, some in groupby(tries, key=lambda one: (one.learner, one.problem)):
        found[pair] = cell(some)
    return found
