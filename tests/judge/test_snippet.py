"""The inputs of a case as Python: what is pasted gives the same bits, strides included."""

import sys
from types import ModuleType
from typing import Any

import pytest
import torch
from torch import Tensor

from judge.case import Case, Draw, Value, tensors
from judge.message import Text
from judge.problem import Catalogue, Problem
from judge.snippet import TOTAL, snippet

SEED = 20260801


def pasted(problem: Problem, case: Case, monkeypatch: pytest.MonkeyPatch) -> tuple[tuple[Value, ...], dict[str, Value]]:
    """The arguments that the snippet makes; a submission that only notes its arguments stands in for the learner's."""
    seen: dict[str, Any] = {}
    submission = ModuleType("submission")
    submission.__dict__[problem.entry] = lambda *args, **kwargs: None
    monkeypatch.setitem(sys.modules, problem.id.replace("-", "_"), submission)
    name = problem.id.replace("-", "_")
    marker = f"\nfrom {name} import" if problem.driver is None else f"\nimport {name} as"
    code = snippet(problem, case, SEED).partition(marker)[0]
    exec(compile(code, "snippet.py", "exec"), seen)
    return seen["args"], seen["kwargs"]


def bits(tensor: Tensor) -> bytes:
    return tensor.detach().contiguous().reshape(-1).view(torch.uint8).numpy().tobytes()


def same(a: Value, b: Value) -> bool:
    """The same structure, dtypes, shapes, strides and bits."""
    if isinstance(a, Tensor) and isinstance(b, Tensor):
        form = a.dtype == b.dtype and a.shape == b.shape and (a.stride() == b.stride() or not a.numel())
        return form and bits(a) == bits(b)
    if isinstance(a, (tuple, list)) and isinstance(b, (tuple, list)):
        return type(a) is type(b) and len(a) == len(b) and all(same(x, y) for x, y in zip(a, b, strict=True))
    if isinstance(a, dict) and isinstance(b, dict):
        return list(a) == list(b) and all(same(a[name], b[name]) for name in a)
    return type(a) is type(b) and repr(a) == repr(b)


def test_every_case_of_every_exercise(catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch) -> None:
    for problem in catalogue:
        for case in problem.cases(Draw(SEED)) if problem.kind == "code" else ():
            args, kwargs = pasted(problem, case, monkeypatch)
            assert same(args, case.args) and same(kwargs, dict(case.kwargs)), (problem.id, case.name)
            assert len(snippet(problem, case, SEED)) < 2 * TOTAL


@pytest.mark.parametrize(
    "value",
    [
        torch.tensor([0.1, -0.0, 1e-45, float("inf"), 3.4028235e38]),
        torch.tensor([1.0, float("nan")]),
        torch.tensor([0.1, 1 / 3], dtype=torch.float64),
        torch.tensor([0.1, 65504.0, 6e-8], dtype=torch.float16),
        torch.tensor([[0.1, -2.5]], dtype=torch.bfloat16),
        torch.tensor([1 + 2j, complex(-0.0, -0.0)]),
        torch.tensor([True, False]),
        torch.tensor(2**62 + 1),
        torch.arange(1000).reshape(10, 100),
        torch.randn(3, 4).t(),
        torch.randn(600)[100:][::2],
        torch.randn(3, 1).expand(3, 5),
        torch.empty(0, 3),
        torch.randn(40_000),
        (1, [2.5, float("-inf"), None], {"a": "it's", "b": (True,)}),
    ],
    ids=(
        "special float32", "nan", "float64", "float16", "bfloat16", "complex", "bool", "large integer", "many integers",
        "transposed", "every second", "expanded", "empty", "too many", "nested",
    ),
)  # fmt: skip
def test_kinds_of_values(catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch, value: Value) -> None:
    problem = catalogue["rotate-half"]
    case = Case("c", (value,), Text("c", "c"), kwargs={"k": value}, gradient=False)
    if sum(tensor.nbytes for tensor in tensors([value])) > TOTAL:
        assert f"case('rotate-half', 'c', seed={SEED})" in snippet(problem, case, SEED)
        return
    args, kwargs = pasted(problem, case, monkeypatch)
    assert same(args, case.args) and same(kwargs, dict(case.kwargs))


def test_the_whole_of_it_runs(catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    for id in ("rotate-half", "rope-module"):
        problem = catalogue[id]
        module = ModuleType("submission")
        exec(problem.read("solution.py"), module.__dict__)
        monkeypatch.setitem(sys.modules, id.replace("-", "_"), module)
        exec(snippet(problem, problem.cases(Draw(SEED))[0], SEED), {})
        assert "tensor" in capsys.readouterr().out
