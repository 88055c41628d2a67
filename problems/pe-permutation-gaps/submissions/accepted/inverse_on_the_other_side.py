"""Undo the permutation on the other side: |f(x) - f(Px) reordered back| has the same maximum."""

import torch


def permutation_gaps(f, x, perm):
    y, z = f(x), f(x.index_select(0, perm))
    back = torch.argsort(perm)
    return float((y - z[back]).abs().max()), float((y - z).abs().max())
