"""A fresh buffer; even rows from the first halves, odd rows from the second ones."""

import torch


def unpermute_qk(w, n_heads):
    heads = w.unflatten(0, (n_heads, -1))
    half = heads.shape[1] // 2
    out = torch.empty_like(heads)
    out[:, 0::2] = heads[:, :half]
    out[:, 1::2] = heads[:, half:]
    return out.flatten(0, 1)
