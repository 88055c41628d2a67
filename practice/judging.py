"""The engine for one terminal: started before anything else that is slow, and closed whatever happens."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from judge.message import _
from judge.outcome import Outcome
from judge.problem import Catalogue, Problem
from practice.language import say
from practice.terminal import LiveLine

if TYPE_CHECKING:
    from judge.engine import Engine, Event

Mode: TypeAlias = Literal["run", "submit"]


@dataclass(frozen=True)
class Request:
    """What to judge, and how."""

    problem: Problem
    source: str
    mode: Mode = "submit"
    seed: int | None = None
    case: str | None = None

    @property
    def whole(self) -> bool:
        """All cases, so that *accepted* means solved."""
        return self.mode == "submit" and self.case is None


@contextmanager
def warm_engine(catalogue: Catalogue) -> Iterator["Engine"]:
    """An engine with one slot; judging a second time costs milliseconds.

    The sandbox's warm process is launched before ``judge.engine`` is imported: both import torch, each on its own core.
    """
    from judge.sandbox import cold

    line = LiveLine()
    line.show(say(_("starting the judge …")))
    keeper = cold.prepare()
    try:
        keeper.launch()
        from judge.engine import Engine

        with Engine(catalogue, slots=1, keeper=keeper) as engine:
            line.clear()
            yield engine
    finally:
        line.clear()
        keeper.close()


def judge_once(catalogue: Catalogue, request: Request, then: Callable[[Outcome], None]) -> Outcome:
    """Judge and tell ``then``, which need not wait until everything is put away.

    What is filled into a sheet runs nowhere, so it needs no engine.
    """
    if request.problem.kind != "code":
        outcome = _mark(request)
        then(outcome)
        return outcome
    with warm_engine(catalogue) as engine:
        outcome = judge(engine, request)
        then(outcome)
        return outcome


def judge(engine: "Engine", request: Request) -> Outcome:
    """Judge, with a line that says how far it is."""
    from judge.engine import Submission

    if request.problem.kind != "code":
        return _mark(request)
    line = LiveLine()
    name = request.problem.id

    def told(event: "Event") -> None:
        if event.kind == "case" and event.index is not None:
            text = _("judging {name}: case {done} of {total} …", name=name, done=event.index + 1, total=event.total)
            line.show(say(text))

    line.show(say(_("judging {name} …", name=name)))
    submission = Submission(name, request.source, request.mode, seed=request.seed, case=request.case)
    ticket = engine.submit(submission, on_event=told)
    try:
        outcome: Outcome = ticket.result()
        return outcome
    except BaseException:
        ticket.cancel()
        raise
    finally:
        line.clear()


def _mark(request: Request) -> Outcome:
    from judge.marking import mark

    return mark(request.problem, request.source, request.seed, request.mode)
