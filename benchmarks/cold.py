"""The cold judge: a fresh interpreter that imports torch, judges the same kinds of cases once, and is gone.

It imports nothing but torch, draws and compares in the same process and confines nothing, so nobody's cold judge is
faster. The first run is not counted: it may have to write torch's byte code and fetch its files from the disk.
"""

import json
import os
import subprocess
import sys

from torch import Tensor

from benchmarks.workload import Workload, milliseconds

_SCRIPT = """
import json, sys

import torch

torch.set_num_threads(1)
given = json.load(sys.stdin)
namespace = {}
exec(compile(given["source"], "submission.py", "exec"), namespace)
passed = 0
for shape, dtype, gradient in given["cases"]:
    x = (torch.randn(shape) * 100).to(getattr(torch, dtype)).requires_grad_(gradient)
    got = namespace[given["entry"]](x)
    d = x.shape[-1]
    i = torch.arange(d)
    want = x.index_select(-1, (i + d // 2) % d) * torch.where(i < d // 2, -1, 1).to(x.dtype)
    right = got.dtype == want.dtype and torch.equal(got, want)
    if gradient:
        cotangent = torch.randn(shape)
        found, due = (torch.autograd.grad((y * cotangent).sum(), x)[0] for y in (got, want))
        right = right and torch.equal(found, due)
    passed += right
print(passed)
"""


class Cold:
    """Runs the script; each run is a process of its own."""

    def __init__(self, workload: Workload) -> None:
        cases = [
            (list(tensor.shape), str(tensor.dtype).removeprefix("torch."), planned.case.gradient)
            for planned in workload.plan.cases
            for tensor in planned.case.args
            if isinstance(tensor, Tensor)
        ]
        self._count = workload.count
        self._input = json.dumps({"source": workload.source, "entry": workload.problem.entry, "cases": cases})
        self._environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
        self._run()

    def measure(self, times: int) -> list[float]:
        """Milliseconds from starting the process to its end."""
        return [milliseconds(self._run) for _ in range(times)]

    def _run(self) -> None:
        done = subprocess.run(
            [sys.executable, "-c", _SCRIPT],
            input=self._input,
            env=self._environment,
            capture_output=True,
            text=True,
            check=True,
        )
        if int(done.stdout) != self._count:
            raise RuntimeError(f"the cold judge passed {done.stdout.strip()} of {self._count} cases")
