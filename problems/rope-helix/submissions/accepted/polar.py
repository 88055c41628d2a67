"""A complex number of length 1; its parts, and the height beside them."""

import torch


def helix_points(i, d, base, m):
    angle = (m.double() * base ** (-2 * i / d)).float()
    circle = torch.view_as_real(torch.polar(torch.ones_like(angle), angle))
    return torch.cat((circle, m[:, None].float()), dim=1)
