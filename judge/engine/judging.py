"""One judgement: the plan's job goes to a child, answers are evaluated as they come, the outcome is put together."""

import logging
import platform
import time
from collections.abc import Callable

import torch

from judge import __version__
from judge.closeup import Closeup
from judge.compare import evaluate
from judge.compare.closer import look
from judge.diagnose import diagnose
from judge.endings import crashed, ended_by_the_judge, where_not_compiled
from judge.engine.submission import Submission
from judge.frame import Answer, Forbidden, Frame, NoEntry, NotCompiled
from judge.message import Message, _
from judge.missing import missing
from judge.outcome import CaseOutcome, Diagnosis, Outcome
from judge.plan import Plan, room
from judge.problem import Problem
from judge.quoting import clean
from judge.sandbox.job import encode_job
from judge.sandbox.output import new_mark
from judge.sandbox.run import Bounds, Ending, Execution
from judge.seed import seed_of_the_child
from judge.verdict import Verdict

log = logging.getLogger("judge.engine")

OnCase = Callable[[int, CaseOutcome], None]


class Judging:
    """Puts the outcome of one submission together. ``level`` is the sandbox level that the outcome states."""

    def __init__(self, submission: Submission, source: bytes, plan: Plan, level: str, on_case: OnCase) -> None:
        self._submission, self._source, self._plan, self._level, self._on_case = (
            submission,
            source,
            plan,
            level,
            on_case,
        )
        self._limits = plan.problem.limits
        self._frames: list[Frame] = []
        self._cases: list[CaseOutcome] = []
        self.started = time.perf_counter()
        self.killed = False  # whether the last run was killed in the middle, by somebody else
        self.bounds = Bounds(self._limits.time_ms / 1000, room(plan), self._limits.output_kb << 10)
        self.mark = new_mark()
        self.job = encode_job(
            source=source,
            driver=plan.problem.driver,
            entry=plan.problem.entry,
            calls=plan.calls,
            time_ms=self._limits.time_ms,
            memory=self._limits.memory_mb << 20,
            room=self.bounds.room,
            seed=seed_of_the_child(plan.seed),
            forbidden=plan.problem.forbidden,
            mark=self.mark,
        )

    @property
    def count(self) -> int:
        return len(self._plan.cases)

    def restart(self) -> None:
        """Forget what a lost run brought; the next one starts over."""
        self._frames.clear()
        self._cases.clear()

    def answer(self, index: int, answer: Answer, seconds: float, stdout: str) -> None:
        """Evaluate the next answer. Called by the run while the child goes on with the next case."""
        if isinstance(answer, NotCompiled):
            case = self._unanswered(Verdict.CE, where_not_compiled(answer))
        elif isinstance(answer, Forbidden):
            case = self._unanswered(Verdict.CE, _not_allowed(answer))
        elif isinstance(answer, NoEntry):
            case = self._unanswered(
                Verdict.RTE, missing(self._source.decode(errors="replace"), self._plan.problem.entry)
            )
        else:
            case = evaluate(self._plan.cases[index], answer, self._plan.problem)
            self._frames.append(answer)
        timed = case.model_copy(update={"time_ms": float(round(seconds * 1000)), "stdout": stdout or None})
        self._cases.append(timed)
        self._on_case(index, timed)

    def outcome(self, execution: Execution) -> Outcome:
        """The outcome of a finished run."""
        if execution.ending is not Ending.DONE:
            verdict, message = self._ended_early(execution)
            unanswered = self._unanswered(verdict, message)
            self._cases.append(unanswered.model_copy(update={"stdout": execution.unfinished or None}))
            self._on_case(len(self._cases) - 1, self._cases[-1])
        found: tuple[Diagnosis, ...] = ()
        failed = any(case.verdict is not Verdict.AC for case in self._cases)
        if failed and len(self._frames) == self.count:
            found = diagnose(self._plan, self._frames, self._cases)
        return self._outcome(found, execution)

    def _look(self) -> Closeup | None:
        """A close look at the first failing case. No verdict depends on it, and no fault in it may cost one."""
        at = next((n for n, case in enumerate(self._cases) if case.verdict is not Verdict.AC), None)
        if at is None or at >= len(self._frames) or self._cases[at].verdict is not Verdict.WA:
            return None
        try:
            return look(self._plan.cases[at], self._frames[at], self._plan.problem, at)
        except Exception:
            log.exception("no close look at case %s of %s", self._cases[at].name, self._submission.id)
            return None

    def _outcome(self, found: tuple[Diagnosis, ...], execution: Execution) -> Outcome:
        bad = next((case.verdict for case in self._cases if case.verdict is not Verdict.AC), None)
        complete = execution.ending is Ending.DONE and len(self._cases) == self.count
        return Outcome(
            id=self._submission.id,
            problem=self._plan.problem.id,
            mode=self._plan.mode,
            verdict=bad or (Verdict.AC if complete else Verdict.IE),
            cases=tuple(self._cases),
            diagnosis=found,
            stdout="".join(case.stdout or "" for case in self._cases),
            stderr=execution.stderr,
            seed=self._plan.seed,
            time_ms=round((time.perf_counter() - self.started) * 1000, 1),
            limits=self._limits,
            sandbox=self._level,
            versions=versions(self._plan.problem),
            closeup=self._look(),
        )

    def _unanswered(self, verdict: Verdict, message: Message) -> CaseOutcome:
        at = min(len(self._cases), self.count - 1)
        case = self._plan.cases[at].case
        return CaseOutcome(name=case.name, sample=case.sample, verdict=verdict, message=message)

    def _ended_early(self, execution: Execution) -> tuple[Verdict, Message]:
        if execution.ending is Ending.TIME:
            return Verdict.TLE, _(
                "the {seconds} s for all cases together ran out during this one: "
                "is there an endless loop, or a loop over single elements?",
                seconds=self.bounds.seconds,
            )
        return ended_by_the_judge(execution) or crashed(execution) or _left(execution)


def internal_error(submission: Submission, problem: Problem, level: str, message: Message) -> Outcome:
    """An outcome that says the fault is not the learner's."""
    case = CaseOutcome(name=submission.case or "-", sample=False, verdict=Verdict.IE, message=message)
    return Outcome(
        id=submission.id,
        problem=problem.id,
        mode=submission.mode,
        verdict=Verdict.IE,
        cases=(case,),
        seed=submission.seed or 0,
        time_ms=0.0,
        limits=problem.limits,
        sandbox=level,
        versions=versions(problem),
    )


def versions(problem: Problem) -> dict[str, str]:
    """What the verdict was found with."""
    return {
        "judge": __version__,
        "problem": problem.version,
        "torch": torch.__version__,
        "python": platform.python_version(),
    }


def _left(execution: Execution) -> tuple[Verdict, Message]:
    if execution.exit is None:
        return Verdict.RTE, _("the process closed its pipe before it had answered every case")
    status = execution.exit.status
    return Verdict.RTE, _("the process ended (status {status}) before it had answered every case", status=status)


def _not_allowed(use: Forbidden) -> Message:
    return _(
        "line {line}, column {column}: {name} is not allowed here, it would skip the point of the exercise",
        line=use.line,
        column=use.column,
        name=clean(use.name),
    )
