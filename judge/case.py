"""What an exercise's ``cases.py`` is made of: cases, and what is expected of them.

``cases.py`` (trusted, never sent to the sandbox) defines two functions::

    def cases(draw: Draw) -> Iterable[Case]: ...
    def expected(*args, **kwargs) -> Expected: ...

``cases`` draws fresh inputs from the seed behind ``draw``; ``expected`` is the float64 oracle. It is called with copies
of a case's own arguments and must be differentiable in them where a case asks for gradients.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias, TypeVar

import torch
from torch import Tensor

from judge.message import Text

Value: TypeAlias = "Tensor | int | float | bool | str | None | tuple[Value, ...] | list[Value] | dict[str, Value]"

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Want:
    """A tensor that is wanted: its values, the exact dtype, and how far each element may be off.

    ``value``: float64 (any shape) where ``dtype`` is floating; the very dtype for integers and booleans.
    ``atol``: absolute tolerance, a number or a float64 tensor that broadcasts to ``value``; 0 is exact equality. None
    takes the exercise's own tolerance for ``dtype`` (``problem.yaml``), as ``atol + rtol * |value|``.
    ``axes``: one name per axis from a closed list (see ``judge.compare``), so that a wrong element can be described.
    ``rotary``: where the last axis names pairs, how many of its dimensions are turned, from the first on; None for all
    of them, 0 where they belong to pairs but are no vectors, as in a table of cosines.
    """

    value: Tensor
    dtype: torch.dtype
    atol: Tensor | float | None = None
    axes: tuple[str, ...] = ()
    rotary: int | None = None


@dataclass(frozen=True, slots=True)
class Exactly:
    """A plain Python value that is wanted: a number within ``atol``, or an equal str, bool or None."""

    value: int | float | bool | str | None
    atol: float = 0.0


@dataclass(frozen=True, slots=True)
class Raises:
    """Any exception is wanted; returning anything is wrong."""


Expected: TypeAlias = "Want | Exactly | Raises | tuple[Expected, ...]"


@dataclass(frozen=True, slots=True)
class Case:
    """One call of the learner's entry point.

    ``name`` is unique within the exercise and stable; ``about`` says what the case tests. A ``sample`` is judged by
    *run* as well as by *submit*. ``gradient`` asks for the gradients of every floating tensor among ``args``: the judge
    draws a cotangent and compares the vector-Jacobian product with the oracle's. Tensor arguments must come back
    unchanged unless ``may_modify`` is set.
    """

    name: str
    args: tuple[Value, ...]
    about: Text
    kwargs: Mapping[str, Value] = field(default_factory=dict)
    sample: bool = False
    gradient: bool = False
    gradient_atol: float | None = None
    may_modify: bool = False


def tensors(value: object) -> Iterator[Tensor]:
    """Every tensor in a case's value, depth first: the order in which arguments and gradients are counted."""
    if isinstance(value, Tensor):
        yield value
    elif isinstance(value, tuple | list):
        for item in value:
            yield from tensors(item)
    elif isinstance(value, Mapping):
        yield from tensors(list(value.values()))


class Draw:
    """Random inputs from one recorded seed: the same seed gives the same bytes on the same torch."""

    def __init__(self, seed: int) -> None:
        self._generator = torch.Generator().manual_seed(seed)

    def normal(self, *shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
        """Standard normal values ``[*shape]``, drawn in float64 and rounded to ``dtype``."""
        return torch.randn(shape, generator=self._generator, dtype=torch.float64).to(dtype)

    def uniform(self, low: float, high: float, *shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
        """Uniform values ``[*shape]`` in ``[low, high)``."""
        unit = torch.rand(shape, generator=self._generator, dtype=torch.float64)
        return (low + (high - low) * unit).to(dtype)

    def integers(self, low: int, high: int, *shape: int, dtype: torch.dtype = torch.int64) -> Tensor:
        """Integers ``[*shape]`` in ``[low, high)``."""
        return torch.randint(low, high, shape, generator=self._generator, dtype=torch.int64).to(dtype)

    def integer(self, low: int, high: int) -> int:
        """One integer in ``[low, high)``."""
        return int(self.integers(low, high, 1).item())

    def permutation(self, n: int) -> Tensor:
        """A random order of ``0 .. n-1``, int64 ``[n]``."""
        return torch.randperm(n, generator=self._generator)

    def choice(self, options: Sequence[_T]) -> _T:
        """One of ``options``."""
        return options[self.integer(0, len(options))]

    def sample(self, options: Iterable[_T], k: int) -> list[_T]:
        """``k`` different members of ``options`` in random order."""
        pool = list(options)
        return [pool[i] for i in self.permutation(len(pool))[:k].tolist()]
