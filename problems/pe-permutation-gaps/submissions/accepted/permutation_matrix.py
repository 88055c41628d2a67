"""The permutation as a matrix of zeros and ones that multiplies from the left."""

import torch


def permutation_gaps(f, x, perm):
    matrix = torch.eye(len(perm), dtype=x.dtype)[perm]
    before, after = f(x), f(matrix @ x)
    gaps = torch.stack((matrix @ before - after, before - after)).abs().amax(dim=(1, 2))
    return tuple(gaps.tolist())
