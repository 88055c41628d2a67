"""``make soak``: a server under a steady mixed load for an hour, and whether anything about it creeps.

    python -m benchmarks.soak [--minutes 60] [--rate 4] [--clients 6] [--every 5] [--json FILE]

Every few seconds memory, descriptors, threads and processes are read, every minute latencies; the report gives each
figure's slope per hour and calls it flat or not by a rule that is printed beside it. Exit status 1 where something is
not flat, a verdict was wrong or a request failed; 2 where nothing could be measured.
"""

import argparse
import sys
import time
from contextlib import closing
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

if not __package__:  # started as a file: its folder has a `judge` of its own, which must not be found first
    sys.path[0] = str(Path(__file__).resolve().parents[1])

from benchmarks.trend import NOISE, SHORTEST, Rule, Trend, trend

if TYPE_CHECKING:
    from benchmarks.steady import Steady
    from benchmarks.vitals import Vitals

Series = list[tuple[float, float]]

RULES = {
    "server_rss": ("server: memory (RSS)", "MB", Rule(0.05, 10)),
    "pss": ("all processes: memory (PSS)", "MB", Rule(0.05, 20)),
    "server_fds": ("server: descriptors", "", Rule(0.0, 3)),
    "server_threads": ("server: threads", "", Rule(0.0, 2)),
    "processes": ("processes", "", Rule(0.0, 2)),
    "zombies": ("processes that nobody buries", "", Rule(0.0, 1)),
    "page": ("page, p95 of a minute", "ms", Rule(0.25, 15)),
    "acknowledged": ("submission to acknowledgement, p95", "ms", Rule(0.25, 15)),
    "verdict": ("submission to verdict, p95", "ms", Rule(0.25, 40)),
    "draft": ("draft saved, p95", "ms", Rule(0.25, 15)),
    "completion": ("completion, p95", "ms", Rule(0.25, 40)),
    "playground": ("playground, p95", "ms", Rule(0.25, 60)),
}
"""By figure: what it is, its unit, and how much it may change in an hour."""
MINUTE = 60.0


@dataclass
class Record:
    """All samples of a run."""

    minutes: float
    series: dict[str, Series] = field(default_factory=dict)
    submissions: int = 0
    done: int = 0
    grown: int = 0
    errors: dict[str, int] = field(default_factory=dict)

    def add(self, at: float, vitals: "Vitals") -> None:
        """Note one look at the processes."""
        for name, value in asdict(vitals).items():
            self.series.setdefault(name, []).append((at, float(value)))

    def add_latencies(self, samples: list[tuple[float, str, float]], begun: float) -> None:
        """Each minute's p95 of each kind of request."""
        by_kind: dict[str, dict[int, list[float]]] = {}
        for at, what, ms in samples:
            by_kind.setdefault(what, {}).setdefault(int((at - begun) / MINUTE), []).append(ms)
        for what, by_minute in by_kind.items():
            self.series[what] = [(minute * MINUTE, p95(some)) for minute, some in sorted(by_minute.items())]

    @property
    def trends(self) -> dict[str, Trend]:
        """The trend of every figure that has one."""
        found = {name: trend(self.series.get(name, [])) for name in RULES}
        return {name: one for name, one in found.items() if one is not None}

    @property
    def creeping(self) -> list[str]:
        """The figures that are not flat."""
        return [name for name, one in self.trends.items() if one.flat(RULES[name][2]) is False]


def p95(values: list[float]) -> float:
    """The value that one in twenty is above."""
    return sorted(values)[min(len(values) - 1, int(len(values) * 0.95))]


def main(arguments: list[str] | None = None) -> int:
    """Measure, print, and write the raw figures where asked to."""
    parser = argparse.ArgumentParser(prog="make soak ARGS=…", description="A server under steady load.")
    parser.add_argument("--minutes", type=float, default=60.0, metavar="M", help="how long (default: 60)")
    parser.add_argument("--rate", type=float, default=4.0, metavar="N", help="things done a second (default: 4)")
    parser.add_argument("--clients", type=int, default=6, metavar="N", help="by how many clients (default: 6)")
    parser.add_argument("--every", type=float, default=5.0, metavar="S", help="seconds between looks (default: 5)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every single sample there")
    chosen = parser.parse_args(arguments)

    from benchmarks import machine, results

    before = machine.read()
    record = run(chosen.minutes, chosen.rate, chosen.clients, chosen.every)
    host = machine.describe(before, machine.read())
    if not record.done:
        print("nothing could be measured", file=sys.stderr)
        return 2
    print(host.text(), report(record), sep="\n\n")
    if chosen.json:
        raw = {"machine": host.as_json(), **asdict(record)}
        results.write(chosen.json, raw)
    return 1 if record.creeping or record.errors else 0


def run(minutes: float, rate: float, clients: int, every: float) -> Record:
    """Load a server for ``minutes``."""
    from benchmarks.server import Server
    from benchmarks.steady import Steady
    from benchmarks.vitals import Vitals, database_bytes
    from benchmarks.workload import Workload

    record, workload = Record(minutes), Workload()
    print("starting the server …", file=sys.stderr, flush=True)
    with closing(Server(workload)) as server:
        load = Steady(server.port, workload.source, rate, clients)
        at_first, begun = database_bytes(server.data), time.monotonic()
        load.start()
        try:
            while (now := time.monotonic() - begun) < minutes * MINUTE:
                record.add(now, Vitals.of(server.pid))
                _tell(now, minutes, load, record)
                time.sleep(max(0.0, every - (time.monotonic() - begun - now)))
        finally:
            load.stop()
        record.grown = database_bytes(server.data) - at_first
    record.add_latencies(load.samples, begun)
    record.submissions, record.done, record.errors = load.submissions, len(load.samples), dict(load.errors)
    return record


def _tell(now: float, minutes: float, load: "Steady", record: Record) -> None:
    last = {name: series[-1][1] for name, series in record.series.items()}
    print(
        f"\r{now / MINUTE:5.1f} of {minutes:g} min, {len(load.samples)} done, {sum(load.errors.values())} errors, "
        f"{last['server_rss']:.0f} MB, {last['server_fds']:.0f} descriptors ",
        end="", file=sys.stderr, flush=True,
    )  # fmt: skip


def report(record: Record) -> str:
    """What was found, for people."""
    rows: list[tuple[str, ...]] = [("", "first", "last", "median", "per hour", "allowed", "")]
    for name, one in record.trends.items():
        label, unit, rule = RULES[name]
        flat = {True: "flat", False: "NOT FLAT", None: "too short to say"}[one.flat(rule)]
        shown = (one.first, one.last, one.middle)
        rows.append((f"{label} {unit}".strip(), *(f"{value:.1f}" for value in shown), f"{one.slope:+.1f}",
                     f"±{rule.bound(one.middle):.1f}", flat))  # fmt: skip
    widths = [max(len(row[n]) for row in rows) for n in range(len(rows[0]))]
    table = "\n".join(
        row[0].ljust(widths[0]) + "".join("  " + row[n].rjust(widths[n]) for n in range(1, 6)) + "  " + row[6]
        for row in rows
    )
    each = record.grown / record.submissions / 1000 if record.submissions else 0.0
    errors = "".join(f"\n  {count} × {what}" for what, count in sorted(record.errors.items(), key=lambda one: -one[1]))
    short = any(one.flat(RULES[name][2]) is None for name, one in record.trends.items())
    verdict = "The run was too short to say more." if short else "Nothing creeps."
    if record.creeping:
        verdict = "NOT FLAT: " + ", ".join(record.creeping)
    return (
        f"{record.minutes:g} minutes, {record.done} things done, {record.submissions} submissions, "
        f"{sum(record.errors.values())} errors{errors}\n"
        f"the database grew by {record.grown / 1e6:.1f} MB: {each:.1f} kB a submission, drafts included\n\n{table}\n\n"
        "Flat: without the first tenth of the run (two minutes at least) the slope, which is the median of all slopes\n"
        "between two samples, is within what is allowed in an hour, or moves the figure by less than "
        f"{NOISE:g} times its\nusual deviation. Under {SHORTEST * 60:g} minutes of samples nothing is said.\n{verdict}"
    )


if __name__ == "__main__":
    sys.exit(main())
