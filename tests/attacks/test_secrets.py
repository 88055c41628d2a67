"""Nothing that tells an answer, and nothing of the server or of others, is in the memory that code of learners meets.

The memory of the warm processes, of the children that run submissions and sources of the playground, and of those that
complete, is read from outside, and looked through for marks that were put where secrets are: in every file of an
exercise that is not shown, in expected values, in the server's environment, in other learners' sources.
"""

from __future__ import annotations

import re
import shutil
import struct
import threading
import uuid
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psutil
import pytest

from judge.completion.question import Question
from judge.completion.service import Completion
from judge.engine import Engine, Submission
from judge.engine.promise import Promise
from judge.playground import Play, play, playing
from judge.problem import Catalogue
from judge.problem.catalogue import DEFAULT_ROOT
from judge.problem.loader import load
from tests.attacks.census import zygotes

pytestmark = [pytest.mark.needs_linux, pytest.mark.needs_root, pytest.mark.slow, pytest.mark.timeout(180)]

_WORDS = b"canary-of-"
# One exercise of each kind: plain, with a driver and classes, with gradients and wanted exceptions; numbers by hand,
# options to choose from.
KINDS = ("rotate-half", "rope-module", "pe-learned", "hand-rotate", "q-two-layouts")
RUN = KINDS[:3]
WAIT_SECONDS = 60


def _mark(of: str) -> str:
    """Made of two halves at run time, so that it is found where it was put and not in the code of this test."""
    return f"canary-of-{of}-" + uuid.uuid4().hex


_FILES = {id: _mark(id) for id in KINDS}
_SERVER = {
    "ROPE_JUDGE_DATABASE_URL": f"postgresql://rope:{_mark('password')}@db/rope",
    "ROPE_JUDGE_SESSION_KEY": _mark("session"),
    "PGPASSWORD": _mark("environment"),
}
_NUMBERS = tuple(float(uuid.uuid4().int % 10**15) + 0.5 for _ in range(8))
_OWN = {name: _mark(f"source-{name}") for name in (*RUN, "playground", "completion")}

# The wanted values of every case are the numbers above, whatever the case is.
_EXPECTED = f"""

_oracle = expected


def _secret(want):
    from judge.case import Want

    if isinstance(want, tuple):
        return tuple(map(_secret, want))
    if not isinstance(want, Want) or not want.dtype.is_floating_point:
        return want
    count = want.value.numel()
    numbers = torch.tensor({_NUMBERS}, dtype=torch.float64).repeat(count // 8 + 1)[:count]
    return Want(numbers.reshape(want.value.shape) + 0 * want.value, want.dtype, atol=0.0)


def expected(*args, **kwargs):
    return _secret(_oracle(*args, **kwargs))
"""


def _waits(mark: str, entry: str = "nothing") -> str:
    """A source that says it is there and goes on for as long as it is let."""
    return f"import time\n{entry} = '{mark}'\nprint('here')\ntime.sleep(60)\n"


def _guard(folder: Path, id: str) -> None:
    """An exercise with its mark in all that must not be known."""
    shutil.copytree(DEFAULT_ROOT / id, folder)
    for path in (*folder.rglob("*.py"), *folder.glob("hints.*"), *folder.glob("editorial.*")):
        if path.name not in ("driver.py", "starter.py"):
            mark = f'_CANARY = "{_FILES[id]}"' if path.suffix == ".py" else _FILES[id]
            path.write_text(path.read_text("utf-8").rstrip("\n") + f"\n\n{mark}\n", "utf-8")
    if id in RUN:
        cases = folder / "cases.py"
        cases.write_text(cases.read_text("utf-8") + _EXPECTED, "utf-8")
        text = (folder / "problem.yaml").read_text("utf-8")
        (folder / "problem.yaml").write_text(re.sub(r"time_ms: *\d+", "time_ms: 60000", text), "utf-8")


@dataclass
class Scene:
    """What was found. ``server``: marks in this process; ``found``: marks in each process of the sandboxes."""

    server: set[str]
    found: dict[int, set[str]]


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    """Everything at once: wrong answers were judged, so that all is loaded; submissions run; somebody completes."""
    folder = tmp_path_factory.mktemp("guarded")
    for id in KINDS:
        _guard(folder / id, id)
    completion = Completion(budget=20)
    with pytest.MonkeyPatch.context() as environment:
        for name, value in _SERVER.items():
            environment.setenv(name, value)
        patient = play.LIMITS.model_copy(update={"time_ms": 60_000})
        environment.setattr(playing, "LIMITS", patient)
        catalogue = Catalogue([load(folder / id) for id in KINDS])
        with Engine(catalogue, slots=len(RUN) + 1) as engine:
            try:
                assert completion.start(WAIT_SECONDS)
                yield _look(engine, completion)
            finally:
                completion.close()


def _look(engine: Engine, completion: Completion) -> Scene:
    for id in RUN:
        problem = engine.catalogue[id]
        wrong = f"def {problem.entry}(*args, **kwargs):\n    return args\n"
        assert engine.submit(Submission(problem=id, source=wrong)).result(WAIT_SECONDS).verdict != "AC"
    for id in KINDS[3:]:
        engine.submit(Submission(problem=id, source="seed = 7\n", seed=7)).result(WAIT_SECONDS)
    for what in ("complete", "syntax", "signature"):
        completion.ask(Question(what=what, source=f"# {_OWN['completion']}\nx = 1\n", line=3))
    promises: list[Promise[Any]] = [
        *(engine.submit(Submission(problem=id, source=_waits(_OWN[id], engine.catalogue[id].entry))) for id in RUN),
        engine.play(Play(source=_waits(_OWN["playground"]))),
    ]
    try:
        return _scan({*RUN, "playground"})
    finally:
        for promise in promises:
            promise.cancel()


def _scan(running: set[str]) -> Scene:
    """Look until every source that runs was seen in some process."""
    seen, found = set[str](), dict[int, set[str]]()
    patience = threading.Event()
    for _ in range(20):
        found = {process.pid: _marks(process.pid) for process in zygotes()}
        seen = set().union(*found.values())
        if {f"source {name}" for name in running} <= seen:
            break
        patience.wait(0.2)
    return Scene(_marks(psutil.Process().pid), found)


def test_the_scanner_finds_marks_where_they_have_to_be(scene: Scene) -> None:
    assert {"numbers", *_SERVER, *(f"file {id}" for id in RUN)} <= scene.server
    seen = set().union(*scene.found.values())
    assert {f"source {name}" for name in (*RUN, "playground")} <= seen


def test_no_secret_is_in_the_memory_of_any_sandboxed_process(scene: Scene) -> None:
    secrets = {"numbers", *_SERVER, *(f"file {id}" for id in KINDS)}
    assert {pid: marks & secrets for pid, marks in scene.found.items() if marks & secrets} == {}


def test_a_source_is_in_its_own_child_and_nowhere_else(scene: Scene) -> None:
    crowded = {pid: marks for pid, marks in scene.found.items() if len(marks) > 1}
    assert crowded == {}
    holders = [mark for marks in scene.found.values() for mark in marks]
    assert sorted(holders) == sorted(f"source {name}" for name in (*RUN, "playground"))


def _wanted() -> dict[str, bytes]:
    return {
        "numbers": struct.pack("<8d", *_NUMBERS),
        **{name: value.encode() for name, value in _SERVER.items()},
        **{f"file {id}": mark.encode() for id, mark in _FILES.items()},
        **{f"source {name}": mark.encode() for name, mark in _OWN.items()},
    }


def _marks(pid: int) -> set[str]:
    """Which marks the memory of ``pid`` holds."""
    wanted, found = _wanted(), set[str]()
    numbers = wanted.pop("numbers")
    for piece in _memory(pid):
        if numbers in piece:
            found.add("numbers")
        # One pass for all of them: each holds the same words, and around these the whole mark is looked for.
        at = piece.find(_WORDS)
        while at >= 0:
            near = piece[max(at - 100, 0) : at + 100]
            found |= {name for name, mark in wanted.items() if mark in near}
            at = piece.find(_WORDS, at + 1)
    return found


def _memory(pid: int) -> Iterator[bytes]:
    """The private memory of a process that was written to, and its environment, mapping by mapping."""
    try:
        maps = Path(f"/proc/{pid}/maps").read_text().splitlines()
    except FileNotFoundError:  # a child that is over
        return
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
