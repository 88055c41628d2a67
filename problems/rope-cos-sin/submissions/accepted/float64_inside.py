"""Angles in float64, tables rounded once."""

import math

import torch


def rope_cos_sin(position_ids, dim, base=1e7):
    i = torch.arange(dim // 2, dtype=torch.float64).repeat(2)
    angle = position_ids.double()[..., None] * torch.exp(-2 * i / dim * math.log(base))
    return angle.cos().float(), angle.sin().float()
