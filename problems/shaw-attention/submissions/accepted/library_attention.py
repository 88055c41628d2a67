"""PyTorch's attention with the position term as mask; values that are unit vectors yield the probabilities."""

import torch
import torch.nn.functional as F


def shaw_attention(q, k, v, rel_k, rel_v, q_pos, k_pos, mask=None):
    K = rel_k.shape[0] // 2
    idx = (k_pos.unsqueeze(0) - q_pos.unsqueeze(1)).clamp(-K, K) + K
    bias = torch.einsum("bhid,ijd->bhij", q, rel_k[idx]) / q.shape[-1] ** 0.5
    if mask is not None:
        bias = bias.masked_fill(~mask, float("-inf"))
    unit = torch.eye(k.shape[2]).expand(*k.shape[:2], -1, -1)
    p = F.scaled_dot_product_attention(q, k, unit, attn_mask=bias)
    return torch.einsum("bhij,bhijd->bhid", p, v.unsqueeze(2) + rel_v[idx])
