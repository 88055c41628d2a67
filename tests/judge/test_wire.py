"""What a submission writes is parsed or refused, never more; what the judge sends is rebuilt faithfully."""

import struct
import tracemalloc

import pytest
import torch
from hypothesis import example, given, settings
from hypothesis import strategies as st
from torch import Tensor

from judge.case import Value
from judge.frame import Described, Foreign, NoEntry, NotCompiled, Raised, Returned
from judge.sandbox import format as f
from judge.sandbox.codec import Reader, Writer
from judge.wire import BadFrame, End, encode_call, parse_frame

KINDS = [f.READY, f.RETURNED, f.RAISED, f.NOT_COMPILED, f.NO_ENTRY, f.END, f.UNCONFINED, f.FORBIDDEN, 0, 77]
DTYPES = [getattr(torch, name) for name in f.DTYPES]


def returned(value: object, room: int = 1 << 20) -> bytearray:
    """The body of a RETURNED frame as a child writes it."""
    writer = Writer(room)
    writer.value(value)
    writer.value([])
    writer.value([])
    return bytearray(b"".join(writer.parts))


def round_trip(value: object) -> object:
    frame = parse_frame(f.RETURNED, returned(value))
    assert isinstance(frame, Returned)
    return frame.value


def same(a: Tensor, b: Tensor) -> bool:
    return a.dtype == b.dtype and a.shape == b.shape and bool(torch.equal(a, b))


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_a_tensor_of_every_dtype_comes_back_bit_by_bit(dtype: torch.dtype) -> None:
    value = torch.tensor([[0, 1, 3], [2, 1, 5]]).to(dtype)
    got = round_trip(value)
    assert isinstance(got, Tensor)
    assert same(got, value)


@pytest.mark.parametrize(
    "value",
    [
        torch.arange(24.0).reshape(2, 3, 4).transpose(0, 2),
        torch.arange(10.0)[3:9:2],
        torch.zeros(1).expand(3, 4),
        torch.zeros(0, 5),
        torch.tensor(7),
        torch.view_as_complex(torch.ones(2, 2)).conj(),
    ],
    ids=["transposed", "strided with offset", "expanded", "zero-size", "0-d", "conjugate view"],
)
def test_a_view_is_sent_by_its_values(value: Tensor) -> None:
    got = round_trip(value)
    assert isinstance(got, Tensor)
    assert same(got, value.resolve_conj())


@pytest.mark.parametrize("value", [None, True, False, 0, -(1 << 63), 1.5, "θ", (1, (2.0, None)), [1, [True]]])
def test_plain_values_come_back_with_their_types(value: object) -> None:
    got = round_trip(value)
    assert got == value
    assert type(got) is type(value)


class Strange(torch.Tensor):
    """Not exactly a tensor."""


@pytest.mark.parametrize("value", [object(), 1 << 63, {"a": 1}, Strange(), {1, 2}, range(3)])
def test_anything_else_travels_by_the_name_of_its_type(value: object) -> None:
    assert round_trip(value) == Foreign(type(value).__name__)


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        (torch.empty(3, device="meta"), "device"),
        (torch.zeros(1).expand(1 << 40), "size"),
        (torch.eye(3).to_sparse(), "layout"),
        (torch.zeros(3, dtype=torch.uint16), "dtype"),
    ],
)
def test_a_tensor_without_data_is_described(value: Tensor, reason: str) -> None:
    got = round_trip(value)
    assert isinstance(got, Described)
    assert (got.shape, got.reason) == (tuple(value.shape), reason)


def test_freed_storage_is_described_and_not_read() -> None:
    value = torch.ones(1000)
    value.untyped_storage().resize_(0)
    got = round_trip(value)
    assert isinstance(got, Described)
    assert got.reason == "storage"


@pytest.mark.parametrize(
    "value",
    [
        torch.randn(2, 6, 4).transpose(1, 2),
        torch.randn(3, 8)[:, 1::2],
        torch.randn(4).expand(3, 4),
        torch.randn(0, 3),
        torch.randn(5, dtype=torch.float64).to(torch.bfloat16),
    ],
    ids=["transposed", "strided with offset", "expanded", "zero-size", "bfloat16"],
)
def test_an_input_is_rebuilt_with_its_own_memory_layout(value: Tensor) -> None:
    reader = Reader(memoryview(encode_call((value,), {}, (), gradient=False))[f.CALL.size :])
    (rebuilt,) = reader.value()
    assert same(rebuilt, value)
    assert rebuilt.stride() == value.stride() or not value.numel()
    assert rebuilt.is_contiguous() == value.is_contiguous()


def test_arguments_of_every_kind_are_rebuilt() -> None:
    args: tuple[Value, ...] = (1, -2.5, True, None, "causal", [1, 2], (3, [4]), {"factor": 4.0, "type": "yarn"})
    reader = Reader(memoryview(encode_call(args, {"base": 1e4}, (), gradient=False))[f.CALL.size :])
    assert (reader.value(), reader.value(), reader.value()) == (args, {"base": 1e4}, ())
    assert reader.done


def test_what_a_case_cannot_hold_is_an_authors_type_error() -> None:
    with pytest.raises(TypeError, match="cannot hold a set"):
        encode_call(({1},), {}, (), gradient=False)  # type: ignore[arg-type]


def test_raised_frames_are_read() -> None:
    writer = Writer(0)
    for text in ("ValueError", "boom \ud800", "line 3, in f\n"):
        writer.text(text)
    for flag in (1, 0):
        writer.number(flag)
    frame = parse_frame(f.RAISED, bytearray(b"".join(writer.parts)))
    assert frame == Raised("ValueError", "boom ?", "line 3, in f\n", out_of_memory=True)


def test_simple_frames_are_read() -> None:
    assert isinstance(parse_frame(f.END, bytearray()), End)
    assert isinstance(parse_frame(f.NO_ENTRY, bytearray()), NoEntry)


TENSOR_HEAD = bytes([f.TENSOR, 0, 1])


@pytest.mark.parametrize(
    "body",
    [
        b"",
        bytes([f.TENSOR]),
        bytes([f.TENSOR, 99, 0]) + f.U64.pack(0),
        bytes([f.TENSOR, 0, 17]) + bytes(17 * 8) + f.U64.pack(0),
        TENSOR_HEAD + f.I64.pack(-1) + f.U64.pack(0),
        TENSOR_HEAD + f.I64.pack(1 << 62) + f.U64.pack(1 << 63) + b"\0" * 8,
        TENSOR_HEAD + f.I64.pack(2) + f.U64.pack(4) + b"\0" * 4,
        bytes([f.TENSOR, 0, 3]) + struct.pack("<3q", 0, 1 << 62, 1 << 62) + f.U64.pack(0),
        bytes([f.LIST]) + f.U32.pack((1 << 32) - 1),
        bytes([f.LIST]) + f.U32.pack(1) * 50,
        (bytes([f.TUPLE]) + f.U32.pack(1)) * 5000,
        bytes([f.STR]) + f.U32.pack((1 << 32) - 1),
        bytes([f.DESCRIBED, 9]),
        bytes([200]),
    ],
)
def test_a_malformed_value_is_a_bad_frame(body: bytes) -> None:
    with pytest.raises(BadFrame):
        parse_frame(f.RETURNED, bytearray(body + bytes([f.LIST]) + f.U32.pack(0) + bytes([f.LIST]) + f.U32.pack(0)))


def test_bytes_after_a_frame_are_a_bad_frame() -> None:
    with pytest.raises(BadFrame, match="too many"):
        parse_frame(f.RETURNED, returned(1) + b"x")


def parse_or_refuse(kind: int, body: bytes) -> object:
    try:
        return parse_frame(kind, bytearray(body))
    except BadFrame:
        return None


@given(kind=st.sampled_from(KINDS), body=st.binary(max_size=4096))
@example(kind=f.RETURNED, body=bytes([f.TENSOR, 0, 2]) + struct.pack("<2q", 0, (1 << 63) - 1) + f.U64.pack(0))
@settings(max_examples=400, deadline=None)
def test_any_bytes_are_parsed_or_refused(kind: int, body: bytes) -> None:
    parsed = parse_or_refuse(kind, body)
    assert parsed is None or not isinstance(parsed, bytes)


@given(data=st.data())
@settings(max_examples=300, deadline=None)
def test_a_damaged_frame_is_parsed_or_refused(data: st.DataObject) -> None:
    values = st.recursive(
        st.one_of(
            st.none(), st.booleans(), st.integers(-9, 9), st.floats(), st.text(max_size=5), st.just(torch.ones(2, 2))
        ),
        lambda inner: st.lists(inner, max_size=3) | st.tuples(inner, inner),
        max_leaves=6,
    )
    body = returned(data.draw(values))
    for _ in range(data.draw(st.integers(1, 4))):
        body[data.draw(st.integers(0, len(body) - 1))] = data.draw(st.integers(0, 255))
    end = data.draw(st.integers(0, len(body)))
    parsed = parse_or_refuse(f.RETURNED, bytes(body[:end]))
    assert parsed is None or isinstance(parsed, Returned)


def test_a_lying_frame_costs_no_memory() -> None:
    lies = [
        bytes([f.TENSOR, 1, 2]) + struct.pack("<2q", 1 << 20, 1 << 20) + f.U64.pack(1 << 43),
        bytes([f.LIST]) + f.U32.pack(1 << 31),
        bytes([f.STR]) + f.U32.pack(1 << 31),
    ]
    tracemalloc.start()
    for lie in lies:
        assert parse_or_refuse(f.RETURNED, lie) is None
    _now, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 1 << 20


def test_a_not_compiled_frame_may_lack_its_line() -> None:
    writer = Writer(0)
    writer.text("ValueError: source code string cannot contain null bytes")
    writer.number(0)
    writer.number(0)
    writer.text("")
    frame = parse_frame(f.NOT_COMPILED, bytearray(b"".join(writer.parts)))
    assert isinstance(frame, NotCompiled)
    assert (frame.line, frame.column) == (None, None)
