"""``python -m judge calibrate [--check] [--seeds N] [IDS...]``."""

import argparse
import sys
import time
from collections.abc import Sequence
from typing import TextIO

from judge.calibrate.calibration import Calibration, calibrate
from judge.calibrate.show import fault_lines, number, show
from judge.message import Lang, Text
from judge.problem import Catalogue

SEEDS = 3

_parser = argparse.ArgumentParser(
    prog="python -m judge calibrate", description="where each tolerance lies between right and wrong answers"
)
_parser.add_argument("ids", nargs="*", metavar="ID", help="ids or numbers of exercises; all by default")
_parser.add_argument("--check", action="store_true", help="say only what is wrong; exit 1 if anything is")
_parser.add_argument("--seeds", type=int, default=SEEDS, metavar="N", help=f"seeds 1 to N (default: {SEEDS})")


def command(arguments: Sequence[str], lang: Lang = "en", file: TextIO | None = None) -> int:
    """Run the verb; returns the exit code, which is 0 without ``--check``."""
    out = file or sys.stdout
    options = _parser.parse_args(arguments)
    catalogue = Catalogue.load()
    problems = [catalogue.find(id) for id in options.ids] or list(catalogue)
    begun = time.perf_counter()
    done: list[Calibration] = []
    for problem in problems:
        if problem.kind != "code":
            if not options.check:
                said = Text("no code is run, nothing to calibrate", "不运行代码，无需校准")
                print(f"{problem.id}  ({said.text(lang)})\n", file=out)
            continue
        done.append(calibrate(problem, range(1, options.seeds + 1)))
        if not options.check:
            show(done[-1], lang, out)
        elif lines := fault_lines(done[-1], lang):
            print(*(f"{problem.id}: {line}" for line in lines), sep="\n", file=out)
    print(summary(done, time.perf_counter() - begun).text(lang), file=out)
    return int(options.check and any(fault_lines(calibration) for calibration in done))


def summary(done: Sequence[Calibration], seconds: float) -> Text:
    """What was measured, with the narrowest gap of all."""
    measured = sum(len(calibration.answers) for calibration in done)
    faults = sum(len(fault_lines(calibration)) for calibration in done)
    gaps = [
        (calibration.gap(answer), calibration.problem.id, answer.name)
        for calibration in done
        for answer in calibration.answers
        if answer.role != "accepted"
    ]
    gap, id, name = min(gaps, default=(1.0, "", ""))
    return Text(
        f"{len(done)} exercises, {measured} answers in {seconds:.1f} s; the narrowest gap is {number(gap)}× "
        f"({id}, {name}). To mend: {faults}.",
        f"{len(done)} 题，{measured} 份答案，用时 {seconds:.1f} 秒；最窄的间距是 {number(gap)} 倍"
        f"（{id}，{name}）。需要修正：{faults}。",
    )
