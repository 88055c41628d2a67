"""``make bench-workers``: one worker against two, and how many of them one PostgreSQL can serve.

    python -m benchmarks.workers [--quick] [--rounds N] [--count N] [--first] [--json FILE]

Everything runs on this machine, PostgreSQL with it. What it prints is Markdown.
"""

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path
from statistics import mean, median
from typing import TYPE_CHECKING

if not __package__:  # started as a file: its folder has a `judge` of its own, which must not be found first
    sys.path[0] = str(Path(__file__).resolve().parents[1])

if TYPE_CHECKING:
    from benchmarks.cluster import Judged
    from benchmarks.teams import Duel

BAR = 1.8


def main(arguments: list[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="make bench-workers ARGS=…", description="Measure workers on this machine.")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of one worker against two")
    parser.add_argument("--count", type=int, default=300, help="submissions of each measurement")
    parser.add_argument("--first", action="store_true", help="as root: go before everybody else on this machine")
    parser.add_argument("--quick", action="store_true", help="a few of each only: shows that it works, not how fast")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures of every round there")
    chosen = parser.parse_args(arguments)
    quick = chosen.quick

    from benchmarks import cluster, machine, results, saturation, teams

    def say(text: str) -> None:
        print(text, file=sys.stderr, flush=True)

    rounds, count, few = (1, 30, (1, 4)) if quick else (chosen.rounds, chosen.count, (1, 4, 16, 48))
    began, before = time.monotonic(), machine.read()
    with tempfile.TemporaryDirectory(prefix="rope-judge-bench-") as place, cluster.started() as postgres:
        folder = Path(place)
        duels = teams.duels(postgres, folder, rounds, count, say, urgent=chosen.first)
        known = judged(postgres)
        cores = len(os.sched_getaffinity(0))
        slots = cores + 1
        sleeping = saturation.measure(postgres, folder, few, 4 * count, known, slots, say)
    host = machine.describe(before, machine.read())
    told = tables(duels, sleeping, cores)
    print(host.text(), told, sep="\n")
    print(f"\ntook {time.monotonic() - began:.0f} s{'; --quick: far too few to say anything' if quick else ''}")
    if chosen.json:
        raw = [{"name": duel.name, "where": duel.where, "ratio": duel.ratio, "one": [one.rate for one in duel.one],
                "two": [two.rate for two in duel.two]} for duel in duels]  # fmt: skip
        sleepers = [{"workers": n, "rate": one.rate, "database_cpu": one.database_cpu} for n, one in sleeping]
        record = {"machine": host.as_json(), "duels": raw, "sleepers": sleepers, "told": told}
        results.write(chosen.json, record, quick=quick)
    return 0


def tables(duels: "list[Duel]", sleeping: "list[tuple[int, Judged]]", cores: int) -> str:
    """What was found, as Markdown."""
    from benchmarks import saturation

    slots, told = cores + 1, list[str]()
    told.append("\n### One worker and two\n")
    told.append("| each worker has | | one | two | |\n| --- | --- | --- | --- | --- |")
    told.append("\n".join(duel.row() for duel in duels))
    if len(duels) > 1:
        ratio = duels[0].ratio
        found = "reached" if ratio >= BAR else "MISSED"
        told.append(f"\nBar: {BAR} × where each has a core of its own: {ratio:.2f} ×, {found}.")
    told.append("\n### What PostgreSQL spends on a submission\n")
    told.append(
        "Real PostgreSQL and real connections; the engine sleeps for as long as a real one was measured to judge.\n"
    )
    told.append("| workers | judged | CPU of PostgreSQL |\n| --- | --- | --- |")
    for number, one in sleeping:
        told.append(f"| {number} | {one.rate:.0f} /s | {1000 * one.database_cpu:.2f} ms |")
    # A slot is busy for `slots / rate` seconds with each; what PostgreSQL needs of that is its own station.
    alone = duels[-1].one
    spent = max(slots / median(one.rate for one in alone) - mean(one.database_cpu for one in alone), 0.001)
    service = saturation.Service(spent, slots, cores)
    cost = saturation.Cost.through([(number, one.database_cpu) for number, one in sleeping])
    told.append("\n### Where more workers bring nothing\n")
    told.append(
        f"A model, not a measurement: workers on machines with {cores} cores and {slots} slots, "
        f"{1000 * service.seconds:.1f} ms of a slot for a submission, PostgreSQL {1000 * cost.alone:.2f} ms and "
        f"{1e6 * cost.each:.1f} µs more for each worker; solved by mean value analysis.\n"
    )
    told.append(saturation.table(service, cost))
    return "\n".join(told)


def judged(postgres: object) -> dict[str, object]:
    """An outcome that a real engine gave, and how long it took each time, for those that only sleep."""
    from benchmarks.cluster import Cluster
    from judge.outcome import Outcome

    assert isinstance(postgres, Cluster)
    texts = [text for (text,) in postgres.rows("SELECT outcome FROM submissions WHERE verdict = 'AC' LIMIT 500")]
    outcomes = [Outcome.model_validate_json(text) for text in texts]
    return {
        "outcome": outcomes[0].model_dump(mode="json"),
        "seconds": [outcome.time_ms / 1000 for outcome in outcomes],
    }


if __name__ == "__main__":
    sys.exit(main())
