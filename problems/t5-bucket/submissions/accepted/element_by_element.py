"""One distance at a time in plain Python."""

import math

import torch


def bucket(rel, both, n, furthest):
    start = 0
    if both:
        n //= 2
        start, rel = (n, -rel) if rel > 0 else (0, rel)
    r = max(-rel, 0)
    e = n // 2
    if r < e:
        return start + r
    return start + min(e + int(math.log(r / e) / math.log(furthest / e) * (n - e)), n - 1)


def t5_bucket(rel, bidirectional=True, num_buckets=32, max_distance=128):
    flat = [bucket(x, bidirectional, num_buckets, max_distance) for x in rel.flatten().tolist()]
    return torch.tensor(flat).view(rel.shape)
