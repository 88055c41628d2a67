"""One 2x2 matrix per angle."""

import torch


def rotate_2d(x, angle):
    c, s = torch.cos(angle), torch.sin(angle)
    rotation = torch.stack((torch.stack((c, -s), dim=-1), torch.stack((s, c), dim=-1)), dim=-2)
    return (rotation @ x.unsqueeze(-1)).squeeze(-1)
