"""d as a table of pairs, transposed: what converters do to whole weight matrices."""

import torch


def half_permutation(d):
    return torch.arange(d).view(d // 2, 2).t().reshape(d)
