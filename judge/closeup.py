"""A close look at the first wrong result of a submission: where it is wrong, how far, and its worst pair as vectors.

The report names the five worst elements; this is what pictures are drawn from. It holds numbers and no sentences, is
small however large the tensors were (a few thousand cells at most), and is kept apart from the report.
"""

from typing import Literal, TypeAlias

from judge.message import Text
from judge.model import Model

Point: TypeAlias = tuple[float, float]
Unit: TypeAlias = Literal["tolerance", "absolute"]


class Axis(Model):
    """One axis of a tensor; ``name`` is one of ``judge.compare.AXES``, or empty where the exercise names none."""

    name: str
    size: int


class Plane(Model):
    """The error over rows and columns, at one ``index`` of the leading axes, or the largest over all of them: None.

    ``cells`` are rounded to three digits; None is an error without a size (NaN, or an infinity where none belongs).
    """

    index: tuple[int, ...] | None
    wrong: int
    cells: tuple[tuple[float | None, ...], ...]


class ErrorMap(Model):
    """How far every element is off, in units of its tolerance; ``absolute`` where elements have to be equal.

    ``step``: how many rows and columns of the tensor one cell stands for; it shows the largest error among them.
    ``planes``: the largest over the leading axes first, if there are any, then one for each index, in order. Of very
    many only those with the largest errors are kept; ``of`` says how many there were.
    """

    unit: Unit
    leading: tuple[Axis, ...]
    rows: Axis
    columns: Axis
    rotary: int | None
    step: tuple[int, int]
    planes: tuple[Plane, ...]
    of: int


class Pair(Model):
    """The pair that holds the worst element, as a vector in its plane.

    ``before`` is the same pair of the input, where exactly one input has the shape of the only result.
    """

    where: Text
    dimensions: tuple[int, int]
    want: Point
    got: Point
    before: Point | None


class Closeup(Model):
    """What is seen of the case at place ``number``. ``part`` names the result, where the call has several."""

    number: int
    part: Text | None
    map: ErrorMap | None
    pair: Pair | None
