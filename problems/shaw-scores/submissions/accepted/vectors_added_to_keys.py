"""The formula as it stands: the vector is added to the key, then one product."""

import math


def shaw_scores(q, k, rel_k, q_pos, k_pos):
    K = len(rel_k) // 2
    idx = (k_pos - q_pos[:, None]).clamp(-K, K) + K
    keys = k[:, :, None] + rel_k[idx]
    return (q[:, :, :, None] * keys).sum(-1) / math.sqrt(q.size(-1))
