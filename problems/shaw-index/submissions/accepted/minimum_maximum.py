"""Two bounds, one after the other."""

import torch


def relative_index(q_pos, k_pos, max_rel):
    shifted = k_pos.unsqueeze(0) - q_pos.unsqueeze(1) + max_rel
    return torch.minimum(torch.maximum(shifted, torch.tensor(0)), torch.tensor(2 * max_rel))
