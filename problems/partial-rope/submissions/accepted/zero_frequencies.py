"""Full width everywhere: dimensions that pass through are their own partner and turn by an angle of 0."""

import torch


def partial_rope(q, k, position_ids, partial_rotary_factor=0.25, base=1e7):
    size = q.shape[-1]
    dim = int(size * partial_rotary_factor)
    j = torch.arange(size)
    inside = j < dim
    partner = torch.where(inside, (j + dim // 2) % dim, j)
    sign = torch.where(j < dim // 2, -1.0, 1.0)
    theta = torch.where(inside, base ** (-2.0 * (j % (dim // 2)) / dim), torch.zeros(()))
    angle = (position_ids.float()[..., None] * theta)[:, None]

    def apply(x):
        y = x.float()
        return (y * angle.cos() + sign * y[..., partner] * angle.sin()).to(x.dtype)

    return apply(q), apply(k)
