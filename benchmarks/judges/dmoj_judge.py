"""DMOJ's own judge behind a pipe: sources in, verdicts out. Runs in DMOJ's interpreter, which knows nothing of ours.

    DMOJ_VENV/bin/python -P dmoj_judge.py CONFIG

A line holds a JSON list of sources; the answer is a line with as many verdicts. What is graded is the problem
``rotate`` of the folder that CONFIG names (benchmarks/dmoj.py writes it), by DMOJ's own judge, tracer and checker.
"""

import json
import os
import sys
from importlib.metadata import version
from typing import Any


class Packets:
    """Takes the place of the connection to DMOJ's site, and keeps the verdicts that would go there."""

    def __init__(self) -> None:
        self.codes: list[str] = []

    def test_case_status_packet(self, position: int, result: Any) -> None:
        self.codes.append(result.readable_codes()[0])
        if self.codes[-1] != "AC":
            told = " ".join(str(text) for text in (result.feedback, result.extended_feedback) if text)
            print(f"case {position}: {self.codes[-1]} {told}", file=sys.stderr, flush=True)

    def compile_error_packet(self, log: str) -> None:
        self.codes.append("CE")

    def internal_error_packet(self, message: str) -> None:
        self.codes.append("IE")
        print(message, file=sys.stderr, flush=True)

    def __getattr__(self, name: str) -> Any:
        return lambda *_: None


def main() -> None:
    """Answer until nobody asks any more."""
    answers = os.fdopen(os.dup(1), "w")  # whatever DMOJ prints is not an answer
    os.dup2(2, 1)
    sys.argv = ["dmoj", "--config", sys.argv[1], "--no-ansi", "-e", "PY3"]
    from dmoj import contrib, executors, judgeenv  # type: ignore[import-not-found]
    from dmoj.judge import Judge, Submission  # type: ignore[import-not-found]

    judgeenv.load_env(cli=True)
    executors.load_executors()
    contrib.load_contrib_modules()
    ready = "PY3" in executors.executors
    ready_line = {"note": f"dmoj {version('dmoj')}"} if ready else {"fault": "DMOJ's self-test of Python failed"}
    print(json.dumps(ready_line), file=answers, flush=True)
    packets, number = Packets(), 0
    judge = Judge(packets)
    for line in sys.stdin if ready else ():
        verdicts = []
        for source in json.loads(line):
            packets.codes, number = [], number + 1
            submission = Submission(number, "rotate", "PY3", source, 30.0, 4 * 2**20, False, {})
            judge.begin_grading(submission, report=lambda text: None, blocking=True)
            verdicts.append(next((code for code in packets.codes if code != "AC"), "AC") if packets.codes else "none")
        print(json.dumps(verdicts), file=answers, flush=True)


if __name__ == "__main__":
    main()
