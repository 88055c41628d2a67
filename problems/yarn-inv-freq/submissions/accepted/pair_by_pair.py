"""A loop over the pairs with three branches."""

import math

import torch


def yarn_inv_freq(dim, base, factor, original_max, beta_fast=32.0, beta_slow=1.0):
    def where(turns):
        return dim / 2 * math.log(original_max / (math.tau * turns), base)

    low = max(math.floor(where(beta_fast)), 0)
    high = min(math.ceil(where(beta_slow)), dim - 1)
    out = []
    for i in range(dim // 2):
        theta = base ** (-2 * i / dim)
        if i <= low:
            out.append(theta)
        elif i >= high:
            out.append(theta / factor)
        else:
            share = (i - low) / (high - low)
            out.append(theta * (1 - share + share / factor))
    return torch.tensor(out, dtype=torch.float32)
