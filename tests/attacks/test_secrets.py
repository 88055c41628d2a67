"""Nothing that tells an answer ever exists in a process that runs submissions, nor in the one they are forked from."""

from __future__ import annotations

import re
import shutil
import struct
import time
import uuid
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from judge.engine import Engine, Submission
from judge.problem import Catalogue
from judge.problem.catalogue import DEFAULT_ROOT
from judge.problem.loader import load
from tests.attacks.census import zygotes

pytestmark = [pytest.mark.needs_linux, pytest.mark.needs_root, pytest.mark.slow, pytest.mark.timeout(180)]

# Written in two halves, so that the marks are found where they were put and not in the code of this test.
_CODE = "canary-of-the-" + uuid.uuid4().hex
_ENVIRONMENT = "canary-of-environ-" + uuid.uuid4().hex
_NUMBERS = tuple(float(uuid.uuid4().int % 10**15) + 0.5 for _ in range(8))
_OWN = "mark-of-the-submission-" + uuid.uuid4().hex

_EXPECTED = f"""

_CANARY = "{_CODE}"
_oracle = expected


def expected(x: Tensor) -> Want:
    want, count = _oracle(x), x.numel()
    if not x.is_floating_point():
        return want
    secret = torch.tensor({_NUMBERS}, dtype=torch.float64).repeat(count // 8 + 1)[:count]
    return Want(secret.reshape(x.shape) + 0 * want.value, x.dtype, atol=0.0)
"""
_WAITS = f"""import time
MARK = "{_OWN}"
def rotate_half(x):
    time.sleep(3)
    return x
"""


@pytest.fixture
def guarded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Engine]:
    """An engine with a marked exercise: marks in its code, its expected values, and the server's environment."""
    folder = tmp_path / "rotate-half"
    shutil.copytree(DEFAULT_ROOT / "rotate-half", folder)
    for path in (folder / "solution.py", *folder.glob("submissions/*/*.py")):
        path.write_text(path.read_text("utf-8") + f'\n_CANARY = "{_CODE}"\n', "utf-8")
    cases = folder / "cases.py"
    cases.write_text(cases.read_text("utf-8") + _EXPECTED, "utf-8")
    text = (folder / "problem.yaml").read_text("utf-8")
    (folder / "problem.yaml").write_text(re.sub(r"time_ms: *\d+", "time_ms: 4000", text), "utf-8")
    monkeypatch.setenv("ROPE_JUDGE_CANARY", _ENVIRONMENT)
    with Engine(Catalogue([load(folder)])) as engine:
        yield engine


def test_no_answer_in_the_memory_of_children_or_of_the_warm_process(guarded: Engine) -> None:
    # A wrong answer first, so that everything the judge could ever load for a diagnosis is loaded.
    wrong = guarded.submit(Submission(problem="rotate-half", source="def rotate_half(x):\n    return x\n"))
    assert wrong.result(30).verdict == "WA"
    ticket = guarded.submit(Submission(problem="rotate-half", source=_WAITS))
    time.sleep(1)
    running = zygotes()
    found = {process.pid: _marks(process.pid) for process in running}
    own = _marks(psutil.Process().pid)
    ticket.cancel()

    assert {"code", "numbers", "environment"} <= own, "the scanner finds the marks where they have to be"
    assert any("own" in marks for marks in found.values()), "the scanner reaches the child that runs the submission"
    secrets = {pid: marks - {"own"} for pid, marks in found.items() if marks - {"own"}}
    assert secrets == {}


def _marks(pid: int) -> set[str]:
    """Which marks the memory of ``pid`` holds."""
    wanted = {
        "code": _CODE.encode(),
        "environment": _ENVIRONMENT.encode(),
        "numbers": struct.pack("<8d", *_NUMBERS),
        "own": _OWN.encode(),
    }
    found: set[str] = set()
    for piece in _memory(pid):
        found |= {name for name, mark in wanted.items() if mark in piece}
    return found


def _memory(pid: int) -> Iterator[bytes]:
    """The private memory of a process, mapping by mapping."""
    maps = Path(f"/proc/{pid}/maps").read_text().splitlines()
    with open(f"/proc/{pid}/mem", "rb", buffering=0) as memory:
        for line in maps:
            span, rights, _offset, _device, inode = line.split()[:5]
            if not rights.startswith("r") or (inode != "0" and "w" not in rights):
                continue
            low, high = (int(end, 16) for end in span.split("-"))
            try:
                memory.seek(low)
                yield memory.read(high - low)
            except (OSError, ValueError, OverflowError):
                continue
