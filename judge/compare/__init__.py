"""Compare what came back with what is wanted: type, structure, shape, dtype, gradients present, NaN pattern, values.

Read in this order: ``evaluate`` (the verdict of one case), ``parts`` (the two trees, leaf by leaf), ``difference`` (two
tensors), ``arguments`` (were the inputs touched), ``words`` and ``axes`` (how a learner is told).
"""

from judge.compare.axes import AXES
from judge.compare.evaluate import Tolerances, evaluate

__all__ = ["AXES", "Tolerances", "evaluate"]
