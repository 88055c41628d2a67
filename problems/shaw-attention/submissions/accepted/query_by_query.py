"""One query at a time, with its own keys and values; masked keys are left out instead of given a score."""

import torch


def shaw_attention(q, k, v, rel_k, rel_v, q_pos, k_pos, mask=None):
    K = (len(rel_k) - 1) // 2
    out = []
    for i, m in enumerate(q_pos.tolist()):
        seen = torch.ones(len(k_pos), dtype=torch.bool) if mask is None else mask[i]
        row = (k_pos[seen] - m).clamp(-K, K) + K
        keys, values = k[:, :, seen] + rel_k[row], v[:, :, seen] + rel_v[row]
        p = ((keys @ q[:, :, i, :, None]).squeeze(-1) / q.shape[-1] ** 0.5).softmax(-1)
        out.append((p[..., None] * values).sum(2))
    return torch.stack(out, dim=2)
