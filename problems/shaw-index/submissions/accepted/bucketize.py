"""The row is the number of boundaries that the distance has passed."""

import torch


def relative_index(q_pos, k_pos, max_rel):
    boundaries = torch.arange(1 - max_rel, max_rel + 1)
    return torch.bucketize(k_pos - q_pos.view(-1, 1), boundaries, right=True)
