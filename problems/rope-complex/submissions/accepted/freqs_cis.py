"""A table for all positions up to the largest, then a lookup: the way of Meta's release."""

import torch


def rope_complex(x, pos, base=10000.0):
    d = x.shape[-1]
    freqs = 1.0 / (base ** (torch.arange(0, d, 2)[: d // 2].float() / d))
    used, row = torch.unique(pos, return_inverse=True)
    freqs_cis = torch.polar(torch.ones(len(used), d // 2), torch.outer(used, freqs))
    z = torch.view_as_complex(x.float().reshape(*x.shape[:-1], -1, 2))
    return torch.view_as_real(z * freqs_cis[row]).flatten(-2).type_as(x)
