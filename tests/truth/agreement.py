"""What one package computes beside what an exercise wants, and how far they are from each other.

A comparison is a function decorated with :func:`peer`. It yields samples: arguments of an exercise's entry point, and
what a package makes of the same inputs, brought into the exercise's layout. Each sample is held against the reference
and against the float64 oracle. Packages of which it is known that they do something else state their convention
(``parts``); for those the judge has to say that the result is wrong.
"""

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import torch
from torch import Tensor

from judge.calibrate.share import tensor_share
from judge.case import Draw, Exactly, Expected, Want
from judge.compare.evaluate import allowed
from judge.diagnose.replay import fresh
from judge.problem import Catalogue, Problem

SEED = 2104_09864

Theirs = Tensor | float | tuple[Tensor | float, ...]


@dataclass(frozen=True)
class Sample:
    """One call. ``theirs`` is what the package gives for it; ``shown`` says which configuration this is."""

    shown: str
    args: tuple[Any, ...]
    theirs: Theirs
    kwargs: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Row:
    """A sample measured: the largest differences from the reference and the oracle, and shares of the tolerance.

    ``share`` is the package's, ``own`` the reference's on the same inputs.
    """

    shown: str
    reference: float
    oracle: float
    share: float
    own: float


Samples = Callable[[torch.dtype, Draw], Iterator[Sample]]


@dataclass(frozen=True)
class Peer:
    """A package's function against an exercise, in some dtypes of the inputs. ``parts``: what it does differently."""

    exercise: str
    package: str
    what: str
    samples: Samples
    dtypes: tuple[torch.dtype, ...]
    parts: str = ""

    @property
    def id(self) -> str:
        return f"{self.exercise}, {self.package}, {self.samples.__name__}"

    def rows(self, dtype: torch.dtype) -> list[Row]:
        """All samples, measured. The same inputs every time."""
        return _rows(self, dtype)


PEERS: list[Peer] = []

BOTH = (torch.float64, torch.float32)
SINGLE = (torch.float32,)
WHOLE = (torch.int64,)


def peer(
    exercises: str, package: str, what: str, dtypes: tuple[torch.dtype, ...] = BOTH, parts: str = ""
) -> Callable[[Samples], Samples]:
    """Enter the decorated function as a comparison for one or more ``exercises``, told apart by spaces."""

    def enter(samples: Samples) -> Samples:
        PEERS.extend(Peer(exercise, package, what, samples, dtypes, parts) for exercise in exercises.split())
        return samples

    return enter


@cache
def catalogue() -> Catalogue:
    """The exercises that come with the judge."""
    return Catalogue.load()


@cache
def _rows(peer: Peer, dtype: torch.dtype) -> list[Row]:
    problem = catalogue()[peer.exercise]
    with torch.no_grad(), torch.random.fork_rng(devices=()):
        torch.manual_seed(SEED)  # for weights that a package initialises itself
        return [_measured(problem, sample) for sample in peer.samples(dtype, Draw(SEED))]


def _measured(problem: Problem, sample: Sample) -> Row:
    ours = list(_leaves(problem.reference()(*fresh(sample.args), **fresh(sample.kwargs))))
    expected = problem.expected(*fresh(sample.args), **fresh(sample.kwargs))
    theirs = list(_leaves(sample.theirs))
    wants = list(_leaves(expected))
    assert len(theirs) == len(wants) == len(ours), "as many results"
    return Row(
        sample.shown,
        reference=max(distance(a, b) for a, b in zip(theirs, ours, strict=True)),
        oracle=max(distance(a, want.value) for a, want in zip(theirs, wants, strict=True)),
        share=max(_share(a, want, problem) for a, want in zip(theirs, wants, strict=True)),
        own=max(_share(a, want, problem) for a, want in zip(ours, wants, strict=True)),
    )


def _leaves(value: Any) -> Iterator[Any]:
    if isinstance(value, tuple | list):
        for item in value:
            yield from _leaves(item)
    else:
        yield value


def distance(a: Tensor | float, b: Tensor | float) -> float:
    """The largest difference of two results; infinite where the shapes differ."""
    one, other = torch.as_tensor(a), torch.as_tensor(b)
    if one.shape != other.shape:
        return math.inf
    difference = (one.to(torch.float64) - other.to(torch.float64)).abs()
    return torch.where(one == other, 0.0, difference).max().item() if difference.numel() else 0.0


def _share(theirs: Tensor | float, want: Expected, problem: Problem) -> float:
    """How much of the exercise's tolerance the package uses up. Its dtype is not asked for, only its values."""
    assert isinstance(want, Want | Exactly)
    if isinstance(want, Exactly):
        assert isinstance(want.value, float | int)
        off = distance(theirs, want.value)
        return off / want.atol if want.atol else (math.inf if off else 0.0)
    got = torch.as_tensor(theirs)
    if got.shape != want.value.shape:
        return math.inf
    bound = allowed(want, problem)
    exact = not isinstance(bound, Tensor) and bound == 0
    return tensor_share(want, got.to(want.dtype) if exact else got, bound)
