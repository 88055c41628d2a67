"""``make bench``: everything about the judge's speed in one run, beside what it has to reach.

    python -m benchmarks.judge [--quick] [--json FILE]

Figures depend on the machine and on who else is using it, so this never fails for being slow; it ends with status 1
only where something could not be measured at all. The judge and the floor take turns, round by round: a neighbour who
comes and goes burdens both, and the ratios stay.
"""

import argparse
import sys
import time
from pathlib import Path

if not __package__:  # started as a file: its folder has a `judge` of its own, which must not be found first
    sys.path[0] = str(Path(__file__).resolve().parents[1])


def main(arguments: list[str] | None = None) -> int:
    """Measure, print, and write the raw figures where asked to."""
    parser = argparse.ArgumentParser(prog="make bench ARGS=…", description="Measure the judge on this machine.")
    parser.add_argument("--quick", action="store_true", help="a few of each only: shows that it works, not how fast")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every single measurement there")
    chosen = parser.parse_args(arguments)

    from benchmarks import results
    from benchmarks.session import Session
    from benchmarks.workload import FULL, QUICK

    started = time.monotonic()
    session = Session(QUICK if chosen.quick else FULL, say=lambda text: print(text, file=sys.stderr, flush=True))
    session.run()
    print(session.text())
    if chosen.quick:
        print("\n--quick: far too few measurements to say anything")
    print(f"\ntook {time.monotonic() - started:.0f} s")
    if chosen.json:
        results.write(chosen.json, session.as_json(), quick=chosen.quick)
    return 1 if session.faults else 0


if __name__ == "__main__":
    sys.exit(main())
