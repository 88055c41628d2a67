"""The cold judge: a fresh interpreter that imports torch, judges the same kinds of cases once, and is gone.

It imports nothing but torch, draws and compares in the same process and confines nothing, so nobody's cold judge is
faster. The first run is not counted: it may have to write torch's byte code and fetch its files from the disk.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from benchmarks.workload import Workload

_MAIN = """

import json, sys
given = json.load(sys.stdin)
namespace = {}
exec(compile(given["source"], "submission.py", "exec"), namespace)
print(passed(namespace[given["entry"]], given["cases"]))
"""
SCRIPT = Path(__file__).with_name("judges").joinpath("naive.py").read_text() + _MAIN
COMMAND = (sys.executable, "-c", SCRIPT)


def environment() -> dict[str, str]:
    """One in which torch's byte code may be kept."""
    return {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}


class Cold:
    """Runs the script; each run is a process of its own."""

    def __init__(self, workload: "Workload") -> None:
        from torch import Tensor

        from benchmarks.workload import milliseconds

        cases = [
            (list(tensor.shape), str(tensor.dtype).removeprefix("torch."), planned.case.gradient)
            for planned in workload.plan.cases
            for tensor in planned.case.args
            if isinstance(tensor, Tensor)
        ]
        self._count, self._milliseconds = workload.count, milliseconds
        self._input = json.dumps({"source": workload.source, "entry": workload.problem.entry, "cases": cases})
        self._environment = environment()
        self._run()

    def measure(self, times: int) -> list[float]:
        """Milliseconds from starting the process to its end."""
        return [self._milliseconds(self._run) for _ in range(times)]

    def _run(self) -> None:
        done = subprocess.run(
            COMMAND, input=self._input, env=self._environment, capture_output=True, text=True, check=True
        )
        if int(done.stdout) != self._count:
            raise RuntimeError(f"the cold judge passed {done.stdout.strip()} of {self._count} cases")
