"""What all are given: prints the kinds of cases, and one draw of them as lines of input and output.

A process of its own, so that the one that measures has no torch in its memory and shares no page with a judge.
"""

import json
from typing import Any

import torch
from torch import Tensor

from benchmarks.judges.driver import answer
from benchmarks.workload import Workload


def as_input(tensor: Tensor) -> dict[str, Any]:
    """A tensor as ``driver.read`` takes it."""
    data = bytes(tensor.detach().contiguous().reshape(-1).view(torch.uint8).tolist()).hex()
    return {"shape": list(tensor.shape), "dtype": str(tensor.dtype).removeprefix("torch."), "data": data}


def main() -> None:
    """Print it."""
    workload = Workload()
    namespace: dict[str, Any] = {}
    exec(compile(workload.source, "solution.py", "exec"), namespace)
    solution = namespace[workload.problem.entry]
    kinds, lines = [], []
    for planned in workload.plan.cases:
        (x,) = planned.case.args
        assert isinstance(x, Tensor)
        gradient = planned.case.gradient
        kinds.append((list(x.shape), str(x.dtype).removeprefix("torch."), gradient))
        cotangent = as_input(torch.randn(x.shape)) if gradient else None
        lines.append(json.dumps({"x": as_input(x), "cotangent": cotangent}))
    answers = [answer(solution, line) for line in lines]
    given = {"source": workload.source, "entry": workload.problem.entry, "cases": kinds}
    print(json.dumps({**given, "input": lines, "output": answers}))


if __name__ == "__main__":
    main()
