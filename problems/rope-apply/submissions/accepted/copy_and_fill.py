"""A copy of the input, of which only the rotated part is overwritten."""

import torch


def apply_rotary_pos_emb(q, k, cos, sin, unsqueeze_dim=1):
    r = cos.shape[-1]
    cos, sin = torch.unsqueeze(cos, unsqueeze_dim), torch.unsqueeze(sin, unsqueeze_dim)
    results = []
    for x in (q, k):
        out = x.clone()
        turned = torch.roll(x[..., :r], r // 2, dims=-1) * sin
        turned[..., : r // 2].neg_()
        out[..., :r] = x[..., :r] * cos + turned
        results.append(out)
    return tuple(results)
