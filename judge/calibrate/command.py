"""``python -m judge calibrate [--check] [--seeds N] [IDS...]``."""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TextIO

import torch

from judge.calibrate.calibration import Calibration, calibrate
from judge.calibrate.show import fault_lines, number, show
from judge.message import Lang, Text
from judge.problem import Catalogue, Problem
from judge.problem.catalogue import folders
from judge.problem.loader import inspect

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
    begun = time.perf_counter()
    done: list[Calibration] = []
    for problem in _chosen(options.ids):
        if problem.kind == "code":
            with _one_thread():
                done.append(calibrate(problem, range(1, options.seeds + 1)))
            _show(done[-1], options.check, lang, out)
        elif not options.check:
            said = Text("no code is run, nothing to calibrate", "不运行代码，无需校准")
            print(f"{problem.id}  ({said.text(lang)})\n", file=out)
    print(summary(done, time.perf_counter() - begun).text(lang), file=out)
    return int(options.check and any(fault_lines(calibration) for calibration in done))


@contextmanager
def _one_thread() -> Iterator[None]:
    """The tensors are so small that several threads wait for each other longer than they work."""
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    try:
        yield
    finally:
        torch.set_num_threads(before)


def _chosen(ids: Sequence[str]) -> list[Problem]:
    """Those called ``ids``, or all. A folder in which something is missing is the business of ``check`` alone."""
    readings = [inspect(folder) for folder in folders()]
    catalogue = Catalogue(reading.problem for reading in readings if reading.problem and not reading.faults)
    return [catalogue.find(id) for id in ids] or list(catalogue)


def _show(calibration: Calibration, only_faults: bool, lang: Lang, out: TextIO) -> None:
    if not only_faults:
        show(calibration, lang, out)
        return
    for line in fault_lines(calibration, lang):
        print(f"{calibration.problem.id}: {line}", file=out)


def summary(done: Sequence[Calibration], seconds: float) -> Text:
    """What was measured, with the narrowest gap of all that have a tolerance."""
    measured = sum(len(calibration.answers) for calibration in done)
    faults = sum(len(fault_lines(calibration)) for calibration in done)
    gaps = [
        (calibration.gap(answer), calibration.problem.id, answer.name)
        for calibration in done
        for answer in calibration.answers
        if answer.role != "accepted" and not calibration.exact
    ]
    gap, id, name = min(gaps, default=(1.0, "", ""))
    return Text(
        f"{len(done)} exercises, {measured} answers in {seconds:.1f} s; the narrowest gap is {number(gap)}× "
        f"({id}, {name}). To mend: {faults}.",
        f"{len(done)} 题，{measured} 份答案，用时 {seconds:.1f} 秒；最窄的间距是 {number(gap)} 倍"
        f"（{id}，{name}）。需要修正：{faults}。",
    )
