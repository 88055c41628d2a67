"""A fixed order of the dimensions, then signs."""

import torch


def rotate_half(x):
    d = x.shape[-1]
    order = torch.cat((torch.arange(d // 2, d), torch.arange(0, d // 2)))
    out = x.index_select(-1, order)
    return torch.where(torch.arange(d) < d // 2, -out, out)
