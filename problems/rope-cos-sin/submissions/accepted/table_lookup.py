"""A table for the positions that occur; rows are looked up by index. Frequencies as a running product."""

import torch


def rope_cos_sin(position_ids, dim, base=1e7):
    used, row = torch.unique(position_ids, return_inverse=True)
    ratio = torch.full((dim // 2,), base ** (-2 / dim))
    ratio[0] = 1.0
    table = torch.outer(used.float(), ratio.cumprod(0))
    cos, sin = table.cos(), table.sin()
    return torch.hstack((cos, cos))[row], torch.hstack((sin, sin))[row]
