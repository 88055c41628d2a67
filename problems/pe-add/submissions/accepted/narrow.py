"""``narrow`` refuses to go beyond the end all by itself."""

import torch


def add_positions(x, table, offset=0):
    return torch.add(x, table.narrow(0, offset, x.shape[1]).unsqueeze(0).to(x.dtype))
