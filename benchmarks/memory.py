"""What a run takes: the pages of a child that holds a finished judgement."""

import time
from dataclasses import dataclass
from pathlib import Path

from benchmarks.workload import EXERCISE, Workload
from judge.engine import Engine, Submission

_HELD = 0.6  # seconds that the last case sleeps once all others are answered
_SLEEPER = """

import time as _time
_judged, _calls = {entry}, 0


def {entry}(*args, **kwargs):
    global _calls
    _calls += 1
    value = _judged(*args, **kwargs)
    if _calls == {count}:
        _time.sleep({held})
    return value
"""


@dataclass(frozen=True, slots=True)
class Pages:
    """Memory of one process in MB. ``pss`` counts a page that n processes share as 1/n of a page."""

    private: float
    pss: float


def measure(engine: Engine, workload: Workload, rounds: int) -> list[Pages]:
    """One entry a child, ``rounds`` times as many as there are slots; none where /proc may not be read (not root)."""
    source = workload.source + _SLEEPER.format(entry=workload.problem.entry, count=workload.count, held=_HELD)
    found: list[Pages] = []
    for _ in range(rounds):
        time.sleep(0.2)  # every slot gets a waiting child, rehearsed, as one learner would find it
        tickets = [engine.submit(Submission(problem=EXERCISE, source=source)) for _ in range(engine.slots)]
        time.sleep(_HELD / 2)
        found += [pages for pid in _oldest_children(engine.warm_pid or 0, engine.slots) if (pages := _pages(pid))]
        for ticket in tickets:
            ticket.result(60)
    return found


def _oldest_children(launcher: int, count: int) -> list[int]:
    """The leaves below ``launcher`` that started first: children are taken in the order in which they were forked."""
    parents, started = dict[int, int](), dict[int, int]()
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            after_name = (entry / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        parents[int(entry.name)], started[int(entry.name)] = int(after_name[1]), int(after_name[19])
    below = {launcher} & parents.keys()
    while more := {pid for pid, parent in parents.items() if parent in below} - below:
        below |= more
    leaves = below - set(parents.values())
    return sorted(leaves, key=lambda pid: started[pid])[:count]


def _pages(pid: int) -> Pages | None:
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()[1:]
    except OSError:
        return None
    size = {line.split(":")[0]: int(line.split()[1]) / 1000 for line in lines}  # the kernel counts in kB of 1024
    return Pages(1.024 * (size["Private_Clean"] + size["Private_Dirty"]), 1.024 * size["Pss"])
