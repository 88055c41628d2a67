"""The largest absolute entry is the infinity norm of the flattened difference."""

import torch


def permutation_gaps(f, x, perm):
    def gap(a, b):
        return torch.linalg.vector_norm(a - b, ord=float("inf")).item()

    y, z = f(x), f(x[perm])
    return gap(torch.take_along_dim(y, perm[:, None], dim=0), z), gap(y, z)
