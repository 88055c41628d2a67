"""An engine for faults that cannot be had from the real one on demand: it judges by what the first line says.

``# hold``: no verdict until ``release``. ``# full``: there is no room. ``# raise``: the engine itself fails.
``# hang``: judging begins and does not end.
``# wrong CASE MISTAKE``: fails there by that.
``# surrogate``: an outcome that is no JSON. ``# early``: the verdict is there before ``submit`` returns. Anything else
passes two cases.
"""

import threading
from collections.abc import Callable
from dataclasses import replace

from judge.engine import Event, Posture, Submission, Ticket
from judge.engine.promise import Promise
from judge.errors import QueueFull
from judge.message import Message, Text
from judge.outcome import CaseOutcome, Diagnosis, Limits, Outcome
from judge.playground import Play, Played, Shown
from judge.playground.shown import Slice
from judge.verdict import Verdict

LISTENER = Callable[[Event], None]
CASES = tuple(CaseOutcome(name=f"case {n}", sample=n == 0, verdict=Verdict.AC, time_ms=0.1) for n in range(2))


class FakeEngine:
    """Keeps the engine's contract, for one process and no sandbox."""

    def __init__(self) -> None:
        self.posture = Posture("strict", (), {})
        self.waiting = 0
        self.held: list[tuple[Submission, LISTENER]] = []
        self.taken: list[Submission] = []
        self.alive = True
        self.crowded: Callable[[], bool] = lambda: False

    def estimate(self) -> float:
        return 0.0

    def submit(self, submission: Submission, *, on_event: LISTENER | None = None) -> Ticket:
        word = submission.source.partition("\n")[0].removeprefix("#").strip()
        if word == "full":
            raise QueueFull(Message("the queue is full"), retry_after=2.5)
        if word == "raise":
            raise RuntimeError("secret detail")
        self.taken.append(submission)
        assert on_event is not None
        if word == "hang":
            on_event(Event("started", len(CASES)))
        elif word == "hold":
            self.held.append((submission, on_event))
        elif word == "early":
            finish(submission, on_event, word)
        else:
            threading.Thread(target=finish, args=(submission, on_event, word)).start()
        return Ticket(submission)

    def play(self, play: Play) -> Promise[Played]:
        """``# hold``: no result until it is cancelled. ``# full``: no room. Anything else is its own value."""
        word = play.source.partition("\n")[0].removeprefix("#").strip()
        if word == "full":
            raise QueueFull(Message("the queue is full"), retry_after=2.5)
        promise = Promise[Played](play.id)
        promise.bind(withdraw=lambda _: True, place=lambda _: 3)
        if word == "fault":
            message = Message("line {line}", {"line": 1})
            promise.resolve(Played(id=play.id, fault=Verdict.RTE, message=message, sandbox="strict"))
        elif word != "hold":
            numbers = Shown(shape=(1, 2), dtype="float32", low=1, high=2, slices=(Slice(index=(), rows=((1.0, 2.0),)),))
            played = Played(id=play.id, text=play.source, tensors=(numbers,), stdout="<b>hello</b>\n", sandbox="strict")
            threading.Timer(0.01, promise.resolve, (played,)).start()
        return promise

    def release(self) -> None:
        """Judge what was held."""
        while self.held:
            finish(*self.held.pop(0), "held")


def finish(submission: Submission, tell: LISTENER, word: str) -> None:
    """Every event of a submission that passes."""
    for n, case in enumerate(CASES):
        tell(Event("case", len(CASES), index=n, case=case))
    done = outcome(submission, "\ud800" if word == "surrogate" else "hello\n")
    tell(Event("done", len(CASES), outcome=wrong(done, word) if word.startswith("wrong") else done))


def wrong(right: Outcome, word: str) -> Outcome:
    """Failed at a case, by a mistake that may be named: ``wrong case-2 sign``."""
    _wrong, name, *mistakes = word.split()
    case = CaseOutcome(name=name, sample=False, verdict=Verdict.WA, message=Message("3 of 8 elements are wrong"))
    found = tuple(Diagnosis(id=id, title=Text(id, id), text=Text(id, id)) for id in mistakes)
    return right.model_copy(update={"verdict": Verdict.WA, "cases": (CASES[0], case), "diagnosis": found})


def outcome(submission: Submission, stdout: str = "") -> Outcome:
    """Accepted."""
    return Outcome(
        id=submission.id,
        problem=submission.problem,
        mode=submission.mode,
        verdict=Verdict.AC,
        cases=CASES,
        stdout=stdout,
        seed=7 if submission.seed is None else submission.seed,
        time_ms=1.0,
        limits=Limits(time_ms=2000, memory_mb=256, output_kb=64),
        sandbox="strict",
        versions={},
    )


def weak(engine: FakeEngine) -> FakeEngine:
    """``engine`` on a machine that confines nothing."""
    engine.posture = replace(engine.posture, level="process")
    return engine
