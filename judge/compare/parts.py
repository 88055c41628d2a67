"""The wanted and the returned tree side by side, leaf by leaf."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import torch
from torch import Tensor

from judge.case import Exactly, Expected, Raises, Want
from judge.compare.words import clean
from judge.errors import AuthorError
from judge.frame import Described, Foreign, Got
from judge.message import Message, Param, Text, _
from judge.outcome import Signature


@dataclass(frozen=True, slots=True)
class Part:
    """One leaf: what is wanted and what came.

    ``place`` is "" where a call has one result, else as in Python: ``result[1]``, or ``args[0].grad`` for a gradient.
    ``number`` counts results as people do, from 1; None for a single result and for gradients.
    """

    want: Want | Exactly
    got: Got
    place: str = ""
    number: str | None = None

    @property
    def at(self) -> str:
        """The place as it opens a message."""
        return f"{self.place}: " if self.place else ""

    @property
    def words(self) -> Text | None:
        """The place as it opens the description of an element."""
        if self.number:
            return Text(f"output {self.number}", f"第 {self.number} 个输出")
        return Text(f"gradient {self.place}", f"梯度 {self.place}") if self.place else None


@dataclass(frozen=True, slots=True)
class Misfit:
    """The two trees have different structures; where and how."""

    message: Message
    want: Signature
    got: Signature


def parts(expected: Expected, got: Got, path: tuple[int, ...] = ()) -> Iterator[Part | Misfit]:
    """The leaves of ``expected`` with what stands in their places. Only as deep as ``expected`` is.

    A list is as good as a tuple: ``Expected`` knows only one kind of container, and a caller unpacks either.
    """
    place = "result" + "".join(f"[{i}]" for i in path) if path else ""
    at = f"{place}: " if place else ""
    if isinstance(expected, Raises):
        raise AuthorError(_("Raises stands alone; it cannot be one of several results"), where="cases.py")
    if not isinstance(expected, tuple):
        yield Part(expected, got, place, ".".join(str(i + 1) for i in path) or None)
    elif not isinstance(got, tuple | list):
        message = _(
            "{at}{n} results are wanted, as a tuple, but the call returned {got}",
            at=at,
            n=len(expected),
            got=kind(got),
        )
        yield Misfit(message, signature(expected), signature(got))
    elif len(got) != len(expected):
        holes: dict[str, Param] = {"at": at, "n": len(expected), "m": len(got)}
        message = _("{at}{n} results are wanted but there are {m}", **holes)
        if len(expected) == 1:
            message = _("{at}one result is wanted but there are {m}", **holes)
        elif len(got) == 1:
            message = _("{at}{n} results are wanted but there is one", **holes)
        yield Misfit(message, signature(expected), signature(got))
    else:
        for i, (one, other) in enumerate(zip(expected, got, strict=True)):
            yield from parts(one, other, (*path, i))


def kind(value: "Got | Expected") -> str:
    """The type of ``value`` as a Python programmer names it."""
    if isinstance(value, Tensor | Described | Want):
        return "torch.Tensor"
    if isinstance(value, Foreign):
        return clean(value.type_name) or "?"
    if isinstance(value, Exactly):
        return kind(value.value)
    return "None" if value is None else type(value).__name__


def signature(value: "Got | Expected") -> Signature:
    """Shape and dtype of a tensor; of anything else the name of its type."""
    if isinstance(value, Tensor):
        return _of_tensor(tuple(value.shape), value.dtype)
    if isinstance(value, Want):
        return _of_tensor(tuple(value.value.shape), value.dtype)
    if isinstance(value, Described):
        return Signature(shape=value.shape, dtype=dtype_text(value.dtype))
    return Signature(shape=None, dtype=kind(value))


@lru_cache(maxsize=1024)
def _of_tensor(shape: tuple[int, ...], dtype: torch.dtype) -> Signature:
    return Signature(shape=shape, dtype=dtype_text(str(dtype)))


def dtype_text(dtype: str) -> str:
    """``float32`` for ``torch.float32``."""
    return clean(dtype.removeprefix("torch."))
