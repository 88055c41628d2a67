"""A source that is run for itself, as at Python's prompt: there is no entry point, and its last expression is shown.

Runs in the child, like :mod:`judge.sandbox.child`. The answer is one value: a text (what ``repr`` says) and a list of
pairs ``(shape, tensor)``, the tensors that the value holds, each cut to what a page can show.
"""

import ast
import contextlib
from collections.abc import Sequence
from types import CodeType
from typing import Any

from judge.sandbox.codec import tensors

MAX_SIDE = 64  # rows, columns
MAX_ELEMENTS = 16_384
MAX_SLICES = 32  # matrices of one tensor
MAX_TENSORS = 4


def split(source: str, filename: str) -> tuple[CodeType, CodeType | None]:
    """The source without its last statement, if that is an expression, and that expression. Raises as ``compile``."""
    tree = ast.parse(source, filename)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    body = compile(tree, filename, "exec", dont_inherit=True)
    if not isinstance(last, ast.Expr):
        return body, None
    return body, compile(ast.Expression(last.value), filename, "eval", dont_inherit=True)


def result(value: Any) -> tuple[str, list[Any]]:
    """What is sent of a value."""
    if value is None:
        return "", []
    found: list[Any] = []
    with contextlib.suppress(RecursionError):  # a list may hold itself
        found.extend(tensor for _place, tensor in zip(range(MAX_TENSORS), tensors(value), strict=False))
    text = "".join((repr(value), ""))  # the text may be of any subclass of str; joined it is plain
    return text, [(tuple(tensor.shape), _piece(tensor)) for tensor in found]


def cut(shape: Sequence[int]) -> tuple[int, ...]:
    """How much of each axis is shown: the last two up to a side each, of the others as many slices as there is room."""
    kept = [min(size, MAX_SIDE) for size in shape[-2:]]
    room = MAX_ELEMENTS
    for size in kept:
        room //= max(size, 1)
    room = min(room, MAX_SLICES)
    for size in reversed(shape[:-2]):
        kept.insert(0, min(size, max(room, 1)))
        room //= max(kept[0], 1)
    return tuple(kept)


def _piece(tensor: Any) -> Any:
    """The corner that is shown. What cannot be cut (sparse, on another device, …) is sent as it is: described."""
    try:
        return tensor[tuple(slice(size) for size in cut(tensor.shape))]
    except Exception:
        return tensor
