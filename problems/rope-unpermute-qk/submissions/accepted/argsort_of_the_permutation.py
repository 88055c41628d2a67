"""The inverse of a list of indices is its argsort."""

import torch


def unpermute_qk(w, n_heads):
    d = w.shape[0] // n_heads
    perm = torch.cat((torch.arange(0, d, 2), torch.arange(1, d, 2)))
    rows = (torch.arange(n_heads)[:, None] * d + perm.argsort()).flatten()
    return w[rows]
