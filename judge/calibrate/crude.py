"""Right answers computed with too little precision: what a tolerance has to keep out besides plain mistakes.

Only what an exercise wants in float32 or float64 can be too crude; of half precision nothing coarser is known. An input
or a step that the coarse dtype can hold exactly is left as it is, so a crude answer may well be a right one.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import torch
from torch import Tensor
from torch.overrides import TorchFunctionMode

from judge.case import tensors

Entry = Callable[..., Any]
COARSE = {"bfloat16": torch.bfloat16, "float16": torch.float16}


def crude(entry: Entry) -> dict[str, Entry]:
    """``entry`` with its inputs, its results, or every step in between rounded to a coarse dtype, by what was done."""
    made: dict[str, Entry] = {}
    for name, dtype in COARSE.items():
        made[f"inputs through {name}"] = _inputs(entry, dtype)
        made[f"every step through {name}"] = _steps(entry, dtype)
        made[f"results through {name}"] = _results(entry, dtype)
    return made


def rounded(value: Any, dtype: torch.dtype) -> Any:
    """``value`` with every number of more than two bytes rounded to ``dtype`` and back; differentiable."""
    if isinstance(value, Tensor):
        fine = value.is_floating_point() and value.element_size() > 2
        return value.to(dtype).to(value.dtype) if fine else value
    if type(value) is float:
        return torch.tensor(value, dtype=torch.float64).to(dtype).item()
    if isinstance(value, tuple | list):
        return type(value)(rounded(item, dtype) for item in value)
    if isinstance(value, Mapping):
        return {key: rounded(item, dtype) for key, item in value.items()}
    return value


def _inputs(entry: Entry, dtype: torch.dtype) -> Entry:
    """Tensors alone: a number such as a base is written down, not measured."""

    def call(*args: Any, **kwargs: Any) -> Any:
        coarse = [rounded(arg, dtype) if isinstance(arg, Tensor) else arg for arg in args]
        return entry(*coarse, **kwargs)

    return call


def _results(entry: Entry, dtype: torch.dtype) -> Entry:
    return lambda *args, **kwargs: rounded(entry(*args, **kwargs), dtype)


def _steps(entry: Entry, dtype: torch.dtype) -> Entry:
    def call(*args: Any, **kwargs: Any) -> Any:
        with _EveryStep(dtype):
            return entry(*args, **kwargs)

    return call


class _EveryStep(TorchFunctionMode):
    """Rounds whatever a torch function computes. What it only looks at or writes into is left alone."""

    def __init__(self, dtype: torch.dtype) -> None:
        super().__init__()
        self._dtype = dtype

    def __torch_function__(
        self, func: Any, types: Any, args: Sequence[Any] = (), kwargs: Mapping[str, Any] | None = None
    ) -> Any:
        given = {t.untyped_storage().data_ptr() for t in _strided([*args, *(kwargs or {}).values()])}
        out = func(*args, **(kwargs or {}))
        fresh = [t for t in _strided(out) if t.untyped_storage().data_ptr() not in given]
        return rounded(out, self._dtype) if fresh else out


def _strided(value: Any) -> Iterator[Tensor]:
    found = value if isinstance(value, Tensor | tuple | list) else None
    return (t for t in tensors(found) if t.layout is torch.strided)
