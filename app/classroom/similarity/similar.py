"""The similar submissions of a class at an exercise, found off the event loop and remembered."""

import json
import subprocess
import sys
from collections import OrderedDict
from hashlib import sha256

import anyio
import anyio.to_thread
import structlog

from app.classroom.similarity import worker
from app.classroom.similarity.compare import Comparison
from app.errors import ApiError
from app.i18n import _
from app.settings import ROOT
from judge.problem import Problem

log = structlog.get_logger("similarity")

PATIENCE = worker.SECONDS + 10
REMEMBERED = 64
_COMMAND = [sys.executable, "-m", "app.classroom.similarity.worker"]


class Similar:
    """Comparisons, one at a time: they take a core each."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, Comparison] = OrderedDict()
        self._limiter = anyio.CapacityLimiter(1)

    async def find(self, problem: Problem, submissions: dict[str, str]) -> Comparison:
        """What is alike among ``submissions``, sources by name."""
        digest = sha256(f"{problem.id} {problem.version} {sorted(submissions)}".encode()).hexdigest()
        if digest not in self._known:
            found = await anyio.to_thread.run_sync(_compare, submissions, problem, limiter=self._limiter)
            self._known[digest] = found
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return self._known[digest]


def explained(problem: Problem) -> list[str]:
    """What anybody's solution may contain without having it from somebody else."""
    authors = [*problem.accepted, *(one.path for one in problem.wrong_answers)]
    return [problem.starter, problem.solution, *(path.read_text("utf-8") for path in authors)]


def _compare(submissions: dict[str, str], problem: Problem) -> Comparison:
    question = json.dumps({"submissions": submissions, "explained": explained(problem)}).encode()
    try:
        done = subprocess.run(
            _COMMAND, input=question, capture_output=True, cwd=ROOT, env={}, timeout=PATIENCE, check=True
        )
        return Comparison.from_json(json.loads(done.stdout))
    except (subprocess.SubprocessError, OSError, ValueError, TypeError, KeyError) as error:
        log.error("submissions cannot be compared", problem=problem.id, error=type(error).__name__)
        raise ApiError(
            503, "not_compared", _("The submissions could not be compared this time."), hint=_("Try again later."),
            retry_after=60.0,
        ) from error  # fmt: skip
