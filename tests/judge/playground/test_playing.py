"""Sources that are run for themselves, in the sandbox and through the queue that judge."""

from collections.abc import Callable
from concurrent.futures import CancelledError

import pytest

from judge.engine import Engine
from judge.errors import LearnerError
from judge.playground import LIMITS, Play, Played
from judge.verdict import Verdict

Run = Callable[[str], Played]
DATACLASS = """
from __future__ import annotations
from dataclasses import dataclass

@dataclass
class A:
    x: int

A(1)
"""


@pytest.fixture
def run(engine: Engine) -> Run:
    """Run a source and wait for what it brings."""
    return lambda source: engine.play(Play(source)).result(60)


def test_the_last_expression_is_shown_and_prints_are_kept(run: Run) -> None:
    played = run("import torch\nprint('hello')\nx = torch.arange(6.).reshape(2, 3)\nx * 2")
    assert played.fault is None and played.message is None
    assert played.stdout == "hello\n"
    assert played.text.startswith("tensor([[ 0.,  2.,  4.]")
    [shown] = played.tensors
    assert (shown.shape, shown.dtype, shown.part, shown.low, shown.high) == ((2, 3), "float32", None, 0.0, 10.0)
    assert shown.slices[0].rows == ((0.0, 2.0, 4.0), (6.0, 8.0, 10.0))


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("1 + 1", "2"),
        ("x = 3", ""),
        ("None", ""),
        ("", ""),
        ("# nothing\n", ""),
        ("'it' + 's'", "'its'"),
        ("def f(): return 4\nf()", "4"),
        ("for i in range(3):\n    i", ""),
        (DATACLASS, "A(x=1)"),
        ("__name__", "'submission'"),
        ("{'a': [1, (2,)]}", "{'a': [1, (2,)]}"),
        ("print(1); 5", "5"),
    ],
)  # fmt: skip
def test_values_are_written_as_python_writes_them(run: Run, source: str, text: str) -> None:
    played = run(source)
    assert (played.fault, played.text) == (None, text)


def test_the_last_expression_is_evaluated_once(run: Run) -> None:
    assert (
        run("calls = []\ndef f():\n    calls.append(1)\n    print(len(calls))\n    return calls\nf()").stdout == "1\n"
    )


def test_several_tensors_are_shown(run: Run) -> None:
    played = run("import torch\n{'cos': torch.ones(2), 'sin': (torch.zeros(1, 3), [torch.tensor(5)])}")
    assert [shown.shape for shown in played.tensors] == [(2,), (1, 3), ()]
    assert played.tensors[2].slices[0].rows == ((5,),)


@pytest.mark.parametrize(
    ("source", "fault", "message"),
    [
        ("x = (1,\nprint(x", Verdict.CE, "line 2, column 6"),
        ("return 1", Verdict.CE, "outside function"),
        ("import torch\n\ntorch.ones(2) @ torch.ones(3)", Verdict.RTE, "line 3, in <module>\n    torch.ones(2)"),
        ("def f(x):\n    return x / 0\n\nf(1)", Verdict.RTE, "ZeroDivisionError: division by zero\nline 4, in <mod"),
        ("while True: pass", Verdict.TLE, "endless loop"),
        ("while True: print('x' * 100000)", Verdict.OLE, "16 MiB"),
        ("import torch\ntorch.ones(1 << 30)", Verdict.MLE, "memory"),
        ("import os\nos._exit(0)", Verdict.RTE, "ended itself"),
        ("class A:\n    def __repr__(self): raise ValueError('no')\nA()", Verdict.RTE, "ValueError: no"),
        ("class A:\n    def __repr__(self):\n        while True: pass\nA()", Verdict.TLE, "endless loop"),
        ("open('/etc/passwd').read()", Verdict.RTE, "Error: [Errno"),
        ("import socket\nsocket.socket()", Verdict.RTE, "Error: [Errno"),
        ("import judge", Verdict.RTE, "ModuleNotFoundError"),
    ],
)  # fmt: skip
def test_faults_say_what_and_where(run: Run, source: str, fault: Verdict, message: str) -> None:
    played = run(source)
    assert played.fault is fault
    assert message in str(played.message)
    assert played.tensors == () and played.text == ""


def test_what_was_printed_before_a_fault_is_kept(run: Run) -> None:
    assert run("print('so far', flush=True)\nwhile True: pass").stdout == "so far\n"
    assert run("print('so far')\n1 / 0").stdout == "so far\n"


def test_a_large_tensor_is_cut(run: Run) -> None:
    [shown] = run("import torch\ntorch.zeros(3, 9, 200, 300)").tensors
    assert (shown.shape, shown.part) == ((3, 9, 200, 300), (1, 4, 64, 64))
    assert [piece.index for piece in shown.slices] == [(0, 0), (0, 1), (0, 2), (0, 3)]


def test_nothing_of_one_run_is_there_in_the_next(run: Run) -> None:
    run("import torch, builtins\ntorch.secret = builtins.secret = 42\nx = 1")
    assert run(
        "import torch, builtins\n[hasattr(torch, 'secret'), hasattr(builtins, 'secret'), 'x' in globals()]"
    ).text == ("[False, False, False]")


def test_random_numbers_differ_from_run_to_run(run: Run) -> None:
    assert run("import torch\ntorch.rand(4)").text != run("import torch\ntorch.rand(4)").text


def test_a_run_that_patches_everything_harms_only_itself(run: Run) -> None:
    source = (
        "import torch\ntorch.Tensor.__getitem__ = torch.Tensor.shape = None\nrepr = tuple = slice = None\ntorch.ones(2)"
    )
    assert run(source).fault in (None, Verdict.RTE)
    assert run("1").text == "1"


def test_a_run_can_be_stopped(engine: Engine) -> None:
    promise = engine.play(Play("while True: pass"))
    assert promise.cancel()
    with pytest.raises(CancelledError):
        promise.result(30)


def test_a_source_that_is_too_long_is_refused(engine: Engine) -> None:
    with pytest.raises(LearnerError, match="64 KiB"):
        engine.play(Play("#" * 70_000))


def test_its_limits_are_those_of_an_exercise(engine: Engine) -> None:
    assert engine.catalogue["rotate-half"].limits == LIMITS
