"""The exercise's own wrong answers as detectors."""

import logging
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from judge.compare import Tolerances
from judge.diagnose.likeness import alike
from judge.diagnose.replay import replay
from judge.diagnose.trial import Trial
from judge.frame import Raised
from judge.message import Text

_log = logging.getLogger(__name__)


class Misconception(Protocol):
    """A named wrong answer: :class:`judge.problem.WrongAnswer`."""

    @property
    def id(self) -> str: ...

    @property
    def title(self) -> Text: ...

    @property
    def text(self) -> Text: ...

    def entry(self) -> Callable[..., Any]:
        """What computes the wrong answer, called as a submission is."""
        ...


class Exercise(Tolerances, Protocol):
    """What a diagnosis asks of an exercise."""

    @property
    def wrong_answers(self) -> Sequence[Misconception]: ...


def explanations(problem: Exercise, trials: Sequence[Trial]) -> list[Misconception]:
    """The wrong answers that do on every judged case what the submission did, right cases included.

    Failing cases come first, small before large: most candidates part with the submission on the first of them.
    """
    ordered = sorted(trials, key=lambda trial: (not trial.failed, trial.size))
    return [candidate for candidate in problem.wrong_answers if _explains(candidate, problem, ordered)]


def _explains(candidate: Misconception, problem: Exercise, trials: Sequence[Trial]) -> bool:
    try:
        entry = candidate.entry()
    except Exception:
        # The exercise's author has to mend this; the learner's verdict does not depend on it.
        _log.exception("the wrong answer %s cannot be loaded", candidate.id)
        return False
    telling = False
    for trial in trials:
        own = replay(entry, trial.planned)
        if not alike(own, trial.frame, trial.planned, problem):
            return False
        telling = telling or (trial.failed and _telling(own, trial))
    return telling


def _telling(own: object, trial: Trial) -> bool:
    """Two exceptions of one type are alike, but only with the same text do they show the same mistake."""
    if isinstance(own, Raised) and isinstance(trial.frame, Raised):
        return own.text == trial.frame.text
    return True
