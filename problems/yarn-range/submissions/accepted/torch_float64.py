"""With tensors in float64, numbers taken out at the end."""

import torch


def yarn_correction_range(dim, base, original_max, beta_fast=32.0, beta_slow=1.0, truncate=True):
    turns = torch.tensor([beta_fast, beta_slow], dtype=torch.float64)
    index = dim * torch.log(original_max / (2 * torch.pi * turns))
    index = index / (2 * torch.log(torch.tensor(base, dtype=torch.float64)))
    if truncate:
        index = torch.stack((index[0].floor(), index[1].ceil()))
    return index[0].clamp(min=0).item(), index[1].clamp(max=dim - 1).item()
