"""float64, an additive mask, the softmax written out with the maximum taken off."""

import math

import torch


def shaw_attention(q, k, v, rel_k, rel_v, q_pos, k_pos, mask=None):
    q64, K = q.double() / math.sqrt(q.shape[-1]), rel_k.shape[0] // 2
    idx = torch.clamp(k_pos - q_pos.view(-1, 1), -K, K) + K
    s = q64 @ k.double().mT + torch.einsum("bhid,ijd->bhij", q64, rel_k.double()[idx])
    if mask is not None:
        s = s + torch.zeros(mask.shape, dtype=s.dtype).masked_fill(mask.logical_not(), -torch.inf)
    e = torch.exp(s - s.amax(-1, keepdim=True))
    p = e / e.sum(-1, keepdim=True)
    return (p @ v.double() + torch.einsum("bhij,ijd->bhid", p, rel_v.double()[idx])).float()
