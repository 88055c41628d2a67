"""The frequencies are divided instead of the positions, as transformers does it."""

import torch


def pi_cos_sin(position_ids, dim, base, factor):
    inv_freq = 1.0 / (base ** (torch.arange(0, dim, 2, dtype=torch.float32) / dim))
    inv_freq = inv_freq / factor
    freqs = position_ids[:, :, None].float() @ inv_freq[None, None, :]
    emb = torch.cat((freqs, freqs), dim=-1)
    return emb.cos(), emb.sin()
