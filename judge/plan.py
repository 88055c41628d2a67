"""Plan: fresh cases from a seed, what is expected of each, and the bytes that the sandbox is sent."""

import secrets
from dataclasses import dataclass
from typing import Literal, TypeAlias

from torch import Tensor

from judge.case import Case, Expected, Want
from judge.problem import Problem

Mode: TypeAlias = Literal["run", "submit"]


@dataclass(frozen=True, slots=True)
class PlannedCase:
    """A case with everything needed to judge its answer.

    ``gradients``: for a gradient case, what is wanted per floating tensor argument (flattened order); else empty.
    ``cotangents``: one per floating tensor in the expected value (flattened order); empty without gradients.
    """

    case: Case
    expected: Expected
    gradients: tuple[Want, ...] = ()
    cotangents: tuple[Tensor, ...] = ()


@dataclass(frozen=True, slots=True)
class Plan:
    """All cases of one judgement. ``calls`` is their encoding for the sandbox: inputs only, nothing expected."""

    problem: Problem
    mode: Mode
    seed: int
    cases: tuple[PlannedCase, ...]
    calls: bytes


def fresh_seed() -> int:
    """A seed that nobody can foresee, 48 bits so that it survives JSON in a browser."""
    return secrets.randbits(48)
