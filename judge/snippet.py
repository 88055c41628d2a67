"""The inputs of one case as Python that can be pasted anywhere: the very tensors, bit for bit.

Small tensors are written out, larger ones as the text of their bytes; what would be too long even so is drawn again
from the seed by :func:`judge.notebook.case`. Strides and offsets are kept: a transposed view is a transposed view
again.
"""

import base64
import inspect
import textwrap
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import torch
from torch import Tensor

from judge.case import Case, Value, tensors
from judge.problem import Problem

LITERAL = 256  # elements of one tensor
TOTAL = 24 << 10  # bytes of all tensors
WIDTH = 100

_SHORT: dict[torch.dtype, Callable[[float], Any]] = {torch.float32: np.float32, torch.float16: np.float16}
_PLAIN = (torch.bool, torch.int64, torch.int32, torch.int16, torch.int8, torch.uint8)


def snippet(problem: Problem, case: Case, seed: int) -> str:
    """Python that makes the arguments of ``case`` and calls the learner's function as the judge does."""
    module = problem.id.replace("-", "_")
    pieces = [f"# {problem.id}, seed {seed}, case {case.name!r}", *_inputs(problem, case, seed)]
    if problem.driver is not None:
        pieces += [f"import {module} as submission", problem.driver.strip(), "got = drive(submission, *args, **kwargs)"]
    else:
        pieces += [f"from {module} import {problem.entry}", f"got = {problem.entry}(*args, **kwargs)"]
    return "\n\n".join([*pieces, "print(got)"]) + "\n"


def _inputs(problem: Problem, case: Case, seed: int) -> list[str]:
    """``args`` and ``kwargs``, spelled out or drawn again."""
    given = list(tensors([*case.args, *case.kwargs.values()]))
    if sum(_flat(tensor).nbytes for tensor in given) > TOTAL:
        drawn = f"args, kwargs = case({problem.id!r}, {case.name!r}, seed={seed})"
        return ["from judge.notebook import case", drawn, *_leaves(case)]
    names = _names(problem, len(case.args))
    values = [f"{name} = {_code(value)}" for name, value in zip(names, case.args, strict=True)]
    pairs = ", ".join(f"{name!r}: {_code(value)}" for name, value in case.kwargs.items())
    joined = "".join(f"{name}, " for name in names).rstrip()
    args = f"({joined})" if len(names) == 1 else f"({joined.rstrip(',')})"
    encoded = ["import base64"] if any(_encoded(tensor) for tensor in given) else []
    head = "\n".join([*encoded, "import torch"])
    return [head, "\n".join([*values, f"args, kwargs = {args}, {{{pairs}}}"]), *_leaves(case)]


def _leaves(case: Case) -> list[str]:
    """In a case about gradients the judge differentiates with respect to every floating argument."""
    if not case.gradient:
        return []
    lines = ["for value in (*args, *kwargs.values()):",
             "    if isinstance(value, torch.Tensor) and value.is_floating_point():",
             "        value.requires_grad_()"]  # fmt: skip
    return ["\n".join(lines)]


def _names(problem: Problem, count: int) -> list[str]:
    """The parameters as the reference calls them."""
    try:
        known = inspect.signature(problem.reference()).parameters.values()
    except (TypeError, ValueError):
        known = ()  # type: ignore[assignment]
    named = [p.name for p in known if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)]
    taken = {"args", "kwargs", "got", "torch", "base64", "case", "submission", problem.entry}
    return [named[i] if i < len(named) and named[i] not in taken else f"arg{i}" for i in range(count)]


def _code(value: Value) -> str:
    if isinstance(value, Tensor):
        return _tensor(value)
    if isinstance(value, tuple):
        return "(" + "".join(f"{_code(item)}, " for item in value).rstrip(" " if len(value) == 1 else ", ") + ")"
    if isinstance(value, list):
        return "[" + ", ".join(_code(item) for item in value) + "]"
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{name!r}: {_code(item)}" for name, item in value.items()) + "}"
    return f"float({str(value)!r})" if isinstance(value, float) and value - value != 0 else repr(value)


def _flat(tensor: Tensor) -> Tensor:
    """The stretch of memory that ``tensor`` looks at."""
    if not tensor.numel() or tensor.is_contiguous():
        return tensor.detach().reshape(-1)
    length = 1 + sum((n - 1) * stride for n, stride in zip(tensor.shape, tensor.stride(), strict=True))
    return tensor.detach().as_strided((length,), (1,), tensor.storage_offset())


def _encoded(tensor: Tensor) -> bool:
    """Whether it is written as its bytes: too many elements, or some that no literal says exactly."""
    flat = _flat(tensor)
    if flat.numel() > LITERAL or not (flat.dtype in _PLAIN or flat.is_floating_point()):
        return bool(flat.numel())
    return bool((flat != flat).any())


def _tensor(tensor: Tensor) -> str:
    flat = _flat(tensor)
    view = f".as_strided({tuple(tensor.shape)}, {tensor.stride()})"
    if not tensor.numel():
        return f"torch.empty({tuple(tensor.shape)}, dtype={tensor.dtype})"
    if _encoded(tensor):
        text = base64.b64encode(flat.contiguous().view(torch.uint8).numpy().tobytes()).decode()
        lines = "\n".join(f'    "{text[i : i + WIDTH]}"' for i in range(0, len(text), WIDTH))
        shaped = f".reshape({tuple(tensor.shape)})" if tensor.is_contiguous() else view
        return f"torch.frombuffer(bytearray(base64.b64decode(\n{lines}\n)), dtype={tensor.dtype}){shaped}"
    if tensor.is_contiguous():
        return f"torch.tensor({_nested(tensor)}, dtype={tensor.dtype})"
    return f"torch.tensor({_nested(flat)}, dtype={tensor.dtype}){view}"


def _nested(tensor: Tensor, indent: int = 4) -> str:
    """A literal with a line for each row."""
    if not tensor.ndim:
        return _number(tensor.item(), tensor.dtype)
    if tensor.ndim == 1:
        row = "[" + ", ".join(_number(value, tensor.dtype) for value in tensor.tolist()) + "]"
        return ("\n" + " " * indent).join(textwrap.wrap(row, WIDTH - indent, break_long_words=False))
    inner = (",\n" + " " * indent).join(_nested(row, indent + 4) for row in tensor)
    return f"[\n{' ' * indent}{inner}]"


def _number(value: float, dtype: torch.dtype) -> str:
    """The shortest text that gives these very bits back."""
    if isinstance(value, bool) or not isinstance(value, float):
        return repr(value)
    if value in (float("inf"), float("-inf")):
        return f"float('{value}')"
    narrow = _SHORT.get(dtype)
    short = str(narrow(value)) if narrow else ""
    return short if narrow and float(narrow(float(short))) == value else repr(value)
