"""Length and direction: the rotation adds to the direction. Computed in float64, so that nothing is lost."""

import torch


def rotate_2d(x, angle):
    y = x.double()
    length, direction = torch.hypot(y[..., 0], y[..., 1]), torch.atan2(y[..., 1], y[..., 0]) + angle
    return torch.stack((length * direction.cos(), length * direction.sin()), dim=-1).to(x.dtype)
