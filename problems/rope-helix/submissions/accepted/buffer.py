"""Three columns, filled in turn."""

import math

import torch


def helix_points(i, d, base, m):
    points = torch.empty(len(m), 3)
    phi = m * math.exp(-2 * i / d * math.log(base))
    points[:, 0], points[:, 1], points[:, 2] = phi.cos(), phi.sin(), m
    return points
