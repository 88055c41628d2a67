"""No logarithm of the distance: it is compared with the beginnings of all buckets."""

import torch


def t5_bucket(rel, bidirectional=True, num_buckets=32, max_distance=128):
    n = num_buckets // 2 if bidirectional else num_buckets
    e = n // 2
    edges = [*range(1, e + 1), *(e * (max_distance / e) ** (k / (n - e)) for k in range(1, n - e))]
    r = rel.abs() if bidirectional else (-rel).clamp(min=0)
    bucket = torch.bucketize(r.double(), torch.tensor(edges, dtype=torch.float64), right=True)
    return bucket + n * (rel > 0) * bidirectional
