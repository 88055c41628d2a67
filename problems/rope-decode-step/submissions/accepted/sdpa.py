"""torch's scaled_dot_product_attention does the attention."""

import torch
import torch.nn.functional as F


def rope(x, m, base):
    half = x.shape[-1] // 2
    phi = m * torch.pow(torch.tensor(float(base)), -torch.arange(half) / half)
    a, b = x[..., :half], x[..., half:]
    return torch.cat((a * phi.cos() - b * phi.sin(), b * phi.cos() + a * phi.sin()), dim=-1)


def decode_step(q, k_new, v_new, k_cache, v_cache, base=10000.0):
    m = k_cache.size(2)
    k_cache = torch.cat((k_cache, rope(k_new, m, base)), dim=2)
    v_cache = torch.cat((v_cache, v_new), dim=2)
    head = torch.arange(q.size(1)) // (q.size(1) // k_cache.size(1))
    out = F.scaled_dot_product_attention(rope(q, m, base), k_cache[:, head], v_cache[:, head])
    return out, k_cache, v_cache
