"""All products with the table first, then a selection: no tensor of Tq · Tk · D numbers."""

import torch


def shaw_scores(q, k, rel_k, q_pos, k_pos):
    B, H, Tq, D = q.shape
    K = (rel_k.shape[0] - 1) // 2
    idx = torch.clamp(k_pos.unsqueeze(0) - q_pos.unsqueeze(1), -K, K) + K
    rel = torch.matmul(q, rel_k.T).gather(-1, idx.expand(B, H, Tq, -1))
    return (torch.matmul(q, k.transpose(-1, -2)) + rel) / D**0.5
