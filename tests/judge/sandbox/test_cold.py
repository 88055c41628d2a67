"""Children that are started and not forked, forced on a system that could fork, behind the real engine."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator

import psutil
import pytest

from judge.engine import Engine, Submission
from judge.engine.engine import prepare_keeper
from judge.errors import OperatorError
from judge.problem import Catalogue
from judge.sandbox import cold, policy
from judge.sandbox.cold import ColdKeeper
from judge.sandbox.keeper import Keeper

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

RIGHT = """
import torch
print("at import")
def rotate_half(x):
    a, b = x.chunk(2, dim=-1)
    return torch.cat((-b, a), dim=-1)
"""
WRONG = RIGHT.replace("-b, a", "b, -a")
HANGING = "import time\ntime.sleep(600)\n"


@pytest.fixture(scope="module")
def chilly(catalogue: Catalogue) -> Iterator[Engine]:
    """A running engine of one slot whose children are started."""
    with Engine(catalogue, slots=1, keeper=prepare_keeper(fork=False)) as engine:
        yield engine


def verdict(engine: Engine, source: str) -> str:
    return engine.submit(Submission("rotate-half", source)).result(100).verdict.value


def eventually(condition: Callable[[], bool], seconds: float = 20.0) -> bool:
    """Whether it comes true in time."""
    end = time.monotonic() + seconds
    while not (came := condition()) and time.monotonic() < end:
        time.sleep(0.05)
    return came


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        pytest.param(RIGHT, "AC", id="right"),
        pytest.param(WRONG, "WA", id="wrong"),
        pytest.param(HANGING, "TLE", id="hanging"),
        pytest.param("while True:\n    print('x' * 10_000)\n", "OLE", id="chatty"),
        pytest.param("import os\nos.write(1, b'x' * (20 << 20))\n", "OLE", id="chatty below Python"),
        pytest.param("def rotate_half(x):\n    return x / {}\n", "RTE", id="raising"),
        pytest.param("import os\nos.kill(os.getpid(), 11)\n", "RTE", id="crashing"),
        pytest.param("import os\nos._exit(3)\n", "RTE", id="leaving"),
        pytest.param("def rotate_half(x:\n", "CE", id="no Python"),
    ],
)
def test_verdicts_are_those_of_forked_children(chilly: Engine, source: str, expected: str) -> None:
    assert verdict(chilly, source) == expected


def test_the_report_has_the_output_and_says_the_level(chilly: Engine) -> None:
    outcome = chilly.submit(Submission("rotate-half", RIGHT)).result(100)
    assert (outcome.stdout, outcome.sandbox) == ("at import\n", "process")


def test_neither_the_judge_nor_an_input_is_there_for_the_submission(chilly: Engine) -> None:
    looks = "import os, sys\nassert not os.read(0, 1) and len(sys.argv) == 1\ntry:\n    import judge\n"
    assert verdict(chilly, f"{looks}except ImportError:\n    pass\nelse:\n    raise RuntimeError\n{RIGHT}") == "AC"


def test_the_level_is_process_and_every_layer_says_why(chilly: Engine) -> None:
    assert chilly.posture.level == "process"
    off = {layer.name: str(layer.note) for layer in chilly.posture.layers if layer.state == "off"}
    assert set(off) >= {"seccomp", "landlock", "namespaces", "uid"}
    assert all("not forked" in note for note in off.values())
    assert (chilly.alive, chilly.warm_pid, chilly.restarts) == (True, None, 0)


def test_a_child_that_hangs_is_killed(chilly: Engine) -> None:
    before = set(psutil.Process().children(recursive=True))
    assert verdict(chilly, HANGING) == "TLE"
    assert before
    assert eventually(lambda: any(not process.is_running() for process in before))


def test_a_cancelled_run_ends(chilly: Engine) -> None:
    ticket = chilly.submit(Submission("rotate-half", HANGING), on_event=lambda e: started.append(e.kind))
    started: list[str] = []
    assert eventually(lambda: bool(started))
    assert ticket.cancel()
    assert eventually(lambda: chilly.running == 0)


def test_ten_runs_leave_no_descriptor_and_no_process(chilly: Engine) -> None:
    def held() -> tuple[int, int]:
        return psutil.Process().num_fds(), len(psutil.Process().children(recursive=True))

    assert verdict(chilly, RIGHT) == "AC"
    time.sleep(1)  # until the last child is buried and the next one started
    before = held()
    assert [verdict(chilly, RIGHT) for _ in range(10)] == ["AC"] * 10
    time.sleep(1)
    assert eventually(lambda: held() == before), (before, held())


def test_python_streams_on_sockets_serve_as_well(monkeypatch: pytest.MonkeyPatch, catalogue: Catalogue) -> None:
    """As on Windows, where a descriptor cannot be a socket."""
    monkeypatch.setattr(cold, "_FD_STREAMS", False)
    noisy = RIGHT + "import sys\nprint('to stderr', file=sys.stderr)\n"
    with Engine(catalogue, slots=1, keeper=prepare_keeper(fork=False)) as engine:
        outcome = engine.submit(Submission("rotate-half", noisy)).result(100)
        assert (outcome.verdict, outcome.stdout, outcome.stderr) == ("AC", "at import\n", "to stderr\n")
        assert verdict(engine, "while True:\n    print('x' * 10_000)\n") == "OLE"


def test_closing_leaves_no_process(catalogue: Catalogue) -> None:
    others = set(psutil.Process().children(recursive=True))
    engine = Engine(catalogue, slots=1, keeper=prepare_keeper(fork=False))
    engine.start()
    engine.submit(Submission("rotate-half", HANGING))
    ours = set(psutil.Process().children(recursive=True)) - others
    engine.close()
    assert ours and not any(process.is_running() for process in ours)
    assert not engine.alive
    with pytest.raises(OperatorError, match="closed"):
        engine._keeper.spawn(prewarm=True)


def test_children_end_with_a_judge_that_is_killed() -> None:
    script = "from judge.sandbox import cold; k = cold.prepare(fork=False); k.start(); print('up', flush=True); input()"
    judge = subprocess.Popen([sys.executable, "-c", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert judge.stdin is not None and judge.stdout is not None
    with judge.stdin, judge.stdout:
        assert judge.stdout.readline() == b"up\n"
        children = psutil.Process(judge.pid).children(recursive=True)
        judge.send_signal(signal.SIGKILL)
        judge.wait()
    assert children and eventually(lambda: not any(child.is_running() for child in children))


def test_a_child_that_cannot_start_is_told_with_its_last_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cold, "_START", "raise SystemExit('torch is broken')  # {root}")
    keeper = ColdKeeper(policy.for_this_host(fork=False))
    with pytest.raises(OperatorError, match="torch is broken"):
        keeper.start()
    assert not keeper.alive


def test_where_the_system_cannot_fork_children_are_started(monkeypatch: pytest.MonkeyPatch) -> None:
    assert type(cold.prepare()) is Keeper
    monkeypatch.delattr(os, "fork")
    assert type(prepare_keeper()) is ColdKeeper
