"""The trusted reader of frames meets noise: it answers with a value or with BadFrame, never with anything else."""

from __future__ import annotations

import struct

from hypothesis import given, settings
from hypothesis import strategies as st

from judge.sandbox import format as f
from judge.wire import BadFrame, parse_frame

KINDS = st.integers(0, 255)
SIZES = st.sampled_from((-(2**63), -1, 0, 1, 2, 3, 2**31, 2**32, 2**62, 2**63 - 1))
COUNTS = st.sampled_from((0, 1, 2, 1023, 1025, 2**31, 2**32 - 1))


@st.composite
def tensors(draw: st.DrawFn) -> bytes:
    """A tensor's bytes as a liar would write them."""
    dims = draw(st.lists(SIZES, max_size=20))
    head = bytes([f.TENSOR, draw(st.integers(0, 20)), len(dims)]) + struct.pack(f"<{len(dims)}q", *dims)
    data = draw(st.binary(max_size=64))
    claimed = draw(st.sampled_from((len(data), 0, 8, 2**40, 2**63, 2**64 - 1)))
    return head + struct.pack("<Q", claimed) + data


@st.composite
def values(draw: st.DrawFn) -> bytes:
    """A value of any tag with a count that need not be true."""
    if draw(st.booleans()):
        return draw(tensors())
    tag = draw(st.integers(0, 14))
    return bytes([tag]) + struct.pack("<I", draw(COUNTS)) + draw(st.binary(max_size=40))


@given(KINDS, st.one_of(st.binary(max_size=200), st.lists(values(), max_size=5).map(b"".join)))
@settings(max_examples=600, deadline=None)
def test_noise_is_a_value_or_a_bad_frame(kind: int, body: bytes) -> None:
    try:
        parse_frame(kind, bytearray(body))
    except BadFrame as error:
        assert str(error)


@given(st.integers(1, 100_000), st.sampled_from((f.TUPLE, f.LIST, f.DICT)))
@settings(max_examples=30, deadline=None)
def test_nesting_ends_in_a_bad_frame(depth: int, tag: int) -> None:
    body = (bytes([tag]) + struct.pack("<I", 1)) * depth
    try:
        parse_frame(f.RETURNED, bytearray(body))
    except BadFrame:
        return
    raise AssertionError("an unfinished value was taken")
