"""The tables are widened with ones and zeros; dimensions that pass through are multiplied by one."""

import torch


def apply_rotary_pos_emb(q, k, cos, sin, unsqueeze_dim=1):
    r, dim = cos.shape[-1], q.shape[-1]
    cos = torch.nn.functional.pad(cos, (0, dim - r), value=1.0).unsqueeze(unsqueeze_dim)
    sin = torch.nn.functional.pad(sin, (0, dim - r)).unsqueeze(unsqueeze_dim)
    j = torch.arange(dim)
    partner = torch.where(j < r, (j + r // 2) % r, j)
    sign = torch.where(j < r // 2, -1, 1)

    def rope(x):
        return (x * cos + x[..., partner] * sign * sin).to(x.dtype)

    return rope(q), rope(k)
