"""Flattened rows, index_select, and a view for every head."""

import math

import torch


def bucket_of(rel, both, n, furthest):
    start = 0
    if both:
        n //= 2
        start = n if rel > 0 else 0
        rel = -abs(rel)
    r = max(-rel, 0)
    e = n // 2
    if r >= e:
        r = min(e + int(math.log(r / e) / math.log(furthest / e) * (n - e)), n - 1)
    return start + r


def t5_bias(table, q_len, k_len, bidirectional=True, max_distance=128):
    rows = [
        bucket_of(j - i, bidirectional, table.shape[0], max_distance)
        for i in range(k_len - q_len, k_len)
        for j in range(k_len)
    ]
    picked = table.t().index_select(1, torch.tensor(rows))
    return picked.reshape(1, table.shape[1], q_len, k_len)
