"""Tables of full width, cos and sin cast to the dtype of x, rotate_half: the way model code is usually laid out."""

import torch


def rotate_half(x):
    a, b = x.chunk(2, dim=-1)
    return torch.cat((-b, a), dim=-1)


def partial_rope(q, k, position_ids, partial_rotary_factor=0.25, base=1e7):
    dim = int(q.shape[-1] * partial_rotary_factor)
    inv_freq = 1.0 / (base ** (torch.arange(0, dim, 2, dtype=torch.float32) / dim))
    freqs = position_ids.float().unsqueeze(-1) @ inv_freq.unsqueeze(0)
    emb = torch.cat((freqs, freqs), dim=-1)
    cos, sin = emb.cos().to(q.dtype).unsqueeze(1), emb.sin().to(q.dtype).unsqueeze(1)

    def apply(x):
        rot, rest = x[..., :dim], x[..., dim:]
        return torch.cat((rot * cos + rotate_half(rot) * sin, rest), dim=-1)

    return apply(q), apply(k)
