"""Direction times clipped distance."""

import torch


def relative_index(q_pos, k_pos, max_rel):
    m, n = torch.meshgrid(q_pos, k_pos, indexing="ij")
    distance = (n - m).abs().clamp(max=max_rel)
    return torch.where(n < m, max_rel - distance, max_rel + distance)
