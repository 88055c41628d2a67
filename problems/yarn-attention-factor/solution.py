"""YaRN: the number by which cos and sin are multiplied.

Peng et al., https://arxiv.org/abs/2309.00071: sqrt(1/t) = 0.1 ln s + 1. The decision table is that of transformers.
Does not handle: other places for the factor, such as the scale of the softmax.
"""

import math


def yarn_attention_factor(
    factor: float,
    mscale: float | None = None,
    mscale_all_dim: float | None = None,
    attention_factor: float | None = None,
) -> float:
    """Return the attention factor for a context that is longer than the training by factor.

    Example: factor = 4 -> 1.1386; factor = 40, mscale = 0.707, mscale_all_dim = 1 -> 0.9210
    """

    def g(s: float, m: float = 1.0) -> float:
        return 0.1 * m * math.log(s) + 1.0 if s > 1.0 else 1.0  # a context that does not grow needs nothing

    if attention_factor is not None:
        return attention_factor
    if mscale and mscale_all_dim:  # neither missing nor 0
        return g(factor, mscale) / g(factor, mscale_all_dim)
    return g(factor)
