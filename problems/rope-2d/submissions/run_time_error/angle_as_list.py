"""Sines from the math module, which takes one number at a time."""

import math

import torch


def rotate_2d(x, angle):
    c, s = math.cos(angle), math.sin(angle)
    return torch.stack((x[..., 0] * c - x[..., 1] * s, x[..., 0] * s + x[..., 1] * c), dim=-1)
