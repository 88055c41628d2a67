"""Element by element, without indexing by a tensor of indices."""

import torch


def permutation_gaps(f, x, perm):
    order = perm.tolist()
    y, z = f(x).tolist(), f(torch.stack([x[i] for i in order])).tolist()
    equiv = max(abs(a - b) for t, i in enumerate(order) for a, b in zip(y[i], z[t], strict=True))
    inv = max(abs(a - b) for row, other in zip(y, z, strict=True) for a, b in zip(row, other, strict=True))
    return equiv, inv
