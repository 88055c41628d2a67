"""The paper's trick: sequences and heads are stacked, one matrix product per query position."""

import torch


def shaw_scores(q, k, rel_k, q_pos, k_pos):
    B, H, Tq, D = q.shape
    K = rel_k.shape[0] // 2
    idx = torch.minimum(torch.maximum(k_pos[None] - q_pos[:, None] + K, torch.tensor(0)), torch.tensor(2 * K))
    stacked = q.permute(2, 0, 1, 3).reshape(Tq, B * H, D) @ rel_k[idx].transpose(1, 2)
    position = stacked.reshape(Tq, B, H, -1).permute(1, 2, 0, 3)
    return D**-0.5 * (q @ k.mT + position)
