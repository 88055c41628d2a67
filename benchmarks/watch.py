"""Who watches the class meanwhile: the teacher's dashboard, and the memory of the server with all its processes."""

import asyncio
import json
import time
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.connection import Connection

Cell = tuple[str, int]
"""State and tries, as the dashboard shows them."""


@dataclass
class Dashboard:
    """An open dashboard: which cell showed what from when on (``time.perf_counter``)."""

    teacher: Connection
    class_id: str
    cells: dict[tuple[str, str], list[tuple[float, Cell]]] = field(default_factory=dict)
    ids: dict[str, str] = field(default_factory=dict)
    events: int = 0
    broken: int = 0

    async def watch(self) -> None:
        """Follow the stream until cancelled; come back where it breaks, as a browser does."""
        at = ""
        while True:
            stream = Connection(self.teacher.port, self.teacher.cookies)
            try:
                async for _name, data in stream.events(f"/classes/{self.class_id}/dashboard/events?at={at}"):
                    at = self._take(data)
            except (OSError, asyncio.IncompleteReadError, ValueError):
                pass
            finally:
                stream.close()
            self.broken += 1
            await asyncio.sleep(1.0)

    def _take(self, data: str) -> str:
        now, change = time.perf_counter(), json.loads(data)
        self.events += 1
        self.ids |= {name: id for id, name in change.get("learners") or ()}
        for learner, problem, state, tries in change["cells"]:
            self.cells.setdefault((learner, problem), []).append((now, (state, tries)))
        return str(change["at"])

    def shown_at(self, learner: str, problem: str, cell: Cell) -> float | None:
        """When ``cell`` was first shown."""
        return next((at for at, found in self.cells.get((learner, problem), ()) if found == cell), None)

    def last(self, learner: str, problem: str) -> Cell | None:
        """What is shown now."""
        found = self.cells.get((learner, problem))
        return found[-1][1] if found else None


async def watch_memory(pid: int, samples: list[float], *, every: float = 2.0) -> None:
    """Note the megabytes that ``pid`` and all below it take, shared pages counted once, until cancelled."""
    while True:
        samples.append(await asyncio.to_thread(memory, pid))
        await asyncio.sleep(every)


def memory(pid: int) -> float:
    """PSS of a process and all below it in MB: root sees it of all; for others, what each has resident."""
    parents: dict[int, int] = {}
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            parents[int(entry.name)] = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
        except (OSError, ValueError, IndexError):
            continue
    below = {pid}
    while more := {child for child, parent in parents.items() if parent in below} - below:
        below |= more
    return sum(map(_size, below)) * 1024 / 1e6


def _size(pid: int) -> int:
    """In units of 1024 bytes."""
    for name, key in (("smaps_rollup", "Pss:"), ("status", "VmRSS:")):
        try:
            for line in Path(f"/proc/{pid}/{name}").read_text().splitlines():
                if line.startswith(key):
                    return int(line.split()[1])
        except OSError:
            continue
    return 0
