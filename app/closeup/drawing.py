"""Geometry of the pictures; the template writes it down as SVG. Colours are classes: both themes have theirs."""

import math
from dataclasses import dataclass

from app.closeup.models import MapOut, PairOut, VectorOut
from judge.closeup import Point

LEFT, TOP, BOTTOM, PLOT = 46, 30, 6, 300  # of the map, in pixels of its own
TITLES = 240  # what the names of both axes need
SIDE, REACH = 220, 84  # of the plane of vectors
BAR, EDGE = 320, 14


@dataclass(frozen=True, slots=True)
class Tick:
    """A number beside an axis."""

    at: float
    text: str


@dataclass(frozen=True, slots=True)
class Heat:
    """A map: cells are one unit wide before ``scale``; ``paths`` has one line of cells for each colour."""

    width: float
    height: float
    left: int
    top: int
    scale: tuple[float, float]
    size: tuple[int, int]
    paths: list[tuple[str, str]]
    rows: list[Tick]
    columns: list[Tick]
    numberless: bool


def heat(map: MapOut, plane: int = 0) -> Heat:
    """One plane of ``map``."""
    cells = map.planes[plane].cells
    rows, columns = len(cells), len(cells[0])
    scale = (min(36.0, PLOT / columns), min(24.0, max(4.0, 260 / rows)))
    return Heat(
        width=max(LEFT + columns * scale[0] + 12, TITLES),
        height=TOP + rows * scale[1] + BOTTOM,
        left=LEFT,
        top=TOP,
        scale=scale,
        size=(columns, rows),
        paths=paths(cells, map.limits),
        rows=_ticks(rows, map.step[0], scale[1], 15.0),
        columns=_ticks(columns, map.step[1], scale[0], 30.0),
        numberless=any(None in row for plane in map.planes for row in plane.cells),
    )


def shade(value: float | None, limits: tuple[float, ...]) -> str:
    """The class of a cell: ``e0`` is right, ``en`` has no size."""
    return "en" if value is None else f"e{sum(value > limit for limit in limits)}"


def paths(cells: tuple[tuple[float | None, ...], ...], limits: tuple[float, ...]) -> list[tuple[str, str]]:
    """For each class that occurs the cells that have it, neighbours in a row joined."""
    found: dict[str, list[str]] = {}
    for y, row in enumerate(cells):
        start = 0
        for x in range(1, len(row) + 1):
            kind = shade(row[start], limits)
            if x == len(row) or shade(row[x], limits) != kind:
                found.setdefault(kind, []).append(f"M{start} {y}.5h{x - start}")
                start = x
    return [(kind, "".join(found[kind])) for kind in sorted(found)]


def _ticks(count: int, step: int, scale: float, room: float) -> list[Tick]:
    every = 1
    while every * scale < room:
        every = every * 2 if every not in (2, 20) else every * 5 // 2
    return [Tick((n + 0.5) * scale, str(n * step)) for n in range(0, count, every)]


@dataclass(frozen=True, slots=True)
class Bar:
    """Error and tolerance on a logarithmic scale."""

    width: int
    tolerance: float
    error: float
    decades: list[Tick]
    times: str


def bar(error: float | None, tolerance: float | None) -> Bar | None:
    """None where either has no place on such a scale."""
    if not error or not tolerance or not math.isfinite(error):
        return None
    low, high = sorted((error, tolerance))
    first, last = math.floor(math.log10(low) - 0.3), math.ceil(math.log10(high) + 0.3)

    def x(value: float) -> float:
        return EDGE + (math.log10(value) - first) / (last - first) * (BAR - 2 * EDGE)

    every = max(1, -(-(last - first) // 7))
    return Bar(
        width=BAR,
        tolerance=round(x(tolerance), 1),
        error=round(x(error), 1),
        decades=[Tick(round(x(10.0**n), 1), _power(n)) for n in range(first, last + 1, every)],
        times=counted(error / tolerance),
    )


_RAISED = str.maketrans("0123456789-", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻")


def counted(value: float) -> str:
    """How many times, to three digits, as people write it: 0.42, 256 000, 3.4 × 10⁸."""
    if not 1e-3 <= value < 1e7:
        digits, _e, power = f"{value:.2e}".partition("e")
        return f"{digits.rstrip('0').rstrip('.')} × 10{str(int(power)).translate(_RAISED)}"
    rounded = float(f"{value:.3g}")
    return f"{rounded:,.0f}".replace(",", "\u202f") if rounded >= 1000 else f"{rounded:g}"


def _power(n: int) -> str:
    return {-2: "0.01", -1: "0.1", 0: "1", 1: "10", 2: "100"}.get(n, f"10{str(n).translate(_RAISED)}")


@dataclass(frozen=True, slots=True)
class Arrow:
    """A vector from the middle: a line and its head."""

    kind: str
    x: float
    y: float
    head: str


@dataclass(frozen=True, slots=True)
class Plane:
    """Vectors of one plane, with a circle through the wanted one."""

    side: int
    radius: float
    arrows: list[Arrow]


def plane(pair: PairOut) -> Plane:
    """The worst pair's vectors, the wanted one drawn last but one, so that one that hides it can be seen, too."""
    drawn: list[tuple[str, VectorOut]] = [("want", pair.want), ("got", pair.got)]
    if pair.before:
        drawn.insert(0, ("before", pair.before))
    longest = max(vector.length for _kind, vector in drawn) or 1.0
    scale = REACH / longest
    return Plane(
        side=SIDE,
        radius=round(pair.want.length * scale, 1),
        arrows=[_arrow(kind, vector.point, scale) for kind, vector in drawn if vector.length],
    )


def _arrow(kind: str, point: Point, scale: float) -> Arrow:
    """``y`` goes up in mathematics and down on a screen."""
    x, y = SIDE / 2 + point[0] * scale, SIDE / 2 - point[1] * scale
    angle = math.atan2(-point[1], point[0])
    length = min(9.0, 0.6 * scale * math.hypot(*point))
    wings = [(x - length * math.cos(angle + turn), y - length * math.sin(angle + turn)) for turn in (0.42, -0.42)]
    corners = [(x, y), *wings]
    return Arrow(kind, round(x, 1), round(y, 1), " ".join(f"{a:.1f},{b:.1f}" for a, b in corners))
