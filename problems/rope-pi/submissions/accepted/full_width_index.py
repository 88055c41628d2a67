"""One frequency per dimension from the start: dimension j belongs to pair j mod dim/2."""

import torch


def pi_cos_sin(position_ids, dim, base, factor):
    pair = torch.arange(dim) % (dim // 2)
    theta = base ** (-2.0 * pair / dim) / factor
    angle = position_ids.to(torch.float32)[..., None] * theta
    return torch.cos(angle), torch.sin(angle)
