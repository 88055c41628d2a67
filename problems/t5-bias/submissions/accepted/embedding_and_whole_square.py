"""The square of keys against keys, of which the last rows are kept; the lookup is an embedding."""

import math

import torch
import torch.nn.functional as F


def t5_bias(table, q_len, k_len, bidirectional=True, max_distance=128):
    t = torch.arange(k_len)
    rel = t[None, :] - t[:, None]
    n, bucket = table.shape[0], torch.zeros_like(rel)
    if bidirectional:
        n //= 2
        bucket = bucket + (rel > 0).long() * n
        rel = rel.abs()
    else:
        rel = -torch.min(rel, torch.zeros_like(rel))
    half = n // 2
    large = half + (torch.log(rel.float() / half) / math.log(max_distance / half) * (n - half)).long()
    large = torch.min(large, torch.full_like(large, n - 1))
    bucket = bucket + torch.where(rel < half, rel, large)
    values = F.embedding(bucket, table)
    return values.permute(2, 0, 1).unsqueeze(0)[:, :, -q_len:, :]
