"""Say which mistake it was, when the evidence singles one out.

First the exercise's own wrong answers (``named``), run here on the same inputs (``replay``, ``likeness``); only if none
of them fits, the general probes (``generic``, ``probes``). At most one diagnosis, and none on doubtful evidence: a
wrong explanation costs a learner more than no explanation.
"""

from judge.diagnose.diagnosis import diagnose

__all__ = ["diagnose"]
