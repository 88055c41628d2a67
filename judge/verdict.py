"""Verdicts and the order in which they are shown."""

from enum import StrEnum


class Verdict(StrEnum):
    """What became of a case or of a whole submission, worst first."""

    IE = "IE"  # internal error: ours, never the learner's
    CE = "CE"  # the source does not compile
    TLE = "TLE"  # time limit exceeded
    MLE = "MLE"  # memory limit exceeded
    OLE = "OLE"  # output limit exceeded
    RTE = "RTE"  # run-time error
    WA = "WA"  # wrong answer
    AC = "AC"  # accepted
