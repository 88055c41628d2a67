"""A light stand-in for an exercise, and short ways to make planned cases."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import torch

from judge.case import Case, Expected, Value, Want
from judge.compare import evaluate
from judge.frame import Got, Returned
from judge.message import Text
from judge.outcome import CaseOutcome
from judge.plan import PlannedCase

ABOUT = Text("a case", "一个用例")


@dataclass
class FakeWrongAnswer:
    """A named misconception without a file."""

    id: str
    call: Callable[..., Any]
    broken: bool = False

    @property
    def title(self) -> Text:
        return Text(f"title of {self.id}", f"{self.id} 的标题")

    @property
    def text(self) -> Text:
        return Text(f"text of {self.id}", f"{self.id} 的说明")

    def entry(self) -> Callable[..., Any]:
        if self.broken:
            raise SyntaxError("no Python")
        return self.call


@dataclass
class FakeProblem:
    """As much of an exercise as comparison and diagnosis ask for."""

    atol: float = 1e-6
    rtol: float = 0.0
    gradient_atol: float = 1e-5
    wrong_answers: list[FakeWrongAnswer] = field(default_factory=list)

    def tolerance(self, dtype: torch.dtype, /) -> tuple[float, float]:
        return self.atol, self.rtol


def planned(expected: Expected, *args: Value, gradients: tuple[Want, ...] = (), **case: Any) -> PlannedCase:
    """One planned case."""
    return PlannedCase(Case("c", args, ABOUT, gradient=bool(gradients), **case), expected, gradients)


def judged(
    expected: Expected,
    got: Got,
    *args: Value,
    problem: FakeProblem | None = None,
    gradients: tuple[Want, ...] = (),
    returned: tuple[Got, ...] = (),
    after: tuple[Got, ...] | None = None,
    **case: Any,
) -> CaseOutcome:
    """The outcome of a call that returned ``got``; ``returned`` are gradients, ``after`` the arguments afterwards."""
    frame = Returned(got, returned, args if after is None else after)  # type: ignore[arg-type]
    return evaluate(planned(expected, *args, gradients=gradients, **case), frame, problem or FakeProblem())


def want(value: Any, dtype: torch.dtype = torch.float32, **rest: Any) -> Want:
    """A wanted tensor from nested lists or a tensor."""
    wide = torch.float64 if dtype.is_floating_point else dtype
    return Want(torch.as_tensor(value, dtype=wide), dtype, **rest)
