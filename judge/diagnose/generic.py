"""The general probes: mistakes that any exercise can meet."""

from collections.abc import Sequence

from judge.compare import Tolerances
from judge.diagnose.evidence import gather
from judge.diagnose.probes import PROBES
from judge.diagnose.trial import Trial
from judge.outcome import Diagnosis


def generic(problem: Tolerances, trials: Sequence[Trial]) -> Diagnosis | None:
    """The one probe that holds on all the evidence.

    Of two that hold, the more specific may make the other redundant: a negated result is also one scaled by -1. Each
    probe says which others it ``implies``. If more than one is left after that, nothing is claimed.
    """
    evidence = [gather(trial, problem) for trial in trials]
    holding = [probe for probe in (make() for make in PROBES) if probe.holds(evidence)]
    implied = {id for probe in holding for id in probe.implies}
    left = [probe for probe in holding if probe.id not in implied]
    return left[0].diagnosis() if len(left) == 1 else None
