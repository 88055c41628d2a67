"""Three small exercises, and submissions judged on them without a sandbox."""

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, cast

import torch
from torch import Tensor

from judge.case import Case, Draw, Expected, Value, Want
from judge.compare import evaluate
from judge.diagnose import diagnose
from judge.diagnose.replay import replay
from judge.frame import Frame
from judge.outcome import CaseOutcome
from judge.plan import Plan, PlannedCase
from tests.judge.compare.fake import ABOUT, FakeProblem, FakeWrongAnswer

Submission = Callable[..., Any]


@dataclass
class Exercise:
    """Cases with a reference, and the named wrong answers."""

    cases: list[PlannedCase]
    right: Submission
    problem: FakeProblem = field(default_factory=FakeProblem)

    def judged(self, submission: Submission) -> tuple[list[Frame], list[CaseOutcome]]:
        frames = [replay(submission, case) for case in self.cases]
        return frames, [evaluate(c, f, self.problem) for c, f in zip(self.cases, frames, strict=True)]

    def plan(self) -> Plan:
        return Plan(cast(Any, self.problem), "submit", 1, tuple(self.cases), b"")

    def diagnosed(self, submission: Submission) -> str | None:
        """The id of the diagnosis that ``submission`` gets."""
        found = diagnose(self.plan(), *self.judged(submission))
        return found[0].id if found else None

    def naming(self, **wrong: Submission) -> "Exercise":
        """The same exercise with these named wrong answers."""
        named = [FakeWrongAnswer(id, call) for id, call in wrong.items()]
        return Exercise(self.cases, self.right, FakeProblem(self.problem.atol, wrong_answers=named))


def case(expected: Expected, *args: Value, gradient: bool = False, name: str = "c") -> PlannedCase:
    """A planned case; with ``gradient`` the first argument's, of the expected value as a function of nothing."""
    return PlannedCase(Case(name, args, ABOUT, gradient=gradient), expected)


# Rotate half: exact, one result, several dtypes, a gradient


def rotate_half(x: Tensor) -> Tensor:
    a, b = x.chunk(2, dim=-1)
    return torch.cat((-b, a), dim=-1)


def half(*, exact: bool = True) -> Exercise:
    draw = Draw(7)
    inputs = [
        draw.normal(4),
        draw.normal(2, 2),
        draw.normal(2, 6, 6),
        draw.normal(1, 4, 8, dtype=torch.bfloat16),
        draw.normal(2, 3, 4, dtype=torch.float64),
        draw.normal(3, 10),
        draw.normal(2, 0, 8),
    ]
    names = ("batch", "position", "dimension")
    cases = [
        case(Want(rotate_half(x.double()), x.dtype, axes=names[-x.ndim :]), x, name=str(i))
        for i, x in enumerate(inputs)
    ]
    return Exercise([*cases, _gradient_case(draw.normal(2, 4))], rotate_half, FakeProblem(0.0 if exact else 1e-6))


def _gradient_case(x: Tensor) -> PlannedCase:
    cotangent = torch.arange(1.0, x.numel() + 1).reshape(x.shape)
    leaf = x.double().requires_grad_()
    value = rotate_half(leaf)
    (gradient,) = torch.autograd.grad(value, leaf, cotangent.double())
    wanted = Want(value.detach(), x.dtype, axes=("position", "dimension"))
    return PlannedCase(Case("gradient", (x,), ABOUT, gradient=True), wanted, (Want(gradient, x.dtype),), (cotangent,))


# A table over positions: one result per element of the position axis


def table(length: int, d: int) -> Tensor:
    angle = torch.arange(length)[:, None] / 100 ** (torch.arange(0, d, 2) / d)
    return torch.stack((angle.sin() + 0.1, angle.cos()), dim=-1).flatten(1)


def positions() -> Exercise:
    cases = []
    for length, d in ((1, 4), (5, 4), (8, 8), (7, 6)):
        angle = torch.arange(length, dtype=torch.float64)[:, None] / 100 ** (torch.arange(0, d, 2).double() / d)
        value = torch.stack((angle.sin() + 0.1, angle.cos()), dim=-1).flatten(1)
        cases.append(case(Want(value, torch.float32, axes=("position", "dimension")), length, d))
    return Exercise(cases, table, FakeProblem(1e-5))


# Scores: two results, a factor that depends on d


def scores(q: Tensor, k: Tensor) -> tuple[Tensor, Tensor]:
    return q @ k.transpose(-1, -2) / math.sqrt(q.shape[-1]), q + k


def attention() -> Exercise:
    draw = Draw(3)
    cases = []
    for length, d in ((3, 4), (5, 8), (4, 4)):
        q, k = draw.normal(2, length, d), draw.normal(2, length, d)
        first, second = scores(q.double(), k.double())
        axes = ("batch", "query_position", "key_position")
        cases.append(case((Want(first, torch.float32, axes=axes), Want(second, torch.float32)), q, k))
    return Exercise(cases, scores, FakeProblem(1e-5))
