"""Base-two logarithms, the capped step taken before it is added, float64."""

import math

import torch


def t5_bucket(rel, bidirectional=True, num_buckets=32, max_distance=128):
    side = num_buckets // (2 if bidirectional else 1)
    exact = side // 2
    r = rel.abs() if bidirectional else torch.where(rel < 0, -rel, 0)
    octaves = r.double().clamp(min=exact).log2() - math.log2(exact)
    step = octaves * (side - exact) / math.log2(max_distance / exact)
    large = exact + step.floor().clamp(max=side - exact - 1).long()
    out = torch.where(r < exact, r, large)
    if bidirectional:
        out[rel > 0] += side
    return out
