"""Stack both halves of every head on a new axis behind the pairs, and flatten."""

import torch


def unpermute_qk(w, n_heads):
    parts = []
    for head in w.chunk(n_heads, dim=0):
        a, b = head.chunk(2, dim=0)
        parts.append(torch.stack((a, b), dim=1).flatten(0, 1))
    return torch.cat(parts, dim=0)
