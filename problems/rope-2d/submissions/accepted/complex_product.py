"""A vector as a complex number, times e^{i angle}."""

import torch


def rotate_2d(x, angle):
    z = torch.view_as_complex(x.contiguous())
    return torch.view_as_real(z * torch.polar(torch.ones_like(angle), angle))
