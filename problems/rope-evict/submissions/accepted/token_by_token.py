"""A loop over the kept tokens."""

import torch


def evict_and_reindex(k_rot, keep, base=10000.0):
    D = k_rot.shape[-1]
    theta = base ** (-torch.arange(0, D, 2) / D)
    rows = []
    for new, old in enumerate(keep.tolist()):
        cos, sin = torch.cos((old - new) * theta), torch.sin((old - new) * theta)
        a, b = k_rot[:, :, old].chunk(2, dim=-1)
        rows.append(torch.cat((a * cos + b * sin, b * cos - a * sin), dim=-1))
    return torch.stack(rows, dim=2)
