"""Two helpers, as the authors of YaRN lay it out."""

import math


def find_dim(rotations, dim, base, length):
    return (dim * math.log(length / (rotations * 2 * math.pi))) / (2 * math.log(base))


def yarn_correction_range(dim, base, original_max, beta_fast=32.0, beta_slow=1.0, truncate=True):
    low = find_dim(beta_fast, dim, base, original_max)
    high = find_dim(beta_slow, dim, base, original_max)
    if truncate:
        low = math.floor(low)
        high = math.ceil(high)
    return max(low, 0), min(high, dim - 1)
