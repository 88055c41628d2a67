"""A judged case as the general probes look at it: wanted and returned tensors as float64, side by side."""

from dataclasses import dataclass

import torch
from torch import Tensor

from judge.case import Raises, Want
from judge.compare.arguments import modified, tensors
from judge.compare.difference import Allowed, agree
from judge.compare.evaluate import Tolerances, allowed
from judge.compare.parts import Misfit, Part, parts
from judge.diagnose.trial import Trial
from judge.frame import Returned


@dataclass(frozen=True, slots=True)
class Leaf:
    """One result. ``want`` and ``got`` are float64, whatever their dtypes; their shapes may differ.

    ``allowed`` broadcasts to ``want``. ``values_right`` disregards the dtype.
    """

    want: Tensor
    got: Tensor
    allowed: Tensor
    axes: tuple[str, ...]
    want_dtype: torch.dtype
    got_dtype: torch.dtype
    values_right: bool

    @property
    def right(self) -> bool:
        return self.values_right and self.want_dtype == self.got_dtype

    @property
    def same_form(self) -> bool:
        """Same shape and dtype, so that the values alone decide."""
        return self.want.shape == self.got.shape and self.want_dtype == self.got_dtype

    def axis(self, name: str) -> int | None:
        """Where the axis called ``name`` is, if it is named and the names are complete."""
        return self.axes.index(name) if len(self.axes) == self.want.ndim and name in self.axes else None


@dataclass(frozen=True, slots=True)
class Evidence:
    """One case. ``leaves`` is None where the results are not all real tensors in the wanted structure."""

    failed: bool
    leaves: tuple[Leaf, ...] | None
    inputs: tuple[Tensor, ...]
    modified: bool


def gather(trial: Trial, problem: Tolerances) -> Evidence:
    """``trial`` as evidence."""
    case = trial.planned.case
    inputs = tuple(tensor.detach() for _place, tensor in tensors(case))
    if not isinstance(trial.frame, Returned):
        return Evidence(trial.failed, None, inputs, False)
    after = trial.frame.arguments
    changed = len(after) == len(inputs) and modified(case, after) is not None
    return Evidence(trial.failed, _leaves(trial, problem), inputs, changed)


def _leaves(trial: Trial, problem: Tolerances) -> tuple[Leaf, ...] | None:
    expected = trial.planned.expected
    if isinstance(expected, Raises) or not isinstance(trial.frame, Returned):
        return None
    leaves: list[Leaf] = []
    for part in parts(expected, trial.frame.value):
        leaf = None if isinstance(part, Misfit) else _leaf(part, problem)
        if leaf is None:
            return None
        leaves.append(leaf)
    return tuple(leaves)


def _leaf(part: Part, problem: Tolerances) -> Leaf | None:
    want, got = part.want, part.got
    if not isinstance(want, Want) or not isinstance(got, Tensor) or want.dtype.is_complex or got.is_complex():
        return None
    bound = allowed(want, problem)
    value = want.value.detach() if isinstance(bound, Tensor) or bound > 0 else want.value.detach().to(want.dtype)
    return Leaf(
        want=value.to(torch.float64),
        got=got.to(torch.float64),
        allowed=torch.as_tensor(bound, dtype=torch.float64).detach(),
        axes=want.axes,
        want_dtype=want.dtype,
        got_dtype=got.dtype,
        values_right=value.shape == got.shape and _right_but_for_dtype(value, got, want.dtype, bound),
    )


def _right_but_for_dtype(value: Tensor, got: Tensor, wanted: torch.dtype, bound: Allowed) -> bool:
    """Compared in the coarser of both dtypes: float32 for float64 loses digits, but it is a mistake of dtype alone."""
    dtype = wanted
    if got.dtype.is_floating_point and (
        not wanted.is_floating_point or torch.finfo(got.dtype).eps > torch.finfo(wanted).eps
    ):
        dtype = got.dtype
    a, b = (t.to(dtype) if dtype.is_floating_point else t for t in (value, got))
    return torch.equal(a, b) or bool(agree(b.to(torch.float64), a.to(torch.float64), bound).all())
