"""cos times the vector plus sin times the vector turned by a quarter: the form that RoPE code uses."""

import torch


def rotate_2d(x, angle):
    angle = angle[..., None]
    quarter = torch.stack((-x[..., 1], x[..., 0]), dim=-1)
    return x * angle.cos() + quarter * angle.sin()
