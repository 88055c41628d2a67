"""Dimension j uses the frequency of j mod dim/2; nothing is concatenated."""

import torch


def rope_cos_sin(position_ids, dim, base=1e7):
    pair = torch.arange(dim) % (dim // 2)
    angle = position_ids.unsqueeze(2) * torch.pow(torch.tensor(float(base)), -2 * pair / dim)
    return torch.cos(angle), torch.sin(angle)
