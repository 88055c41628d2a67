"""No tensor of Tq · Tk · D numbers: products with the table are gathered, probabilities are collected per row."""

import torch


def shaw_attention(q, k, v, rel_k, rel_v, q_pos, k_pos, mask=None):
    B, H, Tq, D = q.shape
    rows = rel_k.shape[0]
    K = rows // 2
    idx = (k_pos[None] - q_pos[:, None]).clamp(-K, K).add(K).expand(B, H, -1, -1)
    s = (q @ k.transpose(-2, -1) + (q @ rel_k.T).gather(-1, idx)) * D**-0.5
    if mask is not None:
        s = torch.where(mask, s, -1e30)
    p = torch.softmax(s, dim=-1)
    per_row = torch.zeros(B, H, Tq, rows).scatter_add(-1, idx, p)
    return p @ v + per_row @ rel_v
