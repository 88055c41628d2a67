"""Plan: fresh cases from a seed, what is expected of each, and the bytes that the sandbox is sent."""

import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

import torch
from torch import Tensor

from judge.case import Case, Draw, Expected, Value, Want, tensors
from judge.errors import LearnerError
from judge.message import _
from judge.problem import Problem
from judge.wire import encode_call

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


def make_plan(problem: Problem, mode: Mode, seed: int, only: str | None = None) -> Plan:
    """Draw all cases from ``seed`` and keep those that ``mode`` judges (samples for *run*), or the one named ``only``.

    Every case is drawn whatever is kept, so that the same seed gives the same case alone or among the others. Raises
    LearnerError where ``only`` is no case of this exercise, AuthorError where its modules fail.
    """
    draw = Draw(seed)
    cases = problem.cases(draw)
    names = [case.name for case in cases]
    if only is not None and only not in names:
        raise LearnerError(_("there is no case {name}; there are {names}", name=only, names=", ".join(names)))
    planned = [_plan_case(problem, case, draw) for case in cases]
    kept = tuple(p for p in planned if (p.case.name == only if only else p.case.sample or mode == "submit"))
    calls = b"".join(encode_call(p.case.args, p.case.kwargs, p.cotangents, gradient=p.case.gradient) for p in kept)
    return Plan(problem, mode, seed, kept, calls)


def room(plan: Plan) -> int:
    """How many bytes of tensor data an answer may hold: four times what is due, and a megabyte for wrong shapes."""
    due = max((sum(_bytes(p)) for p in plan.cases), default=0)
    return 4 * due + (1 << 20)


def copied(value: Value, *, double: bool = False) -> Value:
    """A copy that shares no memory; with ``double``, floating tensors become float64 leaves that record gradients."""
    if isinstance(value, Tensor):
        if double and value.is_floating_point():
            return value.detach().to(torch.float64, copy=True).requires_grad_()
        return value.detach().clone()
    if isinstance(value, tuple | list):
        return type(value)(copied(item, double=double) for item in value)
    if isinstance(value, dict):
        return {key: copied(item, double=double) for key, item in value.items()}
    return value


def _plan_case(problem: Problem, case: Case, draw: Draw) -> PlannedCase:
    expected = _oracle(problem, case, double=False)[0]
    if not case.gradient:
        return PlannedCase(case, expected)
    in_double, leaves = _oracle(problem, case, double=True)
    outputs = [want.value for want in wants(in_double) if want.value.is_floating_point()]
    dtypes = [want.dtype for want in wants(expected) if want.dtype.is_floating_point]
    cotangents = tuple(draw.normal(*o.shape, dtype=dtype) for o, dtype in zip(outputs, dtypes, strict=True))
    # One scalar whose gradient is the product: vectors handed to autograd would have it import sympy first.
    scalar = torch.stack([(o * c.to(torch.float64)).sum() for o, c in zip(outputs, cotangents, strict=True)]).sum()
    products = torch.autograd.grad(scalar, [leaf for leaf, _dtype in leaves], materialize_grads=True)
    atol = problem.gradient_atol if case.gradient_atol is None else case.gradient_atol
    gradients = tuple(Want(product, dtype, atol=atol) for product, (_leaf, dtype) in zip(products, leaves, strict=True))
    return PlannedCase(case, expected, gradients, cotangents)


def _oracle(problem: Problem, case: Case, *, double: bool) -> tuple[Expected, list[tuple[Tensor, torch.dtype]]]:
    """What is expected of ``case``; for ``double`` also the float64 leaves behind it, each with its own dtype."""
    args = [copied(value, double=double) for value in case.args]
    kwargs = {key: copied(value, double=double) for key, value in case.kwargs.items()}
    own = [t.dtype for t in tensors([*case.args, *case.kwargs.values()]) if t.is_floating_point()]
    leaves = [t for t in tensors([*args, *kwargs.values()]) if t.requires_grad]
    expected = problem.expected(*args, **kwargs)
    return expected, list(zip(leaves, own, strict=double))


def wants(expected: Expected) -> Iterator[Want]:
    """Every tensor that is wanted, depth first."""
    if isinstance(expected, Want):
        yield expected
    elif isinstance(expected, tuple):
        for part in expected:
            yield from wants(part)


def _bytes(planned: PlannedCase) -> Iterator[int]:
    for want in (*wants(planned.expected), *planned.gradients):
        yield want.value.numel() * want.dtype.itemsize
    for tensor in tensors([*planned.case.args, *planned.case.kwargs.values()]):
        yield tensor.numel() * tensor.element_size()
