"""The query is scaled once; both terms use it."""

import torch
import torch.nn.functional as F


def shaw_scores(q, k, rel_k, q_pos, k_pos):
    K = rel_k.shape[0] // 2
    idx = torch.clamp(k_pos.view(1, -1) - q_pos.view(-1, 1), -K, K) + K
    choice = F.one_hot(idx, 2 * K + 1).to(q.dtype)
    q = q / q.shape[-1] ** 0.5
    position = torch.einsum("bhir,ijr->bhij", q @ rel_k.mT, choice)
    return q @ k.mT + position
