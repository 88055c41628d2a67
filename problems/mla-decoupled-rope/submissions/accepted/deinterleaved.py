"""As in transformers: evens before odds in q and k alike, then rotate_half. The scores do not notice the reordering."""

import torch


def rotate_half(x):
    a, b = x.chunk(2, dim=-1)
    return torch.cat((-b, a), dim=-1)


def sorted_pairs(x):
    return torch.cat((x[..., ::2], x[..., 1::2]), dim=-1)


def mla_scores(q_nope, q_pe, c_kv, k_pe, w_uk, position_ids, base=10000.0):
    dn, dr = q_nope.shape[-1], q_pe.shape[-1]
    inv_freq = torch.pow(base, -torch.arange(0, dr, 2, dtype=torch.float32) / dr)
    freqs = position_ids[:, None, :, None] * inv_freq
    cos, sin = (torch.cat((t, t), dim=-1) for t in (freqs.cos(), freqs.sin()))
    q, k = sorted_pairs(q_pe), sorted_pairs(k_pe)[:, None]
    q, k = q * cos + rotate_half(q) * sin, k * cos + rotate_half(k) * sin
    scores = torch.einsum("bhid,hdr,bjr->bhij", q_nope, w_uk, c_kv)
    return (scores + torch.einsum("bhid,bgjd->bhij", q, k)) * (dn + dr) ** -0.5
