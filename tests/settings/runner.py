"""Judge the corpus in this process's own setting and print what became of it, one JSON object a line.

Started by ``test_settings`` as root, as an ordinary user and inside containers. Needs nothing but the repository and
its packages on the path; writes to nothing but a temporary folder.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from judge.engine import Engine
from tests.attacks.census import settled, steady, wait_until, warm
from tests.attacks.sample import CORPUS, corpus
from tests.attacks.trial import RIGHT, Trial, hurried_catalogue, judge, judge_all


def main() -> None:
    """Judge ``--rounds`` rounds and print them, the posture first and what was left behind last."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--time-ms", type=int, default=1500)
    parser.add_argument("--only", default="", help="judge only samples whose name holds this")
    parser.add_argument("--folder", type=Path, help="a folder of submissions other than the project's own")
    options = parser.parse_args()
    os.environ["ROPE_JUDGE_CANARY"] = "a secret of the server"
    with tempfile.TemporaryDirectory() as folder, _engine(Path(folder), options) as engine:
        for record in _records(engine, options):
            print(json.dumps(record), flush=True)


def _engine(folder: Path, options: argparse.Namespace) -> Engine:
    return Engine(hurried_catalogue(folder, options.time_ms, options.folder or CORPUS))


def _records(engine: Engine, options: argparse.Namespace) -> Iterator[dict[str, object]]:
    layers = {layer.name: layer.state for layer in engine.posture.layers}
    yield {"level": engine.posture.level, "layers": layers, "uid": os.getuid()}
    samples = [s for s in (corpus(options.folder) if options.folder else corpus()) if options.only in s.key]
    for _ in range(3):
        judge(engine, RIGHT)
    wait_until(lambda: len(warm().children()) >= engine.slots, 10)  # or the stock, once full, would count as left over
    before, started = steady(private=True), time.monotonic()
    for _ in range(options.rounds):
        yield from map(_record, judge_all(engine, samples))
        yield _record(judge(engine, RIGHT))
    seconds = time.monotonic() - started
    # Wrong answers load what an exercise knows of its mistakes, once; that memory stays flat is another test's affair.
    yield {
        "left": settled(before, patience=20, memory_mb=256),
        "seconds": round(seconds, 1),
        "restarts": engine.restarts,
    }


def _record(trial: Trial) -> dict[str, object]:
    return {
        "name": trial.sample.key,
        "breached": trial.sample.canary and trial.verdict == "AC",
        "verdict": trial.verdict,
        "right": trial.right,
        "seconds": round(trial.seconds, 3),
        "said": str(trial),
    }


if __name__ == "__main__":
    main()
