"""Sort by evenness, keep the order otherwise."""

import torch


def half_permutation(d):
    return torch.sort(torch.arange(d) % 2, stable=True).indices
