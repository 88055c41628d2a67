"""A table of cos and sin for the positions that occur, looked up by index."""

import torch


def partial_rope(q, k, position_ids, partial_rotary_factor=0.25, base=1e7):
    dim = int(q.shape[-1] * partial_rotary_factor)
    used, row = torch.unique(position_ids, return_inverse=True)
    inv_freq = torch.pow(torch.tensor(base), -torch.arange(0, dim, 2).float() / dim)
    table = torch.outer(used.float(), inv_freq)
    cos, sin = table.cos()[row].unsqueeze(1), table.sin()[row].unsqueeze(1)

    def apply(x):
        x1, x2 = x[..., :dim].float().unflatten(-1, (2, dim // 2)).unbind(-2)
        rotated = torch.stack((x1 * cos - x2 * sin, x2 * cos + x1 * sin), dim=-2).flatten(-2)
        return torch.cat((rotated.to(x.dtype), x[..., dim:]), dim=-1)

    return apply(q), apply(k)
