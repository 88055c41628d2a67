"""A copy of the input, of which only the rotated part is overwritten; the arithmetic stays in the input's dtype."""

import torch


def partial_rope(q, k, position_ids, partial_rotary_factor=0.25, base=1e7):
    dim = int(q.shape[-1] * partial_rotary_factor)
    half = dim // 2
    ratio = base ** (-2.0 / dim)
    theta = torch.tensor([ratio**i for i in range(half)], dtype=torch.float32)
    angle = position_ids[:, None, :, None].to(torch.float32) * theta
    results = []
    for x in (q, k):
        cos, sin = angle.cos().to(x.dtype), angle.sin().to(x.dtype)
        out = x.clone()
        out[..., :half] = x[..., :half] * cos - x[..., half:dim] * sin
        out[..., half:dim] = x[..., half:dim] * cos + x[..., :half] * sin
        results.append(out)
    return tuple(results)
