"""``make bench-classroom``: a class of two hundred at work, and its teacher's dashboard open meanwhile.

    python -m benchmarks.classroom [--quick] [--learners N] [--minutes M] [--json FILE]

Everybody joins by the form, opens exercises, saves drafts while typing, and hands in five times; one of the five in the
same moment as all others. Load and server share this machine's cores. Exit status 1 where something was lost or failed,
2 where nothing could be measured; being slow is shown, and fails nothing.
"""

import argparse
import asyncio
import random
import sys
import time
from collections import Counter
from collections.abc import Coroutine
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

if not __package__:  # started as a file: its folder has a `judge` of its own, which must not be found first
    sys.path[0] = str(Path(__file__).resolve().parents[1])

if TYPE_CHECKING:
    from benchmarks.figures import Bar, Figure
    from benchmarks.learner import Learner, Records, Task
    from benchmarks.watch import Cell, Dashboard
    from judge.problem import Catalogue

EXERCISES = ("rotate-half", "partial-rope", "rope-half")
"""The first is the one of the burst."""
ACKNOWLEDGED_MS, VERDICT_S, LAG_S, MEMORY_MB = 300.0, 4.0, 1.0, 1500.0


@dataclass(frozen=True, slots=True)
class Effort:
    """How many learners join in how many seconds, and work for how long."""

    learners: int = 200
    joining: float = 40.0
    working: float = 180.0


QUICK = Effort(learners=12, joining=2.0, working=12.0)


@dataclass
class Result:
    """What was measured."""

    effort: Effort
    records: "Records"
    lost: list[str] = field(default_factory=list)
    wrong_cells: list[str] = field(default_factory=list)
    lags: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)
    events: int = 0
    broken: int = 0


def main(arguments: list[str] | None = None) -> int:
    """Measure, print, and write the raw figures where asked to."""
    parser = argparse.ArgumentParser(prog="make bench-classroom ARGS=…", description="Measure a class at work.")
    parser.add_argument(
        "--quick", action="store_true", help="a few learners for seconds: shows that it works, not more"
    )
    parser.add_argument("--learners", type=int, metavar="N", help="how many (default: 200)")
    parser.add_argument("--minutes", type=float, metavar="M", help="how long they work (default: 3)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every single measurement there")
    chosen = parser.parse_args(arguments)
    base = QUICK if chosen.quick else Effort()
    effort = Effort(
        chosen.learners or base.learners, base.joining, chosen.minutes * 60 if chosen.minutes else base.working
    )

    from benchmarks import machine, results
    from benchmarks.figures import bar_table, figure_table
    from benchmarks.school import School
    from judge.problem import Catalogue

    before = machine.read()
    print("starting the server …", file=sys.stderr, flush=True)
    with closing(School()) as school:
        result = asyncio.run(simulate(school, Catalogue.load(), effort))
        complaints = [line for line in school.log.splitlines() if '"level": "error"' in line]
    host = machine.describe(before, machine.read())
    figures, bars = figures_of(result), bars_of(result)
    print(f"{effort.learners} learners, {effort.joining:.0f} s to join, {effort.working:.0f} s of work, "
          f"{len(result.records.handed)} submissions, one dashboard open ({result.events} events)\n")  # fmt: skip
    print(host.text(), figure_table(figures), bar_table(bars), sep="\n\n")
    for what, some in (
        ("error", result.records.errors), ("lost", result.lost), ("cell", result.wrong_cells), ("log", complaints),
    ):  # fmt: skip
        for text, n in Counter(some).most_common(5):
            print(f"  {what}: {text[:300]}" + (f"  (×{n})" if n > 1 else ""))
    if chosen.json:
        rows = {figure.key: figure.as_json() for figure in figures}
        record = {
            "machine": host.as_json(), "learners": effort.learners, "submissions": len(result.records.handed),
            "figures": rows, "bars": [bar.as_json() for bar in bars],
        }  # fmt: skip
        results.write(chosen.json, record, quick=chosen.quick)
    return 1 if result.records.errors or result.lost or result.wrong_cells else 0


async def simulate(school: Any, catalogue: "Catalogue", effort: Effort) -> Result:
    """The whole lesson."""
    from benchmarks.learner import Learner, Records
    from benchmarks.watch import Dashboard, watch_memory

    result = Result(effort, Records())
    teacher = await school.teacher()
    class_id, code = await school.new_class(teacher)
    dashboard = Dashboard(teacher, class_id)
    watching = [
        asyncio.create_task(dashboard.watch()), asyncio.create_task(watch_memory(school.pid, result.memory)),
    ]  # fmt: skip
    dice = random.Random(7)
    class_ = [Learner(school.port, code, n, result.records) for n in range(effort.learners)]
    say("joining …")
    await together(one.join(dice.uniform(0, effort.joining)) for one in class_)
    say("working …")
    tasks = {one.number: plan(catalogue, effort, dice) for one in class_}
    began = time.perf_counter() + 0.5
    await together(one.work(tasks[one.number], began, effort.working) for one in class_)
    await asyncio.sleep(3.0)
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    say("counting …")
    await count(class_, dashboard, result)
    result.events, result.broken = dashboard.events, dashboard.broken
    for one in class_:
        one.leave()
    teacher.close()
    return result


def plan(catalogue: "Catalogue", effort: Effort, dice: random.Random) -> "list[Task]":
    """Five submissions: two before the burst, the burst in the middle, two after it. Of each, some are wrong.

    In the burst every other one is: to say what was misunderstood costs the judge as much as to find it wrong.
    """
    from benchmarks.learner import Task

    half = effort.working / 2
    times = [dice.uniform(0.08, 0.4), dice.uniform(0.45, 0.9), 1.0, dice.uniform(1.15, 1.45), dice.uniform(1.5, 1.9)]
    exercises = [EXERCISES[1], EXERCISES[1], EXERCISES[0], EXERCISES[0], EXERCISES[2]]
    found = []
    for n, (at, name) in enumerate(zip(times, exercises, strict=True)):
        problem = catalogue[name]
        wrong = n == 0 or dice.random() < (0.5 if n == 2 else 0.3)
        source = dice.choice(problem.wrong_answers).source if wrong else problem.solution
        found.append(Task(half * at, name, source, burst=n == 2))
    return found


async def count(class_: "list[Learner]", dashboard: "Dashboard", result: Result) -> None:
    """What was lost, what the dashboard shows wrongly at the end, and how far behind it was."""
    for one in class_:
        id = dashboard.ids.get(one.name, "")
        shown: dict[str, Cell] = {}
        for handed in sorted(result.records.owned.get(one.number, ()), key=lambda handed: handed.sent):
            verdict = await one.verdict(handed.id)
            if verdict is None or (handed.verdict and verdict != handed.verdict):
                result.lost.append(f"{handed.id}: told {handed.verdict}, stored {verdict}")
            before = shown.get(handed.problem, ("begun", 0))
            if before[0] == "solved" or verdict is None:
                continue
            state = "solved" if verdict == "AC" else "failing"
            shown[handed.problem] = now = (state, before[1] + 1)
            if state != before[0] and handed.judged is not None:  # the verdict itself changes what is shown
                at = dashboard.shown_at(id, handed.problem, now)
                if at is not None:
                    result.lags.append(max(0.0, at - handed.judged))
        for problem, cell in shown.items():
            if dashboard.last(id, problem) != cell:
                result.wrong_cells.append(f"{one.name} {problem}: {dashboard.last(id, problem)}, should be {cell}")


def figures_of(result: Result) -> "list[Figure]":
    """The rows of the table."""
    from benchmarks.figures import Figure, Spread

    handed = result.records.handed
    burst = [one for one in handed if one.burst]
    rows: list[tuple[str, str, str, list[float]]] = [
        ("joined", "joining: page, name, PIN", "ms", [1000 * t for t in result.records.joined]),
        ("page", "page of an exercise", "ms", [1000 * t for t in result.records.pages]),
        ("draft", "draft saved", "ms", [1000 * t for t in result.records.drafts]),
        ("acknowledged", "submission acknowledged", "ms", [1000 * (h.acknowledged - h.sent) for h in handed]),
        ("burst_acknowledged", "… of the burst", "ms", [1000 * (h.acknowledged - h.sent) for h in burst]),
        ("verdict", "submission to verdict", "s", [h.judged - h.sent for h in handed if h.judged and not h.burst]),
        ("burst_verdict", "… of the burst", "s", [h.judged - h.sent for h in burst if h.judged]),
        ("lag", "dashboard behind the learner's page", "s", result.lags),
        ("memory", "server with all its processes, PSS", "MB", result.memory),
    ]
    return [Figure(key, label, unit, Spread(tuple(values))) for key, label, unit, values in rows if values]


def bars_of(result: Result) -> "list[Bar]":
    """What has to be reached."""
    from benchmarks.figures import Bar

    at = {figure.key: figure.spread for figure in figures_of(result)}

    def p95(key: str) -> float | None:
        return at[key].at(95) if key in at else None

    def most(key: str) -> float | None:
        return at[key].high if key in at else None

    return [
        Bar(
            "submissions without a verdict", len(result.lost) + result.records.sent - len(result.records.handed), 0, ""
        ),
        Bar("errors", len(result.records.errors), 0, ""),
        Bar("cells of the dashboard that end wrong", len(result.wrong_cells), 0, ""),
        Bar("acknowledged, p95", p95("acknowledged"), ACKNOWLEDGED_MS, "ms"),
        Bar("acknowledged in the burst, p95", p95("burst_acknowledged"), ACKNOWLEDGED_MS, "ms"),
        Bar("verdict in the burst, p95", p95("burst_verdict"), VERDICT_S, "s"),
        Bar("dashboard behind, most", most("lag"), LAG_S, "s"),
        Bar("memory, most", most("memory"), MEMORY_MB, "MB"),
    ]


async def together(work: Any) -> None:
    """Run all of it at once."""
    tasks: list[Coroutine[Any, Any, None]] = list(work)
    await asyncio.gather(*tasks)


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
