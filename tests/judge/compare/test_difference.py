import math
from typing import Any

import pytest
import torch

from judge.case import Want
from judge.compare.difference import Difference, agree, difference
from tests.judge.compare.fake import want

NAN, INF = math.nan, math.inf


def compared(wanted: Any, got: Any, allowed: float | torch.Tensor = 1e-6) -> Difference:
    return difference(want(wanted), torch.tensor(got, dtype=torch.float32), allowed)


@pytest.mark.parametrize("allowed", [0.0, 1e-6, torch.tensor(1e-6, dtype=torch.float64), 1e30])
def test_nan_never_passes_for_a_number_nor_a_number_for_nan(allowed: float | torch.Tensor) -> None:
    assert compared([1.0, 2.0], [1.0, NAN], allowed).kind == "nan"
    assert compared([1.0, NAN], [1.0, 2.0], allowed).kind == "nan missing"
    assert compared([1.0, NAN], [1.0, NAN], allowed).wrong == 0
    assert compared([NAN, 1.0], [1.0, NAN], allowed).wrong == 2


@pytest.mark.parametrize("allowed", [0.0, 1e-6, torch.full((2,), 1e-6, dtype=torch.float64), INF, 1e300])
def test_infinities_agree_with_their_sign(allowed: float | torch.Tensor) -> None:
    assert compared([1.0, INF], [1.0, INF], allowed).wrong == 0
    assert compared([1.0, -INF], [1.0, -INF], allowed).wrong == 0
    for wanted, got in ((INF, -INF), (INF, 1e30), (0.0, INF), (-INF, 0.0), (NAN, INF), (INF, NAN)):
        if allowed is not INF:
            assert compared([1.0, wanted], [1.0, got], allowed).wrong == 1, (wanted, got)
    found = compared([1.0, INF], [1.0, 2.0], 1e-6)
    assert (found.kind, found.max_abs_error, found.elements[0].index) == ("infinity", INF, (1,))


def test_a_tolerance_that_is_nan_lets_nothing_pass() -> None:
    assert compared([1.0], [1.0 + 1e-3], NAN).wrong == 1
    assert compared([1.0, 1.0], [1.0, 1.1], torch.tensor([NAN, NAN], dtype=torch.float64)).wrong == 2


def test_negative_zero_equals_zero() -> None:
    assert compared([0.0, -0.0], [-0.0, 0.0], 0.0).wrong == 0


def test_exact_means_equal_in_the_wanted_dtype() -> None:
    third = Want(torch.tensor([1 / 3], dtype=torch.float64), torch.float32)
    assert difference(third, torch.tensor([1 / 3], dtype=torch.float32), 0.0).wrong == 0
    assert difference(third, torch.tensor([1 / 3 + 1e-7], dtype=torch.float32), 0.0).wrong == 1


def test_large_integers_are_not_confused() -> None:
    big = 2**60
    found = difference(Want(torch.tensor([big]), torch.int64), torch.tensor([big + 1]), 0.0)
    assert found.wrong == 1 and found.elements


def test_booleans_and_small_integers() -> None:
    assert difference(want([True, False], torch.bool), torch.tensor([True, True]), 0.0).wrong == 1
    assert difference(want([0], torch.uint8), torch.tensor([255], dtype=torch.uint8), 0.0).max_abs_error == 255
    assert difference(want([-128], torch.int8), torch.tensor([127], dtype=torch.int8), 1.0).wrong == 1


def test_complex_numbers_are_compared_by_component() -> None:
    value = torch.tensor([1 + 2j, 3 + 4j], dtype=torch.complex128)
    got = value.to(torch.complex64)
    assert difference(Want(value, torch.complex64), got, 1e-6).wrong == 0
    assert difference(Want(value, torch.complex64), got, torch.full((2,), 1e-6, dtype=torch.float64)).wrong == 0
    off = torch.complex(torch.tensor([1.0, 3.0]), torch.tensor([2.0, NAN]))
    found = difference(Want(value, torch.complex64), off, 1e-6)
    assert (found.wrong, found.total, found.elements[0].index) == (1, 4, (1, 1))


def test_a_tolerance_per_element() -> None:
    allowed = torch.tensor([1e-3, 1.0], dtype=torch.float64)
    right = compared([0.0, 0.0], [0.0005, 0.9], allowed)
    assert right.wrong == 0 and right.tolerance == 1e-3  # 0.0005 of 0.001 is nearer to its limit than 0.9 of 1
    wrong = compared([0.0, 0.0], [0.5, 0.75], allowed)
    assert (wrong.wrong, wrong.tolerance, wrong.elements[0].index, wrong.max_abs_error) == (1, 1e-3, (0,), 0.75)


def test_a_tolerance_broadcasts() -> None:
    allowed = torch.tensor([[1e-3], [1.0]], dtype=torch.float64)
    assert compared([[0.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [0.5, 0.5]], allowed).wrong == 0
    assert compared([[0.0, 0.0], [0.0, 0.0]], [[0.5, 0.0], [0.5, 0.5]], allowed).wrong == 1


def test_relative_error_leaves_out_zeros() -> None:
    found = compared([0.0, 2.0, 4.0], [0.5, 2.5, 4.5])
    assert (found.max_abs_error, found.max_rel_error) == (0.5, 0.25)
    assert compared([2.0, 4.0], [2.5, 4.5], 1.0).max_rel_error == 0.25


def test_nothing_is_equal_to_nothing() -> None:
    empty = Want(torch.empty(2, 0, dtype=torch.float64), torch.float32)
    allowed: list[float | torch.Tensor] = [0.0, 1e-6, torch.empty(2, 0, dtype=torch.float64)]
    for one in allowed:
        found = difference(empty, torch.empty(2, 0), one)
        assert (found.wrong, found.total, found.elements) == (0, 0, ())


def test_a_tensor_without_axes() -> None:
    found = compared(1.0, 2.0)
    assert found.elements[0].index == () and found.total == 1
    assert compared(1.0, 1.0).wrong == 0


def test_five_worst_come_largest_first_and_of_equals_the_first() -> None:
    got = torch.zeros(10)
    got[torch.tensor([2, 4, 6, 7, 8, 9])] = torch.tensor([1.0, 1.0, 3.0, 1.0, 1.0, 2.0])
    found = difference(want(torch.zeros(10)), got, 1e-6)
    assert [e.index for e in found.elements] == [(6,), (9,), (2,), (4,), (7,)]
    assert found.wrong == 6


def test_nan_stands_before_numbers_among_the_worst() -> None:
    found = compared([0.0, 0.0, 0.0], [5.0, NAN, 1.0])
    assert [e.index for e in found.elements] == [(1,), (0,), (2,)]
    assert math.isnan(found.elements[0].got)


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16, torch.float64])
def test_other_floating_dtypes(dtype: torch.dtype) -> None:
    value = torch.tensor([1.0, 2.0, 3.0], dtype=torch.float64)
    assert difference(Want(value, dtype), value.to(dtype), 0.0).wrong == 0
    assert difference(Want(value, dtype), (value + 1).to(dtype), 0.5).wrong == 3


def test_a_wanted_value_may_still_hang_on_a_graph() -> None:
    value = torch.ones(3, dtype=torch.float64, requires_grad=True) * 2
    assert difference(Want(value, torch.float32), torch.full((3,), 2.0), 1e-6).wrong == 0
    assert difference(Want(value, torch.float32), torch.full((3,), 3.0), 1e-6).wrong == 3
    assert difference(Want(value, torch.float32), torch.full((3,), 3.0), 0.0).wrong == 3


def test_agree() -> None:
    a = torch.tensor([1.0, INF, NAN, INF, NAN, 1.0], dtype=torch.float64)
    b = torch.tensor([1.1, INF, NAN, -INF, 0.0, 2.0], dtype=torch.float64)
    assert agree(a, b, 0.2).tolist() == [True, True, True, False, False, False]
