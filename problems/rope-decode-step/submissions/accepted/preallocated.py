"""New caches are allocated and filled; attention in float64."""

import torch


def decode_step(q, k_new, v_new, k_cache, v_cache, base=10000.0):
    B, Hk, T, D = k_cache.shape
    keys, values = k_cache.new_empty(B, Hk, T + 1, D), v_cache.new_empty(B, Hk, T + 1, D)
    keys[:, :, :T], values[:, :, :T], values[:, :, T:] = k_cache, v_cache, v_new
    j = torch.arange(D)
    angle = T * base ** (-2.0 * (j % (D // 2)) / D)
    sign = torch.where(j < D // 2, -1.0, 1.0)
    partner = (j + D // 2) % D
    keys[:, :, T:] = k_new * angle.cos() + sign * k_new[..., partner] * angle.sin()
    q = q * angle.cos() + sign * q[..., partner] * angle.sin()
    outs = []
    for h in range(q.shape[1]):
        g = h * Hk // q.shape[1]
        scores = (q[:, h].double() @ keys[:, g].double().mT) / D**0.5
        outs.append((scores.softmax(-1) @ values[:, g].double()).float())
    return torch.stack(outs, dim=1), keys, values
