"""Queues: one for each version of each exercise."""

import hashlib
from collections.abc import Iterable

from judge.problem import Catalogue, Problem

TASK = "judge"
CHANNEL = "rope_judge"


def queue_of(problem: Problem) -> str:
    """The queue of an exercise as it is here. Another version of it, whose verdicts may differ, has another one.

    PostgreSQL takes 63 bytes for a channel's name, and procrastinate puts 23 before it: hence no more than 40.
    """
    mark = hashlib.sha256(f"{problem.id}@{problem.version}".encode()).hexdigest()[:12]
    return f"judge:{problem.id[:20]}@{mark}"


def queues_of(problems: Iterable[Problem]) -> dict[str, str]:
    """Each queue with the exercise it belongs to."""
    return {queue_of(problem): problem.id for problem in problems}


def among(catalogue: Catalogue, id: str) -> Problem | None:
    """The exercise ``id``, if it is here."""
    return next((problem for problem in catalogue if problem.id == id), None)
