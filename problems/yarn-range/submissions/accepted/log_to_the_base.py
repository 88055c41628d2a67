"""A logarithm to the base of RoPE; rounding as a choice of functions."""

import math


def yarn_correction_range(dim, base, original_max, beta_fast=32.0, beta_slow=1.0, truncate=True):
    down, up = (math.floor, math.ceil) if truncate else (float, float)
    wavelengths = (original_max / beta_fast, original_max / beta_slow)
    low, high = (dim / 2 * math.log(w / math.tau, base) for w in wavelengths)
    return max(down(low), 0), min(up(high), dim - 1)
