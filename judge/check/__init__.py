"""``judge check``: proves that every exercise is what it claims to be.

The form is read first (schema, layout, texts, sources, draws); then every submission that comes with an exercise is
judged by the real engine. What it comes to is a :class:`CheckResult`; :func:`show` prints it.
"""

from judge.check.proof import SEEDS, CheckResult, Finding, check
from judge.check.show import show

__all__ = ["SEEDS", "CheckResult", "Finding", "check", "show"]
