"""Tables of full width, cast to the dtype of the cache, and rotate_half."""

import torch


def rotate_half(x):
    a, b = x.chunk(2, dim=-1)
    return torch.cat((-b, a), dim=-1)


def shift_keys(k_rot, delta, base=10000.0):
    _, _, tokens, dim = k_rot.shape
    if not isinstance(delta, torch.Tensor):
        delta = torch.full((tokens,), delta)
    freqs = torch.outer(delta.float(), 1.0 / (base ** (torch.arange(0, dim, 2).float() / dim)))
    emb = torch.cat((freqs, freqs), dim=-1)
    cos, sin = emb.cos().to(k_rot.dtype), emb.sin().to(k_rot.dtype)
    return k_rot * cos + rotate_half(k_rot) * sin
