"""All frequencies of the head, of which one is used."""

import torch


def helix_points(i, d, base, m):
    inv_freq = 1.0 / base ** (torch.arange(0, d, 2).float() / d)
    angle = m.float() * inv_freq[i]
    return torch.column_stack((torch.cos(angle), torch.sin(angle), m.float()))
