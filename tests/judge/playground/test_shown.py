"""What is made of raw bytes: numbers that a page can show, whatever the child claims."""

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from judge.frame import Described, Foreign, Got
from judge.playground.shown import NoValue, Shown, read_value
from judge.sandbox.free import MAX_ELEMENTS, MAX_SIDE, MAX_SLICES, MAX_TENSORS, cut


def shown(tensor: torch.Tensor) -> Shown:
    return read_value(("", [(tuple(tensor.shape), tensor)]))[1][0]


@pytest.mark.parametrize(
    "dtype", [torch.float16, torch.bfloat16, torch.float64, torch.int8, torch.bool, torch.complex64]
)
def test_every_dtype(dtype: torch.dtype) -> None:
    one = shown(torch.ones(2, 3).to(dtype))
    assert one.dtype == str(dtype).removeprefix("torch.")
    assert (one.low, one.high) == (1, 1)
    assert len(one.slices[0].rows) == 2
    assert one.model_validate_json(one.model_dump_json()) == one


def test_what_no_number_of_a_browser_can_be_is_words() -> None:
    odd = shown(torch.tensor([torch.nan, torch.inf, -torch.inf, 1.0]))
    assert odd.slices[0].rows == (("nan", "inf", "-inf", 1.0),)
    assert (odd.low, odd.high) == (1, 1)
    assert shown(torch.tensor([2**60])).slices[0].rows == ((str(2**60),),)
    assert shown(torch.full((2,), torch.nan)).low is None


def test_complex_numbers_have_a_size() -> None:
    [piece] = shown(torch.tensor([[3 + 4j, 1j]])).slices
    assert piece.rows == (("3+4j", "0+1j"),)
    assert piece.sizes == ((5.0, 1.0),)


def test_no_elements_no_slices() -> None:
    assert shown(torch.empty(0, 4)).slices == ()
    assert shown(torch.empty(4, 0)).slices == ()


@given(st.lists(st.integers(0, 300), max_size=16))
def test_what_is_cut_fits(shape: list[int]) -> None:
    kept = cut(shape)
    count = 1
    for size in kept:
        count *= size
    assert count <= MAX_ELEMENTS
    assert all(0 <= small <= large for small, large in zip(kept, shape, strict=True))
    assert all(small > 0 for small, large in zip(kept, shape, strict=True) if large)
    assert all(small <= MAX_SIDE for small in kept[-2:])


def test_a_piece_larger_than_was_agreed_is_cut_here() -> None:
    assert len(shown(torch.zeros(500, 500)).slices[0].rows) == MAX_SIDE


def test_without_data_the_reason_is_told() -> None:
    [sparse] = read_value(("", [((5, 5), Described((5, 5), "float32", "layout"))]))[1]
    assert (sparse.without, sparse.shape) == ("layout", (5, 5))
    [strange] = read_value(("", [((5,), Foreign("MyTensor"))]))[1]
    assert (strange.without, strange.dtype) == ("layout", "MyTensor")


@pytest.mark.parametrize(
    "value",
    [
        None, 1, "text", (), ("text",), ("text", ()), (1, []), ("text", [1]), ("text", [(1, 2)]), ["text", []],
        ("text", [((2, 2), torch.zeros(3))]), ("text", [((2,), torch.zeros(3))]), ("text", [((-1,), torch.zeros(0))]),
        ("text", [((True,), torch.zeros(1))]), ("text", [((2,), "two")]), ("text", [((1,) * 17, torch.zeros(1))]),
        ("text", [(("2",), torch.zeros(2))]), Foreign("x"), Described((), "float32", "size"), torch.zeros(2),
    ],
)  # fmt: skip
def test_anything_else_is_no_value(value: Got) -> None:
    with pytest.raises(NoValue):
        read_value(value)


def test_so_many_slices_are_shown_and_no_more_tensors_than_are_sent() -> None:
    for shape in ((MAX_ELEMENTS, 1, 1), (MAX_ELEMENTS, *(1,) * 14), (2,) * 14):
        assert len(shown(torch.zeros(shape)).slices) <= MAX_SLICES
    pair = ((1,), torch.zeros(1))
    with pytest.raises(NoValue):
        read_value(("", [pair] * (MAX_TENSORS + 1)))
