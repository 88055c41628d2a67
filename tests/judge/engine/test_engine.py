"""The engine from the outside: verdicts, progress, replay, order, limits, cancellation, a clean end."""

import gc
import threading
import time
import weakref
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError
from pathlib import Path
from typing import Any

import psutil
import pytest

from judge.engine import Engine, Event, Submission, Ticket
from judge.engine.judging import Judging
from judge.errors import LearnerError, OperatorError, QueueFull
from judge.outcome import Outcome
from judge.problem import Catalogue
from judge.problem.loader import load
from tests.judge import toy

Judge = Callable[..., Outcome]

RIGHT = """
import torch
def rotate_half(x):
    a, b = x.chunk(2, dim=-1)
    return torch.cat((-b, a), dim=-1)
"""
SLOW = RIGHT.replace("import torch", "import time, torch\ntime.sleep(0.3)")
HANGING = "def rotate_half(x):\n    while True:\n        pass\n"


@pytest.fixture
def small(catalogue: Catalogue) -> Iterator[Engine]:
    """An engine of one slot and a short queue."""
    with Engine(catalogue, slots=1, queue_limit=3) as engine:
        yield engine


def test_a_right_answer_is_accepted_with_every_case_judged(judged: Judge) -> None:
    outcome = judged(RIGHT)
    assert (outcome.verdict, len(outcome.cases)) == ("AC", 12)
    assert {case.verdict for case in outcome.cases} == {"AC"}
    assert outcome.sandbox in ("strict", "process")
    assert set(outcome.versions) == {"judge", "problem", "torch", "python"}


def test_run_judges_only_the_samples(judged: Judge) -> None:
    outcome = judged(RIGHT, mode="run")
    assert [case.sample for case in outcome.cases] == [True] * 4


def test_the_same_seed_gives_the_same_report_but_for_the_times(judged: Judge) -> None:
    wrong = RIGHT.replace("-b, a", "b, -a")
    first, second = (judged(wrong, seed=77, id="x") for _ in range(2))
    untimed = {"time_ms": 0.0}
    cases = [[case.model_copy(update=untimed) for case in outcome.cases] for outcome in (first, second)]
    assert cases[0] == cases[1]
    assert first.model_copy(update={"cases": (), **untimed}) == second.model_copy(update={"cases": (), **untimed})


def test_fresh_submissions_get_fresh_seeds(judged: Judge) -> None:
    assert len({judged(RIGHT).seed for _ in range(5)}) == 5


def test_one_case_can_be_replayed_alone(judged: Judge) -> None:
    wrong = RIGHT.replace("-b, a", "b, -a")
    whole = judged(wrong, seed=5)
    alone = judged(wrong, seed=5, case="bf16")
    (case,) = alone.cases
    (before,) = (case for case in whole.cases if case.name == "bf16")
    assert (case.worst, case.max_abs_error) == (before.worst, before.max_abs_error)


def test_progress_is_told_in_order(engine: Engine) -> None:
    events: list[Event] = []
    outcome = engine.submit(Submission("rotate-half", RIGHT), on_event=events.append).result(30)
    assert [event.kind for event in events] == ["started", *["case"] * 12, "done"]
    assert [event.index for event in events[1:-1]] == list(range(12))
    assert [event.case for event in events[1:-1]] == list(outcome.cases)
    assert events[-1].outcome == outcome


def test_what_a_judgement_held_goes_with_it(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """At once: answers are large, and the garbage collector comes rarely."""
    held: list[weakref.ref[Judging]] = []

    class Watched(Judging):
        def __init__(self, *given: Any) -> None:
            super().__init__(*given)
            held.append(weakref.ref(self))

    monkeypatch.setattr("judge.engine.engine.Judging", Watched)
    gc.disable()
    try:
        for _ in range(5):
            engine.submit(Submission("rotate-half", RIGHT)).result(30)
        deadline = time.monotonic() + 5
        while any(one() for one in held) and time.monotonic() < deadline:
            time.sleep(0.01)
    finally:
        gc.enable()
    assert len(held) == 5
    assert not any(one() for one in held)


def test_a_listener_that_fails_does_not_take_the_verdict(engine: Engine) -> None:
    def fails(event: Event) -> None:
        if event.kind == "done":
            raise RuntimeError("the page was closed")

    assert engine.submit(Submission("rotate-half", RIGHT), on_event=fails).result(30).verdict == "AC"


def test_output_is_kept_with_its_case(judged: Judge) -> None:
    outcome = judged("print('at import')\n" + RIGHT.replace("    a, b", "    print('shape', *x.shape)\n    a, b"))
    assert str(outcome.cases[0].stdout).startswith("at import\nshape")
    assert [str(case.stdout).count("shape") for case in outcome.cases] == [1] * 12
    widths = {case.name: str(case.stdout).split()[-1] for case in outcome.cases}
    assert (widths["d=2"], widths["d=6"], widths["d=10"]) == ("2", "6", "10")


def test_what_was_printed_before_a_time_out_is_shown(judged: Judge) -> None:
    outcome = judged("def rotate_half(x):\n    print('here')\n    while True:\n        pass\n")
    assert (outcome.cases[0].stdout, outcome.stdout) == ("here\n", "here\n")


def test_an_error_at_import_is_one_error(judged: Judge) -> None:
    outcome = judged("import torch\nraise ValueError('no')\n")
    (case,) = outcome.cases
    assert outcome.verdict == case.verdict == "RTE"
    assert "line 2" in str(case.message)
    assert outcome.diagnosis == ()


def test_output_beyond_the_cap_is_cut_and_the_verdict_stands(judged: Judge) -> None:
    outcome = judged(RIGHT.replace("    a, b", "    print('y' * 50_000)\n    a, b"))
    assert outcome.verdict == "AC"
    assert 60_000 < len(outcome.stdout) <= 64 << 10


def test_a_traceback_shows_the_learners_own_lines(judged: Judge) -> None:
    outcome = judged(
        "import torch\n\n\ndef rotate_half(x):\n    return helper(x)\n\n\ndef helper(x):\n    return x.nope\n"
    )
    message = str(outcome.cases[0].message)
    assert outcome.verdict == "RTE"
    assert "line 5, in rotate_half" in message
    assert "line 9, in helper" in message
    assert "return x.nope" in message
    assert "child.py" not in message


@pytest.mark.parametrize(
    ("source", "where"),
    [("def rotate_half(x):\n    return (x\n", "line 2"), ("x = 1\n  y = 2\n", "line 2"), ("def f(:\n", "line 1")],
)
def test_what_does_not_compile_names_line_and_column(judged: Judge, source: str, where: str) -> None:
    outcome = judged(source)
    assert outcome.verdict == "CE"
    assert where in str(outcome.cases[0].message)
    assert "column" in str(outcome.cases[0].message)


def test_a_missing_entry_is_named(judged: Judge) -> None:
    outcome = judged("def rotate_halve(x):\n    return x\n")
    assert outcome.verdict == "RTE"
    assert "rotate_half" in str(outcome.cases[0].message)


def test_the_modules_own_machinery_works(judged: Judge) -> None:
    """A dataclass under postponed annotations looks its module up by name."""
    source = (
        "from __future__ import annotations\nfrom dataclasses import dataclass\n\n@dataclass\nclass P:\n    n: int\n"
    )
    assert judged(source + RIGHT).verdict == "AC"


def test_the_random_generators_are_seeded_per_submission(judged: Judge) -> None:
    source = "import random, numpy, torch\nprint(random.random(), numpy.random.rand(), torch.rand(1).item())\n" + RIGHT
    first, again, other = (judged(source, seed=seed, mode="run").cases[0].stdout for seed in (3, 3, 4))
    assert first == again != other


def test_too_much_memory_is_mle(judged: Judge) -> None:
    outcome = judged("import torch\ndef rotate_half(x):\n    return [torch.ones(1 << 24) for _ in range(99)]\n")
    assert outcome.verdict == "MLE"


def test_a_time_out_says_the_limit(judged: Judge) -> None:
    started = time.monotonic()
    outcome = judged(HANGING)
    assert outcome.verdict == "TLE"
    assert time.monotonic() - started < outcome.limits.time_ms / 1000 + 2
    assert "2" in str(outcome.cases[0].message)


@pytest.mark.parametrize(
    ("submission", "words"),
    [
        (Submission("rotate-halv", RIGHT), "rotate-half"),
        (Submission("rotate-half", "#" * (64 << 10) + "\n"), "64 KiB"),
        (Submission("rotate-half", "x = '\ud800'"), "Unicode"),
        (Submission("rotate-half", RIGHT, case="no-such-case"), "no-such-case"),
    ],
)
def test_what_cannot_be_judged_is_refused_at_once(engine: Engine, submission: Submission, words: str) -> None:
    with pytest.raises(LearnerError, match=words):
        engine.submit(submission)


def test_a_full_queue_says_how_long_to_wait(small: Engine) -> None:
    tickets = [small.submit(Submission("rotate-half", SLOW)) for _ in range(2)]
    with pytest.raises(QueueFull) as full:
        tickets += [small.submit(Submission("rotate-half", SLOW)) for _ in range(4)]
    assert full.value.retry_after > 0
    assert all(ticket.result(30).verdict == "AC" for ticket in tickets)


def test_learners_take_turns(catalogue: Catalogue) -> None:
    order: list[str] = []
    begun = threading.Event()

    def note(event: Event, learner: str) -> None:
        if event.kind == "started":
            order.append(learner)
            begun.set()

    def submit(engine: Engine, name: str) -> Ticket:
        return engine.submit(Submission("rotate-half", SLOW, learner=name), on_event=lambda event: note(event, name))

    with Engine(catalogue, slots=1) as engine:
        tickets = [submit(engine, "ann")]
        assert begun.wait(10)
        tickets += [submit(engine, name) for name in ("ann", "ann", "bob")]
        assert [ticket.result(30).verdict for ticket in tickets] == ["AC"] * 4
    assert order == ["ann", "ann", "bob", "ann"]


def test_a_waiting_submission_can_be_withdrawn(small: Engine) -> None:
    first, second = (small.submit(Submission("rotate-half", SLOW)) for _ in range(2))
    assert second.cancel()
    with pytest.raises(CancelledError):
        second.result(5)
    assert first.result(30).verdict == "AC"
    assert not first.cancel()


def test_a_running_submission_can_be_cancelled_at_once(small: Engine) -> None:
    begun = threading.Event()
    ticket = small.submit(Submission("rotate-half", HANGING), on_event=lambda _event: begun.set())
    assert begun.wait(10)
    time.sleep(0.1)
    started = time.monotonic()
    assert ticket.cancel()
    with pytest.raises(CancelledError):
        ticket.result(10)
    assert time.monotonic() - started < 1.5
    assert small.submit(Submission("rotate-half", RIGHT)).result(30).verdict == "AC"


def test_closing_gives_up_what_waits_and_leaves_no_process(catalogue: Catalogue) -> None:
    engine = Engine(catalogue, slots=1)
    engine.start()
    before = psutil.Process().children(recursive=True)
    tickets = [engine.submit(Submission("rotate-half", HANGING)) for _ in range(3)]
    time.sleep(0.2)
    started = time.monotonic()
    engine.close()
    assert time.monotonic() - started < 5
    for ticket in tickets:
        with pytest.raises((CancelledError, TimeoutError)):
            ticket.result(0.1)
    mine = [p for p in before if p.is_running() and p.status() != psutil.STATUS_ZOMBIE and engine.warm_pid == p.pid]
    assert mine == []


def test_an_engine_that_was_not_started_says_so(catalogue: Catalogue) -> None:
    with pytest.raises(OperatorError, match="not started"):
        _ = Engine(catalogue).posture


def test_a_broken_exercise_is_never_the_learners_fault(tmp_path: Path) -> None:
    broken = "def cases(draw):\n    raise ZeroDivisionError\n\n\ndef expected(x):\n    return x\n"
    folder = toy.write_code(tmp_path, files={"cases.py": broken})
    with Engine(Catalogue([load(folder)]), slots=1) as engine:
        outcome = engine.submit(Submission("double", toy.double("return 2 * x"))).result(30)
    assert outcome.verdict == "IE"
    assert "not your answer" in str(outcome.cases[0].message)


def test_a_forbidden_call_is_named_with_its_line(tmp_path: Path) -> None:
    folder = toy.write_code(tmp_path, forbidden=["torch.add"])
    source = "import torch\n\n\ndef double(x):\n    return torch.add(x, x)\n"
    with Engine(Catalogue([load(folder)]), slots=1) as engine:
        outcome = engine.submit(Submission("double", source)).result(30)
        allowed = engine.submit(Submission("double", toy.double("return 2 * x"))).result(30)
    assert outcome.verdict == "CE"
    assert "line 5, column 12: torch.add" in str(outcome.cases[0].message)
    assert allowed.verdict == "AC"


def test_a_driver_makes_several_calls_of_one_submission(tmp_path: Path) -> None:
    driver = "def drive(submission, x):\n    return submission.double(submission.double(x)) / 2\n"
    folder = toy.write_code(tmp_path, files={"driver.py": driver})
    counting = (
        "calls = []\n\n\ndef double(x):\n    calls.append(x)\n    return 2 * x if len(calls) % 2 else x + x + 1\n"
    )
    with Engine(Catalogue([load(folder)]), slots=1) as engine:
        assert engine.submit(Submission("double", toy.double("return 2 * x"))).result(30).verdict == "AC"
        assert engine.submit(Submission("double", counting)).result(30).verdict == "WA"


@pytest.mark.parametrize("cookie", ["# coding: gbk", "# -*- coding: latin-1 -*-"])
def test_a_coding_cookie_is_not_obeyed_twice(judged: Judge, cookie: str) -> None:
    outcome = judged(f"{cookie}\ntext = '\u4f4d\u7f6e\u00e9'\nassert len(text) == 3\n{RIGHT}", mode="run")
    assert outcome.verdict == "AC"


@pytest.mark.parametrize("seed", [-1, 1 << 53, 10**30])
def test_a_seed_that_is_none_is_refused(engine: Engine, seed: int) -> None:
    with pytest.raises(LearnerError, match="seed"):
        engine.submit(Submission("rotate-half", RIGHT, seed=seed))


def test_a_verdict_is_told_once(engine: Engine) -> None:
    told: list[Event] = []
    ticket = engine.submit(Submission("rotate-half", RIGHT), on_event=told.append)
    outcome = ticket.result(30)
    ticket.resolve(outcome)
    assert [event.kind for event in told].count("done") == 1
