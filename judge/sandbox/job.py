"""A job as it is sent to a child. Needs no torch: the warm process is started before this one has imported it."""

from collections.abc import Sequence

from judge.sandbox.format import JOB, MARK_SIZE


def encode_job(
    *,
    source: bytes,
    entry: str,
    calls: bytes,
    time_ms: int,
    memory: int,
    room: int,
    seed: int = 0,
    mark: bytes = bytes(MARK_SIZE),
    driver: str | None = None,
    forbidden: Sequence[str] = (),
) -> bytes:
    """Limits, sources and calls in one piece. Nothing in it tells what is expected.

    ``memory``: bytes beyond the warm process's own. ``room``: bytes of tensor data that one answer may hold.
    ``mark``: what the child writes to stdout after each case.
    """
    pieces = source, (driver or "").encode(), entry.encode(), "\n".join(forbidden).encode(), calls
    return JOB.pack(time_ms, memory, room, seed, mark, *map(len, pieces)) + b"".join(pieces)
