"""How to see a failing case again: the command, and its inputs as Python."""

import shlex

import structlog

from app.closeup.models import ReplayOut
from app.i18n import _
from judge.again import TERMINAL, WORKSPACE, again, answer_file
from judge.message import Lang, Message
from judge.outcome import Outcome
from judge.problem import Problem

log = structlog.get_logger("closeup")

CHANGED = _("The exercise or PyTorch has changed since: the seed draws other numbers now.")


def replay(problem: Problem, outcome: Outcome, number: int, lang: Lang) -> ReplayOut:
    """Draws the case again. Loads the exercise's trusted code: not for the event loop."""
    name = outcome.cases[number].name
    snippet, why = _inputs(problem, outcome, name)
    return ReplayOut(
        command=shlex.join([*TERMINAL, *again(problem.id, outcome.seed, name)]),
        file=f"{WORKSPACE}/{answer_file(problem)}",
        module=problem.id.replace("-", "_") + ".py",
        snippet=snippet,
        note=why.text(lang) if why else None,
    )


def _inputs(problem: Problem, outcome: Outcome, name: str) -> tuple[str | None, Message | None]:
    import torch

    from judge.case import Draw
    from judge.snippet import snippet

    if outcome.versions.get("problem") != problem.version or outcome.versions.get("torch") != torch.__version__:
        return None, CHANGED
    case = next((case for case in problem.cases(Draw(outcome.seed)) if case.name == name), None)
    return (snippet(problem, case, outcome.seed), None) if case else (None, CHANGED)
