"""The close look as the API gives it, and as the page draws it."""

from pydantic import BaseModel

from judge.closeup import Point, Unit


class AxisOut(BaseModel):
    """An axis. ``pattern`` says where an index lies; holes: ``i``, ``half`` (i mod n/2), ``adjacent`` (i div 2)."""

    title: str
    size: int
    pattern: str


class PlaneOut(BaseModel):
    """One page of the map; ``title`` says at which index of the leading axes, or that it is the largest over all."""

    title: str
    wrong: int
    cells: tuple[tuple[float | None, ...], ...]


class MapOut(BaseModel):
    """The error over rows and columns. See ``judge.closeup.ErrorMap``; a cell that is null has an error without a size.

    ``limits``: where the colours change; what is not above the first is right. ``legend`` names the colours. ``plain``
    is the pattern of a dimension that belongs to no pair, where only ``rotary`` of them do.
    """

    unit: Unit
    limits: tuple[float, ...]
    legend: list[str]
    rows: AxisOut
    columns: AxisOut
    rotary: int | None
    plain: str
    step: tuple[int, int]
    planes: list[PlaneOut]
    of: int


class VectorOut(BaseModel):
    """One vector of the worst pair; ``angle`` in degrees from the first of its dimensions, null without a length."""

    name: str
    point: Point
    length: float
    angle: float | None


class PairOut(BaseModel):
    """The worst pair. ``turned``: by how many degrees what was returned is turned against what is wanted."""

    where: str
    dimensions: tuple[int, int]
    want: VectorOut
    got: VectorOut
    before: VectorOut | None
    turned: float | None
    said: str


class ReplayOut(BaseModel):
    """How to see it again: a command for ``file``, and Python with the very inputs, which imports ``module``.

    ``note`` says why there is none.
    """

    command: str
    file: str
    module: str
    snippet: str | None
    note: str | None


class ReadingOut(BaseModel):
    """Where the mistake is explained: ``place`` is an anchor in the exercise's page."""

    diagnosis: str
    place: str
    href: str


class CloseupOut(BaseModel):
    """What there is to see of the first failing case. What does not apply is null."""

    case: str
    number: int
    result: str | None
    map: MapOut | None
    pair: PairOut | None
    replay: ReplayOut | None
    reading: list[ReadingOut]
