"""No logarithm at all: the index is searched for, since turns fall with it."""

import math


def yarn_correction_range(dim, base, original_max, beta_fast=32.0, beta_slow=1.0, truncate=True):
    def index(turns):
        left, right = -20.0 * dim, 20.0 * dim
        for _ in range(100):
            middle = (left + right) / 2
            if original_max * base ** (-2 * middle / dim) > 2 * math.pi * turns:
                left = middle
            else:
                right = middle
        return left

    low, high = index(beta_fast), index(beta_slow)
    if truncate:
        low, high = int(low // 1), -int(-high // 1)
    return (0 if low < 0 else low), (dim - 1 if high > dim - 1 else high)
