"""A loop over the heads: even rows, then odd rows."""

import torch


def permute_qk(w, n_heads):
    parts = []
    for head in w.chunk(n_heads, dim=0):
        parts += [head[0::2], head[1::2]]
    return torch.cat(parts, dim=0)
