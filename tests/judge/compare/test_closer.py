"""The map of the error and the worst pair: what a picture is drawn from."""

import math

import pytest
import torch
from torch import Tensor

from judge.case import Case, Want
from judge.closeup import Closeup, ErrorMap, Pair
from judge.compare.closer import CELLS, PLANES, SIDE, look
from judge.frame import Raised, Returned
from judge.message import Text
from judge.plan import PlannedCase
from tests.judge.compare.fake import FakeProblem

PROBLEM = FakeProblem(atol=0.5)
AXES = ("batch", "head", "position", "half_dimension")


def seen(want: Want, got: Tensor, x: Tensor | None = None) -> Closeup | None:
    case = Case("c", (x,) if x is not None else (), Text("c", "c"))
    return look(PlannedCase(case, want), Returned(got, (), (x,) if x is not None else ()), PROBLEM, 4)


def mapped(want: Want, got: Tensor) -> ErrorMap:
    closeup = seen(want, got)
    assert closeup is not None and closeup.map is not None
    return closeup.map


def paired(want: Want, got: Tensor, x: Tensor | None = None) -> Pair | None:
    closeup = seen(want, got, x)
    assert closeup is not None
    return closeup.pair


def test_cells_are_in_units_of_the_tolerance_by_position_and_dimension() -> None:
    value = torch.zeros(2, 3, 5, 8, dtype=torch.float64)
    got = torch.zeros(2, 3, 5, 8)
    got[1, 2, 4, 7], got[0, 1, 3, 0] = 2.0, -0.25
    found = mapped(Want(value, torch.float32, axes=AXES), got)
    assert found.unit == "tolerance" and (found.rows.name, found.columns.name) == ("position", "half_dimension")
    assert [plane.index for plane in found.planes] == [None, *((b, h) for b in range(2) for h in range(3))]
    assert found.planes[0].cells[4][7] == 4.0 and found.planes[0].cells[3][0] == 0.5
    assert [plane.wrong for plane in found.planes] == [1, 0, 0, 0, 0, 0, 1]
    assert found.planes[-1].cells[4][7] == 4.0 and found.planes[-1].cells[3][0] == 0.0


def test_rows_are_positions_wherever_these_stand() -> None:
    value = torch.zeros(2, 5, 3, 8, dtype=torch.float64)
    got = value.float()
    got[1, 4, 2, 6] = 1.0
    found = mapped(Want(value, torch.float32, axes=("batch", "position", "head", "half_dimension")), got)
    assert [axis.name for axis in found.leading] == ["batch", "head"] and found.rows.size == 5
    assert next(p for p in found.planes if p.index == (1, 2)).cells[4][6] == 2.0


def test_where_values_have_to_be_equal_cells_are_absolute() -> None:
    found = mapped(
        Want(torch.zeros(4, dtype=torch.float64), torch.float32, atol=0.0), torch.tensor([0.0, 3.0, 0.0, 0.0])
    )
    assert found.unit == "absolute" and found.rows.size == 1
    assert found.planes[0].cells == ((0.0, 3.0, 0.0, 0.0),) and found.planes[0].wrong == 1


def test_elements_without_a_tolerance_among_others_use_the_smallest() -> None:
    atol = torch.tensor([1.0, 0.5, 0.0], dtype=torch.float64)
    found = mapped(Want(torch.zeros(3, dtype=torch.float64), torch.float32, atol=atol), torch.tensor([4.0, 0.0, 2.0]))
    assert found.planes[0].cells == ((4.0, 0.0, 4.0),)


def test_what_has_no_size_is_none_and_equal_infinities_are_right() -> None:
    value = torch.tensor([math.inf, 0.0, 0.0, math.nan], dtype=torch.float64)
    found = mapped(Want(value, torch.float32), torch.tensor([math.inf, math.nan, -math.inf, math.nan]))
    assert found.planes[0].cells == ((0.0, None, None, 0.0),) and found.planes[0].wrong == 2


@pytest.mark.parametrize("shape", [(1, 1, 4000, 300), (50, 3, 64, 64), (7, 100_000), (5, 5, 1, 9000)])
def test_a_map_stays_small_and_keeps_the_worst(shape: tuple[int, ...]) -> None:
    value = torch.zeros(shape, dtype=torch.float64)
    got = value.float()
    last = tuple(n - 1 for n in shape)
    got[last] = 50.0
    found = mapped(Want(value, torch.float32), got)
    assert len(found.planes) <= PLANES + 1 and found.of == math.prod(shape[:-2])
    assert sum(len(p.cells) * len(p.cells[0]) for p in found.planes[1:]) <= CELLS
    assert all(len(p.cells) <= SIDE and len(p.cells[0]) <= SIDE for p in found.planes)
    assert found.planes[0].cells[-1][-1] == 100.0 and found.planes[-1].cells[-1][-1] == 100.0


def test_just_beyond_the_tolerance_does_not_round_to_within() -> None:
    found = mapped(Want(torch.zeros(1, dtype=torch.float64), torch.float32), torch.tensor([0.50001]))
    assert (found.planes[0].cells[0][0] or 0) > 1


@pytest.mark.parametrize(("axis", "ends"), [("half_dimension", (1, 5)), ("adjacent_dimension", (4, 5))])
def test_the_worst_pair_by_layout(axis: str, ends: tuple[int, int]) -> None:
    value, x = torch.arange(16.0, dtype=torch.float64).reshape(2, 8), torch.ones(2, 8)
    got = value.float()
    got[1, 5] = -9.0
    pair = paired(Want(value, torch.float32, axes=("position", axis)), got, x)
    assert pair is not None and pair.dimensions == ends
    assert pair.want == (8.0 + ends[0], 13.0) and pair.got == (8.0 + ends[0], -9.0) and pair.before == (1.0, 1.0)
    assert pair.where.en == f"position 1, pair {1 if axis == 'half_dimension' else 2}"


def test_a_pair_lies_within_what_is_rotated() -> None:
    got = torch.zeros(1, 8)
    got[0, 2] = 9.0
    want = Want(torch.zeros(1, 8, dtype=torch.float64), torch.float32, axes=("position", "half_dimension"), rotary=4)
    pair = paired(want, got)
    assert pair is not None and pair.dimensions == (0, 2) and pair.before is None
    got[0, 6] = 99.0  # further off, but in no pair
    assert paired(want, got) == pair
    got[0, 2] = 0.0
    assert paired(want, got) is None


def test_a_table_and_complex_numbers_and_a_single_plane() -> None:
    value, axes = torch.zeros(3, 4, dtype=torch.float64), ("position", "half_dimension")
    assert paired(Want(value, torch.float32, axes=axes, rotary=0), value.float() + 1) is None
    number = Want(value.to(torch.complex128), torch.complex64, atol=0.1, axes=("position", "pair"))
    found = seen(number, torch.full((3, 4), 3 + 4j, dtype=torch.complex64))
    assert found is not None and found.map is not None and found.pair is not None
    assert found.pair.got == (3.0, 4.0) and found.map.planes[0].cells[0][0] == 40.0
    plane = paired(Want(value[:, :2], torch.float32, axes=("row", "component")), value[:, :2].float() - 1)
    assert plane is not None and plane.dimensions == (0, 1) and plane.where.zh == "行 0"


def test_nothing_to_see() -> None:
    want = Want(torch.zeros(2, 2, dtype=torch.float64), torch.float32)
    planned = PlannedCase(Case("c", (), Text("c", "c")), want)
    assert look(planned, Raised("ValueError", "no", ""), PROBLEM, 0) is None
    for got in (torch.zeros(2, 2), torch.zeros(2, 3), torch.zeros(2, 2, dtype=torch.float64), None):
        assert look(planned, Returned(got), PROBLEM, 0) is None
