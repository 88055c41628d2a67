"""A small judge for exercises: plain torch, no engine, no sandbox. The engine is tested against the same files."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import torch
import yaml
from torch import Tensor

from judge.case import Case, Draw, Want

ROOT = Path(__file__).parents[2] / "problems"
ENTRIES = {"rotate-half": "rotate_half", "partial-rope": "partial_rope"}
SEEDS = range(20)

Call = Callable[..., Any]


@cache
def module(path: Path) -> ModuleType:
    """The file ``path``, run as a module of its own."""
    made = ModuleType(path.stem)
    exec(compile(path.read_text("utf-8"), path, "exec"), made.__dict__)
    return made


def entry(problem: str, name: str) -> Call:
    """The function that ``name``, a file of ``problem``, defines."""
    call: Call = getattr(module(ROOT / problem / name), ENTRIES[problem])
    return call


def submissions(problem: str, verdict: str) -> list[str]:
    """The files under ``submissions/<verdict>``, relative to the exercise."""
    folder = ROOT / problem
    return sorted(path.relative_to(folder).as_posix() for path in (folder / "submissions" / verdict).glob("*.py"))


def each(*verdicts: str) -> list[tuple[str, str]]:
    """Exercise and file, for every submission with one of ``verdicts``."""
    return [(problem, name) for problem in ENTRIES for verdict in verdicts for name in submissions(problem, verdict)]


@dataclass(frozen=True)
class Trial:
    """A case and what it wants. ``wants``: values first, then the gradients of a gradient case."""

    case: Case
    wants: tuple[Want, ...]
    cotangents: tuple[Tensor, ...]


@dataclass(frozen=True)
class Seen:
    """What one call gave: its tensors and then its gradients, or the name of an exception."""

    tensors: tuple[Tensor, ...] = ()
    touched: bool = False
    error: str = ""


@cache
def trials(problem: str, seed: int) -> tuple[Trial, ...]:
    """The cases of ``seed`` with everything that is wanted of them."""
    cases = module(ROOT / problem / "cases.py")
    generator = torch.Generator().manual_seed(seed)
    tolerance = yaml.safe_load((ROOT / problem / "problem.yaml").read_text("utf-8"))["tolerance"]
    atol = float(tolerance["gradient_atol"])
    return tuple(_trial(case, cases.expected, generator, atol) for case in cases.cases(Draw(seed)))


def _trial(case: Case, expected: Call, generator: torch.Generator, gradient_atol: float) -> Trial:
    args = _copies(case)
    wants = _flat(expected(*args, **case.kwargs))
    if not case.gradient:
        return Trial(case, wants, ())
    cotangents = tuple(torch.randn(w.value.shape, generator=generator).to(w.dtype) for w in wants)
    leaves = _leaves(args)
    gradients = torch.autograd.grad([w.value for w in wants], leaves, [c.double() for c in cotangents])
    pulled = tuple(Want(g.double(), x.dtype, gradient_atol) for g, x in zip(gradients, leaves, strict=True))
    return Trial(case, (*(Want(w.value.detach(), w.dtype, w.atol) for w in wants), *pulled), cotangents)


def observe(call: Call, trial: Trial) -> Seen:
    """Call it as the judge would: on copies of its own, which keep their strides."""
    args = _copies(trial.case)
    before = [x.detach().clone() for x in _tensors(args)]
    try:
        got = _flat(call(*args, **trial.case.kwargs))
        if trial.case.gradient:
            got += torch.autograd.grad(got, _leaves(args), trial.cotangents)
    except Exception as error:
        return Seen(error=type(error).__name__)
    touched = any(not torch.equal(x, y) for x, y in zip(_tensors(args), before, strict=True))
    return Seen(tuple(x.detach() for x in got), touched)


def excess(seen: Seen, trial: Trial) -> float:
    """The largest error as a share of what is allowed: right up to 1, infinite for another kind of mistake."""
    if seen.error or seen.touched or len(seen.tensors) != len(trial.wants):
        return float("inf")
    return max(_share(got, want) for got, want in zip(seen.tensors, trial.wants, strict=True))


def verdict(call: Call, problem: str, seed: int) -> str:
    """AC, WA or RTE, by the first case that is not right."""
    for trial in trials(problem, seed):
        seen = observe(call, trial)
        if seen.error:
            return "RTE"
        if excess(seen, trial) > 1:
            return "WA"
    return "AC"


def apart(one: Seen, other: Seen, trial: Trial) -> bool:
    """Whether two answers to a case cannot be taken for one another: further apart than twice the tolerance."""
    if one.error or other.error or one.touched != other.touched or len(one.tensors) != len(other.tensors):
        return one.error != other.error or one.touched != other.touched
    pairs = zip(one.tensors, other.tensors, trial.wants, strict=True)
    return any(_share(a, Want(b.double() if b.is_floating_point() else b, b.dtype, w.atol)) > 2 for a, b, w in pairs)


def _share(got: Tensor, want: Want) -> float:
    if got.shape != want.value.shape or got.dtype != want.dtype:
        return float("inf")
    if not got.is_floating_point():
        return 0.0 if torch.equal(got, want.value) else float("inf")
    error = (got.double() - want.value).abs()
    atol = torch.as_tensor(want.atol, dtype=torch.float64).expand_as(error)
    share = torch.where(error == 0, 0.0, error / atol).nan_to_num(nan=float("inf"))
    return float(share.max()) if share.numel() else 0.0


def _copies(case: Case) -> tuple[Any, ...]:
    return tuple(_copy(a, case.gradient) if isinstance(a, Tensor) else a for a in case.args)


def _copy(x: Tensor, gradient: bool) -> Tensor:
    twin = torch.empty_strided(x.shape, x.stride(), dtype=x.dtype).copy_(x)
    return twin.requires_grad_(gradient and x.is_floating_point())


def _tensors(args: tuple[Any, ...]) -> Iterator[Tensor]:
    return (a for a in args if isinstance(a, Tensor))


def _leaves(args: tuple[Any, ...]) -> list[Tensor]:
    return [x for x in _tensors(args) if x.requires_grad]


def _flat(value: Any) -> tuple[Any, ...]:
    return tuple(value) if isinstance(value, tuple | list) else (value,)
