"""What can be wrong with one leaf, one function per question, in the words the learner reads."""

import math
from dataclasses import dataclass

import torch
from torch import Tensor

from judge.case import Exactly, Want
from judge.compare.difference import Allowed, Difference, Element, difference
from judge.compare.parts import Part, dtype_text, kind
from judge.compare.words import MAX_QUOTE, clean, number, shape_text
from judge.frame import Described, Foreign
from judge.message import Message, Param, _


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a leaf is wrong, and by how much where that can be said."""

    part: Part
    message: Message
    difference: Difference | None = None


def of_type(part: Part) -> Message | None:
    """Is it the kind of thing that is wanted? A bool is no int; an int will do where a float is wanted."""
    want, got = part.want, part.got
    if isinstance(want, Want):
        return None if isinstance(got, Tensor | Described) else _no_tensor(part)
    if type(got) is type(want.value) or (type(want.value) is float and type(got) is int):
        return None
    if isinstance(got, Tensor | Described) and isinstance(want.value, int | float):
        return _(
            "{at}a Python {want} is wanted, not a tensor; .item() takes the number out of a tensor with one element",
            at=part.at,
            want=kind(want),
        )
    return _("{at}{want} is wanted but {got} was returned", at=part.at, want=kind(want), got=kind(got))


def _no_tensor(part: Part) -> Message:
    got = part.got
    if got is None:
        return _("{at}a tensor is wanted but None was returned: is a return statement missing?", at=part.at)
    if isinstance(got, Foreign) and got.type_name.rpartition(".")[2] == "ndarray":
        return _(
            "{at}a tensor is wanted but a numpy array was returned; torch.from_numpy turns it into one", at=part.at
        )
    return _("{at}a tensor is wanted but {got} was returned", at=part.at, got=kind(got))


def of_shape(part: Part) -> Message | None:
    """Decided before any data are read: what has another shape may have no data, or far too much."""
    want, got = part.want, part.got
    if not isinstance(want, Want) or not isinstance(got, Tensor | Described) or want.value.shape == got.shape:
        return None
    shapes = {"want": shape_text(tuple(want.value.shape)), "got": shape_text(tuple(got.shape))}
    return _("{at}the shape should be {want} but is {got}", at=part.at, **shapes)


def of_dtype(part: Part, allowed: Allowed) -> Message | None:
    """The dtype is wanted exactly; if the values are right it is worth saying so."""
    want, got = part.want, part.got
    if not isinstance(want, Want) or not isinstance(got, Tensor | Described):
        return None
    wanted, found = dtype_text(str(want.dtype)), dtype_text(str(got.dtype))
    if wanted == found:
        return None
    if isinstance(got, Tensor) and values_right(want, got, allowed):
        return _(
            "{at}the values are right, but the dtype should be {want} and is {got}", at=part.at, want=wanted, got=found
        )
    return _("{at}the dtype should be {want} but is {got}", at=part.at, want=wanted, got=found)


def values_right(want: Want, got: Tensor, allowed: Allowed) -> bool:
    """Would ``got`` be right, were it not for its dtype?"""
    if got.is_complex() != want.dtype.is_complex:
        return False
    if not want.dtype.is_floating_point and not want.dtype.is_complex:
        want = Want(want.value.to(torch.float64), torch.float64)
    return difference(want, got.to(want.dtype), allowed).wrong == 0


def of_data(part: Part) -> Message | None:
    """A tensor of the right shape and dtype can still come without elements."""
    if not isinstance(part.got, Described):
        return None
    match part.got.reason:
        case "device":
            return _("{at}the tensor must be on the CPU and hold data; a meta tensor holds none", at=part.at)
        case "layout":
            return _("{at}an ordinary dense tensor is wanted, not a sparse or other special layout", at=part.at)
        case "storage":
            return _("{at}the tensor's memory is smaller than its shape: it was freed or resized", at=part.at)
        case "size":
            return _("{at}the results are too large to be read", at=part.at)
        case _other:
            return _("{at}the elements of this tensor cannot be read", at=part.at)


def of_values(part: Part, allowed: Allowed) -> tuple[Difference, Message | None]:
    """NaN pattern, infinities, then values within their tolerance."""
    if isinstance(part.want, Exactly):
        found = _scalars(part)
        return found, _scalar_message(part) if found.wrong else None
    assert isinstance(part.got, Tensor)  # everything else was turned away above
    found = difference(part.want, part.got, allowed)
    return found, _values_message(part, found) if found.wrong else None


def _values_message(part: Part, found: Difference) -> Message:
    holes: dict[str, Param] = {"at": part.at, "wrong": found.wrong, "total": found.total}
    if found.kind == "nan":
        one = _("{at}there is a NaN where a number is wanted (wrong: 1 of {total})", **holes)
        several = _("{at}there are NaN where numbers are wanted ({wrong} of {total} elements are wrong)", **holes)
        return by_number(found, one, one, several)
    if found.kind == "nan missing":
        one = _("{at}there is a number where NaN is wanted (wrong: 1 of {total})", **holes)
        several = _("{at}there are numbers where NaN is wanted ({wrong} of {total} elements are wrong)", **holes)
        return by_number(found, one, one, several)
    if found.kind == "infinity":
        one = _("{at}the infinities do not agree (wrong: 1 of {total})", **holes)
        several = _("{at}the infinities do not agree ({wrong} of {total} elements are wrong)", **holes)
        return by_number(found, one, one, several)
    holes |= {"error": number(found.max_abs_error or 0.0), "tolerance": number(found.tolerance or 0.0)}
    if not found.tolerance:
        return by_number(
            found,
            _("{at}the only element is wrong by {error}; it has to be equal", **holes),
            _("{at}1 of {total} elements is wrong, by {error}; it has to be equal", **holes),
            _("{at}{wrong} of {total} elements are wrong by up to {error}; they have to be equal", **holes),
        )
    return by_number(
        found,
        _("{at}the only element is wrong: its error is {error}, allowed is {tolerance}", **holes),
        _("{at}1 of {total} elements is wrong: its error is {error}, allowed is {tolerance}", **holes),
        _("{at}{wrong} of {total} elements are wrong; the largest error is {error}, allowed is {tolerance}", **holes),
    )


def by_number(found: Difference, only: Message, one: Message, several: Message) -> Message:
    """The sentence for as many elements as are wrong: the only one there is, one of several, or several."""
    return only if found.total == 1 else one if found.wrong == 1 else several


def _scalars(part: Part) -> Difference:
    want, got = part.want, part.got
    assert isinstance(want, Exactly)
    if isinstance(want.value, bool | str) or not isinstance(want.value, int | float):
        return Difference(int(want.value != got), 1, None, None, None)
    assert isinstance(got, int | float)
    a, b = _as_float(want.value), _as_float(got)
    error = 0.0 if want.value == got or (math.isnan(a) and math.isnan(b)) else abs(a - b)
    # `error <= atol` is false for NaN; equal whole numbers are equal however large.
    right = error <= want.atol and (error > 0 or want.value == got or a != a)
    error = math.inf if math.isnan(error) else error
    relative = error / abs(a) if a and math.isfinite(a) else 0.0
    elements = () if right else (Element((), a, b),)
    return Difference(int(not right), 1, error, relative, want.atol, "values", elements)


def _as_float(value: float) -> float:
    try:
        return float(value)
    except OverflowError:
        return math.inf if value > 0 else -math.inf


def _scalar_message(part: Part) -> Message:
    assert isinstance(part.want, Exactly)
    want, got = clean(repr(part.want.value), MAX_QUOTE), clean(repr(part.got), MAX_QUOTE)
    return _("{at}{want} is wanted but {got} was returned", at=part.at, want=want, got=got)
