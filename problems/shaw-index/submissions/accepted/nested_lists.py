"""Pair by pair in Python."""

import torch


def relative_index(q_pos, k_pos, max_rel):
    rows = [[max(-max_rel, min(max_rel, n - m)) + max_rel for n in k_pos.tolist()] for m in q_pos.tolist()]
    return torch.tensor(rows)
