"""The lookup as a matrix product with one-hot rows; buckets by comparing with their beginnings."""

import torch
import torch.nn.functional as F


def t5_bias(table, q_len, k_len, bidirectional=True, max_distance=128):
    buckets = table.shape[0]
    n = buckets // 2 if bidirectional else buckets
    e = n // 2
    edges = [*range(1, e + 1), *(e * (max_distance / e) ** (s / (n - e)) for s in range(1, n - e))]
    rel = torch.arange(k_len).view(1, -1) - torch.arange(k_len - q_len, k_len).view(-1, 1)
    r = rel.abs() if bidirectional else (-rel).clamp(min=0)
    bucket = torch.bucketize(r.double(), torch.tensor(edges, dtype=torch.float64), right=True)
    if bidirectional:
        bucket = bucket + (rel > 0) * n
    return torch.einsum("qkr,rh->hqk", F.one_hot(bucket, buckets).float(), table).unsqueeze(0)
