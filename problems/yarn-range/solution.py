"""YaRN: the range of pair indices in which frequencies change over from kept to interpolated.

Peng et al., https://arxiv.org/abs/2309.00071; find_correction_range in the authors' code.
Does not handle: a range that is empty or turned round (a training length of a few tokens); see the editorial.
"""

import math


def yarn_correction_range(
    dim: int,
    base: float,
    original_max: int,
    beta_fast: float = 32.0,
    beta_slow: float = 1.0,
    truncate: bool = True,
) -> tuple[float, float]:
    """Return (low, high): pairs below low are fast, pairs above high are slow.

    Example: dim = 8, base = 10000, original_max = 4096 -> (1.309, 2.814), truncated (1, 3)
    """

    def index(turns: float) -> float:
        # original_max * base ** (-2 i / dim) = 2 pi * turns, solved for i
        return dim * math.log(original_max / (2 * math.pi * turns)) / (2 * math.log(base))

    low, high = index(beta_fast), index(beta_slow)  # fast pairs have the small indices
    if truncate:
        low, high = math.floor(low), math.ceil(high)  # outwards
    return max(low, 0), min(high, dim - 1)
