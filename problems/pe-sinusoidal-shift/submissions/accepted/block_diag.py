"""Blocks in a list, put on the diagonal by torch."""

import math

import torch


def shift_matrix(k, d_model, base=10000.0):
    blocks = []
    for i in range(d_model // 2):
        b = k * base ** (-2 * i / d_model)
        c, s = math.cos(b), math.sin(b)
        blocks.append(torch.tensor([[c, s], [-s, c]], dtype=torch.float64))
    return torch.block_diag(*blocks)
