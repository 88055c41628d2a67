"""Geometry of the pictures of an error."""

import math

import pytest

from app.closeup.drawing import bar, counted, paths, plane, shade
from app.closeup.models import PairOut, VectorOut

LIMITS = (1.0, 10.0, 1e3, 1e5)


def test_a_colour_is_the_number_of_limits_below() -> None:
    shades = [shade(value, LIMITS) for value in (0.0, 1.0, 1.001, 10.5, 1e9, None)]
    assert shades == ["e0", "e0", "e1", "e2", "e4", "en"]
    assert shade(0.0, (0.0, 1.0)) == "e0" and shade(1e-9, (0.0, 1.0)) == "e1"


def test_cells_of_one_colour_in_a_row_are_one_line() -> None:
    assert paths(((2.0, 2.0, 0.0, 2.0), (None, 0.0, 0.0, 0.0)), LIMITS) == [
        ("e0", "M2 0.5h1M1 1.5h3"), ("e1", "M0 0.5h2M3 0.5h1"), ("en", "M0 1.5h1"),
    ]  # fmt: skip


def test_the_bar_is_logarithmic() -> None:
    drawn = bar(1e-2, 1e-6)
    assert drawn is not None and drawn.times == "10\u202f000"
    one = bar(1e-4, 1e-6)
    assert one is not None and 0 < one.tolerance < one.error < one.width
    within = bar(1e-7, 1e-6)
    assert within is not None and within.error < within.tolerance
    assert {"10⁻⁶", "0.01"} & {tick.text for tick in drawn.decades}


@pytest.mark.parametrize(("error", "tolerance"), [(None, 1.0), (0.0, 1.0), (1.0, 0.0), (1.0, None), (math.inf, 1.0)])
def test_what_has_no_place_on_a_scale_has_no_bar(error: float | None, tolerance: float | None) -> None:
    assert bar(error, tolerance) is None


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0.4213, "0.421"),
        (2.0, "2"),
        (256.4, "256"),
        (255_963, "256\u202f000"),
        (3.4e8, "3.4 × 10⁸"),
        (2e-9, "2 × 10⁻⁹"),
    ],
)
def test_times_as_people_write_them(value: float, text: str) -> None:
    assert counted(value) == text


def vector(x: float, y: float) -> VectorOut:
    return VectorOut(name="v", point=(x, y), length=math.hypot(x, y), angle=0.0)


def test_vectors_fit_and_point_up_where_they_are_positive() -> None:
    pair = PairOut(where="", dimensions=(0, 1), want=vector(0, 2), got=vector(4, 0), before=None, turned=None, said="")
    drawn = plane(pair)
    up, right = drawn.arrows
    assert (up.x, up.kind) == (drawn.side / 2, "want") and up.y < drawn.side / 2
    assert right.x > drawn.side / 2 and right.y == drawn.side / 2 and drawn.radius == pytest.approx(42)
    assert all(0 < float(n) < drawn.side for arrow in drawn.arrows for n in arrow.head.replace(",", " ").split())
    assert [arrow.kind for arrow in plane(pair.model_copy(update={"got": vector(0, 0)})).arrows] == ["want"]
