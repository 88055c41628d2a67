"""A child may write anything to its pipe: the run ends in one of its endings and takes no more than its cap."""

import os
import tracemalloc

from hypothesis import example, given
from hypothesis import strategies as st

from judge.frame import Forbidden, NoEntry, NotCompiled, Raised, Returned
from judge.sandbox import format as f
from judge.sandbox.codec import Writer
from judge.sandbox.run import Ending
from tests.fuzz.effort import effort
from tests.judge.sandbox.test_run import Child, answers, run

ANSWERS = (Returned, Raised, NotCompiled, Forbidden, NoEntry)
ROOM = 1 << 16
COUNT = 2


def good(index: int) -> bytes:
    writer = Writer(ROOM)
    writer.value(1.5)
    writer.value([])
    writer.value([])
    body = b"".join(writer.parts)
    return f.FRAME.pack(f.RETURNED, index, len(body)) + body


@st.composite
def frames(draw: st.DrawFn) -> bytes:
    """A frame whose head need not be true."""
    body = draw(st.binary(max_size=60))
    kind, index = draw(st.integers(0, 12) | st.integers(0, 255)), draw(st.integers(0, 3) | st.just((1 << 32) - 1))
    size = draw(st.sampled_from((len(body), 0, 1, ROOM, (1 << 32) - 1)))
    return f.FRAME.pack(kind, index, size) + body


@st.composite
def streams(draw: st.DrawFn) -> bytes:
    """What a child writes: right answers, lies and noise, one after the other, some bytes of it changed."""
    pieces = st.sampled_from((good(0), good(1), good(0) + good(1), f.FRAME.pack(f.END, 0, 0)))
    whole = bytearray(b"".join(draw(st.lists(pieces | frames() | st.binary(max_size=30), max_size=5))))
    for _ in range(draw(st.integers(0, 2))):
        if whole:
            whole[draw(st.integers(0, len(whole) - 1))] = draw(st.integers(0, 255))
    return bytes(whole)


@effort(80)
@given(stream=streams(), printed=st.binary(max_size=40))
@example(stream=good(0) + good(1) + f.FRAME.pack(f.END, 0, 0), printed=b"\xff\x00")
@example(stream=f.FRAME.pack(f.RETURNED, 0, (1 << 32) - 1) + bytes(ROOM), printed=b"")
def test_any_stream_ends_a_run(stream: bytes, printed: bytes) -> None:
    def script(child: Child) -> None:
        os.write(child.out, printed)
        child.sock.sendall(stream)
        child.end(0)

    execution = run(script, count=COUNT, seconds=20.0, room=ROOM)
    assert execution.ending in set(Ending) - {Ending.TIME, Ending.CANCELLED}
    assert len(execution.answers) <= COUNT and all(isinstance(answer, ANSWERS) for answer in answers)
    if execution.ending is Ending.DONE and all(isinstance(answer, Returned) for answer in execution.answers):
        assert len(execution.answers) == COUNT, "accepted needs every answer"


def test_a_frame_beyond_the_cap_is_not_waited_for() -> None:
    """A head that promises four gigabytes ends the run; nothing of that size is ever made."""

    def script(child: Child) -> None:
        child.sock.sendall(f.FRAME.pack(f.RETURNED, 0, (1 << 32) - 1) + bytes(1 << 18))

    tracemalloc.start()
    execution = run(script, count=COUNT, seconds=20.0, room=ROOM)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert execution.ending is Ending.BROKEN
    assert peak < 4 << 20
