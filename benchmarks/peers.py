"""``make bench-peers``: the same submission judged by this judge and by others, side by side.

    python -m benchmarks.peers [--quick] [--dmoj VENV] [--only KEY …] [--markdown] [--json FILE]

A judge that is not to be had here is listed with the reason. Exit status 1 where this judge could not be measured;
being slow or fooled is shown, and fails nothing.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

if not __package__:  # started as a file: its folder has a `judge` of its own, which must not be found first
    sys.path[0] = str(Path(__file__).resolve().parents[1])


def main(arguments: list[str] | None = None) -> int:
    """Measure, print, and write the raw figures where asked to."""
    parser = argparse.ArgumentParser(prog="make bench-peers ARGS=…", description="Measure judges side by side.")
    parser.add_argument("--quick", action="store_true", help="one of each only: shows that it works, not how fast")
    parser.add_argument("--dmoj", type=Path, metavar="VENV", help="a virtual environment with the package dmoj")
    parser.add_argument(
        "--only", nargs="+", metavar="KEY", help="only these, beside this judge: inprocess cold bwrap …"
    )
    parser.add_argument("--markdown", action="store_true", help="print the table as Markdown")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every single measurement there")
    chosen = parser.parse_args(arguments)

    from benchmarks import machine, results
    from benchmarks.contest import FULL, QUICK, Contest
    from benchmarks.rivals import as_root, everybody
    from benchmarks.sources import Sources
    from benchmarks.standings import standings

    def say(text: str) -> None:
        print(text, file=sys.stderr, flush=True)

    started, before, cores = time.monotonic(), machine.read(), len(os.sched_getaffinity(0))
    given = prepare()
    sources = Sources.around(given["source"], given["entry"], len(given["cases"]))
    with everybody(given, chosen.dmoj and chosen.dmoj.absolute(), cores) as rivals:
        wanted = {"this", *(chosen.only or (rival.key for rival in rivals))}
        contest = Contest([r for r in rivals if r.key in wanted], sources, QUICK if chosen.quick else FULL, cores, say)
        contest.run()
    host = machine.describe(before, machine.read())
    found = standings(contest.rows, cores=cores, cases=len(given["cases"]), pss=as_root(), markdown=chosen.markdown)
    print(host.text(), found, sep="\n\n")
    if chosen.quick:
        print("\n--quick: far too few measurements to say anything")
    print(f"\ntook {time.monotonic() - started:.0f} s")
    if chosen.json:
        rows = [row.as_json(contest.rows[0]) for row in contest.rows]
        record = {"machine": host.as_json(), "cores": cores, "cases": len(given["cases"]), "peers": rows}
        results.write(chosen.json, record | {"pss": as_root()}, quick=chosen.quick)
    return 1 if contest.rows[0].reason else 0


def prepare() -> dict[str, Any]:
    """The source and the cases, drawn by another process: this one has no torch, which would share its pages."""
    from benchmarks.helper import ROOT

    command = [sys.executable, "-m", "benchmarks.judges.prepare"]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    given: dict[str, Any] = json.loads(done.stdout)
    return given


if __name__ == "__main__":
    sys.exit(main())
